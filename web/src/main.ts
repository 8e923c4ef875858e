import { mount } from 'svelte';
import App from './App.svelte';
import { rememberedLanguage, speak } from './i18n/i18n.svelte';
import { startRouter } from './ui/router.svelte';
import './ui/theme.css';

speak(rememberedLanguage());
startRouter();

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the application');
mount(App, { target });
