"""What a scenario plays and is asked is kept, scene by scene, and can be played again."""

from __future__ import annotations

import msgspec
import pytest

from cantina.lang import *
from cantina.proofs.recorder import ProofRecorder
from cantina.proofs.records import Asked, Scene, digest
from cantina.proofs.replay import StaleProof, check, replay_scene
from cantina.testing import Scenario

HERO = Character("Somebody Brave", LIGHT, "proof-hero", "rebel", destiny=1, deploy=2, power=3, ability=2, forfeit=3)


def standoff() -> tuple[Scenario, ProofRecorder, dict[str, object]]:
    s = Scenario(cards=[HERO])
    tape = ProofRecorder(s)
    site = s.location("Tatooine: Jundland Wastes")
    hero, trooper = s.put("Somebody Brave", at=site), s.put("Stormtrooper", at=site)
    s.force("dark", 1)
    return s, tape, {"site": site, "hero": hero, "trooper": trooper}


def test_answers_and_questions_are_kept_with_their_step() -> None:
    s, tape, cards = standoff()
    s.start(turn="dark", phase="battle")
    assert s.can("battle", cards["site"]) and s.power(cards["hero"]) == 3
    s.do("battle", cards["site"])
    assert s.total_power("light", cards["site"]) == 3
    (scene,) = tape.end()
    assert [answer[1].split()[:2] for answer in scene.answers] == [["dark", "battle"]]
    assert scene.asked == [
        Asked(0, "can", ["battle", [cards["site"].id]], {}, True),
        Asked(0, "power", [[cards["hero"].id]], {}, 3),
        Asked(1, "total_power", ["light", [cards["site"].id]], {}, 3),
    ]


def test_a_position_that_is_only_looked_at_is_a_scene_each_time_it_changes() -> None:
    s, tape, cards = standoff()
    assert s.presence("light", cards["site"]) and s.power(cards["hero"]) == 3
    s.put("Rebel Trooper", at=cards["site"])
    assert s.total_power("light", cards["site"]) == 4
    first, second = tape.end()
    assert [each.question for each in first.asked] == ["presence", "power"]
    assert [each.question for each in second.asked] == ["total_power"]
    assert [step.game.decision for step in replay_scene(first)] == [None]


def test_setting_up_and_going_back_begin_a_new_scene() -> None:
    s, tape, cards = standoff()
    s.start(turn="dark", phase="battle")
    before = s.game.clone()
    s.do("battle", cards["site"])
    assert s.count("dark", "used") == 1
    s.game.become(before)
    assert s.can("battle", cards["site"])
    s.put("Rebel Trooper", at=cards["site"])
    s.do("battle", cards["site"])
    scenes = tape.end()
    assert [len(scene.answers) for scene in scenes] == [1, 0, 1]
    check(scenes)


def test_questions_that_a_question_asks_are_its_own_affair() -> None:
    s, tape, cards = standoff()
    assert s.on_table(cards["hero"])
    (scene,) = tape.end()
    assert [each.question for each in scene.asked] == ["on_table"]


def test_nobody_who_does_not_look_on_is_told_anything() -> None:
    s, tape, cards = standoff()
    assert s.on_table(cards["hero"])
    tape.end()
    assert s.on_table(cards["trooper"]) and s.witness is None


def test_what_is_not_possible_comes_with_its_reason_and_what_is_with_its_options() -> None:
    s, tape, cards = standoff()
    s.start(turn="dark", phase="deploy")
    assert not s.can("battle", cards["site"]) and s.why_not("battle", cards["site"])
    s.until(phase="battle")
    assert s.can("battle", cards["site"])
    (scene,) = tape.end()
    findings = [finding for step in replay_scene(scene) for finding in step.findings]
    assert [(each.asked.question, len(each.refusals), len(each.options)) for each in findings] == [
        ("can", 1, 0), ("why_not", 1, 0), ("can", 0, 1)]  # fmt: skip
    assert findings[2].options[0].verb == "battle" and findings[2].cards == (cards["site"],)


def test_a_proof_brings_the_cards_that_were_made_up_for_it() -> None:
    s, tape, cards = standoff()
    assert s.power(cards["hero"]) == 3
    (scene,) = (msgspec.json.decode(msgspec.json.encode(each), type=Scene) for each in tape.end())
    assert "proof-hero" in {card["id"] for card in scene.base["cards"]}
    check([scene])


def altered(scene: Scene, **fields: object) -> Scene:
    return msgspec.structs.replace(scene, **fields)


def test_a_proof_that_no_longer_holds_is_stale() -> None:
    s, tape, cards = standoff()
    s.start(turn="dark", phase="battle")
    assert s.power(cards["hero"]) == 3
    s.do("battle", cards["site"])
    (scene,) = tape.end()
    wrong = msgspec.structs.replace(scene.asked[0], answer=4)
    with pytest.raises(StaleProof, match="power is 3, not 4"):
        check([altered(scene, asked=[wrong])])
    number, meant, then = scene.answers[0]
    with pytest.raises(StaleProof, match="does not lead where it did"):
        check([altered(scene, answers=[[number, meant, then + 1]])])
    with pytest.raises(StaleProof, match="is not offered"):
        check([altered(scene, answers=[[number, meant.replace("battle", "drain"), then]])])


def test_the_digest_tells_proofs_apart_but_not_the_notes_of_the_engine() -> None:
    s, tape, cards = standoff()
    s.start(turn="dark", phase="battle")
    assert s.power(cards["hero"]) == 3
    (scene,) = tape.end()
    position = scene.base["position"]
    noted = altered(scene, base={**scene.base, "position": {**position, "marks": [[["turn", 1], 1]]}})
    elsewhere = altered(scene, base={**scene.base, "position": {**position, "phase": "move"}})
    assert digest([scene]) == digest([noted]) != digest([elsewhere]) != digest([altered(scene, asked=[])])
