"""Every node and card reads in both languages."""

import re

import pytest

from cantina.cards import CARDS
from cantina.engine.catalog import walk
from cantina.lang import *
from cantina.model.node import Node
from cantina.rules.statuses import COMING
from cantina.text import en, fr, grammar, lexicon
from cantina.text import render as text
from tests.text.samples import concrete, sample

BOTH = pytest.mark.parametrize("lang", text.LANGUAGES)


def assert_clean(said: str) -> None:
    assert said.strip()
    for trace in ("{", "}", "None,", "None.", "NoneType", "  ", " .", " ,", "..", "the the", "Node", "()"):
        assert trace not in said, said


# -- completeness ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", concrete(), ids=lambda kind: kind.__name__)
def test_every_node_reads_in_both_languages(kind: type) -> None:
    for module in (en, fr):
        assert kind in module.READINGS.nodes, f"{kind.__name__} has no phrase in {module.__name__}"
    for lang in text.LANGUAGES:
        assert_clean(text.phrase(sample(kind), lang))


@pytest.mark.parametrize("kind", sorted(en.READINGS.triggers))
def test_every_trigger_reads_with_and_without_a_player(kind: str) -> None:
    assert en.READINGS.triggers.keys() == fr.READINGS.triggers.keys()
    for by in (ANYONE, YOU, OPPONENT):
        trigger = Trigger(kind, by=by, card=CHARACTER, at=SITE, of="1" if kind == "battle-destinies" else "")
        for lang in text.LANGUAGES:
            assert_clean(text.phrase(trigger, lang))


@pytest.mark.parametrize("status", sorted(COMING))
def test_every_status_that_texts_bring_about_reads(status: str) -> None:
    for lang in text.LANGUAGES:
        assert_clean(text.phrase(Become(InStatus(status)), lang))


# -- cards -------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.title} {card.side}")
def test_cards_read_in_both_languages(card, lang: str) -> None:
    said = text.card_text(card, lang)
    for half in (card.text, card.light_text, card.dark_text):
        assert not half or said
    if said:
        assert_clean(said)
        assert said.endswith((".", card.title))  # a title may end with a mark of its own
    assert card.title in text.card_page(card, lang)
    if lang == "fr":
        titles = {card.title, *(getattr(node, "title", "") for node in walk(card))} - {""}
        for title in sorted(titles, key=len, reverse=True):  # some titles begin with others
            said = said.replace(title, "")
        assert not re.search(r"[^\u00a0][:;!?]", said)


@BOTH
def test_each_half_of_a_location_is_labelled(lang: str) -> None:
    for card in CARDS:
        if card.category == "location":
            said = text.card_text(card, lang)
            assert (en.LABELS if lang == "en" else fr.LABELS)["light"] in said or not card.light_text
            assert (en.LABELS if lang == "en" else fr.LABELS)["dark"] in said or not card.dark_text


def test_every_word_of_the_cards_is_in_the_lexicon() -> None:
    used = {node.word for card in CARDS for node in walk(card) if isinstance(node, Is)}
    printed = {word for card in CARDS for word in (*card.types, *card.icons, *card.traits, card.model) if word}
    assert not [word for word in used | printed if not lexicon.known(word)]


def test_a_page_shows_uniqueness_and_numbers() -> None:
    talz = next(card for card in CARDS if card.title == "Talz")
    assert text.card_page(talz).startswith("•••Talz\nLight Side – Character – Alien\nDestiny 3 · Power 1")
    assert "Côté lumineux – Personnage – Alien" in text.card_page(talz, "fr")


# -- grammar -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("node", "english", "french"),
    [
        (your(REBEL) & ability(">", 2), "your Rebel of ability > 2", "votre rebelle d'habileté > 2"),
        (REBEL & PILOT, "a Rebel pilot", "un pilote rebelle"),
        (IMPERIAL & PILOT, "an Imperial pilot", "un pilote impérial"),
        (IMPERIAL & WEAPON, "an Imperial weapon", "une arme impériale"),
        (UNIQUE & CREATURE, "a unique creature", "une créature unique"),
        (other(DROID), "another droid", "un autre droïde"),
        (theirs(CHARACTER), "an opponent's character", "un personnage de l'adversaire"),
        (CHARACTER & ~OBI_WAN, "a character other than Obi-Wan", "un personnage autre qu'Obi-Wan"),
        (theirs(CHARACTER) & WITH_ABILITY, "an opponent's character with ability",
         "un personnage de l'adversaire doté d'habileté"),
        (REBEL | ALIEN, "a Rebel or alien", "un rebelle ou un alien"),
        (SAME_OR_ADJACENT & SITE, "the same site or an adjacent site", "le même site ou un site adjacent"),
    ],
)  # fmt: skip
def test_noun_phrases(node: Node, english: str, french: str) -> None:
    assert text.phrase(node, "en") == english
    assert text.phrase(node, "fr") == french


@pytest.mark.parametrize(
    ("node", "english", "french"),
    [
        ((Is("smuggler") | Is("gambler") | Is("thief")) & CHARACTER, "a smuggler, gambler or thief",
         "un contrebandier, un joueur ou un voleur"),
        (SITE & ~Occupied(OPPONENT), "a site that the opponent does not occupy",
         "un site que l'adversaire n'occupe pas"),
        (SITE & ~Occupied(YOU, controlled=True), "a site that you do not control", "un site que vous ne contrôlez pas"),
        (Is("R-unit"), "an R-unit", "une unité R"),
        (other(your(CHARACTER)) & ~DROID, "another of your non-droid characters",
         "un autre de vos personnages non droïdes"),
        (theirs(Named("Leia Organa")), "opponent's Leia Organa", "la Leia Organa de l'adversaire"),
        (theirs(OBI_WAN), "opponent's Obi-Wan", "l'Obi-Wan de l'adversaire"),
        (theirs(Named("Tonnika Sisters")) & Present(SITE), "opponent's Tonnika Sisters present at a site",
         "les Tonnika Sisters de l'adversaire présentes sur un site"),
        (SITE & Is("planet") & Related(HERE), "a related planet site", "un site connexe de planète"),
        (CHARACTER & At(SITE) & Carrying(WEAPON), "a character at a site and carrying a weapon",
         "un personnage sur un site et équipé d'une arme"),
        (CHARACTER & Aboard(STARSHIP & Carrying(SELF)), "a character aboard the same starship as Han",
         "un personnage à bord du même vaisseau spatial que Han"),
    ],
)  # fmt: skip
def test_descriptions_that_several_words_make(node: Node, english: str, french: str) -> None:
    assert text.phrase(node, "en", "Han") == english
    assert text.phrase(node, "fr", "Han") == french


@pytest.mark.parametrize(
    ("node", "english", "french"),
    [
        (Modify("power", 1, VEHICLE & ~Is("creature vehicle")), "non-creature vehicles are power +1",
         "la puissance des véhicules autres que les véhicules créatures augmente de 1"),
        (Grant("nighttime", SITE & Related(HERE)), "related sites are nighttime",
         "les sites connexes sont plongés dans la nuit"),
        (Modify("power", Minus(0, Count(DROID & At(HERE)))), "the power of Han is reduced by the number of droids here",
         "la puissance de Han diminue du nombre de droïdes ici"),
        (Act((DrawDestiny(2), If(DESTINY > 5, (LoseForce(1),)))),
         "you may draw 2 destinies. If total destiny > 5, lose 1 Force",
         "vous pouvez tirer 2 destinées. Si la destinée totale > 5, perdez 1 Force"),
        (Act((DrawDestiny(), If(DESTINY > 5, (LoseForce(1),)))), "you may draw destiny. If destiny > 5, lose 1 Force",
         "vous pouvez tirer une destinée. Si la destinée > 5, perdez 1 Force"),
        (DeployFor((Use(2),), of=your(DROID), at=HERE), "your droids deploy here for 2 Force from you only",
         "vos droïdes se déploient ici pour 2 Force de votre part seulement"),
    ],
)  # fmt: skip
def test_sentences_that_read_badly_once(node: Node, english: str, french: str) -> None:
    assert text.phrase(node, "en", "Han") == english
    assert text.phrase(node, "fr", "Han") == french


def test_an_asterisk_is_shown_where_the_text_says_the_cost() -> None:
    jawa = next(card for card in CARDS if card.id == "1_12")
    assert "Deploy * ·" in text.card_page(jawa) and "Déploiement * ·" in text.card_page(jawa, "fr")


def test_plurals() -> None:
    mine = Modify("power", -1, your(IMPERIAL) & At(HERE))
    assert text.phrase(mine, "en") == "your Imperials here are power -1"
    assert text.phrase(mine, "fr") == "la puissance de vos impériaux ici diminue de 1"
    theirs_ = Cannot("move", theirs(CREATURE) & Present(HERE))
    assert text.phrase(theirs_, "en") == "opponent's creatures present here cannot move"
    assert text.phrase(theirs_, "fr") == "les créatures de l'adversaire présentes ici ne peuvent pas se déplacer"


def test_contractions_and_elisions() -> None:
    assert [fr.de("le site"), fr.de("les sites"), fr.de("Obi-Wan"), fr.de("Han")] == [
        "du site", "des sites", "d'Obi-Wan", "de Han",
    ]  # fmt: skip
    assert [fr.a("le site"), fr.a("les sites"), fr.a("la pile")] == ["au site", "aux sites", "à la pile"]
    assert fr.si("il fait nuit") == "s'il fait nuit"
    assert fr.que("un site") == "qu'un site"
    assert fr.the("habileté", True) == "l'habileté"
    weaker = Modify(("power", "forfeit"), 1, HOST)
    assert text.phrase(weaker, "fr") == "la puissance et la valeur de perte du porteur augmentent de 1"


def test_actions() -> None:
    act = Act((DrawDestiny(), LoseForce(2, OPPONENT)), during="control", whose=YOU, cost=(Use(1),), limit=Limit("turn"))
    assert text.phrase(act, "en") == (
        "once per turn, during your control phase, you may use 1 Force to draw destiny. The opponent loses 2 Force"
    )
    assert text.phrase(act, "fr") == (
        "une fois par tour, pendant votre phase de contrôle, vous pouvez utiliser 1 Force pour tirer une destinée. "
        "L'adversaire perd 2 Force"
    )


def test_negations() -> None:
    none = Unless(There(theirs(CREATURE) & Present(HERE)))
    assert text.phrase(none, "en") == "the opponent has no creature present here"
    assert text.phrase(none, "fr") == "l'adversaire n'a aucune créature présente ici"
    nobody = Unless(There(CREATURE & Present(HERE)))
    assert text.phrase(nobody, "en") == "no creature is present here"
    assert text.phrase(nobody, "fr") == "aucune créature n'est présente ici"
    assert text.phrase(Unless(There(OBI_WAN)), "fr") == "Obi-Wan n'est pas sur la table"


LEIA = Person("Leia")
PRESENT = There(SELF & Present(HERE))


@pytest.mark.parametrize(
    ("condition", "english", "french"),
    [
        (in_battle(OBI_WAN, LEIA), "if Obi-Wan and Leia are in battle together",
         "si Obi-Wan et Leia sont ensemble dans la bataille"),
        (There(theirs(CHARACTER) & At(HERE), 2) & There(theirs(WEAPON) & At(HERE)),
         "if the opponent has at least 2 characters and a weapon here",
         "si l'adversaire a au moins 2 personnages et une arme ici"),
        (NO_BATTLE & There(OBI_WAN) & There(your(WARRIOR) & At(HERE)),
         "if there is no battle, Obi-Wan is on table and you have a warrior here",
         "s'il n'y a pas de bataille, si Obi-Wan est sur la table et si vous avez un guerrier ici"),
        (TurnOf(YOU, "move") & NO_BATTLE, "during your move phase if there is no battle",
         "pendant votre phase de déplacement s'il n'y a pas de bataille"),
        (PlayerValue("hand", OPPONENT) >= 13, "if the opponent has at least 13 cards in hand",
         "si l'adversaire a au moins 13 cartes en main"),
        (Count(your(DROID) & At(HERE)).equals(2), "if you have exactly 2 droids here",
         "si vous avez exactement 2 droïdes ici"),
        (DESTINY + Depends(NO_BATTLE, 2, 0) > 3,
         "if destiny (+2 if there is no battle) > 3", "si la destinée (+2 s'il n'y a pas de bataille) > 3"),
    ],
)  # fmt: skip
def test_conditions(condition: Condition, english: str, french: str) -> None:
    assert en.when(condition, grammar.Context()) == english
    assert fr.when(condition, grammar.Context()) == french


@pytest.mark.parametrize(
    ("node", "english", "french"),
    [
        (Modify("power", 1, other(REBEL) & Present(HERE & site("Hoth")), when=PRESENT),
         "other Rebels present with Han at a Hoth site are power +1",
         "la puissance des autres rebelles présents avec Han sur un site de Hoth augmente de 1"),
        (Modify("power", 1, (OBI_WAN | LEIA) & At(SITE)), "Obi-Wan and Leia are power +1 while at a site",
         "la puissance d'Obi-Wan et de Leia augmente de 1 quand ils sont sur un site"),
        (Modify("power", 4, when=Defending(SELF)), "Han is power +4 while defending a battle",
         "la puissance de Han augmente de 4 quand il se défend dans une bataille"),
        (Modify("power", Count(DROID & At(HERE))), "the power of Han is increased by the number of droids here",
         "la puissance de Han augmente du nombre de droïdes ici"),
        (Modify("deploy", Depends(NO_BATTLE, -2, -1), your(DROID), at=HERE),
         "your droids are deploy -1 here (or -2 if there is no battle)",
         "le coût de déploiement de vos droïdes ici diminue de 1 (ou de 2 s'il n'y a pas de bataille)"),
        (Act((CancelCard(),), cost=(Use(1),), targets=(one(Is("effect")),)),
         "you may use 1 Force to cancel an Effect", "vous pouvez utiliser 1 Force pour annuler un Effet"),
        (Act((Steal(),), during="control", whose=YOU, limit=Limit("phase"), targets=(one(theirs(CREATURE)),)),
         "once during your control phase, you may steal an opponent's creature",
         "une fois pendant votre phase de contrôle, vous pouvez voler une créature de l'adversaire"),
        (your(CHARACTER & ~WARRIOR & ~DROID), "your non-warrior, non-droid character",
         "votre personnage qui n'est ni guerrier ni droïde"),
        (ForRest("your next turn", (Cannot("move", TARGET),)),
         "until the start of your next turn, the target cannot move",
         "jusqu'au début de votre prochain tour, la cible ne peut pas se déplacer"),
        (SYSTEM & Named("Death Star"), "the Death Star system", "le système Death Star"),
    ],
)  # fmt: skip
def test_sentences(node: Node, english: str, french: str) -> None:
    assert text.phrase(node, "en", "Han") == english
    assert text.phrase(node, "fr", "Han") == french


def test_changes_of_the_same_cards_make_one_sentence() -> None:
    found = [Modify("power", 1, your(DROID)), Modify("hyperspeed", 2, your(DROID)), Cannot("move", your(DROID))]
    c = grammar.Context()
    assert en.lines(found, c) == ["your droids are power +1 and hyperspeed +2", "your droids cannot move"]
    assert fr.lines(found, c)[0] == (
        "la puissance de vos droïdes augmente de 1 et leur hypervitesse augmente de 2")  # fmt: skip
    apart = [Modify("power", 1, your(DROID)), Modify("power", 1, your(REBEL))]
    assert len(en.lines(apart, c)) == 2


def test_functions_stand_under_the_pile_that_the_interrupt_goes_to() -> None:
    card = next(card for card in CARDS if card.title == "Grimtaash")
    assert [line[:6] for line in text.card_text(card).splitlines()] == ["USED: ", "LOST: ", "OR", "Use 4 "]


def test_no_word_of_the_lexicon_is_there_twice() -> None:
    keys = [line.split("|")[0].split("=")[0].strip() for line in lexicon._NOUNS.strip().splitlines()]
    assert len(keys) == len(set(keys))


def test_the_card_is_named_by_its_title() -> None:
    assert text.phrase(Cannot("move"), "en", "Rebel Guard") == "Rebel Guard cannot move"
    assert text.phrase(Cannot("move"), "fr") == "cette carte ne peut pas se déplacer"


def test_free_deployment() -> None:
    assert text.phrase(DeployOn(WARRIOR), "en") == "deploy free on a warrior"
    assert text.phrase(DeployOn(WARRIOR), "fr") == "déployez gratuitement sur un guerrier"
