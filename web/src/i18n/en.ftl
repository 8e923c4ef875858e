## Pages and common words
page-home = Play
page-join = Join a game
page-table = Table
page-replay = Replay
page-academy = Academy
page-sandbox = Sandbox
page-rules = Rulebook
page-watch = A rule at the table
page-cards = Cards
page-decks = Decks
page-me = Me
page-missing = There is no such page
pages = Pages
home = Back to the start
language = Language
close = Close
copy = Copy
copied = Copied
send = Send
loading = Loading…
failed = Something went wrong.
side-name = { $side ->
    [light] Light Side
    [dark] Dark Side
   *[other] Both sides
 }

## Home
hero = A table that knows the rules
hero-lead = The Star Wars CCG in your browser: against a bot, or a friend. Every legal move is offered in plain words, and every refusal says why.
play = Play
play-so = Play with these choices
play-summary = { $opponent ->
    [bot] You play the { $side ->
        [light] Light Side
       *[dark] Dark Side
    }, against a bot ({ $name }).
    [link] You play the { $side ->
        [light] Light Side
       *[dark] Dark Side
    }; you get a link to send to a friend.
   *[open] You play the { $side ->
        [light] Light Side
       *[dark] Dark Side
    }, against whoever joins.
 }
choices = Your choices
your-name = Your name
your-name-none = Optional
your-side = Your side
your-deck = Your deck
deck-own = My own deck list…
deck-paste = Paste a deck list (text, card ids, XML or HTD)
deck-upload = Choose a file…
deck-good = { $count } cards, ready to play.
deck-wrong-side = This deck is not for the { $side ->
        [light] Light Side
       *[dark] Dark Side
    }.
deck-intro-light = Introductory deck: Light Side
deck-intro-dark = Introductory deck: Dark Side
deck-premiere-light = Premiere: Light Side
deck-premiere-dark = Premiere: Dark Side
deck-panh-light = A New Hope: Light Side
deck-panh-dark = A New Hope: Dark Side
deck-classic-light = Classic tournament deck: Light Side
deck-classic-dark = Classic tournament deck: Dark Side
opponent = Opponent
opponent-bot = A bot
opponent-link = A friend, by link
opponent-open = Anybody
strength = Strength
bot-random-how = Any legal move, whatever it leads to
bot-heuristic-how = Knows the game and plays at once
bot-master-how = Tries its moves out first, and takes its time
bot-deck = The bot's deck
opponent-link-how = You get a link to send. Your friend chooses a deck and takes the other seat.
opponent-open-how = Your game is listed here until somebody takes the other seat.
results = { $won ->
    [one] { $won } win
   *[other] { $won } wins
 }, { $lost ->
    [one] { $lost } loss
   *[other] { $lost } losses
 }
results-none = not played yet
clock-each = Clock for each player
clock-none = No clock
clock-minutes = { $count } minutes
clock-each-minutes = { $count } minutes each
discreet = Short pauses wherever somebody might respond, so that nobody learns who can
discreet-short = with discreet pauses
your-games = Your games
seat-line = { $side ->
    [light] Light Side
    [dark] Dark Side
   *[other] Sandbox
 }, { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
open-games = Open games
open-none = Nobody is waiting just now.
join-as = Join { $name } as the { $side ->
        [light] Light Side
       *[dark] Dark Side
    }
somebody = somebody
learn = New to the game?
learn-how = Just press Play: all that you may do is always listed beside the table. Point at a card to read it; click it to see what it can do, and why it cannot do the rest.
join-title = Join a game
join-lead = You play the { $side ->
        [light] Light Side
       *[dark] Dark Side
    }.
join-against = { $name } invites you.
join-somebody = Somebody invites you.
join = Take the seat
bot-random = random
bot-heuristic = experienced
bot-tutor = academy

## Academy
academy-lead = Eight short lessons on real tables. You do what a player does, with the same cards and the same buttons; nothing can go wrong, for every step can be taken back.
academy-done = { $met } of { $all } lessons done
lesson = Lesson
lesson-step = Step { $step } of { $last }
lesson-next = Next
lesson-back = Take it back
lesson-back-how = Take it back, and try what the lesson asks for.
lesson-strayed = That is allowed, but it is not what this lesson is about.
lesson-after = Next lesson: { $title }
lesson-all = All lessons
lesson-anew = Begin this lesson anew
lesson-done = done
lesson-resume = go on
academy-door = New here? Learn to play
bot-master = master

## First game
first-game = Your first game
first-game-lead = The starter decks, you with the Light Side against a bot. Beside the table stands a hint for each kind of question, two or three times; then you know it.
first-game-play = Play with hints
word-more = The rule
advice = Advice
advice-off = No more hints
advice-start = Your game begins at a location. Take one with many Force icons of yours: they are your Force from the first turn on.
advice-activate = Activate as much as you may, as a rule. What you do not use you can still draw into your hand.
advice-drain = Drain wherever you can: it is free, and it is how most games are won.
advice-location = Deploy locations first: they cost nothing, and give you more Force every turn.
advice-deploy = Deploy where you can drain, or together with others: a lone weak character is easily beaten. You need not use up all your Force.
advice-ahead = Your power at { $place } is { $count } against { $need }. Add what destiny may bring: with a total ability of 4 you draw one.
advice-behind = Your power at { $place } is only { $count } against { $need }. Begin that battle only if you trust in weapons or destiny; else pass.
advice-fire = Fire before power is counted: who is hit must be forfeited, whoever wins.
advice-destiny = Draw: it adds to your power, and becomes attrition for the other side.
advice-damage = Forfeit what is worth least beyond what you owe. Attrition must be paid with cards from the battle, damage also with Force.
advice-lose = The top of the Reserve Deck costs you a card you have not seen; the Used Pile one you have already used. A useless card in hand pays as well.
advice-move = Move to where you can drain next turn, or away from what is stronger. To stay is fine, too.
advice-draw = Draw to about eight cards in hand, but keep one or two Force for answers.
advice-answer = You may answer in the other player's turn. If it is not worth it, pass: a better moment may come.

## Waiting, links
connecting = Coming to the table…
reconnecting = The connection is broken; trying again…
no-seat = This link does not open this table
no-seat-why = The game does not exist, or the link is not complete.
waiting-opponent = Waiting for an opponent
waiting-open = Your game stands on the open list. It begins as soon as somebody joins.
waiting-link = Send the invitation to a friend. The game begins as soon as the other seat is taken.
links = Links to this table
link-invite = Invitation
link-invite-note = Whoever opens it takes the other seat.
link-watch = For spectators
link-watch-note = Shows what is public, no hands.
links-here-only = These links work on this computer only. For a friend elsewhere, start the table with “cantina table --host 0.0.0.0” and open it by this computer’s own address.
link-replay = Replay
link-replay-note = Shows the whole game with both hands, to anybody.
link-seat = Your own seat
link-seat-note = Keep it to yourself: it opens your hand on any device.
scenario-file = Save as a scenario file

## The table
side-panel = Decision
more-panel = Log and chat
locations = Locations
area-of = { $side ->
    [light] Light Side's cards
   *[dark] Dark Side's cards
 }
offered = Choose a card
table-empty = No location on the table yet.
beside = Beside the locations
beside-short = Table
galaxy = Map of the galaxy
parsec-of = { $title }, parsec { $number }
quiet-planet = nobody is there; Force icons: Light { $light }, Dark { $dark }
shown = Just shown
turn = { $number ->
    [0] Set-up
   *[other] Turn { $number }: { $side ->
        [light] Light
       *[dark] Dark
    }
 }
phases = Phases of the turn
hand-of = { $side ->
    [light] Light Side's hand
   *[dark] Dark Side's hand
 }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
hand-empty = No cards in hand.
hand-later = Your hand is dealt once the starting locations lie on the table.
turn-guide = What a turn is about
turn-goal = A player without Life Force has lost: Reserve Deck, Force Pile and Used Pile are empty.
guide-activate = Turn cards of your Reserve Deck into Force. It pays for everything.
guide-control = Drain Force where only your side stands: the other player loses cards.
guide-deploy = Spend Force to bring places, characters and ships to the table.
guide-battle = Fight where both sides stand. The higher total power wins.
guide-move = Walk and fly from place to place.
guide-draw = Take cards of your Force Pile into your hand.
piles-of = { $side ->
    [light] Light Side's piles
   *[dark] Dark Side's piles
 }
pile-count = { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
pile-top = on top { $title }
pile-inserted = inserted: { $title }
pile-reserve = Reserve
pile-force = Force
pile-used = Used
pile-lost = Lost
generation = Generates
generation-count = Force generation { $count }: show its parts
out-of-play = { $count } out of play
place-side = { $side ->
    [light] Light Side
   *[dark] Dark Side
 } at { $place }
force-icons = { $side ->
    [light] Light Force icons
   *[dark] Dark Force icons
 }
force-icons-light = Light Force icons
force-icons-dark = Dark Force icons
force-icons-here = { $side ->
    [light] Light Force icons
   *[dark] Dark Force icons
 } at { $place }: { $count }
controls = controls
occupies = occupies
total-power = Total power
total-power-here = { $side ->
    [light] Light Side's
   *[dark] Dark Side's
 } total power at { $place }: { $count }
card-can-act = can be chosen
stacked-count = { $count } stacked
backs = { $kind ->
    [bluff] { $count ->
        [one] { $count } bluff card
       *[other] { $count } bluff cards
     }
    [buried] { $count } buried
    [combat-card] { $count ->
        [one] { $count } combat card
       *[other] { $count } combat cards
     }
   *[other] { $count } face down
 }
flip-to = Flips to { $title } if
flip-may-to = Its player may flip it to { $title } if
flip-on = Flips to { $title }
flip-back-to = Flips back to { $title } if
flip-back-on = Flips back to { $title }
flip-never = { $title } does not flip back.
flip-you = { $side ->
    [light] “You” is the Light Side.
   *[dark] “You” is the Dark Side.
 }
flip-progress = { $met } of { $all } { $all ->
    [one] condition
   *[other] conditions
 } for flipping met
need-any = one of these:
need-all = all of these:
need-met = Met:
need-open = Not met:
need-hidden = Hidden from you:
need-count = { $have } of { $need }
need-now = now { $have }
other-face = Other face: { $title }
known-face-down = Face down, and known to you
attack-at = Attack at { $place }
attack-by = { $creature } attacks { $target }
attack-on = { $attackers } attack { $creature }
attack-ferocity = Ferocity
attack-undrawn = to be drawn
attack-fighters = Combatants
race = Podrace
race-goal = more than { $count } wins
race-total = race total { $count }
race-of = Race total of { $title }
race-destinies = Race destinies:
race-nobody = No race destiny yet
race-when = { $side ->
    [light] Race destiny is drawn in the Light Side’s control phases.
   *[dark] Race destiny is drawn in the Dark Side’s control phases.
 }
duel-duel = Duel
duel-epic-duel = Epic duel
duel-combat = Lightsaber combat
duel-total = Total
duel-destiny = Destiny
duel-drawn = { $drawn } of { $due } drawn
duel-fighters = Duelists
shields-left = { $count ->
    [0] No more shields
    [one] { $count } shield left
   *[other] { $count } shields left
 }
shields-short = { $count } left
test-mentor = Mentor: { $title }
test-apprentice = Apprentice: { $title }
test-mentor-role = Mentor
test-apprentice-role = Apprentice
test-mentor-of = Mentor (Test #{ $number })
test-apprentice-of = Apprentice (Test #{ $number })
test-completed-by = Test #{ $number } completed
test-short = { $role ->
    [mentor] Mentor · { $number }
    [apprentice] Apprentice · { $number }
   *[done] Completed · { $number }
 }
test-attempts = { $count ->
    [0] Not attempted yet
    [one] { $count } attempt
   *[other] { $count } attempts
 }
test-done = Completed
test-part-of = Jedi Tests
orbits = Orbits
orbited-by = Orbited by
orbited-by-named = Orbited by { $title }
shielded = Under the energy shield
targets = Targets
targets-named = Targets { $titles }
targeted-by-named = Targeted by { $titles }
targeted-by = Targeted by
explain-number = { $stat } { $value }: show its parts
in-all = In all
why-not = Why not…?
why-nothing = Nothing stands in the way of what this card can do now.
waiting-for = { $side ->
    [light] The Light Side is choosing
   *[dark] The Dark Side is choosing
 }
bot-thinks = { $side ->
    [light] The Light Side is thinking
   *[dark] The Dark Side is thinking
 }
hint = Hint
hint-how = What would somebody do who thinks ahead, knowing no more than you?
hint-thinking = Thinking
hint-even = It hardly matters which: your chance is about { $value }% either way.
because-drain = They lose { $count } Force, for free.
because-battle = Your power there is { $have } against { $need }.
because-draw = You hold { $count ->
    [one] one card
   *[other] { $count } cards
}; more cards are more choices.
because-pass = Keeps { $count } Force for answers and the next turn.
because-stops = Stops a Force drain of { $count }.
because-against = Their power there is { $need }, yours { $have }.
because-threat = Their { $title } (power { $need }) stands next to it and could come.
because-opens = From there you can drain { $count } Force.
hint-expected = { $value }% to win
hint-late = No hint in time; ask again.
story-skip = Skip
choose-first = Choose above
key-space = Space
sounds = Sounds
sounds-on = Sounds are on
sounds-off = Sounds are off
pace = Speed of what is shown
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-off = at once
ask-where = Where you are asked
ask-note = Elsewhere the table passes for you. A choice that has to be made is always asked.
ask-phase = Phase
ask-own = Your turn
ask-their = Their turn
ask-moments = To respond to
ask-battle = battles and weapons
ask-drain = Force drains and losses
ask-played = cards played or deployed
ask-destiny = destiny draws
ask-moved = movement
ask-lost = cards that are lost
ask-turn = turns and phases that begin or end
ask-usual = As usual
pass-more = Pass more than once
pass-quiet = Pass until something happens
pass-turn = Pass for the rest of the turn
pass-turn-sure = There is still something you could do: pass all the same?
pass-note = Press A to be asked again at once.
passing = { $until ->
    [quiet] Passing until something happens: ask me again
    [turn] Passing this turn: ask me again
   *[phase] Passing until { $phase }: ask me again
 }
go-to-phase = Go to { $phase }
gives-up-force = Give up { $count } Force? Press again
go-there = { $what }: { $place } ({ $number } Force)
repeat = { $count } times
repeat-all = As often as it is asked
repeat-all-short = all
settings = Settings
your-turn = Your turn
turn-of = { $side ->
    [light] Light Side’s turn
   *[dark] Dark Side’s turn
 }
turn-number = Turn { $number }
life-force-count = Life Force: { $count }
undo-took = { $side ->
    [light] The Light Side took back:
    [dark] The Dark Side took back:
   *[other] Taken back:
 }
undo-took-answer = { $side ->
    [light] The Light Side took the last answer back.
    [dark] The Dark Side took the last answer back.
   *[other] The last answer was taken back.
 }
options-fold = Show or hide the options
looking-back = You are looking back
won = { $side ->
    [light] The Light Side has won
   *[dark] The Dark Side has won
 }
you-won = You have won!
you-lost = You have lost
tally = { $number ->
    [one] One turn
   *[other] { $number } turns
 }. Life Force left: Light { $light }, Dark { $dark }.
rematch = Play again
rematch-swap = Swap sides
rematch-swap-note = Each player takes the side and the deck of the other.
share-replay = Share the replay
play-on = Play on from here
play-on-note = Opens a table of your own at this moment: you play both sides, and may ask for advice.
watch-replay = Replay with both hands
result = Result
course-ahead = { $side ->
    [light] Light ahead
   *[dark] Dark ahead
 }
course = How the game went
course-curve = Who was ahead over { $number } turns. Force lost: Light { $light }, Dark { $dark }.
moment-swing = The turn that changed most
moment-battle = The hardest battle
moment-drain = The largest Force drain
moment-turn = Turn { $number }
moment-count = −{ $count } Force
reason-played = Life Force ran out.
reason-conceded = { $who ->
    [you] You conceded.
   *[other] The other side conceded.
 }
reason-time = Time ran out.
reason-abandoned = { $who ->
    [you] You left the table.
   *[other] The other side left the table.
 }
log = Log
log-empty = Nothing has happened yet.
log-more = and { $count } more
log-less = show less
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-off = Mute the chat
chat-on = Show the chat
speaker-named = { $name }:
speaker = { $side ->
    [light] Light:
    [dark] Dark:
   *[other] Table:
 }
timeline = Look back
step-first = To the start
step-back = One step back
step-on = One step on
step-last = To the end
step-of = Step { $step } of { $last }
away = away
you = you
clock = { $side ->
    [light] Light Side's time
   *[dark] Dark Side's time
 }
player-named = { $name } · { $side ->
    [light] Light Side
   *[dark] Dark Side
 }
bot-named = { $side ->
    [light] Light Side
   *[dark] Dark Side
 } · bot ({ $name })
undo = Undo
redo = Redo
flip = Turn the table
undo-asked = Your opponent asks to take the last answer back.
undo-seen = Since then:
undo-grant = Allow it
undo-refuse = Refuse
undo-waiting = Your opponent is asked whether you may take it back…
undo-was-refused = Your opponent does not let you take it back.
parted = This game was left behind
nobody-won = The game has no winner
reason-agreed = Both sides agreed to end it.
end-propose = End it without a winner
end-asked = Your opponent proposes to end the game without a winner.
end-agree = Agree
end-waiting = Your opponent is asked whether the game shall end without a winner…
log-download = Download the whole log
log-later = The log shows both hands: it can be downloaded when the game is over.
concede = Concede
concede-sure = Concede the game?
concede-means = Your opponent wins at once.
go-on = Go on playing

## Battle
battle-scene = The battle at { $place }
scene-fold = Show the table
scene-unfold = Show the battle
fighters-of = { $side ->
    [light] Fighting for the Light Side
   *[dark] Fighting for the Dark Side
}
battle-at = Battle at { $place }
battle-won = winner
battle-power = { $side ->
    [light] Light Side's
   *[dark] Dark Side's
 } power in the battle: { $count }. Show its parts
destinies = Destiny
attrition = Attrition
damage = Damage
left-of = left of { $owed }
segment-initiation = initiation
segment-weapons = weapons segment
segment-power = power segment
segment-damage = damage segment
segment-ended = ended

## Words of the game
phase-activate = Activate
phase-control = Control
phase-deploy = Deploy
phase-battle = Battle
phase-move = Move
phase-draw = Draw
stat-power = Power
stat-ability = Ability
stat-deploy = Deploy
stat-forfeit = Forfeit
stat-maneuver = Maneuver
stat-armor = Armor
stat-defense = Defense
stat-landspeed = Landspeed
stat-hyperspeed = Hyperspeed
stat-parsec = Parsec
stat-destiny = Destiny
stat-politics = Politics
stat-ferocity = Ferocity
seat-pilot = pilot
seat-driver = driver
seat-passenger = passenger
seat-astromech = astromech
seat-cargo = cargo
category-character = Character
category-creature = Creature
category-location = Location
category-starship = Starship
category-vehicle = Vehicle
category-weapon = Weapon
category-device = Device
category-effect = Effect
category-interrupt = Interrupt
category-objective = Objective
category-epic-event = Epic Event
category-jedi-test = Jedi Test
category-admiral-s-order = Admiral's Order
category-game-aid = Game Aid
category-defensive-shield = Defensive Shield
category-podracer = Podracer
type-alien = Alien
type-droid = Droid
type-imperial = Imperial
type-rebel = Rebel
type-republic = Republic
type-sith = Sith
type-jedi-master = Jedi Master
type-dark-jedi-master = Dark Jedi Master
type-system = System
type-site = Site
type-sector = Sector
type-capital = Capital
type-starfighter = Starfighter
type-squadron = Squadron
type-combat = Combat
type-transport = Transport
type-creature = Creature
type-shuttle = Shuttle
type-character-weapon = Character weapon
type-starship-weapon = Starship weapon
type-vehicle-weapon = Vehicle weapon
type-artillery-weapon = Artillery weapon
type-automated-weapon = Automated weapon
type-utinni = Utinni
type-immediate = Immediate
type-mobile = Mobile
type-political = Political
type-used = Used
type-lost = Lost
type-starting = Starting
type-avian-creature = Avian creature
type-ophidian-creature = Ophidian creature
type-space-creature = Space creature
type-swamp-creature = Swamp creature
type-jedi-test-1 = Jedi Test #1
type-jedi-test-2 = Jedi Test #2
type-jedi-test-3 = Jedi Test #3
type-jedi-test-4 = Jedi Test #4
type-jedi-test-5 = Jedi Test #5
type-jedi-test-6 = Jedi Test #6
type-death-star-weapon = Death Star weapon
type-ancient-desert-creature = Ancient desert creature
type-gigantic-predator-creature = Gigantic predator
icon-warrior = warrior
icon-pilot = pilot
icon-nav-computer = nav computer
icon-interior = interior
icon-exterior = exterior
icon-planet = planet
icon-mobile = mobile
icon-space = space
icon-scomp-link = Scomp link
icon-underground = underground
icon-starship = starship
icon-independent = independent
icon-republic = Republic
icon-presence = presence
icon-permanent-weapon = permanent weapon
icon-maintenance = maintenance
icon-grabber = grabber
icon-endor = Endor
icon-episode-i = Episode I
icon-selective-creature = selective creature
icon-cave = cave
icon-death-star-ii = Death Star II
icon-trade-federation = Trade Federation
icon-defensive-shield = Defensive Shield
icon-special-edition = Special Edition
icon-vehicle = vehicle
verb-deploy = Deploy
verb-replace = Replace a persona
verb-play = Play
verb-walk = Move by landspeed
verb-shuttle = Shuttle
verb-transit = Docking bay transit
verb-embark = Embark
verb-disembark = Disembark
verb-seat = Change seat
verb-use = Use its text
verb-forfeit = Forfeit
verb-hyperspeed = Move by hyperspeed
verb-land = Land
verb-take-off = Take off
verb-fire = Fire
verb-transfer = Transfer
verb-drain = Force drain
verb-battle = Initiate a battle
verb-move = Move by its text
verb-sector = Move between system and sectors
verb-enter = Go inside
verb-leave = Come out
verb-dock = Dock
verb-break-cover = Break cover
verb-take-back = Take back
verb-react = React
verb-activate = Activate Force
verb-draw = Draw
verb-draw-destiny = Draw battle destiny
verb-attempt = Attempt
verb-race = Race
verb-attack = Attack a creature
verb-unleash = Attack with the creature
verb-search = Form a search party
verb-deliver = Deliver a captive
verb-collect = Collect a captive
verb-abandon = Leave a captive behind
verb-release = Release
verb-bluff = Bluff
verb-turn-over = Turn a bluff card over
verb-bury = Bury
verb-flip = Flip
verb-choose = Choose
verb-lose = Lose
verb-yes = Agree
verb-start = Start with
verb-maintain = Maintain
verb-imprison = Imprison
verb-seize = Seize
verb-amount = Choose a number
verb-pass = Pass
verb-done = Be done
verb-cancel = Take back

## Rulebook, cards
rules-index = Entries
rules-search = Search the rulebook
rules-all = All entries
rules-pick = Pick an entry, or search: most sentences can be watched at the table.
rules-begin = Begin here
entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
 }
statement-derived = our inference
statement-proven = proven by a test
statement-waiting = waiting for a later part of the game
statement-missing = not proven yet
reading = How we read it
see-also = See also
card-page = The card in both languages, with its rules
card-rules = In the rulebook
card-words = Words of its text
rule-said-by = { $count ->
    [one] One card says this
   *[other] { $count } cards say this
}
cards-search = Search title and text
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
filter-side = Side
filter-category = Kind
both-sides = Both sides
all-kinds = All kinds
filter-unique = Uniqueness
unique-any = Unique or not
unique-only = Unique only
unique-more = Not unique
filter-text = Words of the text
order = Sort by
order-match = best match
order-title = title
order-deploy = deploy cost, lowest first
order-power = power, highest first
order-ability = ability, highest first
order-destiny = destiny, highest first
filters-clear = Clear filters
all-cards = All cards

## Watching a proof
watch-it = Watch it
watch-it-named = Watch it: { $name }
watch-share = Share
watch-link = Link to this example
watch-link-note = Opens this page, for anybody.
watch-examples = Examples
watch-example = Example { $number }
watch-before = Previous statement
watch-after = Next statement
turn-pick = Go to a turn
turn-before = One turn back
turn-after = One turn on
turn-none = Before the first turn
hands-open = Both hands are open: { $below } below, { $above } above.
watch-play = Play
watch-pause = Pause
watch-scene = Table { $number } of { $last }
watch-laid = The table is laid out.
watch-asked = What is checked here
watch-offered = { $side ->
    [light] The Light Side
   *[dark] The Dark Side
 } may choose: { $count ->
    [one] { $count } option
   *[other] { $count } options
 }
yes = yes
no = no
asked-possible = Possible: { $what }
asked-impossible = Not possible: { $what }
asked-fact = { $who } · { $what }: { $value }
asked-deploy-cost = deploy cost
asked-total-power = total power
asked-icons = Force icons
asked-generation = Force generation
asked-drain-amount = Force drain
asked-race-total = race total
asked-presence = has presence
asked-occupies = occupies
asked-controls = controls
asked-related = related
asked-adjacent = adjacent
asked-battleground = battleground
asked-zone = where
asked-at = at
asked-aboard = aboard
asked-carrier = on
asked-count = cards
asked-hit = hit
asked-crashed = crashed
asked-collapsed = collapsed
asked-blown-away = blown away
asked-captive = captive
asked-frozen = frozen
asked-escort = escorted or held by
asked-flipped = flipped
asked-missing = missing
asked-captured = captured
asked-shielded = under the energy shield
asked-active = active
asked-on-table = on table
zone-hand = in hand
zone-reserve = in the Reserve Deck
zone-force = in the Force Pile
zone-used = in the Used Pile
zone-lost = in the Lost Pile
zone-out-of-play = out of play
zone-table = on table
zone-captive = captive
zone-captured = captured
zone-missing = missing
zone-stacked = on or under another card
zone-drawn = drawn for destiny
zone-playing = being played
zone-converted = beneath another location
zone-gone = no longer in the game
zone-outside = outside the game

## Sandbox
sandbox-lead = Drag cards from the search to a place, a hand or a pile, and off the table again; or lay them out with the form. Then play both sides: step back and forth, copy a link, or save it as a file.
sandbox-find = Find a card
sandbox-where = Where
sandbox-host = Which one
sandbox-seat = Seat
sandbox-add = Put it there
sandbox-laid = The position
sandbox-none = Nothing yet: find a location first.
sandbox-remove = Remove { $title }
sandbox-force = { $side ->
    [light] Light Side's Force Pile
   *[dark] Dark Side's Force Pile
 }
sandbox-turn = Whose turn
sandbox-phase = Phase
sandbox-start = Play this position
sandbox-link = Link to this position
sandbox-link-note = Opens this table with everything on it.
sandbox-file = Open a scenario file…
sandbox-bad-file = This file is no scenario.
where-location = as a location
where-at = at
where-on = on
where-aboard = aboard
where-table = on the table
where-hand = in hand
where-reserve = in the Reserve Deck
where-force = in the Force Pile
where-used = in the Used Pile
where-lost = in the Lost Pile

## Decks
decks-mine = My decks
decks-none = You have made no deck yet.
deck-new = { $side ->
    [light] New Light Side deck
   *[dark] New Dark Side deck
  }
deck-unnamed = Unnamed deck
deck-name = Name of the deck
deck-size = { $count } / { $size } cards
deck-sound = This deck can be played.
deck-empty = Choose cards from the list: a deck has 60.
deck-try = Try this deck
deck-try-how = A game against a bot
deck-add = Add { $title } ({ $count } in the deck)
deck-less = One { $title } fewer
deck-starts = Starts on table
deck-starts-card = { $title } starts on table
deck-outside = Beside the deck
deck-tab-list = Cards
deck-tab-curves = Curves
deck-tab-hand = Hand
deck-tab-trial = Test
deck-tab-share = Share
deck-kinds = Kinds of cards
deck-curve = Cards by { $stat }
deck-mean = mean { $mean }
deck-deal = Deal another opening hand
deck-suggested = Locations that go with yours
deck-link = Link to this deck
deck-link-note = Whoever opens it gets a copy of their own.
deck-download = Download
deck-delete = Delete { $name }
deck-bring = Bring a deck
deck-bring-how = Paste a list or choose a file: text, card ids, XML or HTD.
deck-example = 4x Luke Skywalker
    Obi-Wan Kenobi x2
    Tatooine: Cantina
deck-take = Open it
deck-copy = Copy
deck-copy-named = Copy { $name }
deck-copied = { $name } (copy)
deck-copy-of = A copy of { $name }: the original stays as it is.
deck-copy-of-shared = A copy of a deck that was shared with you.
deck-play = Play { $name }
deck-cards = { $count } cards
decks-bundled = Decks that come with the game
deck-torn = This link holds no deck: a part of it is missing.
deck-gone = There is no such deck in this browser.
trial-how = Bots play this deck against each deck that comes with the game, on the server, while you go on.
trial-begin = Let bots play it
trial-stop = Stop
trial-progress = { $count } of { $all } games
trial-won = of the games won ({ $count } of { $all })
trial-interval = With 95% certainty between { $low } and { $high }.
trial-open = Open the report
trial-runs = Test: { $count } of { $all } games
trial-leave = You can leave this page and come back, as long as this tab stays open.
deck-on-table = On table from the start
deck-on-table-how = Objectives, and what ★ marks in the list; otherwise a location with much Force.
deck-opening-hand = Opening hand
format-text = Text
format-ids = Card ids
format-xml = XML
format-htd = Holotable
filter-set = Set
all-sets = Sets
filter-icon = Icon
all-icons = Icons
show-more = Show more ({ $count })
set-1 = Premiere
set-2 = A New Hope
set-3 = Hoth
set-4 = Dagobah
set-5 = Cloud City
set-6 = Jabba’s Palace
set-7 = Special Edition
set-8 = Endor
set-9 = Death Star II
set-10 = Reflections II
set-11 = Tatooine
set-12 = Coruscant
set-13 = Reflections III
set-14 = Theed Palace
set-101 = Premiere, two players
set-102 = Jedi Pack
set-103 = Rebel Leader
set-104 = Empire, two players
set-106 = Tournament Sealed Deck
set-107 = Second Anthology
set-108 = Enhanced Premiere
set-109 = Enhanced Cloud City
set-110 = Enhanced Jabba’s Palace
set-111 = Third Anthology
set-112 = Jabba’s Palace Sealed Deck
set-200 = Virtual cards

## Profile
profile = Profile
profile-why = A profile carries your name, decks, settings and games to another device. There is no password: a private link opens it, and only that link can read it.
profile-make = Make a profile
profile-link = Your private link
profile-link-note = Keep it to yourself: whoever has it plays as you. Open it on another device to go on there.
profile-renew = Renew the link
profile-renew-why = The old link then opens nothing any more.
profile-delete = Delete the profile
profile-delete-why = What this browser remembers stays here.
profile-unsafe = This page came over plain HTTP: the browser cannot seal a profile here. Decks and games stay in this browser.
profile-torn = This link is no profile: a part of it is missing.
games-mine = My games
games-none = You have played no games here yet.
games-all = All { $count } games
game-against = against { $name }
bot-called = a bot ({ $name })
game-won = won
game-lost = lost
game-drawn = ended without a winner
game-goes-on = goes on
game-replay = Replay
