"""Messages: the report of a deck."""

MESSAGES = {
    "report.side": ("[{dark?}Dark|Light] Side", "Côté [{dark?}obscur|lumineux]"),
    "report.games": ("Games played by bots: {count}", "Parties jouées par des robots : {count}"),
    "report.revisions": ("Rules and cards: {names}", "Règles et cartes : {names}"),
    "report.won": ("Won", "Gagnées"),
    "report.lost": ("Lost", "Perdues"),
    "report.drawn": ("Without an end", "Sans fin"),
    "report.scored": (
        "Won: {won}, lost: {lost}, without an end: {drawn}.",
        "Gagnées : {won}, perdues : {lost}, sans fin : {drawn}.",
    ),
    "report.interval": (
        "With 95% certainty between {low} and {high}.",
        "Avec 95 % de certitude entre {low} et {high}.",
    ),
    "report.side-rate": (
        "All decks of this side in these games: {share}.",
        "Tous les decks de ce côté dans ces parties : {share}.",
    ),
    "report.mark": (
        "A dot is the share of games won, the bar its 95% interval, the upright line what the whole deck has won.",
        "Un point est la part des parties gagnées, la barre son intervalle à 95 %, le trait vertical celle de tout le "
        "deck.",
    ),
    "report.opponents": ("Against whom", "Contre qui"),
    "report.opponent": ("Opponent", "Adversaire"),
    "report.bots": ("Bots", "Robots"),
    "report.bots-row": ("{mine} against {theirs}", "{mine} contre {theirs}"),
    "report.count": ("Games", "Parties"),
    "report.share": ("Won", "Gagnées"),
    "report.cards": ("The cards", "Les cartes"),
    "report.cards-note": (
        "The share of games won in which the card was played, was drawn, was never drawn, or was still in hand at the "
        "end, with the number of such games. A card that comes late is played in games that last: compare, do not "
        "conclude too fast.",
        "La part des parties gagnées où la carte a été jouée, tirée, jamais tirée, ou encore en main à la fin, avec le "
        "nombre de ces parties. Une carte tardive se joue dans les parties qui durent : comparez, ne concluez pas trop "
        "vite.",
    ),
    "report.card": ("Card", "Carte"),
    "report.copies": ("Copies", "Exemplaires"),
    "report.played": ("Played", "Jouée"),
    "report.card-drawn": ("Drawn", "Tirée"),
    "report.undrawn": ("Never drawn", "Jamais tirée"),
    "report.left": ("Left in hand", "Restée en main"),
    "report.started": ("On table at the start: {count}", "Sur la table au début : {count}"),
    "report.losses": ("Force lost in each round", "Force perdue à chaque manche"),
    "report.losses-note": (
        "A round is one turn of each player; on average over the games that lasted until then.",
        "Une manche est un tour de chaque joueur ; en moyenne sur les parties qui ont duré jusque-là.",
    ),
    "report.by-deck": ("This deck", "Ce deck"),
    "report.by-opponents": ("Its opponents", "Ses adversaires"),
    "report.to-drains": ("To Force drains", "Par drainage de Force"),
    "report.in-battles": ("In battles", "En bataille"),
    "report.to-others": ("Otherwise", "Autrement"),
    "report.deeds": ("Drains and battles in a game", "Drainages et batailles dans une partie"),
    "report.drains": ("Force drains", "Drainages de Force"),
    "report.drained": ("Force drained", "Force drainée"),
    "report.battles": ("Battles initiated", "Batailles initiées"),
    "report.battles-won": ("Battles won", "Batailles gagnées"),
    "report.damage": ("Battle damage to the other", "Dommages de bataille à l'autre"),
    "report.endings": ("How games end", "Comment finissent les parties"),
    "report.ending-life-force": ("No Life Force left", "Plus de Force vitale"),
    "report.ending-turns": ("Too many turns", "Trop de tours"),
    "report.ending-decisions": ("Too many decisions", "Trop de décisions"),
    "report.lengths": ("Turns of a game", "Tours d'une partie"),
    "report.no-games": ("No games of this deck were played yet.", "Aucune partie de ce deck n'a encore été jouée."),
}
