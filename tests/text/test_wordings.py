"""Sentences of cards and messages that once read wrong, in both languages."""

import re
from pathlib import Path

import pytest

from cantina.cards import CARDS
from cantina.lang import *
from cantina.model.text import CardRef, say
from cantina.text.render import card_page

PAGES = {(card.id, language): card_page(card, language) for card in CARDS for language in ("en", "fr")}


@pytest.mark.parametrize(("card", "english", "french"), [
    ("1_155", "If total destiny >", "Si la destinée totale >"),
    ("1_157", "If total destiny >", "Si la destinée totale >"),
    ("1_324", "If total destiny >", "Si la destinée totale >"),
    ("1_323", "If total destiny - 5", "Si la destinée totale - 5"),
    ("1_315", "If total destiny > 5", "Si la destinée totale > 5"),
    ("1_238", "Compare your total destiny", "Comparez votre destinée totale"),
    ("1_215", "at each adjacent site", "sur chaque site adjacent"),
    ("2_40", "its cover is broken if Undercover is lost", "sa couverture est levée si Undercover va à la pile perdue"),
    ("101_3", "at an adjacent site and able to move there", "sur un site adjacent et en mesure de se déplacer"),
    ("2_155", "at a related planet site", "sur un site connexe de planète"),
    ("2_155", "Victory-Class Star Destroyer", "destroyer stellaire de classe Victoire"),
    ("1_12", "Deploy *", "Déploiement *"),
    ("1_131", "for 1 Force from you only", "pour 1 Force de votre part seulement"),
    ("1_10", "The amounts added by the game text of Rebel Planners",
     "Les montants ajoutés par le texte de jeu de Rebel Planners"),
    ("1_35", "You may then move that card to your Force Pile",
     "Vous pouvez ensuite placer cette carte sur votre pile de Force"),
    ("1_241", "(hyperspeed if it has hyperdrive)", "(l'hypervitesse si elle possède un hyperdrive)"),
    ("1_172", "present with Dr. Evazan and carrying Disarmed", "présent avec Dr. Evazan et équipé de Disarmed"),
    ("1_165", "another of your non-droid characters", "un autre de vos personnages non droïdes"),
    ("10_50", "Related sites are nighttime.", "Les sites connexes sont plongés dans la nuit."),
    ("10_50", "non-creature vehicles at a related site", "véhicules autres que les véhicules créatures sur un site"),
    ("2_152", "opponent's Falcon", "le Falcon de l'adversaire"),
    ("2_102", "Or once during your control phase", "Ou une fois pendant votre phase de contrôle"),
    ("2_102", "stacked on Crash Site Memorial into hand", "voler et prendre en main un véhicule"),
    ("2_112", "Or once per phase, if you just initiated a Force drain", "Ou une fois par phase"),
    ("3_90", "a number of cards in opponent's hand equal to", "un nombre de cartes de la main de l'adversaire égal"),
    ("3_90", "initiate battle", "initier une bataille"),
    ("1_48", "an opponent's character armed with a weapon", "un personnage de l'adversaire armé d'une arme"),
    ("3_87", "armor +1 with General Veers aboard", "augmente de 1 avec General Veers à bord"),
    ("12_167", "is each one's politics if", "vaut la politique de chacun s'il"),
    ("7_299", "or you have at least 4", "ou que vous avez au moins 4"),
    ("11_44", "0 or opponent's race total", "0 ou que le total de course de l'adversaire"),
    ("6_139", "is without a character other than Malakili", "sans personnage autre que Malakili"),
    ("6_139", "to a site nearer to another Rancor", "vers un site plus proche d'un autre Rancor"),
    ("4_30", "where no battle took place this turn", "où aucune bataille n'a eu lieu ce tour-ci"),
    ("8_160", "The game text of Endor Shield is suspended", "Le texte de jeu d'Endor Shield est suspendu"),
    ("9_146", "The game text of Ominous Rumors is suspended", "Le texte de jeu d'Ominous Rumors est suspendu"),
    ("4_117", "on a planet non-interior site", "un site non intérieur de planète hors de Dagobah"),
])  # fmt: skip
def test_what_was_mended_stays_so(card: str, english: str, french: str):
    assert english in PAGES[card, "en"] and french in PAGES[card, "fr"]


@pytest.mark.parametrize(("language", "pattern"), [
    ("en", r"\b(smuggler|gambler|thief) (smuggler|gambler|thief) character"), ("en", r"\b(site|location) not that\b"),
    ("en", r"vehicle vehicles?\b"), ("en", r"\bnighttimes\b"), ("en", r"increased by 0 - "), ("en", r"\ba [RNXLSFMH]-"),
    ("en", r"(?i)draw \d destinies\. if destiny"), ("fr", r"(?i)tirez \d destinées\. si la destinée [^t]"),
    ("fr", r"(?i)\bconvert(ir|issez|it)\b"), ("fr", r"\bde planète connexe"),
    ("fr", r"(?<!-)\b(de|que|le|la) [AEIOUÉaeiouéè]\w"),
    ("fr", r"^Modèle.*(-Class|Cruiser|Destroyer|Frigate|Freighter|Fighter|Shuttle|Yacht|Craft|Ship|Transport$)"),
    ("fr", r"\b(de|à) les?\b"), ("en", r"\bwhile with\b"), ("fr", r"(?i)\b(dès|tant) qu[^,.:;]* (et|ou) (si |s'il)"),
])  # fmt: skip
def test_no_card_reads_so_any_more(language: str, pattern: str):
    found = {
        card: match.group()
        for (card, tongue), page in PAGES.items()
        if tongue == language
        for line in page.splitlines()[1:]
        if (match := re.search(pattern, line))
    }
    assert found == {}


@pytest.mark.parametrize(("key", "card", "french"), [
    ("event.destiny-changed", "U-3PO", "La destinée d'U-3PO devient 3."),
    ("event.destiny-changed", "Han Solo", "La destinée de Han Solo devient 3.")])  # fmt: skip
def test_messages_elide(key: str, card: str, french: str):
    assert say(key, card=CardRef(1, card), value=3)("fr") == french


def test_taking_back_is_no_resuming():
    rows = Path(__file__).parents[2] / "web" / "src" / "i18n" / "fr.ftl"
    assert "\nundo = Annuler le coup\n" in rows.read_text()
