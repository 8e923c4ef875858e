/** What is only fetched when somebody searches or reads about cards: one module, so that it comes whole or not at all. */

export { makeFinder } from './finder';
export { mentions } from './mentions';
