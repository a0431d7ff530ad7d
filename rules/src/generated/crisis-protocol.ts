// Generated from the YAML files of this workspace by `npm run generate`. Do not edit by hand.
import type { RuleEntry } from '../types.ts';

export type CrisisProtocolRuleId =
  | 'CP-EFFECT-1'
  | 'CP-EFFECT-2'
  | 'CP-EFFECT-3'
  | 'CP-EFFECT-4'
  | 'CP-EFFECT-5'
  | 'CP-EFFECT-6'
  | 'CP-EFFECT-7'
  | 'CP-EFFECT-8'
  | 'CP-EFFECT-9'
  | 'CP-EFFECT-10'
  | 'CP-EFFECT-11'
  | 'CP-CRISIS-1'
  | 'CP-CRISIS-2'
  | 'CP-CRISIS-3'
  | 'CP-CRISIS-4'
  | 'CP-CRISIS-5'
  | 'CP-CRISIS-6'
  | 'CP-CRISIS-7'
  | 'CP-CRISIS-8'
  | 'CP-CRISIS-9'
  | 'CP-CRISIS-10'
  | 'CP-CRISIS-11'
  | 'CP-PRIORITY-1'
  | 'CP-PRIORITY-2'
  | 'CP-PRIORITY-3'
  | 'CP-PRIORITY-4'
  | 'CP-PRIORITY-5'
  | 'CP-PRIORITY-6'
  | 'CP-PRIORITY-7'
  | 'CP-PRIORITY-8'
  | 'CP-CHAR-1'
  | 'CP-CHAR-2'
  | 'CP-CHAR-3'
  | 'CP-CHAR-4'
  | 'CP-STAT-1'
  | 'CP-STAT-2'
  | 'CP-STAT-3'
  | 'CP-STAT-4'
  | 'CP-STAT-5'
  | 'CP-STAT-6'
  | 'CP-STAT-7'
  | 'CP-STAT-8'
  | 'CP-STAT-9'
  | 'CP-STAT-10'
  | 'CP-STAT-11'
  | 'CP-STAT-12'
  | 'CP-STAT-13'
  | 'CP-STAT-14'
  | 'CP-STAT-15'
  | 'CP-STAT-16'
  | 'CP-STAT-17'
  | 'CP-STAT-18'
  | 'CP-STAT-19'
  | 'CP-STAT-20'
  | 'CP-STAT-21'
  | 'CP-STAT-22'
  | 'CP-STAT-23'
  | 'CP-STAT-24'
  | 'CP-STAT-25'
  | 'CP-SUPER-1'
  | 'CP-SUPER-2'
  | 'CP-SUPER-3'
  | 'CP-SUPER-4'
  | 'CP-SUPER-5'
  | 'CP-SUPER-6'
  | 'CP-SUPER-7'
  | 'CP-SUPER-8'
  | 'CP-SUPER-9'
  | 'CP-SUPER-10'
  | 'CP-SUPER-11'
  | 'CP-SUPER-12'
  | 'CP-SUPER-13'
  | 'CP-LEAD-1'
  | 'CP-LEAD-2'
  | 'CP-LEAD-3'
  | 'CP-LEAD-4'
  | 'CP-LEAD-5'
  | 'CP-LEAD-6'
  | 'CP-LEAD-7'
  | 'CP-RULING-20'
  | 'CP-POWER-1'
  | 'CP-POWER-2'
  | 'CP-POWER-3'
  | 'CP-POWER-4'
  | 'CP-POWER-5'
  | 'CP-POWER-6'
  | 'CP-DICE-1'
  | 'CP-DICE-2'
  | 'CP-DICE-3'
  | 'CP-DICE-4'
  | 'CP-DICE-5'
  | 'CP-DICE-6'
  | 'CP-DICE-7'
  | 'CP-DICE-8'
  | 'CP-DICE-9'
  | 'CP-MEASURE-1'
  | 'CP-MEASURE-2'
  | 'CP-MEASURE-3'
  | 'CP-MEASURE-4'
  | 'CP-MEASURE-5'
  | 'CP-MEASURE-6'
  | 'CP-MEASURE-7'
  | 'CP-MEASURE-8'
  | 'CP-MEASURE-9'
  | 'CP-MEASURE-10'
  | 'CP-MEASURE-11'
  | 'CP-MEASURE-12'
  | 'CP-MEASURE-13'
  | 'CP-RULING-1'
  | 'CP-RULING-2'
  | 'CP-RULING-3'
  | 'CP-TACTIC-1'
  | 'CP-TACTIC-2'
  | 'CP-TACTIC-3'
  | 'CP-TACTIC-4'
  | 'CP-TACTIC-5'
  | 'CP-TACTIC-6'
  | 'CP-TACTIC-7'
  | 'CP-TACTIC-8'
  | 'CP-TACTIC-9'
  | 'CP-TACTIC-10'
  | 'CP-TACTIC-11'
  | 'CP-TACTIC-12'
  | 'CP-TACTIC-13'
  | 'CP-TACTIC-14'
  | 'CP-TACTIC-15'
  | 'CP-ROSTER-1'
  | 'CP-ROSTER-2'
  | 'CP-ROSTER-3'
  | 'CP-ROSTER-4'
  | 'CP-ROSTER-5'
  | 'CP-ROSTER-6'
  | 'CP-ROSTER-7'
  | 'CP-ROSTER-8'
  | 'CP-ROSTER-9'
  | 'CP-FIELD-1'
  | 'CP-FIELD-2'
  | 'CP-FIELD-3'
  | 'CP-FIELD-4'
  | 'CP-FIELD-5'
  | 'CP-FIELD-6'
  | 'CP-FIELD-7'
  | 'CP-FIELD-8'
  | 'CP-FIELD-9'
  | 'CP-FIELD-10'
  | 'CP-FIELD-11'
  | 'CP-MISSION-1'
  | 'CP-MISSION-2'
  | 'CP-MISSION-3'
  | 'CP-MISSION-4'
  | 'CP-MISSION-5'
  | 'CP-MISSION-6'
  | 'CP-MISSION-7'
  | 'CP-MISSION-8'
  | 'CP-MISSION-9'
  | 'CP-MISSION-10'
  | 'CP-MISSION-11'
  | 'CP-MISSION-12'
  | 'CP-MISSION-13'
  | 'CP-MISSION-14'
  | 'CP-MISSION-15'
  | 'CP-MISSION-16'
  | 'CP-MISSION-17'
  | 'CP-OBJ-1'
  | 'CP-OBJ-2'
  | 'CP-OBJ-3'
  | 'CP-OBJ-4'
  | 'CP-OBJ-5'
  | 'CP-OBJ-6'
  | 'CP-OBJ-7'
  | 'CP-OBJ-8'
  | 'CP-OBJ-9'
  | 'CP-INTERACT-1'
  | 'CP-INTERACT-2'
  | 'CP-INTERACT-3'
  | 'CP-INTERACT-4'
  | 'CP-INTERACT-5'
  | 'CP-INTERACT-6'
  | 'CP-INTERACT-7'
  | 'CP-HOLD-1'
  | 'CP-HOLD-2'
  | 'CP-HOLD-3'
  | 'CP-HOLD-4'
  | 'CP-HOLD-5'
  | 'CP-HOLD-6'
  | 'CP-RULING-23'
  | 'CP-SECURE-1'
  | 'CP-SECURE-2'
  | 'CP-SECURE-3'
  | 'CP-SECURE-4'
  | 'CP-SECURE-5'
  | 'CP-RULING-12'
  | 'CP-CONTROL-1'
  | 'CP-CONTROL-2'
  | 'CP-CONTROL-3'
  | 'CP-CONTROL-4'
  | 'CP-SCORE-1'
  | 'CP-SCORE-2'
  | 'CP-SCORE-3'
  | 'CP-WIN-1'
  | 'CP-WIN-2'
  | 'CP-WIN-3'
  | 'CP-WIN-4'
  | 'CP-WIN-5'
  | 'CP-WIN-6'
  | 'CP-WIN-7'
  | 'CP-RULING-19'
  | 'CP-SQUAD-1'
  | 'CP-SQUAD-2'
  | 'CP-SQUAD-3'
  | 'CP-SQUAD-4'
  | 'CP-SQUAD-5'
  | 'CP-SQUAD-6'
  | 'CP-SQUAD-7'
  | 'CP-SQUAD-8'
  | 'CP-SQUAD-9'
  | 'CP-SQUAD-10'
  | 'CP-SQUAD-11'
  | 'CP-AFFIL-1'
  | 'CP-AFFIL-2'
  | 'CP-AFFIL-3'
  | 'CP-AFFIL-4'
  | 'CP-AFFIL-5'
  | 'CP-AFFIL-6'
  | 'CP-DEPLOY-1'
  | 'CP-DEPLOY-2'
  | 'CP-DEPLOY-3'
  | 'CP-DEPLOY-4'
  | 'CP-DEPLOY-5'
  | 'CP-DEPLOY-6'
  | 'CP-RULING-11'
  | 'CP-ROUND-1'
  | 'CP-ROUND-2'
  | 'CP-POWERPHASE-1'
  | 'CP-POWERPHASE-2'
  | 'CP-POWERPHASE-3'
  | 'CP-ACTPHASE-1'
  | 'CP-ACTPHASE-2'
  | 'CP-ACTPHASE-3'
  | 'CP-ACTPHASE-4'
  | 'CP-ACTPHASE-5'
  | 'CP-ACTPHASE-6'
  | 'CP-ACTPHASE-7'
  | 'CP-ACTIVATE-1'
  | 'CP-ACTIVATE-2'
  | 'CP-ACTIVATE-3'
  | 'CP-ACTIVATE-4'
  | 'CP-ACTIVATE-5'
  | 'CP-ACTIVATE-6'
  | 'CP-ACTIVATE-7'
  | 'CP-ACTIVATE-8'
  | 'CP-ACTIVATE-9'
  | 'CP-ACTIVATE-10'
  | 'CP-ACTIVATE-11'
  | 'CP-ACTIVATE-12'
  | 'CP-ACTIVATE-13'
  | 'CP-ACTIVATE-14'
  | 'CP-PASS-1'
  | 'CP-PASS-2'
  | 'CP-PASS-3'
  | 'CP-PASS-4'
  | 'CP-CLEANUP-1'
  | 'CP-CLEANUP-2'
  | 'CP-CLEANUP-3'
  | 'CP-CLEANUP-4'
  | 'CP-CLEANUP-5'
  | 'CP-CLEANUP-6'
  | 'CP-CLEANUP-7'
  | 'CP-CLEANUP-8'
  | 'CP-CLEANUP-9'
  | 'CP-CLEANUP-10'
  | 'CP-CLEANUP-11'
  | 'CP-MOVE-1'
  | 'CP-MOVE-2'
  | 'CP-MOVE-3'
  | 'CP-MOVE-4'
  | 'CP-MOVE-5'
  | 'CP-MOVE-6'
  | 'CP-MOVE-7'
  | 'CP-MOVE-8'
  | 'CP-MOVE-9'
  | 'CP-MOVE-10'
  | 'CP-MOVE-11'
  | 'CP-MOVE-12'
  | 'CP-RULING-6'
  | 'CP-RULING-7'
  | 'CP-ADVANCE-1'
  | 'CP-ADVANCE-2'
  | 'CP-ADVANCE-3'
  | 'CP-ADVANCE-4'
  | 'CP-ADVANCE-5'
  | 'CP-ADVANCE-6'
  | 'CP-ADVANCE-7'
  | 'CP-ADVANCE-8'
  | 'CP-ADVANCE-9'
  | 'CP-CLIMB-1'
  | 'CP-CLIMB-2'
  | 'CP-CLIMB-3'
  | 'CP-CLIMB-4'
  | 'CP-RULING-4'
  | 'CP-RULING-5'
  | 'CP-THROW-1'
  | 'CP-THROW-2'
  | 'CP-THROW-3'
  | 'CP-THROW-4'
  | 'CP-THROW-5'
  | 'CP-THROW-6'
  | 'CP-THROW-7'
  | 'CP-THROW-8'
  | 'CP-THROW-9'
  | 'CP-THROW-10'
  | 'CP-THROW-11'
  | 'CP-THROW-12'
  | 'CP-THROW-13'
  | 'CP-RULING-8'
  | 'CP-PUSH-1'
  | 'CP-PUSH-2'
  | 'CP-PLACE-1'
  | 'CP-PLACE-2'
  | 'CP-PLACE-3'
  | 'CP-PLACE-4'
  | 'CP-RULING-9'
  | 'CP-RULING-10'
  | 'CP-TOWARD-1'
  | 'CP-TOWARD-2'
  | 'CP-TOWARD-3'
  | 'CP-TOWARD-4'
  | 'CP-TOWARD-5'
  | 'CP-TOWARD-6'
  | 'CP-TOWARD-7'
  | 'CP-RULING-24'
  | 'CP-ATTACK-1'
  | 'CP-ATTACK-2'
  | 'CP-ATTACK-3'
  | 'CP-ATTACK-4'
  | 'CP-ATTACK-5'
  | 'CP-ATTACK-6'
  | 'CP-ATTACK-7'
  | 'CP-ATTACK-8'
  | 'CP-ATTACK-9'
  | 'CP-ATTACK-10'
  | 'CP-ATTACK-11'
  | 'CP-ATTACK-12'
  | 'CP-ATTACK-13'
  | 'CP-ATTACK-14'
  | 'CP-ATTACK-15'
  | 'CP-ATTACK-16'
  | 'CP-ATTACK-17'
  | 'CP-ATTACK-18'
  | 'CP-ATTACK-19'
  | 'CP-ATTACK-20'
  | 'CP-ATTACK-21'
  | 'CP-ATTACK-22'
  | 'CP-ATTACK-23'
  | 'CP-ATTACK-24'
  | 'CP-ATTACK-25'
  | 'CP-ATTACK-26'
  | 'CP-ATTACK-27'
  | 'CP-ATTACK-28'
  | 'CP-ATTACK-29'
  | 'CP-ATTACK-30'
  | 'CP-ATTACK-31'
  | 'CP-RULING-22'
  | 'CP-MODIFY-1'
  | 'CP-MODIFY-2'
  | 'CP-MODIFY-3'
  | 'CP-MODIFY-4'
  | 'CP-MODIFY-5'
  | 'CP-MODIFY-6'
  | 'CP-MODIFY-7'
  | 'CP-MODIFY-8'
  | 'CP-ICON-1'
  | 'CP-ICON-2'
  | 'CP-ICON-3'
  | 'CP-ICON-4'
  | 'CP-ICON-5'
  | 'CP-ICON-6'
  | 'CP-BEAM-1'
  | 'CP-BEAM-2'
  | 'CP-BEAM-3'
  | 'CP-BEAM-4'
  | 'CP-BEAM-5'
  | 'CP-BEAM-6'
  | 'CP-BEAM-7'
  | 'CP-BEAM-8'
  | 'CP-BEAM-9'
  | 'CP-AREA-1'
  | 'CP-AREA-2'
  | 'CP-AREA-3'
  | 'CP-AREA-4'
  | 'CP-AREA-5'
  | 'CP-AREA-6'
  | 'CP-AREA-7'
  | 'CP-AREA-8'
  | 'CP-AREA-9'
  | 'CP-RULING-25'
  | 'CP-DAMAGE-1'
  | 'CP-DAMAGE-2'
  | 'CP-DAMAGE-3'
  | 'CP-DAMAGE-4'
  | 'CP-DAMAGE-5'
  | 'CP-DAMAGE-6'
  | 'CP-DAZED-1'
  | 'CP-DAZED-2'
  | 'CP-DAZED-3'
  | 'CP-DAZED-4'
  | 'CP-DAZED-5'
  | 'CP-DAZED-6'
  | 'CP-DAZED-7'
  | 'CP-DAZED-8'
  | 'CP-DAZED-9'
  | 'CP-DAZED-10'
  | 'CP-DAZED-11'
  | 'CP-DAZED-12'
  | 'CP-KO-1'
  | 'CP-KO-2'
  | 'CP-KO-3'
  | 'CP-COND-1'
  | 'CP-COND-2'
  | 'CP-COND-3'
  | 'CP-COND-4'
  | 'CP-COND-5'
  | 'CP-COND-6'
  | 'CP-COND-7'
  | 'CP-COND-8'
  | 'CP-COND-9'
  | 'CP-COND-10'
  | 'CP-COND-11'
  | 'CP-COND-12'
  | 'CP-COND-13'
  | 'CP-COND-14'
  | 'CP-COND-15'
  | 'CP-LOS-1'
  | 'CP-LOS-2'
  | 'CP-LOS-3'
  | 'CP-LOS-4'
  | 'CP-LOS-5'
  | 'CP-LOS-6'
  | 'CP-LOS-7'
  | 'CP-RULING-16'
  | 'CP-RULING-17'
  | 'CP-TERRAIN-1'
  | 'CP-TERRAIN-2'
  | 'CP-TERRAIN-3'
  | 'CP-TERRAIN-4'
  | 'CP-TERRAIN-5'
  | 'CP-TERRAIN-6'
  | 'CP-TERRAIN-7'
  | 'CP-TERRAIN-8'
  | 'CP-TERRAIN-9'
  | 'CP-TERRAIN-10'
  | 'CP-HURL-1'
  | 'CP-HURL-2'
  | 'CP-HURL-3'
  | 'CP-HURL-4'
  | 'CP-HURL-5'
  | 'CP-HURL-6'
  | 'CP-DODGE-1'
  | 'CP-DODGE-2'
  | 'CP-DODGE-3'
  | 'CP-DODGE-4'
  | 'CP-DODGE-5'
  | 'CP-DODGE-6'
  | 'CP-COVER-1'
  | 'CP-COVER-2'
  | 'CP-COVER-3'
  | 'CP-COVER-4'
  | 'CP-COVER-5'
  | 'CP-COVER-6'
  | 'CP-COVER-7'
  | 'CP-RULING-18'
  | 'CP-TIMING-1'
  | 'CP-TIMING-2'
  | 'CP-TIMING-3'
  | 'CP-TIMING-4'
  | 'CP-TIMING-5'
  | 'CP-TIMING-6'
  | 'CP-RULING-13'
  | 'CP-RULING-14'
  | 'CP-RULING-15'
  | 'CP-GEM-1'
  | 'CP-GEM-2'
  | 'CP-GEM-3'
  | 'CP-GEM-4'
  | 'CP-GEM-5'
  | 'CP-GEM-6'
  | 'CP-GEM-7'
  | 'CP-GEM-8'
  | 'CP-FORM-1'
  | 'CP-FORM-2'
  | 'CP-FORM-3'
  | 'CP-FORM-4'
  | 'CP-FORM-5'
  | 'CP-FORM-6'
  | 'CP-FORM-7'
  | 'CP-FORM-8'
  | 'CP-FORM-9'
  | 'CP-KEYWORD-1'
  | 'CP-KEYWORD-2'
  | 'CP-KEYWORD-3'
  | 'CP-KEYWORD-4'
  | 'CP-KEYWORD-5'
  | 'CP-KEYWORD-6'
  | 'CP-KEYWORD-7'
  | 'CP-KEYWORD-8'
  | 'CP-KEYWORD-9'
  | 'CP-KEYWORD-10'
  | 'CP-KEYWORD-11'
  | 'CP-KEYWORD-12'
  | 'CP-GRUNT-1'
  | 'CP-GRUNT-2'
  | 'CP-GRUNT-3'
  | 'CP-GRUNT-4'
  | 'CP-GRUNT-5'
  | 'CP-GRUNT-6'
  | 'CP-GRUNT-7'
  | 'CP-GRUNT-8'
  | 'CP-GRUNT-9'
  | 'CP-GRUNT-10'
  | 'CP-GRUNT-11'
  | 'CP-GRUNT-12'
  | 'CP-GRUNT-13'
  | 'CP-GRUNT-14'
  | 'CP-GRUNT-15'
  | 'CP-GRUNT-16'
  | 'CP-GRUNT-17'
  | 'CP-GRUNT-18'
  | 'CP-RULING-21'
  | 'CP-ONESHOT-1'
  | 'CP-ONESHOT-2'
  | 'CP-ONESHOT-3'
  | 'CP-ONESHOT-4'
  | 'CP-ONESHOT-5'
  | 'CP-ONESHOT-6'
  | 'CP-ONESHOT-7'
  | 'CP-XOBJ-1'
  | 'CP-XOBJ-2'
  | 'CP-XOBJ-3'
  | 'CP-XOBJ-4'
  | 'CP-XOBJ-5'
  | 'CP-XOBJ-6';

export const crisisProtocolRules: readonly RuleEntry<CrisisProtocolRuleId>[] = [
  {"id":"CP-EFFECT-1","topic":"effects","says":{"en":"When a special rule, superpower or team tactic card contradicts the rulebook, the special rule is followed."},"kind":"definition","source":{"en":"Rules Priority","de":"Widersprechende Regeln","es13":"Preponderancia de las reglas"},"editions":["en","de","es13"]},
  {"id":"CP-EFFECT-2","topic":"effects","says":{"en":"When two special rules contradict each other, the rule printed on a crisis card wins."},"kind":"definition","source":{"es13":"Preponderancia de las reglas"},"editions":["es13"]},
  {"id":"CP-EFFECT-3","topic":"effects","says":{"en":"An effect is whatever a superpower, attack, special rule, team tactic card or crisis card causes."},"kind":"definition","source":{"en":"Effects","de":"Effekte","es13":"Efectos"},"editions":["en","de","es13"]},
  {"id":"CP-EFFECT-4","topic":"effects","says":{"en":"An enemy effect is any result of an effect belonging to an enemy character; an allied effect is any result of an effect belonging to an allied character."},"kind":"definition","source":{"en":"Effects","de":"Effekte","es13":"Efectos"},"editions":["en","de","es13"]},
  {"id":"CP-EFFECT-5","topic":"effects","says":{"en":"Effects of crisis cards count neither as enemy effects nor as allied effects."},"kind":"definition","source":{"en":"Effects","de":"Effekte","es13":"Efectos"},"editions":["en","de","es13"]},
  {"id":"CP-EFFECT-6","topic":"effects","says":{"en":"An effect that happens after something is resolved waits until that thing is completely finished, including all its abilities, effects and damage."},"kind":"timing","source":{"en":"Effects","de":"Effekte","es13":"Efectos"},"editions":["en","de","es13"]},
  {"id":"CP-EFFECT-7","topic":"effects","says":{"en":"When one effect allows or causes something and another forbids it for that character at that moment, the prohibition wins."},"kind":"definition","source":{"en":"Effects","de":"Effekte","es13":"Efectos"},"editions":["en","de","es13"]},
  {"id":"CP-EFFECT-8","topic":"effects","says":{"en":"A forbidden part of an effect is simply unavailable; the effect may still be used for its other parts."},"kind":"procedure","source":{"en":"Effects","de":"Effekte","es13":"Efectos"},"editions":["en","de","es13"]},
  {"id":"CP-EFFECT-9","topic":"effects","says":{"en":"Whenever a stat or a number of dice is halved, the final result is rounded up."},"kind":"definition","source":{"en":"Effects","de":"Effekte","es13":"Efectos"},"editions":["en","de","es13"]},
  {"id":"CP-EFFECT-10","topic":"effects","says":{"en":"A character or object can be affected only once by effects that share the same name."},"kind":"restriction","source":{"en":"Stacking Effects"},"editions":["en"]},
  {"id":"CP-EFFECT-11","topic":"effects","says":{"en":"A character or object can be affected by effects that share the same name only once per triggering event."},"kind":"restriction","source":{"de":"Effekte mit gleichem Namen","es13":"Efectos que se acumulan"},"editions":["de","es13"],"variantOf":"CP-EFFECT-10"},
  {"id":"CP-CRISIS-1","topic":"crisis-cards","says":{"en":"A mission is made of exactly two crisis cards: one Secure crisis and one Extraction crisis."},"kind":"definition","source":{"en":"Missions & Crisis Cards","de":"Missionen & Krisenkarten","es13":"Misiones y cartas de Crisis"},"editions":["en","de","es13"]},
  {"id":"CP-CRISIS-2","topic":"crisis-cards","says":{"en":"A crisis card has a name, which is its title."},"kind":"card-anatomy","source":{"en":"Parts of a Crisis Card, no. 1","de":"Aufbau von Krisenkarten, Nr. 1","es13":"Partes de una carta de Crisis, n.º 1"},"editions":["en","de","es13"]},
  {"id":"CP-CRISIS-3","topic":"crisis-cards","says":{"en":"A crisis card has a type: Secure or Extraction."},"kind":"card-anatomy","source":{"en":"Parts of a Crisis Card, no. 2","de":"Aufbau von Krisenkarten, Nr. 2","es13":"Partes de una carta de Crisis, n.º 2"},"editions":["en","de","es13"]},
  {"id":"CP-CRISIS-4","topic":"crisis-cards","says":{"en":"A crisis card has a Maximum Threat, the highest total threat a player's squad may contain if that value is used."},"kind":"card-anatomy","source":{"en":"Parts of a Crisis Card, no. 3","de":"Aufbau von Krisenkarten, Nr. 3","es13":"Partes de una carta de Crisis, n.º 3"},"editions":["en","de","es13"]},
  {"id":"CP-CRISIS-5","topic":"crisis-cards","says":{"en":"The setup part of a crisis card says which kind of objective tokens go on the battlefield."},"kind":"card-anatomy","source":{"en":"Parts of a Crisis Card, no. 4","de":"Aufbau von Krisenkarten, Nr. 4","es13":"Partes de una carta de Crisis, n.º 4"},"editions":["en","de","es13"]},
  {"id":"CP-CRISIS-6","topic":"crisis-cards","says":{"en":"The setup text of a crisis card points to a map that shows where its objective tokens are placed; the map is not a separate part of the card."},"kind":"card-anatomy","source":{"en":"Parts of a Crisis Card, no. 4"},"editions":["en"]},
  {"id":"CP-CRISIS-7","topic":"crisis-cards","says":{"en":"The map is its own, eighth part of the crisis card and shows where the crisis's tokens are placed."},"kind":"card-anatomy","source":{"de":"Aufbau von Krisenkarten, Nr. 8","es13":"Partes de una carta de Crisis, n.º 8"},"editions":["de","es13"],"variantOf":"CP-CRISIS-6"},
  {"id":"CP-CRISIS-8","topic":"crisis-cards","says":{"en":"The scoring part of a crisis card states the conditions for gaining victory points."},"kind":"card-anatomy","source":{"en":"Parts of a Crisis Card, no. 5","de":"Aufbau von Krisenkarten, Nr. 5","es13":"Partes de una carta de Crisis, n.º 5"},"editions":["en","de","es13"]},
  {"id":"CP-CRISIS-9","topic":"crisis-cards","says":{"en":"The rules part of a crisis card says how characters interact with its objective tokens and lists any special rules."},"kind":"card-anatomy","source":{"en":"Parts of a Crisis Card, no. 6","de":"Aufbau von Krisenkarten, Nr. 6","es13":"Partes de una carta de Crisis, n.º 6"},"editions":["en","de","es13"]},
  {"id":"CP-CRISIS-10","topic":"crisis-cards","says":{"en":"A crisis card shows a set symbol naming the product it comes from."},"kind":"ui-only","source":{"en":"Parts of a Crisis Card, no. 7","de":"Aufbau von Krisenkarten, Nr. 7","es13":"Partes de una carta de Crisis, n.º 7"},"editions":["en","de","es13"]},
  {"id":"CP-CRISIS-11","topic":"crisis-cards","says":{"en":"Secure crises usually mark places on the battlefield that players must claim; Extraction crises usually put things there that characters pick up and carry."},"kind":"ui-only","source":{"en":"Building a Mission","de":"Die Mission festlegen","es13":"Crear la Misión"},"editions":["en","de","es13"]},
  {"id":"CP-PRIORITY-1","topic":"priority","says":{"en":"The player who has the Priority token has priority for the round, which decides the order of turns."},"kind":"definition","source":{"en":"Priority (Key Concepts)","de":"Vorrang (Grundkonzepte)","es13":"Prioridad (Conceptos clave)"},"editions":["en","de","es13"]},
  {"id":"CP-PRIORITY-2","topic":"priority","says":{"en":"After the battlefield is ready, each player rolls five dice to determine who takes the Priority token."},"kind":"setup","source":{"en":"Priority (Getting Ready to Play)","de":"Vorrang (Spielvorbereitung und Aufbau)","es13":"Prioridad (Prepararse para jugar)"},"editions":["en","de","es13"]},
  {"id":"CP-PRIORITY-3","topic":"priority","says":{"en":"The player with the higher total of criticals, wilds and hits wins the priority roll."},"kind":"setup","source":{"en":"Priority (Getting Ready to Play)","de":"Vorrang (Spielvorbereitung und Aufbau)","es13":"Prioridad (Prepararse para jugar)"},"editions":["en","de","es13"]},
  {"id":"CP-PRIORITY-4","topic":"priority","says":{"en":"If the totals are tied, the player with more criticals wins the priority roll."},"kind":"setup","source":{"en":"Priority (Getting Ready to Play)","de":"Vorrang (Spielvorbereitung und Aufbau)","es13":"Prioridad (Prepararse para jugar)"},"editions":["en","de","es13"]},
  {"id":"CP-PRIORITY-5","topic":"priority","says":{"en":"If totals and criticals are tied, more wilds wins; if wilds are also tied, more hits wins."},"kind":"setup","source":{"en":"Priority (Getting Ready to Play)","de":"Vorrang (Spielvorbereitung und Aufbau)","es13":"Prioridad (Prepararse para jugar)"},"editions":["en","de","es13"]},
  {"id":"CP-PRIORITY-6","topic":"priority","says":{"en":"If every tie-break is tied, both players roll again and the same steps repeat until someone wins."},"kind":"setup","source":{"en":"Priority (Getting Ready to Play)","de":"Vorrang (Spielvorbereitung und Aufbau)","es13":"Prioridad (Prepararse para jugar)"},"editions":["en","de","es13"]},
  {"id":"CP-PRIORITY-7","topic":"priority","says":{"en":"There is one priority roll before the game; its winner holds the token for mission building and still holds it when round 1 begins."},"kind":"setup","source":{"en":"Priority (Getting Ready to Play)","de":"Vorrang (Spielvorbereitung und Aufbau)"},"editions":["en","de"]},
  {"id":"CP-PRIORITY-8","topic":"priority","says":{"en":"The first priority roll only settles who has the token while the mission is created and squads deploy. After deployment a second priority roll decides who starts round 1 with the token."},"kind":"setup","source":{"es13":"Prioridad (Prepararse para jugar); Despliegue"},"editions":["es13"],"variantOf":"CP-PRIORITY-7"},
  {"id":"CP-CHAR-1","topic":"characters","says":{"en":"Characters a player controls are allied to that player; characters the opponent controls are enemy characters."},"kind":"definition","source":{"en":"Allies, Enemies, and Control","de":"Verbündet, feindlich und kontrollieren","es13":"Aliados, enemigos y su control"},"editions":["en","de","es13"]},
  {"id":"CP-CHAR-2","topic":"characters","says":{"en":"While an effect lets a player control an opponent's character, that character is part of no squad for team tactic cards and leadership abilities."},"kind":"restriction","source":{"en":"Allies, Enemies, and Control","es13":"Aliados, enemigos y su control"},"editions":["en","es13"]},
  {"id":"CP-CHAR-3","topic":"characters","says":{"en":"If an effect lets you control your opponent's character, that character does not count as an allied character for any team tactic card or leadership ability."},"kind":"restriction","source":{"de":"Verbündet, feindlich und kontrollieren"},"editions":["de"],"variantOf":"CP-CHAR-2"},
  {"id":"CP-CHAR-4","topic":"characters","says":{"en":"Miniatures are called characters; terrain features and tokens together are called objects."},"kind":"ui-only","source":{"en":"Characters and Objects","de":"Charaktere und Objekte","es13":"Personajes y Objetos"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-1","topic":"stat-cards","says":{"en":"A stat card has a Healthy side and an Injured side; every character starts the game with the Healthy side showing."},"kind":"card-anatomy","source":{"en":"Character Stat Cards","de":"Wertekarten / Aufbau von Wertekarten","es13":"Cartas de atributos de Personaje / Partes de una carta de atributos"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-2","topic":"stat-cards","says":{"en":"A character uses the values printed on the side of its stat card that is currently showing."},"kind":"definition","source":{"en":"Character Stat Cards","de":"Wertekarten / Aufbau von Wertekarten","es13":"Cartas de atributos de Personaje / Partes de una carta de atributos"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-3","topic":"stat-cards","says":{"en":"The side showing is recognised by the colour of the icons: teal for Healthy, orange for Injured."},"kind":"ui-only","source":{"en":"Character Stat Cards","es13":"Cartas de atributos de Personaje / Partes de una carta de atributos"},"editions":["en","es13"]},
  {"id":"CP-STAT-4","topic":"stat-cards","says":{"en":"The side showing is recognised by the background colour: turquoise for Healthy, orange for Injured."},"kind":"ui-only","source":{"de":"Wertekarten / Aufbau von Wertekarten"},"editions":["de"],"variantOf":"CP-STAT-3"},
  {"id":"CP-STAT-5","topic":"stat-cards","says":{"en":"A stat card gives the character's name."},"kind":"card-anatomy","source":{"en":"Character Stat Cards, no. 1","de":"Wertekarten / Aufbau von Wertekarten, Nr. 1","es13":"Cartas de atributos de Personaje / Partes de una carta de atributos, n.º 1"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-6","topic":"stat-cards","says":{"en":"A stat card gives the alter ego, the everyday identity used to spot duplicate characters in a squad."},"kind":"card-anatomy","source":{"en":"Character Stat Cards, no. 2","de":"Wertekarten / Aufbau von Wertekarten, Nr. 2","es13":"Cartas de atributos de Personaje / Partes de una carta de atributos, n.º 2"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-7","topic":"stat-cards","says":{"en":"A stat card lists the character's attacks, each of one of three types: Physical, Energy or Mystic."},"kind":"card-anatomy","source":{"en":"Character Stat Cards, no. 3","de":"Wertekarten / Aufbau von Wertekarten, Nr. 3","es13":"Cartas de atributos de Personaje / Partes de una carta de atributos, n.º 3"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-8","topic":"stat-cards","says":{"en":"A stat card may list leadership abilities; only some characters have one."},"kind":"card-anatomy","source":{"en":"Character Stat Cards, no. 4","de":"Wertekarten / Aufbau von Wertekarten, Nr. 4","es13":"Cartas de atributos de Personaje / Partes de una carta de atributos, n.º 4"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-9","topic":"stat-cards","says":{"en":"A stat card lists superpowers of three types: Active, Reactive and Innate."},"kind":"card-anatomy","source":{"en":"Character Stat Cards, no. 5","de":"Wertekarten / Aufbau von Wertekarten, Nr. 5","es13":"Cartas de atributos de Personaje / Partes de una carta de atributos, n.º 5"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-10","topic":"stat-cards","says":{"en":"Stamina is the amount of damage a character can take before it is Dazed or KO'd."},"kind":"card-anatomy","source":{"en":"Character Stat Cards, no. 6","de":"Wertekarten / Aufbau von Wertekarten, Nr. 6","es13":"Cartas de atributos de Personaje / Partes de una carta de atributos, n.º 6"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-11","topic":"stat-cards","says":{"en":"Speed is Short, Medium or Long and names the longest movement tool the character may use to advance."},"kind":"card-anatomy","source":{"en":"Character Stat Cards, no. 7","de":"Wertekarten / Aufbau von Wertekarten, Nr. 7","es13":"Cartas de atributos de Personaje / Partes de una carta de atributos, n.º 7"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-12","topic":"stat-cards","says":{"en":"Size is the character's physical size; it matters for movement and line of sight."},"kind":"card-anatomy","source":{"en":"Character Stat Cards, no. 8"},"editions":["en"]},
  {"id":"CP-STAT-13","topic":"stat-cards","says":{"en":"Size is the character's physical size; it matters for line of sight, throws and collisions."},"kind":"card-anatomy","source":{"de":"Wertekarten / Aufbau von Wertekarten, Nr. 8","es13":"Cartas de atributos de Personaje / Partes de una carta de atributos, n.º 8"},"editions":["de","es13"],"variantOf":"CP-STAT-12"},
  {"id":"CP-STAT-14","topic":"stat-cards","says":{"en":"Size is only the number on the stat card; it is unrelated to the base size or the height of the miniature."},"kind":"definition","source":{"en":"Line of Sight","de":"Sichtlinie","es13":"Línea de visión"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-15","topic":"stat-cards","says":{"en":"Threat Level is the number used to check which characters fit into a squad for the mission."},"kind":"card-anatomy","source":{"en":"Character Stat Cards, no. 9","de":"Wertekarten / Aufbau von Wertekarten, Nr. 9","es13":"Cartas de atributos de Personaje / Partes de una carta de atributos, n.º 9"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-16","topic":"stat-cards","says":{"en":"Physical, Energy and Mystic Defense are the numbers of dice the character rolls when it is the target of an attack of that type."},"kind":"card-anatomy","source":{"en":"Character Stat Cards, no. 10-12","de":"Wertekarten / Aufbau von Wertekarten, Nr. 10-12","es13":"Cartas de atributos de Personaje / Partes de una carta de atributos, n.º 10-12"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-17","topic":"stat-cards","says":{"en":"Each attack has one type, Physical, Energy or Mystic, shown by icon and colour."},"kind":"card-anatomy","source":{"en":"Character Attacks, no. 1","de":"Charakterangriffe, Nr. 1","es13":"Ataques de los Personajes, n.º 1"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-18","topic":"stat-cards","says":{"en":"Each attack has a name, and other rules may refer to an attack by that name."},"kind":"card-anatomy","source":{"en":"Character Attacks, no. 2","de":"Charakterangriffe, Nr. 2","es13":"Ataques de los Personajes, n.º 2"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-19","topic":"stat-cards","says":{"en":"Each attack has a range from 1 to 5, the greatest distance at which its target may be."},"kind":"card-anatomy","source":{"en":"Character Attacks, no. 3","de":"Charakterangriffe, Nr. 3","es13":"Ataques de los Personajes, n.º 3"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-20","topic":"stat-cards","says":{"en":"Each attack has a Strength, the number of dice it rolls."},"kind":"card-anatomy","source":{"en":"Character Attacks, no. 4","de":"Charakterangriffe, Nr. 4","es13":"Ataques de los Personajes, n.º 4"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-21","topic":"stat-cards","says":{"en":"Each attack has a Power cost that must be spent to make it; the cost may be 0."},"kind":"card-anatomy","source":{"en":"Character Attacks, no. 5","de":"Charakterangriffe, Nr. 5","es13":"Ataques de los Personajes, n.º 5"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-22","topic":"stat-cards","says":{"en":"An attack may carry special rules that apply to that attack."},"kind":"card-anatomy","source":{"en":"Character Attacks, no. 6","de":"Charakterangriffe, Nr. 6","es13":"Ataques de los Personajes, n.º 6"},"editions":["en","de","es13"]},
  {"id":"CP-STAT-23","topic":"stat-cards","says":{"en":"Older stat cards carry the same twelve parts and six attack properties in an older layout."},"kind":"ui-only","source":{"en":"Appendix F: Legacy Stat Cards"},"editions":["en"]},
  {"id":"CP-STAT-24","topic":"stat-cards","says":{"en":"Older stat cards look different but use the same symbols and work exactly like the newer ones."},"kind":"ui-only","source":{"de":"Anhang C: Alte Wertekarten","es13":"Apéndice F: Cartas de atributos anticuadas"},"editions":["de","es13"],"variantOf":"CP-STAT-23"},
  {"id":"CP-STAT-25","topic":"stat-cards","says":{"en":"Icons stand for Range, Power, Strength, Leadership, the three superpower types, the three movement tools, the three attack types and Damage."},"kind":"ui-only","source":{"en":"Quick Reference","de":"Spielübersicht (letzte Seite)","es13":"Referencia rápida"},"editions":["en","de","es13"]},
  {"id":"CP-SUPER-1","topic":"superpowers","says":{"en":"A superpower has a type, Active, Reactive or Innate, which says how and when it may be used."},"kind":"card-anatomy","source":{"en":"Superpowers, no. 1","de":"Superkräfte, Nr. 1","es13":"Superpoderes, n.º 1"},"editions":["en","de","es13"]},
  {"id":"CP-SUPER-2","topic":"superpowers","says":{"en":"A superpower has a name that other rules may refer to."},"kind":"card-anatomy","source":{"en":"Superpowers, no. 2","de":"Superkräfte, Nr. 2","es13":"Superpoderes, n.º 2"},"editions":["en","de","es13"]},
  {"id":"CP-SUPER-3","topic":"superpowers","says":{"en":"A superpower may have a Power cost, which its character spends to use it; some superpowers cost nothing."},"kind":"procedure","source":{"en":"Superpowers, no. 3","de":"Superkräfte, Nr. 3","es13":"Superpoderes, n.º 3"},"editions":["en","de","es13"]},
  {"id":"CP-SUPER-4","topic":"superpowers","says":{"en":"The text of a superpower states its effect and any requirements for using it."},"kind":"card-anatomy","source":{"en":"Superpowers, no. 4","de":"Superkräfte, Nr. 4","es13":"Superpoderes, n.º 4"},"editions":["en","de","es13"]},
  {"id":"CP-SUPER-5","topic":"superpowers","says":{"en":"An Active superpower may be used at any time during its character's own activation."},"kind":"timing","source":{"en":"Superpowers","de":"Superkräfte","es13":"Superpoderes"},"editions":["en","de","es13"]},
  {"id":"CP-SUPER-6","topic":"superpowers","says":{"en":"If the text of an Active superpower begins with 'Action:', using it takes one of the character's actions."},"kind":"procedure","source":{"en":"Superpowers","de":"Superkräfte","es13":"Superpoderes"},"editions":["en","de","es13"]},
  {"id":"CP-SUPER-7","topic":"superpowers","says":{"en":"An Active superpower without 'Action:' takes no action, but its Power cost is still paid."},"kind":"procedure","source":{"en":"Superpowers","de":"Superkräfte","es13":"Superpoderes"},"editions":["en","de","es13"]},
  {"id":"CP-SUPER-8","topic":"superpowers","says":{"en":"A Reactive superpower may be used only when its triggering event occurs."},"kind":"timing","source":{"en":"Superpowers","de":"Superkräfte","es13":"Superpoderes"},"editions":["en","de","es13"]},
  {"id":"CP-SUPER-9","topic":"superpowers","says":{"en":"Each Reactive superpower may be used only once for each triggering event."},"kind":"restriction","source":{"en":"Superpowers","de":"Superkräfte","es13":"Superpoderes"},"editions":["en","de","es13"]},
  {"id":"CP-SUPER-10","topic":"superpowers","says":{"en":"Innate superpowers need no activation and never cost Power."},"kind":"definition","source":{"en":"Superpowers","es13":"Superpoderes"},"editions":["en","es13"]},
  {"id":"CP-SUPER-11","topic":"superpowers","says":{"en":"Passive (innate) superpowers can always be used when their trigger occurs and never cost Power."},"kind":"definition","source":{"de":"Superkräfte"},"editions":["de"],"variantOf":"CP-SUPER-10"},
  {"id":"CP-SUPER-12","topic":"superpowers","says":{"en":"A character with a Dazed token does not benefit from its innate superpowers."},"kind":"restriction","source":{"en":"Superpowers","de":"Superkräfte","es13":"Superpoderes"},"editions":["en","de","es13"]},
  {"id":"CP-SUPER-13","topic":"superpowers","says":{"en":"Common innate superpowers are printed on stat cards as keywords; their full text stands in the keyword appendix."},"kind":"card-anatomy","source":{"en":"Superpowers","de":"Superkräfte","es13":"Superpoderes"},"editions":["en","de","es13"]},
  {"id":"CP-LEAD-1","topic":"leadership","says":{"en":"A leadership ability works only if its squad uses the affiliation the ability requires."},"kind":"restriction","source":{"en":"Leadership; Squad Affiliations","de":"Führungsfähigkeit; Gruppierung eines Teams","es13":"Liderazgo; Afiliaciones de Escuadra"},"editions":["en","de","es13"]},
  {"id":"CP-LEAD-2","topic":"leadership","says":{"en":"When the squad uses the required affiliation, the leadership ability of its leader is active for the whole game."},"kind":"definition","source":{"en":"Leadership","de":"Führungsfähigkeit","es13":"Liderazgo"},"editions":["en","de","es13"]},
  {"id":"CP-LEAD-3","topic":"leadership","says":{"en":"An active leadership ability benefits the entire squad, including members that do not belong to the affiliation."},"kind":"definition","source":{"en":"Leadership","de":"Führungsfähigkeit","es13":"Liderazgo"},"editions":["en","de","es13"]},
  {"id":"CP-LEAD-4","topic":"leadership","says":{"en":"The squad has the leadership benefit only while the character with the ability is on the battlefield."},"kind":"restriction","source":{"en":"Leadership","de":"Führungsfähigkeit","es13":"Liderazgo"},"editions":["en","de","es13"]},
  {"id":"CP-LEAD-5","topic":"leadership","says":{"en":"If several leadership abilities could be used, the player picks exactly one for the rest of the game; the others stay inactive."},"kind":"restriction","source":{"en":"Leadership; Squad Affiliations","de":"Führungsfähigkeit; Gruppierung eines Teams","es13":"Liderazgo; Afiliaciones de Escuadra"},"editions":["en","de","es13"]},
  {"id":"CP-LEAD-6","topic":"leadership","says":{"en":"A player with several eligible leadership abilities declares the choice after deploying their squad."},"kind":"timing","source":{"en":"Squad Affiliations"},"editions":["en"]},
  {"id":"CP-LEAD-7","topic":"leadership","says":{"en":"Players reveal their leadership choices simultaneously after both squads are deployed."},"kind":"timing","source":{"de":"Gruppierung eines Teams; Spielübersicht: Teams zusammen- und aufstellen, Schritt 6","es13":"Afiliaciones de Escuadra; Referencia rápida: Preparar y desplegar las Escuadras, paso 6"},"editions":["de","es13"],"variantOf":"CP-LEAD-6"},
  {"id":"CP-RULING-20","topic":"leadership","says":{"en":"Proposed: a Dazed leader's leadership ability stays active, because the leader is still on the battlefield and leadership is not a superpower."},"kind":"ruling-needed","source":{"en":"Leadership; Character Damage","de":"Führungsfähigkeit; Schaden","es13":"Liderazgo; Daño de los Personajes"},"editions":["en","de","es13"],"gap":{"en":"Dazed characters have no superpowers, but leadership depends only on being on the battlefield."},"proposedRuling":{"en":"Leadership active = chosen and leader on the battlefield, whatever the Dazed token."}},
  {"id":"CP-POWER-1","topic":"power","says":{"en":"Each character has its own Power, tracked as tokens on its stat card."},"kind":"definition","source":{"en":"Power","de":"Kraft","es13":"Poder"},"editions":["en","de","es13"]},
  {"id":"CP-POWER-2","topic":"power","says":{"en":"A character can have at most 10 Power; Power gained beyond 10 is lost."},"kind":"restriction","source":{"en":"Power","de":"Kraft","es13":"Poder"},"editions":["en","de","es13"]},
  {"id":"CP-POWER-3","topic":"power","says":{"en":"When a character spends or loses Power, that many Power tokens are removed from its card."},"kind":"procedure","source":{"en":"Power","de":"Kraft","es13":"Poder"},"editions":["en","de","es13"]},
  {"id":"CP-POWER-4","topic":"power","says":{"en":"No character may pay or lose Power it does not have."},"kind":"restriction","source":{"en":"Power","de":"Kraft","es13":"Poder"},"editions":["en","de","es13"]},
  {"id":"CP-POWER-5","topic":"power","says":{"en":"An attack or superpower is unavailable to a character whose Power is below its cost."},"kind":"restriction","source":{"en":"Power","de":"Kraft","es13":"Poder"},"editions":["en","de","es13"]},
  {"id":"CP-POWER-6","topic":"power","says":{"en":"If an effect would make a character lose more Power than it has, it loses all it has instead."},"kind":"procedure","source":{"en":"Power","de":"Kraft","es13":"Poder"},"editions":["en","de","es13"]},
  {"id":"CP-DICE-1","topic":"dice","says":{"en":"Every die has eight faces: one critical, one wild, two hits, one block, two blanks and one failure."},"kind":"definition","source":{"en":"Dice","de":"Würfel","es13":"Dados"},"editions":["en","de","es13"]},
  {"id":"CP-DICE-2","topic":"dice","says":{"en":"A critical normally counts as a success for attacker and defender."},"kind":"definition","source":{"en":"Dice","de":"Würfel","es13":"Dados"},"editions":["en","de","es13"]},
  {"id":"CP-DICE-3","topic":"dice","says":{"en":"A wild normally counts as a success for attacker and defender and can trigger special rules."},"kind":"definition","source":{"en":"Dice","de":"Würfel","es13":"Dados"},"editions":["en","de","es13"]},
  {"id":"CP-DICE-4","topic":"dice","says":{"en":"A hit normally counts as a success only when attacking."},"kind":"definition","source":{"en":"Dice","de":"Würfel","es13":"Dados"},"editions":["en","de","es13"]},
  {"id":"CP-DICE-5","topic":"dice","says":{"en":"A block normally counts as a success only when defending (or dodging)."},"kind":"definition","source":{"en":"Dice","de":"Würfel","es13":"Dados"},"editions":["en","de","es13"]},
  {"id":"CP-DICE-6","topic":"dice","says":{"en":"A blank normally has no effect."},"kind":"definition","source":{"en":"Dice","de":"Würfel","es13":"Dados"},"editions":["en","de","es13"]},
  {"id":"CP-DICE-7","topic":"dice","says":{"en":"A failure can't be rerolled and can't be modified."},"kind":"restriction","source":{"en":"Dice","de":"Würfel","es13":"Dados"},"editions":["en","de","es13"]},
  {"id":"CP-DICE-8","topic":"dice","says":{"en":"Extra dice for criticals are rolled once per roll, for the criticals in the initial roll only."},"kind":"procedure","source":{"en":"Dice; Quick Reference: Commonly Mistaken Rules","de":"Würfel; Spielübersicht: Häufige Missverständnisse","es13":"Dados; Referencia rápida: Reglas que se suelen malinterpretar"},"editions":["en","de","es13"]},
  {"id":"CP-DICE-9","topic":"dice","says":{"en":"Criticals add dice in attack, defense and dodge rolls; no rule adds dice in other rolls such as the priority roll."},"kind":"restriction","source":{"en":"Dice; Dodging","de":"Würfel; Ausweichen","es13":"Dados; Esquivar"},"editions":["en","de","es13"]},
  {"id":"CP-MEASURE-1","topic":"measurement","says":{"en":"There are two kinds of measuring tools: range tools and movement tools."},"kind":"definition","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"]},
  {"id":"CP-MEASURE-2","topic":"measurement","says":{"en":"Any distance that is measured with a tool may be measured at any time."},"kind":"procedure","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"]},
  {"id":"CP-MEASURE-3","topic":"measurement","says":{"en":"At most one range tool and one movement tool may be in use for measuring at the same time."},"kind":"ui-only","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"]},
  {"id":"CP-MEASURE-4","topic":"measurement","says":{"en":"Only horizontal distance counts; height differences are ignored."},"kind":"geometry","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"]},
  {"id":"CP-MEASURE-5","topic":"measurement","says":{"en":"Range tools exist for Ranges 2, 3, 4 and 5; the width of any of these four tools is Range 1."},"kind":"definition","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"]},
  {"id":"CP-MEASURE-6","topic":"measurement","says":{"en":"Short, Medium and Long are the movement tools; one measurement uses just one of them."},"kind":"definition","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"]},
  {"id":"CP-MEASURE-7","topic":"measurement","says":{"en":"Range tools measure distances for attacks, actions and abilities."},"kind":"definition","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"]},
  {"id":"CP-MEASURE-8","topic":"measurement","says":{"en":"Movement tools measure advances, throws and pushes."},"kind":"definition","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"]},
  {"id":"CP-MEASURE-9","topic":"measurement","says":{"en":"A measurement starts with the end of the tool touching the object or the base of the character that acts."},"kind":"geometry","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"]},
  {"id":"CP-MEASURE-10","topic":"measurement","says":{"en":"When measuring, the narrow end of the tool is laid centred against the base or object measured from."},"kind":"geometry","source":{"de":"Messwerkzeuge"},"editions":["de"]},
  {"id":"CP-MEASURE-11","topic":"measurement","says":{"en":"If the tool can't lie in place, for example because of terrain, it is held above the battlefield and the distance is judged from there."},"kind":"procedure","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"]},
  {"id":"CP-MEASURE-12","topic":"measurement","says":{"en":"Something is within a distance of something else if any part of its base (or of the object) is within that distance of any part of the other base or object."},"kind":"geometry","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"]},
  {"id":"CP-MEASURE-13","topic":"measurement","says":{"en":"A character or object is always within range of itself."},"kind":"definition","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"]},
  {"id":"CP-RULING-1","topic":"measurement","says":{"en":"Proposed: all tool sizes are fixed constants of the app, in inches, shown in the reference and identical for both players."},"kind":"ruling-needed","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"],"gap":{"en":"No edition prints the length or width of any tool."},"proposedRuling":{"en":"Keep the values in one data file. Defaults: range tool width (Range 1) 1.0; Range 2 = 3.0; Range 3 = 6.0; Range 4 = 8.0; Range 5 = 10.0; Short = 3.375; Medium = 5.0; Long = 7.25; movement tool width 0.5 and its pivot in the middle. Sources and confidence: the tools facts file; width and pivot position are our assumption."}},
  {"id":"CP-RULING-2","topic":"measurement","says":{"en":"Proposed: every base is a circle whose diameter is a data value of the character."},"kind":"ruling-needed","source":{"en":"Measurement; Line of Sight","de":"Messwerkzeuge; Sichtlinie","es13":"Medición; Línea de visión"},"editions":["en","de","es13"],"gap":{"en":"The editions speak of bases but give no shapes or sizes."},"proposedRuling":{"en":"Character data carries baseDiameterMm; 35, 50 or 65 mm. 1 inch = 25.4 mm. Objective tokens are circles too (see CP-RULING-23)."}},
  {"id":"CP-RULING-3","topic":"measurement","says":{"en":"Proposed: 'within' includes the exact distance, and lengths are compared with a tolerance of 0.001 inch."},"kind":"ruling-needed","source":{"en":"Measurement","de":"Messwerkzeuge","es13":"Medición"},"editions":["en","de","es13"],"gap":{"en":"Exact equality and numeric tolerance are not addressed."},"proposedRuling":{"en":"distance <= range + 0.001 counts as within; contact means distance <= 0.001; overlap means penetration deeper than 0.001."}},
  {"id":"CP-TACTIC-1","topic":"team-tactics","says":{"en":"A team tactic card has a name, an affiliation line, a type and rules text saying how it is played and what it does."},"kind":"card-anatomy","source":{"en":"Team Tactic Cards, no. 1-4","de":"Teamtaktik-Karten / Aufbau von Teamtaktik-Karten, Nr. 1-4","es13":"Cartas de Tácticas de equipo / Partes de una carta de Tácticas de equipo, n.º 1-4"},"editions":["en","de","es13"]},
  {"id":"CP-TACTIC-2","topic":"team-tactics","says":{"en":"A card with an affiliation can be used only by a squad that uses that affiliation; an unaffiliated card can be used by any squad."},"kind":"restriction","source":{"en":"Team Tactic Cards, no. 2","de":"Teamtaktik-Karten / Aufbau von Teamtaktik-Karten, Nr. 2","es13":"Cartas de Tácticas de equipo / Partes de una carta de Tácticas de equipo, n.º 2"},"editions":["en","de","es13"]},
  {"id":"CP-TACTIC-3","topic":"team-tactics","says":{"en":"An Active team tactic card may be played at any time during its owner's turn."},"kind":"timing","source":{"en":"Team Tactic Cards, no. 3","de":"Teamtaktik-Karten / Aufbau von Teamtaktik-Karten, Nr. 3","es13":"Cartas de Tácticas de equipo / Partes de una carta de Tácticas de equipo, n.º 3"},"editions":["en","de","es13"]},
  {"id":"CP-TACTIC-4","topic":"team-tactics","says":{"en":"A Reactive team tactic card may be played only when its listed trigger condition is met."},"kind":"timing","source":{"en":"Team Tactic Cards, no. 3","de":"Teamtaktik-Karten / Aufbau von Teamtaktik-Karten, Nr. 3","es13":"Cartas de Tácticas de equipo / Partes de una carta de Tácticas de equipo, n.º 3"},"editions":["en","de","es13"]},
  {"id":"CP-TACTIC-5","topic":"team-tactics","says":{"en":"A Reactive team tactic card may be played only once per triggering event."},"kind":"restriction","source":{"en":"Team Tactic Cards, no. 3","de":"Teamtaktik-Karten / Aufbau von Teamtaktik-Karten, Nr. 3"},"editions":["en","de"]},
  {"id":"CP-TACTIC-6","topic":"team-tactics","says":{"en":"The character that plays an Active team tactic card need not be the character that is currently activated."},"kind":"procedure","source":{"de":"Teamtaktik-Karten / Aufbau von Teamtaktik-Karten, Nr. 3"},"editions":["de"]},
  {"id":"CP-TACTIC-7","topic":"team-tactics","says":{"en":"An 'Active: action' card may be used only by spending an action of your currently activated character, who must be the one playing it."},"kind":"procedure","source":{"de":"Teamtaktik-Karten / Aufbau von Teamtaktik-Karten, Nr. 3; Einen Charakter aktivieren"},"editions":["de"]},
  {"id":"CP-TACTIC-8","topic":"team-tactics","says":{"en":"To play an 'Active: action' card, one of the characters playing it must spend one of its actions of the turn."},"kind":"procedure","source":{"es13":"Cartas de Tácticas de equipo / Partes de una carta de Tácticas de equipo, n.º 3; Activar a un Personaje"},"editions":["es13"],"variantOf":"CP-TACTIC-7"},
  {"id":"CP-TACTIC-9","topic":"team-tactics","says":{"en":"To play a card, follow its text: choose the required targets and pay the Power or other costs it names."},"kind":"procedure","source":{"en":"Team Tactic Cards","de":"Teamtaktik-Karten / Aufbau von Teamtaktik-Karten","es13":"Cartas de Tácticas de equipo / Partes de una carta de Tácticas de equipo"},"editions":["en","de","es13"]},
  {"id":"CP-TACTIC-10","topic":"team-tactics","says":{"en":"A card is played by one or more characters chosen by the player, and those characters pay the Power or other costs."},"kind":"procedure","source":{"de":"Teamtaktik-Karten / Aufbau von Teamtaktik-Karten"},"editions":["de"]},
  {"id":"CP-TACTIC-11","topic":"team-tactics","says":{"en":"A played team tactic card is discarded and can't be used again in this game."},"kind":"procedure","source":{"en":"Team Tactic Cards","es13":"Cartas de Tácticas de equipo / Partes de una carta de Tácticas de equipo"},"editions":["en","es13"]},
  {"id":"CP-TACTIC-12","topic":"team-tactics","says":{"en":"A played team tactic card is normally discarded and can't be played again in this game; a card may say otherwise."},"kind":"procedure","source":{"de":"Teamtaktik-Karten / Aufbau von Teamtaktik-Karten"},"editions":["de"],"variantOf":"CP-TACTIC-11"},
  {"id":"CP-TACTIC-13","topic":"team-tactics","says":{"en":"Team tactic cards are not secret during the game."},"kind":"ui-only","source":{"en":"Know Your Enemy","de":"Kenne deinen Feind","es13":"Conoce a tu enemigo"},"editions":["en","de","es13"]},
  {"id":"CP-TACTIC-14","topic":"team-tactics","says":{"en":"A player may play any number of team tactic cards during their turn."},"kind":"procedure","source":{"en":"Activation Phase","de":"Aktivierungsphase","es13":"Fase de Activación"},"editions":["en","de","es13"]},
  {"id":"CP-TACTIC-15","topic":"team-tactics","says":{"en":"A team tactic card also shows a set symbol naming its product."},"kind":"ui-only","source":{"de":"Teamtaktik-Karten / Aufbau von Teamtaktik-Karten, Nr. 5","es13":"Cartas de Tácticas de equipo / Partes de una carta de Tácticas de equipo, n.º 5"},"editions":["de","es13"]},
  {"id":"CP-ROSTER-1","topic":"roster","says":{"en":"A roster contains exactly ten characters."},"kind":"rosterbuilding","source":{"en":"Building a Roster","de":"Vorrat bilden","es13":"Crear una Lista"},"editions":["en","de","es13"]},
  {"id":"CP-ROSTER-2","topic":"roster","says":{"en":"A roster contains exactly ten team tactic cards."},"kind":"rosterbuilding","source":{"en":"Building a Roster","de":"Vorrat bilden","es13":"Crear una Lista"},"editions":["en","de","es13"]},
  {"id":"CP-ROSTER-3","topic":"roster","says":{"en":"A roster contains six crisis cards: three Secure and three Extraction."},"kind":"rosterbuilding","source":{"en":"Building a Roster","de":"Vorrat bilden"},"editions":["en","de"]},
  {"id":"CP-ROSTER-4","topic":"roster","says":{"en":"A roster contains ten crisis cards: five Secure and five Extraction."},"kind":"rosterbuilding","source":{"es13":"Crear una Lista"},"editions":["es13"],"variantOf":"CP-ROSTER-3"},
  {"id":"CP-ROSTER-5","topic":"roster","says":{"en":"Heroes and villains may be mixed freely in a roster."},"kind":"rosterbuilding","source":{"en":"Building a Roster","de":"Vorrat bilden","es13":"Crear una Lista"},"editions":["en","de","es13"]},
  {"id":"CP-ROSTER-6","topic":"roster","says":{"en":"A roster can't contain two characters that have both the same character name and the same alter ego."},"kind":"rosterbuilding","source":{"en":"Building a Roster","es13":"Crear una Lista"},"editions":["en","es13"]},
  {"id":"CP-ROSTER-7","topic":"roster","says":{"en":"A roster can't contain two characters that share the character name or the alter ego."},"kind":"rosterbuilding","source":{"de":"Vorrat bilden"},"editions":["de"],"variantOf":"CP-ROSTER-6"},
  {"id":"CP-ROSTER-8","topic":"roster","says":{"en":"Each team tactic card may be in the roster only once."},"kind":"rosterbuilding","source":{"en":"Building a Roster","de":"Vorrat bilden","es13":"Crear una Lista"},"editions":["en","de","es13"]},
  {"id":"CP-ROSTER-9","topic":"roster","says":{"en":"Each crisis card may be in the roster only once."},"kind":"rosterbuilding","source":{"en":"Building a Roster","de":"Vorrat bilden","es13":"Crear una Lista"},"editions":["en","de","es13"]},
  {"id":"CP-FIELD-1","topic":"battlefield","says":{"en":"The battlefield is a square of 36 by 36 inches."},"kind":"setup","source":{"en":"Creating the Battlefield","de":"Das Schlachtfeld aufbauen","es13":"Montar el campo de batalla"},"editions":["en","de","es13"]},
  {"id":"CP-FIELD-2","topic":"battlefield","says":{"en":"Players should use at least 12 terrain features of Sizes 1 to 5."},"kind":"setup","source":{"en":"Creating the Battlefield","de":"Das Schlachtfeld aufbauen"},"editions":["en","de"]},
  {"id":"CP-FIELD-3","topic":"battlefield","says":{"en":"Players must use at least 12 terrain features of Sizes 1 to 5."},"kind":"setup","source":{"es13":"Montar el campo de batalla"},"editions":["es13"],"variantOf":"CP-FIELD-2"},
  {"id":"CP-FIELD-4","topic":"battlefield","says":{"en":"Most terrain features should be of Sizes 2 to 4."},"kind":"setup","source":{"en":"Creating the Battlefield","de":"Das Schlachtfeld aufbauen","es13":"Montar el campo de batalla"},"editions":["en","de","es13"]},
  {"id":"CP-FIELD-5","topic":"battlefield","says":{"en":"Both players agree which terrain features are used and where they stand."},"kind":"setup","source":{"en":"Creating the Battlefield","de":"Das Schlachtfeld aufbauen","es13":"Montar el campo de batalla"},"editions":["en","de","es13"]},
  {"id":"CP-FIELD-6","topic":"battlefield","says":{"en":"Terrain should not be placed within Range 2 of a battlefield edge."},"kind":"setup","source":{"en":"Creating the Battlefield","de":"Das Schlachtfeld aufbauen"},"editions":["en","de"]},
  {"id":"CP-FIELD-7","topic":"battlefield","says":{"en":"Terrain may not be placed within Range 2 of a battlefield edge."},"kind":"setup","source":{"es13":"Montar el campo de batalla"},"editions":["es13"],"variantOf":"CP-FIELD-6"},
  {"id":"CP-FIELD-8","topic":"battlefield","says":{"en":"Terrain features should not be placed within Range 2 of each other."},"kind":"setup","source":{"en":"Creating the Battlefield","de":"Das Schlachtfeld aufbauen"},"editions":["en","de"]},
  {"id":"CP-FIELD-9","topic":"battlefield","says":{"en":"Terrain features may not be placed within Range 2 of each other."},"kind":"setup","source":{"es13":"Montar el campo de batalla"},"editions":["es13"],"variantOf":"CP-FIELD-8"},
  {"id":"CP-FIELD-10","topic":"battlefield","says":{"en":"The battlefield is created before any decision about squads or team tactic cards and before crisis cards are drawn."},"kind":"timing","source":{"en":"Creating the Battlefield","de":"Das Schlachtfeld aufbauen","es13":"Montar el campo de batalla"},"editions":["en","de","es13"]},
  {"id":"CP-FIELD-11","topic":"battlefield","says":{"en":"The battlefield must mix terrain features of different sizes and shapes that can be destroyed and that block line of sight and movement."},"kind":"setup","source":{"en":"Creating the Battlefield","de":"Das Schlachtfeld aufbauen","es13":"Montar el campo de batalla"},"editions":["en","de","es13"]},
  {"id":"CP-MISSION-1","topic":"mission-building","says":{"en":"Mission building comes after the battlefield and the priority roll."},"kind":"timing","source":{"en":"Setting Up a Mission","de":"Die Mission vorbereiten","es13":"Preparar una Misión"},"editions":["en","de","es13"]},
  {"id":"CP-MISSION-2","topic":"mission-building","says":{"en":"Each player's crisis cards form two decks, one of Secure and one of Extraction cards."},"kind":"setup","source":{"en":"Building a Mission","de":"Die Mission festlegen","es13":"Crear la Misión"},"editions":["en","de","es13"]},
  {"id":"CP-MISSION-3","topic":"mission-building","says":{"en":"The player with priority chooses a crisis type, shuffles their own deck of that type and draws one card from it."},"kind":"setup","source":{"en":"Building a Mission, step 1","de":"Die Mission festlegen, Schritt 1"},"editions":["en","de"]},
  {"id":"CP-MISSION-4","topic":"mission-building","says":{"en":"The player with priority chooses a crisis type, shuffles their own deck of that type, draws two cards and lays them face up."},"kind":"setup","source":{"es13":"Crear la Misión, paso 1"},"editions":["es13"],"variantOf":"CP-MISSION-3"},
  {"id":"CP-MISSION-5","topic":"mission-building","says":{"en":"Of the priority player's two face-up crisis cards, the player without priority picks the one that is used."},"kind":"setup","source":{"es13":"Crear la Misión, paso 2"},"editions":["es13"]},
  {"id":"CP-MISSION-6","topic":"mission-building","says":{"en":"The player without priority shuffles their own deck of the other crisis type and draws one card."},"kind":"setup","source":{"en":"Building a Mission, step 2","de":"Die Mission festlegen, Schritt 2"},"editions":["en","de"]},
  {"id":"CP-MISSION-7","topic":"mission-building","says":{"en":"The player without priority shuffles their own deck of the other crisis type, draws two cards and lays them face up."},"kind":"setup","source":{"es13":"Crear la Misión, paso 3"},"editions":["es13"],"variantOf":"CP-MISSION-6"},
  {"id":"CP-MISSION-8","topic":"mission-building","says":{"en":"Of the other player's two face-up crisis cards, the player with priority picks the one that is used."},"kind":"setup","source":{"es13":"Crear la Misión, paso 4"},"editions":["es13"]},
  {"id":"CP-MISSION-9","topic":"mission-building","says":{"en":"Both drawn cards are revealed at the same time."},"kind":"setup","source":{"en":"Building a Mission, step 3","de":"Die Mission festlegen, Schritt 3"},"editions":["en","de"]},
  {"id":"CP-MISSION-10","topic":"mission-building","says":{"en":"The player without priority chooses which of the two cards' Maximum Threat is used for the mission."},"kind":"setup","source":{"en":"Building a Mission","de":"Die Mission festlegen","es13":"Crear la Misión"},"editions":["en","de","es13"]},
  {"id":"CP-MISSION-11","topic":"mission-building","says":{"en":"The player without priority chooses a battlefield edge as their deployment edge."},"kind":"setup","source":{"en":"Building a Mission, step 5","de":"Die Mission festlegen, Schritt 5"},"editions":["en","de"]},
  {"id":"CP-MISSION-12","topic":"mission-building","says":{"en":"The player with priority chooses a battlefield edge as their deployment edge."},"kind":"setup","source":{"es13":"Crear la Misión, paso 6"},"editions":["es13"],"variantOf":"CP-MISSION-11"},
  {"id":"CP-MISSION-13","topic":"mission-building","says":{"en":"The edge opposite the chosen one is the other player's deployment edge."},"kind":"setup","source":{"en":"Building a Mission","de":"Die Mission festlegen","es13":"Crear la Misión"},"editions":["en","de","es13"]},
  {"id":"CP-MISSION-14","topic":"mission-building","says":{"en":"The players then set up the mission as both crisis cards instruct."},"kind":"setup","source":{"en":"Building a Mission","de":"Die Mission festlegen","es13":"Crear la Misión"},"editions":["en","de","es13"]},
  {"id":"CP-MISSION-15","topic":"mission-building","says":{"en":"Both crisis cards are kept where both players can consult them."},"kind":"ui-only","source":{"en":"Building a Mission","de":"Die Mission festlegen","es13":"Crear la Misión"},"editions":["en","de","es13"]},
  {"id":"CP-MISSION-16","topic":"mission-building","says":{"en":"Mission building runs in six steps: first draw, second draw, reveal, threat choice, edge choice, mission setup."},"kind":"timing","source":{"en":"Building a Mission","de":"Die Mission festlegen"},"editions":["en","de"]},
  {"id":"CP-MISSION-17","topic":"mission-building","says":{"en":"Mission building runs in seven steps: first draw of two, opponent's pick, second draw of two, opponent's pick, threat choice, edge choice, mission setup."},"kind":"timing","source":{"es13":"Crear la Misión"},"editions":["es13"],"variantOf":"CP-MISSION-16"},
  {"id":"CP-OBJ-1","topic":"objective-tokens","says":{"en":"Objective tokens come in three types: Civilian, Asset, Target of Opportunity."},"kind":"definition","source":{"en":"Objective Tokens"},"editions":["en"]},
  {"id":"CP-OBJ-2","topic":"objective-tokens","says":{"en":"There are four types of objective tokens: persons, items, vital locations, and unstable or moving objectives."},"kind":"definition","source":{"de":"Missionsmarker","es13":"Fichas de Objetivo"},"editions":["de","es13"],"variantOf":"CP-OBJ-1"},
  {"id":"CP-OBJ-3","topic":"objective-tokens","says":{"en":"Civilian tokens stand for important people whose rescue or capture matters for the mission."},"kind":"definition","source":{"en":"Objective Tokens","de":"Missionsmarker","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-OBJ-4","topic":"objective-tokens","says":{"en":"Asset tokens stand for key items that both sides want to acquire."},"kind":"definition","source":{"en":"Objective Tokens","de":"Missionsmarker","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-OBJ-5","topic":"objective-tokens","says":{"en":"One token type stands for critical places that cannot be carried away and must be secured."},"kind":"definition","source":{"en":"Objective Tokens","de":"Missionsmarker","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-OBJ-6","topic":"objective-tokens","says":{"en":"A fourth token type stands for objectives that are especially unstable or that can move."},"kind":"definition","source":{"de":"Missionsmarker","es13":"Fichas de Objetivo"},"editions":["de","es13"]},
  {"id":"CP-OBJ-7","topic":"objective-tokens","says":{"en":"Objective tokens have no Size and do not obstruct movement."},"kind":"geometry","source":{"en":"Objective Tokens","de":"Missionsmarker","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-OBJ-8","topic":"objective-tokens","says":{"en":"A character's base may overlap an objective token."},"kind":"geometry","source":{"en":"Objective Tokens","de":"Missionsmarker","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-OBJ-9","topic":"objective-tokens","says":{"en":"If a token's place is occupied by terrain, the players agree whether it goes on top of or beneath the terrain, whichever is easier to see."},"kind":"ui-only","source":{"en":"Objective Tokens","de":"Missionsmarker","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-INTERACT-1","topic":"interact","says":{"en":"A token can be interacted with only if its crisis card has an Interact ability for it."},"kind":"restriction","source":{"en":"Objective Tokens","de":"Missionsmarker: Mit einem Missionsmarker interagieren","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-INTERACT-2","topic":"interact","says":{"en":"A character may interact at any time during its own activation while it is within Range 1 of the token."},"kind":"timing","source":{"en":"Objective Tokens","de":"Missionsmarker: Mit einem Missionsmarker interagieren","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-INTERACT-3","topic":"interact","says":{"en":"Interacting costs the character 1 Power."},"kind":"procedure","source":{"en":"Objective Tokens","de":"Missionsmarker: Mit einem Missionsmarker interagieren","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-INTERACT-4","topic":"interact","says":{"en":"A character may interact with several different tokens in one activation."},"kind":"procedure","source":{"en":"Objective Tokens","de":"Missionsmarker: Mit einem Missionsmarker interagieren","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-INTERACT-5","topic":"interact","says":{"en":"During one activation a character may interact with any given token only one time."},"kind":"restriction","source":{"en":"Objective Tokens","de":"Missionsmarker: Mit einem Missionsmarker interagieren","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-INTERACT-6","topic":"interact","says":{"en":"What an interaction does is stated in the special rules of the crisis card."},"kind":"procedure","source":{"en":"Objective Tokens","de":"Missionsmarker: Mit einem Missionsmarker interagieren","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-INTERACT-7","topic":"interact","says":{"en":"Interacting is not an action unless the crisis card says so."},"kind":"restriction","source":{"en":"Interact (box); Quick Reference: Commonly Mistaken Rules","de":"Interagieren (Kasten); Spielübersicht: Häufige Missverständnisse","es13":"Interactuar (recuadro); Referencia rápida: Reglas que se suelen malinterpretar"},"editions":["en","de","es13"]},
  {"id":"CP-HOLD-1","topic":"holding","says":{"en":"Picking up an objective token means holding it: the token leaves the battlefield and lies on the holder's stat card."},"kind":"definition","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker halten und fallen lassen","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-HOLD-2","topic":"holding","says":{"en":"A character holding objective tokens drops all of them when it is Dazed or KO'd."},"kind":"procedure","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker halten und fallen lassen"},"editions":["en","de"]},
  {"id":"CP-HOLD-3","topic":"holding","says":{"en":"A character holding objective tokens drops all of them when it is Dazed, KO'd or removed from the game."},"kind":"procedure","source":{"es13":"Fichas de Objetivo"},"editions":["es13"],"variantOf":"CP-HOLD-2"},
  {"id":"CP-HOLD-4","topic":"holding","says":{"en":"A dropped token goes onto the battlefield within Range 2 of its former holder."},"kind":"geometry","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker halten und fallen lassen","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-HOLD-5","topic":"holding","says":{"en":"The opponent of the player whose character dropped the tokens places them."},"kind":"procedure","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker halten und fallen lassen","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-HOLD-6","topic":"holding","says":{"en":"A KO'd character drops its tokens before it is removed from the battlefield."},"kind":"timing","source":{"de":"Missionsmarker: Einen Missionsmarker halten und fallen lassen","es13":"Fichas de Objetivo"},"editions":["de","es13"]},
  {"id":"CP-RULING-23","topic":"holding","says":{"en":"Proposed: objective tokens are circles of 1.2 inches; a dropped token must lie completely on the battlefield with some part within Range 2 of the dropper."},"kind":"ruling-needed","source":{"en":"Objective Tokens; Objective Tokens","de":"Missionsmarker: Einen Missionsmarker halten und fallen lassen; Missionsmarker","es13":"Fichas de Objetivo; Fichas de Objetivo"},"editions":["en","de","es13"],"gap":{"en":"Token size, partial range and placement on terrain are not addressed."},"proposedRuling":{"en":"Use CP-MEASURE-12 for the range; tokens may overlap bases and terrain; on a terrain footprint the placing player chooses on top or beneath. Several dropped tokens are placed one after another."}},
  {"id":"CP-SECURE-1","topic":"securing","says":{"en":"A character within Range 1 of an objective token is contesting it."},"kind":"definition","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker umkämpfen und sichern","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-SECURE-2","topic":"securing","says":{"en":"A token is secured by whoever has more Healthy characters contesting it than the opponent."},"kind":"definition","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker umkämpfen und sichern","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-SECURE-3","topic":"securing","says":{"en":"Injured characters decide who secures a token only when no Healthy character of either player contests it; then the side with more Injured ones secures it."},"kind":"definition","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker umkämpfen und sichern","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-SECURE-4","topic":"securing","says":{"en":"One Healthy contesting character outweighs any number of Injured ones."},"kind":"definition","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker umkämpfen und sichern","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-SECURE-5","topic":"securing","says":{"en":"Dazed characters can't contest objective tokens."},"kind":"restriction","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker umkämpfen und sichern","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-RULING-12","topic":"securing","says":{"en":"Proposed: if both players have equally many Healthy characters contesting (at least one each), or no Healthy and equally many Injured, nobody secures the token."},"kind":"ruling-needed","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker umkämpfen und sichern","es13":"Fichas de Objetivo"},"editions":["en","de","es13"],"gap":{"en":"Ties are not mentioned."},"proposedRuling":{"en":"Compare Healthy counts first; if their sum is above 0, only they decide; equal counts mean no securing player."}},
  {"id":"CP-CONTROL-1","topic":"control","says":{"en":"Some crisis cards let a player control an objective; a marker on the objective shows which player does."},"kind":"definition","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker kontrollieren","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-CONTROL-2","topic":"control","says":{"en":"When a player takes control of an objective, the other player's control marker is removed."},"kind":"procedure","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker kontrollieren","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-CONTROL-3","topic":"control","says":{"en":"Two players can never control the same objective at once."},"kind":"restriction","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker kontrollieren","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-CONTROL-4","topic":"control","says":{"en":"Control lasts as long as the marker stays, regardless of which characters are near."},"kind":"definition","source":{"en":"Objective Tokens","de":"Missionsmarker: Einen Missionsmarker kontrollieren","es13":"Fichas de Objetivo"},"editions":["en","de","es13"]},
  {"id":"CP-SCORE-1","topic":"scoring","says":{"en":"Scoring in the Cleanup Phase happens simultaneously for both players."},"kind":"scoring","source":{"en":"Scoring Victory Points","de":"Siegpunkte verdienen","es13":"Conseguir Puntos de victoria"},"editions":["en","de","es13"]},
  {"id":"CP-SCORE-2","topic":"scoring","says":{"en":"A character with a Dazed token never contributes to a scoring condition."},"kind":"scoring","source":{"en":"Scoring Victory Points","de":"Siegpunkte verdienen","es13":"Conseguir Puntos de victoria"},"editions":["en","de","es13"]},
  {"id":"CP-SCORE-3","topic":"scoring","says":{"en":"The mission tracker shows both players' victory points and the current round."},"kind":"ui-only","source":{"en":"Mission Tracker","de":"Missionsleiste","es13":"Marcador de la Misión"},"editions":["en","de","es13"]},
  {"id":"CP-WIN-1","topic":"victory","says":{"en":"A player who has scored 16 or more victory points wins immediately."},"kind":"scoring","source":{"en":"Winning the Game","de":"Spielziel","es13":"Ganar la partida"},"editions":["en","de","es13"]},
  {"id":"CP-WIN-2","topic":"victory","says":{"en":"If both players reach 16 or more at the same time, the one with more victory points wins."},"kind":"scoring","source":{"en":"Winning the Game","de":"Spielziel","es13":"Ganar la partida"},"editions":["en","de","es13"]},
  {"id":"CP-WIN-3","topic":"victory","says":{"en":"If both reach 16 or more at the same time and are tied, nobody wins yet; the game goes on until one player has more points and then ends at once."},"kind":"scoring","source":{"en":"Winning the Game","de":"Spielziel","es13":"Ganar la partida"},"editions":["en","de","es13"]},
  {"id":"CP-WIN-4","topic":"victory","says":{"en":"Without a winner after round 6, the higher number of victory points wins."},"kind":"scoring","source":{"en":"Winning the Game","de":"Spielziel","es13":"Ganar la partida"},"editions":["en","de","es13"]},
  {"id":"CP-WIN-5","topic":"victory","says":{"en":"If the score is tied at the end of round 6, play continues until a player scores victory points and has more than the opponent."},"kind":"scoring","source":{"en":"Winning the Game","es13":"Ganar la partida"},"editions":["en","es13"]},
  {"id":"CP-WIN-6","topic":"victory","says":{"en":"If the score is tied at the end of round 6, play continues until one player has more victory points than the other and so wins at once."},"kind":"scoring","source":{"de":"Spielziel"},"editions":["de"],"variantOf":"CP-WIN-5"},
  {"id":"CP-WIN-7","topic":"victory","says":{"en":"A player wins at once when the opponent has no characters left on the battlefield while they still have some."},"kind":"scoring","source":{"en":"Winning the Game","de":"Spielziel","es13":"Ganar la partida"},"editions":["en","de","es13"]},
  {"id":"CP-RULING-19","topic":"victory","says":{"en":"Proposed: if the last characters of both players leave the battlefield at the same time, the player with more victory points wins; if tied, the game is a draw."},"kind":"ruling-needed","source":{"en":"Winning the Game","de":"Spielziel","es13":"Ganar la partida"},"editions":["en","de","es13"],"gap":{"en":"The rule covers only the case that one player still has characters."},"proposedRuling":{"en":"Check after each completed effect; both empty at the same check: compare points, equal = draw."}},
  {"id":"CP-SQUAD-1","topic":"squad","says":{"en":"After the mission is set, each player builds a squad from the characters in their roster."},"kind":"rosterbuilding","source":{"en":"Building a Squad","de":"Ein Team zusammenstellen","es13":"Preparar una Escuadra"},"editions":["en","de","es13"]},
  {"id":"CP-SQUAD-2","topic":"squad","says":{"en":"The total threat of a squad may be equal to or lower than the chosen Maximum Threat."},"kind":"rosterbuilding","source":{"en":"Building a Squad","de":"Ein Team zusammenstellen","es13":"Preparar una Escuadra"},"editions":["en","de","es13"]},
  {"id":"CP-SQUAD-3","topic":"squad","says":{"en":"No two characters in a squad may share the same alter ego."},"kind":"rosterbuilding","source":{"en":"Building a Squad"},"editions":["en"]},
  {"id":"CP-SQUAD-4","topic":"squad","says":{"en":"No two characters in a squad may share the character name or the alter ego."},"kind":"rosterbuilding","source":{"de":"Ein Team zusammenstellen"},"editions":["de"],"variantOf":"CP-SQUAD-3"},
  {"id":"CP-SQUAD-5","topic":"squad","says":{"en":"A squad may not contain two characters that have both the same character name and the same alter ego."},"kind":"rosterbuilding","source":{"es13":"Preparar una Escuadra"},"editions":["es13"],"variantOf":"CP-SQUAD-3"},
  {"id":"CP-SQUAD-6","topic":"squad","says":{"en":"The uniqueness limits concern one player's own squad; both players may field the same character."},"kind":"rosterbuilding","source":{"en":"Building a Squad","de":"Ein Team zusammenstellen","es13":"Preparar una Escuadra"},"editions":["en","de","es13"]},
  {"id":"CP-SQUAD-7","topic":"squad","says":{"en":"Players do not reveal their squads until deployment."},"kind":"ui-only","source":{"en":"Building a Squad","de":"Ein Team zusammenstellen","es13":"Preparar una Escuadra"},"editions":["en","de","es13"]},
  {"id":"CP-SQUAD-8","topic":"squad","says":{"en":"With the squad built, each player picks at most five team tactic cards out of the ten in their roster."},"kind":"rosterbuilding","source":{"en":"Selecting Team Tactic Cards","de":"Teamtaktik-Karten auswählen","es13":"Escoger las cartas de Tácticas de equipo"},"editions":["en","de","es13"]},
  {"id":"CP-SQUAD-9","topic":"squad","says":{"en":"Cards bound to an affiliation may be picked only if the squad uses that affiliation."},"kind":"rosterbuilding","source":{"en":"Selecting Team Tactic Cards","de":"Teamtaktik-Karten auswählen","es13":"Escoger las cartas de Tácticas de equipo"},"editions":["en","de","es13"]},
  {"id":"CP-SQUAD-10","topic":"squad","says":{"en":"Unaffiliated team tactic cards may be selected for any squad."},"kind":"rosterbuilding","source":{"en":"Team Tactic Cards, no. 2","de":"Teamtaktik-Karten / Aufbau von Teamtaktik-Karten, Nr. 2","es13":"Cartas de Tácticas de equipo / Partes de una carta de Tácticas de equipo, n.º 2"},"editions":["en","de","es13"]},
  {"id":"CP-SQUAD-11","topic":"squad","says":{"en":"The order is: pick characters, pick the affiliation, pick team tactic cards, reveal squads together, deploy in alternation, choose leadership together."},"kind":"timing","source":{"de":"Spielübersicht: Teams zusammen- und aufstellen","es13":"Referencia rápida: Preparar y desplegar las Escuadras"},"editions":["de","es13"]},
  {"id":"CP-AFFIL-1","topic":"affiliation","says":{"en":"A player may choose to use one squad affiliation when building the squad; using none is allowed."},"kind":"rosterbuilding","source":{"en":"Squad Affiliations","de":"Gruppierung eines Teams","es13":"Afiliaciones de Escuadra"},"editions":["en","de","es13"]},
  {"id":"CP-AFFIL-2","topic":"affiliation","says":{"en":"A squad can use an affiliation only if more than half of its characters belong to it."},"kind":"rosterbuilding","source":{"en":"Squad Affiliations","de":"Gruppierung eines Teams","es13":"Afiliaciones de Escuadra"},"editions":["en","de","es13"]},
  {"id":"CP-AFFIL-3","topic":"affiliation","says":{"en":"A squad can have only one squad affiliation."},"kind":"rosterbuilding","source":{"en":"Squad Affiliations","de":"Gruppierung eines Teams","es13":"Afiliaciones de Escuadra"},"editions":["en","de","es13"]},
  {"id":"CP-AFFIL-4","topic":"affiliation","says":{"en":"The affiliation is chosen when the squad is built, not when the roster is built."},"kind":"timing","source":{"en":"Affiliation (box)","de":"Wahl der Gruppierung","es13":"Afiliación (recuadro)"},"editions":["en","de","es13"]},
  {"id":"CP-AFFIL-5","topic":"affiliation","says":{"en":"A rule that names 'an X character' means a character on the affiliation list of X; using affiliation X does not turn other squad members into X characters."},"kind":"definition","source":{"en":"Squad Affiliations","de":"Gruppierung eines Teams","es13":"Afiliaciones de Escuadra"},"editions":["en","de","es13"]},
  {"id":"CP-AFFIL-6","topic":"affiliation","says":{"en":"Affiliation lists are published online and updated with new products."},"kind":"ui-only","source":{"en":"Squad Affiliations","de":"Gruppierung eines Teams","es13":"Afiliaciones de Escuadra"},"editions":["en","de","es13"]},
  {"id":"CP-DEPLOY-1","topic":"deployment","says":{"en":"Players reveal their squads and team tactic cards before deploying."},"kind":"setup","source":{"en":"Deployment"},"editions":["en"]},
  {"id":"CP-DEPLOY-2","topic":"deployment","says":{"en":"Players reveal their squads and team tactic cards simultaneously before deploying."},"kind":"setup","source":{"de":"Aufstellen","es13":"Despliegue"},"editions":["de","es13"],"variantOf":"CP-DEPLOY-1"},
  {"id":"CP-DEPLOY-3","topic":"deployment","says":{"en":"Players alternate deploying one character at a time, starting with the player with priority."},"kind":"setup","source":{"en":"Deployment","de":"Aufstellen","es13":"Despliegue"},"editions":["en","de","es13"]},
  {"id":"CP-DEPLOY-4","topic":"deployment","says":{"en":"A character is deployed within Range 3 of its player's deployment edge."},"kind":"geometry","source":{"en":"Deployment","de":"Aufstellen","es13":"Despliegue"},"editions":["en","de","es13"]},
  {"id":"CP-DEPLOY-5","topic":"deployment","says":{"en":"When all characters are deployed, the first round starts with a Power Phase."},"kind":"timing","source":{"en":"Deployment","de":"Aufstellen"},"editions":["en","de"]},
  {"id":"CP-DEPLOY-6","topic":"deployment","says":{"en":"When all characters are deployed, the priority roll for round 1 is made and then the first round starts with a Power Phase."},"kind":"timing","source":{"es13":"Despliegue"},"editions":["es13"],"variantOf":"CP-DEPLOY-5"},
  {"id":"CP-RULING-11","topic":"deployment","says":{"en":"Proposed: a character is deployed legally if any part of its base is within Range 3 of the deployment edge and the whole base is on the battlefield; when one player runs out of characters, the other deploys the rest in a row."},"kind":"ruling-needed","source":{"en":"Deployment","de":"Aufstellen","es13":"Despliegue"},"editions":["en","de","es13"],"gap":{"en":"The editions say 'within Range 3 of the edge' and 'alternate' only."},"proposedRuling":{"en":"Distance from the edge line to the base circle <= Range 3; overlap rules apply; standing fully on terrain is allowed."}},
  {"id":"CP-ROUND-1","topic":"rounds","says":{"en":"A game lasts six rounds unless it ends earlier or is tied at the end."},"kind":"timing","source":{"en":"Parts of a Round","de":"Rundenablauf","es13":"Partes de una ronda"},"editions":["en","de","es13"]},
  {"id":"CP-ROUND-2","topic":"rounds","says":{"en":"Each round has three phases in this order: Power, Activation, Cleanup."},"kind":"timing","source":{"en":"Parts of a Round","de":"Rundenablauf","es13":"Partes de una ronda"},"editions":["en","de","es13"]},
  {"id":"CP-POWERPHASE-1","topic":"power-phase","says":{"en":"Power Phase step 1: every character gains 1 Power."},"kind":"procedure","source":{"en":"Parts of the Power Phase, step 1","de":"Ablauf der Kraftphase, Schritt 1","es13":"Partes de la fase de Poder, paso 1"},"editions":["en","de","es13"]},
  {"id":"CP-POWERPHASE-2","topic":"power-phase","says":{"en":"Power Phase step 2: player effects of this phase are resolved, starting with the player with priority."},"kind":"timing","source":{"en":"Parts of the Power Phase, step 2","de":"Ablauf der Kraftphase, Schritt 2","es13":"Partes de la fase de Poder, paso 2"},"editions":["en","de","es13"]},
  {"id":"CP-POWERPHASE-3","topic":"power-phase","says":{"en":"Power Phase step 3: non-player effects of this phase are resolved in an order chosen by the player with priority."},"kind":"timing","source":{"en":"Parts of the Power Phase, step 3","de":"Ablauf der Kraftphase, Schritt 3","es13":"Partes de la fase de Poder, paso 3"},"editions":["en","de","es13"]},
  {"id":"CP-ACTPHASE-1","topic":"activation-phase","says":{"en":"Effects at the start of the Activation Phase are resolved first: player effects beginning with the player with priority, then non-player effects."},"kind":"timing","source":{"en":"Parts of the Activation Phase, step 1","de":"Ablauf der Aktivierungsphase, Schritt 1","es13":"Partes de la fase de Activación, paso 1"},"editions":["en","de","es13"]},
  {"id":"CP-ACTPHASE-2","topic":"activation-phase","says":{"en":"Players alternate turns; the player with priority takes the first turn."},"kind":"timing","source":{"en":"Activation Phase","de":"Aktivierungsphase","es13":"Fase de Activación"},"editions":["en","de","es13"]},
  {"id":"CP-ACTPHASE-3","topic":"activation-phase","says":{"en":"In a turn a player either activates one character or passes."},"kind":"procedure","source":{"en":"Parts of the Activation Phase, step 2","de":"Ablauf der Aktivierungsphase, Schritt 2","es13":"Partes de la fase de Activación, paso 2"},"editions":["en","de","es13"]},
  {"id":"CP-ACTPHASE-4","topic":"activation-phase","says":{"en":"Only a character without an Activated token and without a Dazed token can be chosen to activate."},"kind":"restriction","source":{"en":"Activation Phase","de":"Aktivierungsphase","es13":"Fase de Activación"},"editions":["en","de","es13"]},
  {"id":"CP-ACTPHASE-5","topic":"activation-phase","says":{"en":"The next player's turn begins as soon as the current player declares their turn over."},"kind":"timing","source":{"en":"Activation Phase","de":"Aktivierungsphase","es13":"Fase de Activación"},"editions":["en","de","es13"]},
  {"id":"CP-ACTPHASE-6","topic":"activation-phase","says":{"en":"The Activation Phase is over once a turn ends and every character of both players has an Activated or a Dazed token."},"kind":"timing","source":{"en":"Activation Phase","de":"Aktivierungsphase","es13":"Fase de Activación"},"editions":["en","de","es13"]},
  {"id":"CP-ACTPHASE-7","topic":"activation-phase","says":{"en":"Effects at the end of the Activation Phase are resolved last: player effects beginning with the player with priority, then non-player effects."},"kind":"timing","source":{"en":"Parts of the Activation Phase, step 3","de":"Ablauf der Aktivierungsphase, Schritt 3","es13":"Partes de la fase de Activación, paso 3"},"editions":["en","de","es13"]},
  {"id":"CP-ACTIVATE-1","topic":"activation","says":{"en":"An activated character may make up to two actions."},"kind":"procedure","source":{"en":"Activating a Character","de":"Einen Charakter aktivieren","es13":"Activar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-ACTIVATE-2","topic":"activation","says":{"en":"Both actions of an activation may be of the same kind."},"kind":"procedure","source":{"en":"Activating a Character","de":"Einen Charakter aktivieren","es13":"Activar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-ACTIVATE-3","topic":"activation","says":{"en":"Move action: the character either advances using its Speed or climbs."},"kind":"procedure","source":{"en":"Activating a Character","de":"Einen Charakter aktivieren","es13":"Activar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-ACTIVATE-4","topic":"activation","says":{"en":"For a move action a tool shorter than the character's Speed is always allowed."},"kind":"procedure","source":{"en":"Activating a Character","de":"Einen Charakter aktivieren","es13":"Activar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-ACTIVATE-5","topic":"activation","says":{"en":"Attack action: the character makes one of the attacks on its stat card."},"kind":"procedure","source":{"en":"Activating a Character","de":"Einen Charakter aktivieren","es13":"Activar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-ACTIVATE-6","topic":"activation","says":{"en":"Superpower action: the character uses a superpower that requires an action."},"kind":"procedure","source":{"en":"Activating a Character","de":"Einen Charakter aktivieren","es13":"Activar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-ACTIVATE-7","topic":"activation","says":{"en":"Shake action: remove one special condition from the character."},"kind":"procedure","source":{"en":"Activating a Character","de":"Einen Charakter aktivieren","es13":"Activar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-ACTIVATE-8","topic":"activation","says":{"en":"Tactic action: play an 'Active: action' team tactic card by spending an action, paying any Power and meeting its conditions."},"kind":"procedure","source":{"de":"Einen Charakter aktivieren","es13":"Activar a un Personaje"},"editions":["de","es13"]},
  {"id":"CP-ACTIVATE-9","topic":"activation","says":{"en":"Actions granted by effects come on top of the character's own two."},"kind":"procedure","source":{"en":"Activating a Character","de":"Einen Charakter aktivieren","es13":"Activar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-ACTIVATE-10","topic":"activation","says":{"en":"After its actions a character may still use superpowers, interact and other special rules before its activation ends."},"kind":"timing","source":{"en":"Activating a Character","de":"Einen Charakter aktivieren","es13":"Activar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-ACTIVATE-11","topic":"activation","says":{"en":"When a character's activation ends, it gets an Activated token."},"kind":"procedure","source":{"en":"Activating a Character","de":"Einen Charakter aktivieren"},"editions":["en","de"]},
  {"id":"CP-ACTIVATE-12","topic":"activation","says":{"en":"A character gets its Activated token after all its end-of-activation effects have been resolved."},"kind":"timing","source":{"es13":"Activar a un Personaje"},"editions":["es13"],"variantOf":"CP-ACTIVATE-11"},
  {"id":"CP-ACTIVATE-13","topic":"activation","says":{"en":"A character with an Activated token can't be chosen to activate again."},"kind":"restriction","source":{"en":"Activating a Character","de":"Einen Charakter aktivieren","es13":"Activar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-ACTIVATE-14","topic":"activation","says":{"en":"'At any time' means between actions and effects: such an ability is used before one starts or after it ends, never in the middle."},"kind":"timing","source":{"en":"\"Any Time\" Abilities","de":"„Jederzeit“-Fähigkeiten","es13":"Capacidades «en cualquier momento»"},"editions":["en","de","es13"]},
  {"id":"CP-PASS-1","topic":"passing","says":{"en":"Passing is allowed only to a player who begins the turn with fewer ready characters (no Activated and no Dazed token) than the opponent has; Grunts count."},"kind":"restriction","source":{"en":"Passing","de":"Passen"},"editions":["en","de"]},
  {"id":"CP-PASS-2","topic":"passing","says":{"en":"Passing is allowed only to a player who begins the turn with fewer ready non-Grunt characters (on the battlefield, no Activated and no Dazed token) than the opponent has."},"kind":"restriction","source":{"es13":"Pasar"},"editions":["es13"],"variantOf":"CP-PASS-1"},
  {"id":"CP-PASS-3","topic":"passing","says":{"en":"Passing means ending the turn without activating a character."},"kind":"definition","source":{"en":"Passing","de":"Passen","es13":"Pasar"},"editions":["en","de","es13"]},
  {"id":"CP-PASS-4","topic":"passing","says":{"en":"In a turn in which the player passes, team tactic cards may still be played until the end of the turn is declared."},"kind":"procedure","source":{"en":"Passing","de":"Passen","es13":"Pasar"},"editions":["en","de","es13"]},
  {"id":"CP-CLEANUP-1","topic":"cleanup-phase","says":{"en":"The Cleanup Phase starts after all characters have activated."},"kind":"timing","source":{"en":"Cleanup Phase","de":"Aufräumphase"},"editions":["en","de"]},
  {"id":"CP-CLEANUP-2","topic":"cleanup-phase","says":{"en":"The Cleanup Phase starts when every character on the battlefield has an Activated or a Dazed token."},"kind":"timing","source":{"es13":"Fase de Ordenamiento"},"editions":["es13"],"variantOf":"CP-CLEANUP-1"},
  {"id":"CP-CLEANUP-3","topic":"cleanup-phase","says":{"en":"Cleanup step 1: both players score victory points from the crisis cards."},"kind":"scoring","source":{"en":"Parts of the Cleanup Phase, step 1","de":"Ablauf der Aufräumphase, Schritt 1","es13":"Partes de la fase de Ordenamiento, paso 1"},"editions":["en","de","es13"]},
  {"id":"CP-CLEANUP-4","topic":"cleanup-phase","says":{"en":"Cleanup step 2: player effects of the Cleanup Phase are resolved."},"kind":"timing","source":{"en":"Parts of the Cleanup Phase, step 2","es13":"Partes de la fase de Ordenamiento, paso 2"},"editions":["en","es13"]},
  {"id":"CP-CLEANUP-5","topic":"cleanup-phase","says":{"en":"Cleanup step 2: player effects of the Cleanup Phase are resolved, starting with the player with priority."},"kind":"timing","source":{"de":"Ablauf der Aufräumphase, Schritt 2"},"editions":["de"],"variantOf":"CP-CLEANUP-4"},
  {"id":"CP-CLEANUP-6","topic":"cleanup-phase","says":{"en":"Cleanup step 3: non-player effects are resolved in an order chosen by the player with priority."},"kind":"timing","source":{"en":"Parts of the Cleanup Phase, step 3","de":"Ablauf der Aufräumphase, Schritt 3","es13":"Partes de la fase de Ordenamiento, paso 3"},"editions":["en","de","es13"]},
  {"id":"CP-CLEANUP-7","topic":"cleanup-phase","says":{"en":"Cleanup step 4: each character with a Dazed token removes all damage, all special conditions and the Dazed token, then flips to its Injured side."},"kind":"procedure","source":{"en":"Parts of the Cleanup Phase, step 4","de":"Ablauf der Aufräumphase, Schritt 4","es13":"Partes de la fase de Ordenamiento, paso 4"},"editions":["en","de","es13"]},
  {"id":"CP-CLEANUP-8","topic":"cleanup-phase","says":{"en":"Recovering from Dazed removes only damage, special conditions and the Dazed token; Power and other tokens stay."},"kind":"procedure","source":{"en":"Parts of the Cleanup Phase, step 4","de":"Ablauf der Aufräumphase, Schritt 4","es13":"Partes de la fase de Ordenamiento, paso 4"},"editions":["en","de","es13"]},
  {"id":"CP-CLEANUP-9","topic":"cleanup-phase","says":{"en":"Cleanup step 5: the Priority token changes hands if its holder was the one who activated the last character of this round."},"kind":"procedure","source":{"en":"Parts of the Cleanup Phase, step 5","de":"Ablauf der Aufräumphase, Schritt 5","es13":"Partes de la fase de Ordenamiento, paso 5"},"editions":["en","de","es13"]},
  {"id":"CP-CLEANUP-10","topic":"cleanup-phase","says":{"en":"Cleanup step 6: all Activated tokens are removed."},"kind":"procedure","source":{"en":"Parts of the Cleanup Phase, step 6","de":"Ablauf der Aufräumphase, Schritt 6","es13":"Partes de la fase de Ordenamiento, paso 6"},"editions":["en","de","es13"]},
  {"id":"CP-CLEANUP-11","topic":"cleanup-phase","says":{"en":"Cleanup step 7: the round counter advances by one and the next round begins with its Power Phase."},"kind":"procedure","source":{"en":"Parts of the Cleanup Phase, step 7","de":"Ablauf der Aufräumphase, Schritt 7","es13":"Partes de la fase de Ordenamiento, paso 7"},"editions":["en","de","es13"]},
  {"id":"CP-MOVE-1","topic":"movement","says":{"en":"A character can move in five ways: advance, climb, throw, push and place."},"kind":"definition","source":{"en":"Movement","de":"Bewegen","es13":"Movimiento"},"editions":["en","de","es13"]},
  {"id":"CP-MOVE-2","topic":"movement","says":{"en":"For a move, a character takes the tool named by its Speed or a smaller one."},"kind":"procedure","source":{"en":"Movement"},"editions":["en"]},
  {"id":"CP-MOVE-3","topic":"movement","says":{"en":"For an advance, a character takes the tool named by its Speed or a smaller one."},"kind":"procedure","source":{"de":"Bewegen","es13":"Movimiento"},"editions":["de","es13"],"variantOf":"CP-MOVE-2"},
  {"id":"CP-MOVE-4","topic":"movement","says":{"en":"Overlapping means that bases and terrain features share some or all of the same space."},"kind":"definition","source":{"en":"Movement","de":"Bewegen","es13":"Movimiento"},"editions":["en","de","es13"]},
  {"id":"CP-MOVE-5","topic":"movement","says":{"en":"A character can't end a movement with its base overlapping another character's base."},"kind":"geometry","source":{"en":"Movement","de":"Bewegen","es13":"Movimiento"},"editions":["en","de","es13"]},
  {"id":"CP-MOVE-6","topic":"movement","says":{"en":"A character can't end a movement with its base partly on a terrain feature; the base must be entirely on top of it or not overlap it at all."},"kind":"geometry","source":{"en":"Movement","de":"Bewegen","es13":"Movimiento"},"editions":["en","de","es13"]},
  {"id":"CP-MOVE-7","topic":"movement","says":{"en":"A thrown or pushed character that would end overlapping a base or a terrain feature stops at the last position along the movement tool that does not overlap."},"kind":"geometry","source":{"en":"Movement","de":"Bewegen","es13":"Movimiento"},"editions":["en","de","es13"]},
  {"id":"CP-MOVE-8","topic":"movement","says":{"en":"Ending a movement on top of terrain requires that miniature and base can stand there securely."},"kind":"geometry","source":{"en":"Movement; Do You Fit?"},"editions":["en"]},
  {"id":"CP-MOVE-9","topic":"movement","says":{"en":"Ending a movement anywhere requires that miniature and base can stand there securely."},"kind":"geometry","source":{"de":"Bewegen; Passt es?","es13":"Movimiento; ¿Cabes ahí?"},"editions":["de","es13"],"variantOf":"CP-MOVE-8"},
  {"id":"CP-MOVE-10","topic":"movement","says":{"en":"A character can never move off the battlefield."},"kind":"geometry","source":{"en":"Movement","de":"Bewegen","es13":"Movimiento"},"editions":["en","de","es13"]},
  {"id":"CP-MOVE-11","topic":"movement","says":{"en":"A throw or push that would carry a base off the battlefield stops at the last place that obeys the movement rules."},"kind":"geometry","source":{"en":"Movement","de":"Bewegen","es13":"Movimiento"},"editions":["en","de","es13"]},
  {"id":"CP-MOVE-12","topic":"movement","says":{"en":"A place movement uses a range tool instead of a movement tool."},"kind":"definition","source":{"en":"Movement","de":"Bewegen","es13":"Movimiento"},"editions":["en","de","es13"]},
  {"id":"CP-RULING-6","topic":"movement","says":{"en":"Proposed: a base is entirely on top of a terrain feature when the whole base circle lies inside the feature's standing area."},"kind":"ruling-needed","source":{"en":"Movement; Do You Fit?","de":"Bewegen; Passt es?","es13":"Movimiento; ¿Cabes ahí?"},"editions":["en","de","es13"],"gap":{"en":"'Entirely on top' and 'fit and balance' are judged by eye with physical models."},"proposedRuling":{"en":"Each terrain feature has a footprint polygon (blocks movement, LOS, cover) and a standing polygon (equal to the footprint or smaller, or none). On top = circle inside the standing polygon within tolerance. Partial overlap of the footprint is illegal. Features without a standing polygon can't be ended on."}},
  {"id":"CP-RULING-7","topic":"movement","says":{"en":"Proposed: touching is not overlapping; bases and terrain may stand edge to edge."},"kind":"ruling-needed","source":{"en":"Movement","de":"Bewegen","es13":"Movimiento"},"editions":["en","de","es13"],"gap":{"en":"The editions define overlap as sharing space but do not mention touching."},"proposedRuling":{"en":"Overlap requires intersecting interiors deeper than the tolerance; contact alone is legal at the end of any movement."}},
  {"id":"CP-ADVANCE-1","topic":"advance-and-climb","says":{"en":"To advance, put the end of the movement tool in contact with the character's base."},"kind":"geometry","source":{"en":"Advance"},"editions":["en"]},
  {"id":"CP-ADVANCE-2","topic":"advance-and-climb","says":{"en":"To advance, put the rounded end of the movement tool in contact with the character's base."},"kind":"geometry","source":{"de":"Laufen","es13":"Avance"},"editions":["de","es13"],"variantOf":"CP-ADVANCE-1"},
  {"id":"CP-ADVANCE-3","topic":"advance-and-climb","says":{"en":"The tool of an advance may be bent at its pivot in any way before moving."},"kind":"geometry","source":{"en":"Advance","de":"Laufen","es13":"Avance"},"editions":["en","de","es13"]},
  {"id":"CP-ADVANCE-4","topic":"advance-and-climb","says":{"en":"The tool of an advance may overlap terrain whose Size is equal to or smaller than the advancing character's Size."},"kind":"geometry","source":{"en":"Advance","de":"Laufen","es13":"Avance"},"editions":["en","de","es13"]},
  {"id":"CP-ADVANCE-5","topic":"advance-and-climb","says":{"en":"The tool of an advance may not overlap terrain larger than the character."},"kind":"geometry","source":{"en":"Advance; Climbing (box)","de":"Laufen; Klettern (Kasten)","es13":"Avance; Ascender (recuadro)"},"editions":["en","de","es13"]},
  {"id":"CP-ADVANCE-6","topic":"advance-and-climb","says":{"en":"The tool may overlap any terrain feature that the advancing character itself overlaps."},"kind":"geometry","source":{"en":"Advance","de":"Laufen"},"editions":["en","de"]},
  {"id":"CP-ADVANCE-7","topic":"advance-and-climb","says":{"en":"The tool may overlap the terrain features on which the advancing character is standing."},"kind":"geometry","source":{"es13":"Avance"},"editions":["es13"],"variantOf":"CP-ADVANCE-6"},
  {"id":"CP-ADVANCE-8","topic":"advance-and-climb","says":{"en":"The tool of an advance may overlap other characters' bases."},"kind":"geometry","source":{"en":"Advance","de":"Laufen","es13":"Avance"},"editions":["en","de","es13"]},
  {"id":"CP-ADVANCE-9","topic":"advance-and-climb","says":{"en":"The advance ends with the base touching the tool at any point along it."},"kind":"geometry","source":{"en":"Advance","de":"Laufen","es13":"Avance"},"editions":["en","de","es13"]},
  {"id":"CP-CLIMB-1","topic":"advance-and-climb","says":{"en":"A climb is a Short advance, whatever the character's Speed."},"kind":"procedure","source":{"en":"Climb","es13":"Ascensión"},"editions":["en","es13"]},
  {"id":"CP-CLIMB-2","topic":"advance-and-climb","says":{"en":"A climb follows the rules for advancing with two exceptions: the Short tool is always used and the character's Size is treated as 5."},"kind":"procedure","source":{"de":"Klettern"},"editions":["de"],"variantOf":"CP-CLIMB-1"},
  {"id":"CP-CLIMB-3","topic":"advance-and-climb","says":{"en":"While the tool is placed for a climb, the character counts as Size 5."},"kind":"geometry","source":{"en":"Climb","es13":"Ascensión"},"editions":["en","es13"]},
  {"id":"CP-CLIMB-4","topic":"advance-and-climb","says":{"en":"A climbing character may end on top of a terrain feature larger than itself if its base fits entirely on it."},"kind":"geometry","source":{"en":"Climb","de":"Klettern","es13":"Ascensión"},"editions":["en","de","es13"]},
  {"id":"CP-RULING-4","topic":"advance-and-climb","says":{"en":"Proposed: a movement tool is two equal straight arms joined at a pivot in the middle that bends up to 90 degrees to either side."},"kind":"ruling-needed","source":{"en":"Advance","de":"Laufen","es13":"Avance"},"editions":["en","de","es13"],"gap":{"en":"The position of the pivot, its limits and the way a bent tool is laid are shown only in pictures."},"proposedRuling":{"en":"Model the tool as two rectangles of half the length each, joined at the midpoint. Start: the end of the first arm touches the base and its axis passes through the base centre; free rotation around the base; bend angle from -90 to +90 degrees. Both arms must pass the terrain checks CP-ADVANCE-4 to CP-ADVANCE-8; the tool itself may stick out over the table edge."}},
  {"id":"CP-RULING-5","topic":"advance-and-climb","says":{"en":"Proposed: at the end of an advance the base must touch or overlap the tool anywhere; the farthest reach is the base standing beyond the far end and touching it."},"kind":"ruling-needed","source":{"en":"Advance","de":"Laufen","es13":"Avance"},"editions":["en","de","es13"],"gap":{"en":"'In contact with any portion of the tool' leaves open whether the base may overlap the tool and on which side it stands."},"proposedRuling":{"en":"Legal end positions: distance between base circle and tool shape <= tolerance (overlap allowed), plus the overlap, fit and battlefield rules. Maximum straight displacement = tool length + base diameter."}},
  {"id":"CP-THROW-1","topic":"throw-character","says":{"en":"The throwing player lays the movement tool so that one of its ends touches the thrown character."},"kind":"geometry","source":{"en":"Throwing a Character","de":"Einen Charakter werfen","es13":"Lanzar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-THROW-2","topic":"throw-character","says":{"en":"The tool for a throw must be straight; its pivot is not used."},"kind":"geometry","source":{"en":"Throwing a Character","de":"Einen Charakter werfen","es13":"Lanzar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-THROW-3","topic":"throw-character","says":{"en":"The thrown character moves along the tool with its base centred on it."},"kind":"geometry","source":{"en":"Throwing a Character","de":"Einen Charakter werfen","es13":"Lanzar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-THROW-4","topic":"throw-character","says":{"en":"A thrown character that collides with nothing moves the full distance of the tool."},"kind":"procedure","source":{"en":"Throwing a Character","de":"Einen Charakter werfen","es13":"Lanzar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-THROW-5","topic":"throw-character","says":{"en":"On first contact with another character's base or with terrain, the thrown character stops and collides with what it hit."},"kind":"procedure","source":{"en":"Throwing a Character","de":"Einen Charakter werfen","es13":"Lanzar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-THROW-6","topic":"throw-character","says":{"en":"The character performing the throw is ignored when collisions are determined."},"kind":"restriction","source":{"en":"Throwing a Character","de":"Einen Charakter werfen","es13":"Lanzar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-THROW-7","topic":"throw-character","says":{"en":"Terrain features the thrown character overlapped at the start of the throw are ignored for collisions."},"kind":"restriction","source":{"en":"Throwing a Character","es13":"Lanzar a un Personaje"},"editions":["en","es13"]},
  {"id":"CP-THROW-8","topic":"throw-character","says":{"en":"A terrain feature the thrown character stood on at the start of the throw is ignored for collisions."},"kind":"restriction","source":{"de":"Einen Charakter werfen"},"editions":["de"],"variantOf":"CP-THROW-7"},
  {"id":"CP-THROW-9","topic":"throw-character","says":{"en":"Colliding with terrain costs the thrown character 1 damage."},"kind":"procedure","source":{"en":"Throwing a Character","de":"Einen Charakter werfen","es13":"Lanzar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-THROW-10","topic":"throw-character","says":{"en":"The terrain feature hit by a thrown character is destroyed and removed only if its Size is smaller than the thrown character's Size."},"kind":"procedure","source":{"en":"Throwing a Character","de":"Einen Charakter werfen","es13":"Lanzar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-THROW-11","topic":"throw-character","says":{"en":"Colliding with another character costs the thrown character 1 damage."},"kind":"procedure","source":{"en":"Throwing a Character","de":"Einen Charakter werfen","es13":"Lanzar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-THROW-12","topic":"throw-character","says":{"en":"The character hit by a thrown character must make a dodge roll."},"kind":"procedure","source":{"en":"Throwing a Character","de":"Einen Charakter werfen","es13":"Lanzar a un Personaje"},"editions":["en","de","es13"]},
  {"id":"CP-THROW-13","topic":"throw-character","says":{"en":"Collision damage is a result of the throw, so it counts as an effect of the throwing character."},"kind":"definition","source":{"en":"Throwing a Character; Effects","de":"Einen Charakter werfen; Effekte","es13":"Lanzar a un Personaje; Efectos"},"editions":["en","de","es13"]},
  {"id":"CP-RULING-8","topic":"throw-character","says":{"en":"Proposed: if a thrown character reaches two things at the same moment, the throwing player chooses which one it collides with; a thing it already touches counts only if the throw moves into it."},"kind":"ruling-needed","source":{"en":"Throwing a Character","de":"Einen Charakter werfen","es13":"Lanzar a un Personaje"},"editions":["en","de","es13"],"gap":{"en":"Simultaneous first contacts and contacts existing before the throw are not covered."},"proposedRuling":{"en":"Sweep the base circle along the tool axis; first contact = smallest travelled distance at which an object comes into contact while the direction of travel points into it. Contacts equal within tolerance: the throwing player picks exactly one."}},
  {"id":"CP-PUSH-1","topic":"push-and-place","says":{"en":"A pushed character follows all rules for a thrown character, except that it causes no collisions."},"kind":"procedure","source":{"en":"Pushed","de":"Schieben","es13":"Empujón"},"editions":["en","de","es13"]},
  {"id":"CP-PUSH-2","topic":"push-and-place","says":{"en":"A push ends early where the base would overlap another base or terrain."},"kind":"geometry","source":{"en":"Pushed; Movement","de":"Schieben; Bewegen","es13":"Empujón; Movimiento"},"editions":["en","de","es13"]},
  {"id":"CP-PLACE-1","topic":"push-and-place","says":{"en":"Unless the effect says otherwise, the range of a place is measured from the character or object being placed."},"kind":"geometry","source":{"en":"Place","de":"Versetzen","es13":"Aparición"},"editions":["en","de","es13"]},
  {"id":"CP-PLACE-2","topic":"push-and-place","says":{"en":"A placed character or object may go to any spot inside the range of the effect, whatever lies between."},"kind":"geometry","source":{"en":"Place","de":"Versetzen","es13":"Aparición"},"editions":["en","de","es13"]},
  {"id":"CP-PLACE-3","topic":"push-and-place","says":{"en":"A character can't be placed where its miniature can't physically fit and balance."},"kind":"restriction","source":{"en":"Place","es13":"Aparición"},"editions":["en","es13"]},
  {"id":"CP-PLACE-4","topic":"push-and-place","says":{"en":"A character can't be placed where its miniature or base does not fit or would fall."},"kind":"restriction","source":{"de":"Versetzen"},"editions":["de"],"variantOf":"CP-PLACE-3"},
  {"id":"CP-RULING-9","topic":"push-and-place","says":{"en":"Proposed: a thrown or pushed character passes the character that moves it, but may not end on it or on terrain it cannot fully stand on; it then stops at the last legal position."},"kind":"ruling-needed","source":{"en":"Pushed; Throwing a Character; Movement","de":"Schieben; Einen Charakter werfen; Bewegen","es13":"Empujón; Lanzar a un Personaje; Movimiento"},"editions":["en","de","es13"],"gap":{"en":"The mover is ignored for collisions, but ending on top of the mover or half on ignored terrain is not addressed."},"proposedRuling":{"en":"Ignored objects (the mover; terrain overlapped at the start) do not stop the movement. If the end position is illegal because of them, move back along the tool to the last legal position; if none exists, the character stays where it was."}},
  {"id":"CP-RULING-10","topic":"push-and-place","says":{"en":"Proposed: a place is legal if any part of the base at the new spot is within the stated range of the old base position and the whole base is on the battlefield without illegal overlap."},"kind":"ruling-needed","source":{"en":"Place","de":"Versetzen","es13":"Aparición"},"editions":["en","de","es13"],"gap":{"en":"'Anywhere within that range' does not say whether the whole base must be inside."},"proposedRuling":{"en":"Use CP-MEASURE-12 between the old base circle and the new base circle; then apply CP-MOVE-5, CP-MOVE-6, CP-MOVE-10."}},
  {"id":"CP-TOWARD-1","topic":"toward-away","says":{"en":"For a move toward or away, draw the straight line through the centres of the moving base and of the other base or object, from far side to far side."},"kind":"geometry","source":{"en":"Toward or Away","de":"Zubewegen und Wegbewegen","es13":"Atraer o alejar"},"editions":["en","de","es13"]},
  {"id":"CP-TOWARD-2","topic":"toward-away","says":{"en":"For a move toward or away, a movement tool is bent to a right angle."},"kind":"geometry","source":{"en":"Toward or Away","de":"Zubewegen und Wegbewegen","es13":"Atraer o alejar"},"editions":["en","de","es13"]},
  {"id":"CP-TOWARD-3","topic":"toward-away","says":{"en":"The bent tool must be a movement tool that is not needed for the movement itself."},"kind":"ui-only","source":{"de":"Zubewegen und Wegbewegen"},"editions":["de"]},
  {"id":"CP-TOWARD-4","topic":"toward-away","says":{"en":"For a move toward or away, the bent tool touches the moving base with both arms, its pivot lying on the reference line."},"kind":"geometry","source":{"en":"Toward or Away","de":"Zubewegen und Wegbewegen","es13":"Atraer o alejar"},"editions":["en","de","es13"]},
  {"id":"CP-TOWARD-5","topic":"toward-away","says":{"en":"Moving toward: the pivot lies on the side of the moving base that faces away from the other character or object."},"kind":"geometry","source":{"en":"Toward or Away","de":"Zubewegen und Wegbewegen","es13":"Atraer o alejar"},"editions":["en","de","es13"]},
  {"id":"CP-TOWARD-6","topic":"toward-away","says":{"en":"Moving away: the pivot lies on the side of the moving base that faces the other character or object."},"kind":"geometry","source":{"en":"Toward or Away","de":"Zubewegen und Wegbewegen","es13":"Atraer o alejar"},"editions":["en","de","es13"]},
  {"id":"CP-TOWARD-7","topic":"toward-away","says":{"en":"The moving character can't cross the straight lines that extend the two arms to the edge of the table."},"kind":"geometry","source":{"en":"Toward or Away","de":"Zubewegen und Wegbewegen","es13":"Atraer o alejar"},"editions":["en","de","es13"]},
  {"id":"CP-RULING-24","topic":"toward-away","says":{"en":"Proposed: for a toward or away move with a bent tool or a place, the base must be inside the wedge at its end position and the tool may not cross the wedge lines."},"kind":"ruling-needed","source":{"en":"Toward or Away","de":"Zubewegen und Wegbewegen","es13":"Atraer o alejar"},"editions":["en","de","es13"],"gap":{"en":"The wedge is explained for straight movement; bent tools and places are not mentioned."},"proposedRuling":{"en":"Wedge = two rays from the pivot tangent to the moving base. Check the full base circle at the end (and every point of a swept straight move) and the tool shape against both rays."}},
  {"id":"CP-ATTACK-1","topic":"attack","says":{"en":"Attack step 1: choose one of the attacks on the attacker's stat card."},"kind":"procedure","source":{"en":"Making an Attack, step 1","de":"Angreifen, Schritt 1","es13":"Realizar un ataque, paso 1"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-2","topic":"attack","says":{"en":"Attack step 2: declare one enemy character in range and in line of sight as the target."},"kind":"procedure","source":{"en":"Making an Attack, step 2","de":"Angreifen, Schritt 2","es13":"Realizar un ataque, paso 2"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-3","topic":"attack","says":{"en":"Attack step 3: the attacker spends the Power cost of the attack."},"kind":"procedure","source":{"en":"Making an Attack, step 3","de":"Angreifen, Schritt 3","es13":"Realizar un ataque, paso 3"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-4","topic":"attack","says":{"en":"Attack step 4: the attack pool is as many dice as the attack's Strength, plus and minus dice from effects."},"kind":"procedure","source":{"en":"Making an Attack, step 4","de":"Angreifen, Schritt 4","es13":"Realizar un ataque, paso 4"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-5","topic":"attack","says":{"en":"Attack step 5: the defense pool is as many dice as the defender's Defense of the attack's type, plus and minus dice from effects."},"kind":"procedure","source":{"en":"Making an Attack, step 5","de":"Angreifen, Schritt 5","es13":"Realizar un ataque, paso 5"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-6","topic":"attack","says":{"en":"Attack step 6: the attacker rolls all dice of the attack pool; this is the initial attack roll."},"kind":"procedure","source":{"en":"Making an Attack, step 6","de":"Angreifen, Schritt 6","es13":"Realizar un ataque, paso 6"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-7","topic":"attack","says":{"en":"Attack step 7: the defender rolls all dice of the defense pool; this is the initial defense roll."},"kind":"procedure","source":{"en":"Making an Attack, step 7","de":"Angreifen, Schritt 7","es13":"Realizar un ataque, paso 7"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-8","topic":"attack","says":{"en":"Attack step 8: beginning with the attacker, each side rolls one extra die for each critical in its initial roll."},"kind":"procedure","source":{"en":"Making an Attack, step 8","de":"Angreifen, Schritt 8","es13":"Realizar un ataque, paso 8"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-9","topic":"attack","says":{"en":"Attack step 9: dice are modified, in the order given under modify-dice."},"kind":"procedure","source":{"en":"Making an Attack, step 9","de":"Angreifen, Schritt 9","es13":"Realizar un ataque, paso 9"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-10","topic":"attack","says":{"en":"Attack step 10: the attacker's successes are criticals, wilds and hits; the defender's are criticals, wilds and blocks. Subtract the defender's total from the attacker's."},"kind":"procedure","source":{"en":"Making an Attack, step 10","de":"Angreifen, Schritt 10","es13":"Realizar un ataque, paso 10"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-11","topic":"attack","says":{"en":"Attack step 11: effects that occur before damage are resolved: attacker's, then defender's, then those of crisis cards."},"kind":"timing","source":{"en":"Making an Attack, step 11; Appendix A: Timing, step 11","de":"Angreifen, Schritt 11; Anhang D: Timing, Schritt 11","es13":"Realizar un ataque, paso 11; Apéndice A: Orden de resolución de los efectos, paso 11"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-12","topic":"attack","says":{"en":"Attack step 12: if successes remain, the defender suffers that much damage, limited to its remaining Stamina."},"kind":"procedure","source":{"en":"Making an Attack, step 12; Appendix A: Timing, step 12","de":"Angreifen, Schritt 12; Anhang D: Timing, Schritt 12","es13":"Realizar un ataque, paso 12; Apéndice A: Orden de resolución de los efectos, paso 12"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-13","topic":"attack","says":{"en":"Attack step 13: the attack is resolved."},"kind":"timing","source":{"en":"Making an Attack, step 13","de":"Angreifen, Schritt 13","es13":"Realizar un ataque, paso 13"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-14","topic":"attack","says":{"en":"Attack step 14: effects that occur after the attack are resolved: attacker's, then defender's, then those of crisis cards."},"kind":"timing","source":{"en":"Making an Attack, step 14; Appendix A: Timing, step 14","de":"Angreifen, Schritt 14; Anhang D: Timing, Schritt 14","es13":"Realizar un ataque, paso 14; Apéndice A: Orden de resolución de los efectos, paso 14"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-15","topic":"attack","says":{"en":"Every attack needs a target."},"kind":"restriction","source":{"en":"Making an Attack","de":"Angreifen","es13":"Realizar un ataque"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-16","topic":"attack","says":{"en":"Allied characters can never be chosen as targets of an attack."},"kind":"restriction","source":{"en":"Making an Attack","de":"Angreifen","es13":"Realizar un ataque"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-17","topic":"attack","says":{"en":"A target must be visible to the attacker and inside the attack's range; one of the two is not enough."},"kind":"restriction","source":{"en":"Making an Attack","de":"Angreifen","es13":"Realizar un ataque"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-18","topic":"attack","says":{"en":"An attack whose Power cost can't be paid can't be chosen."},"kind":"restriction","source":{"en":"Making an Attack, step 1; Appendix A: Timing, step 1","de":"Angreifen, Schritt 1; Anhang D: Timing, Schritt 1","es13":"Realizar un ataque, paso 1; Apéndice A: Orden de resolución de los efectos, paso 1"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-19","topic":"attack","says":{"en":"In step 1 the attacker may measure the attack's range to any enemy characters before choosing a target."},"kind":"procedure","source":{"en":"Making an Attack, step 1","de":"Angreifen, Schritt 1","es13":"Realizar un ataque, paso 1"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-20","topic":"attack","says":{"en":"After the target is declared, effects that trigger on being targeted are resolved, attacker's first, then defender's."},"kind":"timing","source":{"en":"Making an Attack, step 2","de":"Angreifen, Schritt 2","es13":"Realizar un ataque, paso 2"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-21","topic":"attack","says":{"en":"If the declared target is out of range, choose a different target or the attack action ends."},"kind":"procedure","source":{"en":"Appendix A: Timing, step 2"},"editions":["en"]},
  {"id":"CP-ATTACK-22","topic":"attack","says":{"en":"If the declared target is out of range, choose a different target or the attack ends."},"kind":"procedure","source":{"de":"Anhang D: Timing, Schritt 2","es13":"Apéndice A: Orden de resolución de los efectos, paso 2"},"editions":["de","es13"],"variantOf":"CP-ATTACK-21"},
  {"id":"CP-ATTACK-23","topic":"attack","says":{"en":"If the attacker can't pay the cost in step 3, the attack ends."},"kind":"procedure","source":{"de":"Angreifen, Schritt 3; Anhang D: Timing, Schritt 3","es13":"Realizar un ataque, paso 3; Apéndice A: Orden de resolución de los efectos, paso 3"},"editions":["de","es13"]},
  {"id":"CP-ATTACK-24","topic":"attack","says":{"en":"An aborted attack does not count as resolved and its action is lost."},"kind":"procedure","source":{"de":"Anhang D: Timing"},"editions":["de"]},
  {"id":"CP-ATTACK-25","topic":"attack","says":{"en":"An attack pool can never be reduced below one die."},"kind":"restriction","source":{"en":"Making an Attack, step 4; Appendix A: Timing, step 4","de":"Angreifen, Schritt 4; Anhang D: Timing, Schritt 4","es13":"Realizar un ataque, paso 4; Apéndice A: Orden de resolución de los efectos, paso 4"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-26","topic":"attack","says":{"en":"A defense pool can never be reduced below one die."},"kind":"restriction","source":{"en":"Making an Attack, step 5; Appendix A: Timing, step 5","de":"Angreifen, Schritt 5; Anhang D: Timing, Schritt 5","es13":"Realizar un ataque, paso 5; Apéndice A: Orden de resolución de los efectos, paso 5"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-27","topic":"attack","says":{"en":"Criticals on dice rolled in step 8 add no further dice."},"kind":"restriction","source":{"en":"Making an Attack, step 8","de":"Angreifen, Schritt 8","es13":"Realizar un ataque, paso 8"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-28","topic":"attack","says":{"en":"If the defender's total is equal or higher, the target suffers no damage but may still suffer other effects of the attack."},"kind":"procedure","source":{"en":"Making an Attack, step 10","de":"Angreifen, Schritt 10","es13":"Realizar un ataque, paso 10"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-29","topic":"attack","says":{"en":"A difference above 0 means the attack hits; 0 or less means the attack fails."},"kind":"definition","source":{"en":"Appendix A: Timing, step 10","de":"Anhang D: Timing, Schritt 10","es13":"Apéndice A: Orden de resolución de los efectos, paso 10"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-30","topic":"attack","says":{"en":"In step 12 the target gains Power equal to the damage it suffered."},"kind":"procedure","source":{"en":"Appendix A: Timing, step 12","de":"Anhang D: Timing, Schritt 12","es13":"Apéndice A: Orden de resolución de los efectos, paso 12"},"editions":["en","de","es13"]},
  {"id":"CP-ATTACK-31","topic":"attack","says":{"en":"Damage is applied from the successes that remain after the before-damage effects."},"kind":"procedure","source":{"en":"Making an Attack, step 12","de":"Angreifen, Schritt 12","es13":"Realizar un ataque, paso 12"},"editions":["en","de","es13"]},
  {"id":"CP-RULING-22","topic":"attack","says":{"en":"Proposed: an attack that ends before dice are rolled loses its action, costs no Power and triggers no 'after the attack' effects, in every edition."},"kind":"ruling-needed","source":{"en":"Making an Attack, step 3; Appendix A: Timing","es13":"Realizar un ataque, paso 3; Apéndice A: Orden de resolución de los efectos"},"editions":["en","es13"],"gap":{"en":"en does not say what happens if the cost can't be paid in step 3; es13 ends the attack without saying whether the action is lost; only de says it is."},"proposedRuling":{"en":"On abort: action spent, no Power removed, steps 4 to 14 skipped, not resolved."}},
  {"id":"CP-MODIFY-1","topic":"modify-dice","says":{"en":"Modify Dice, first: the attacker rerolls or changes the attacker's own dice."},"kind":"timing","source":{"en":"Making an Attack, step 9; Appendix A: Timing, step 9","de":"Angreifen, Schritt 9; Anhang D: Timing, Schritt 9","es13":"Realizar un ataque, paso 9; Apéndice A: Orden de resolución de los efectos, paso 9"},"editions":["en","de","es13"]},
  {"id":"CP-MODIFY-2","topic":"modify-dice","says":{"en":"Modify Dice, second: the defender rerolls or changes the defender's own dice, including the use of cover."},"kind":"timing","source":{"en":"Making an Attack, step 9; Appendix A: Timing, step 9","de":"Angreifen, Schritt 9; Anhang D: Timing, Schritt 9","es13":"Realizar un ataque, paso 9; Apéndice A: Orden de resolución de los efectos, paso 9"},"editions":["en","de","es13"]},
  {"id":"CP-MODIFY-3","topic":"modify-dice","says":{"en":"Modify Dice, third: the attacker uses effects that reroll or change the defender's dice."},"kind":"timing","source":{"en":"Making an Attack, step 9; Appendix A: Timing, step 9","de":"Angreifen, Schritt 9; Anhang D: Timing, Schritt 9","es13":"Realizar un ataque, paso 9; Apéndice A: Orden de resolución de los efectos, paso 9"},"editions":["en","de","es13"]},
  {"id":"CP-MODIFY-4","topic":"modify-dice","says":{"en":"Modify Dice, fourth: the defender uses effects that reroll or change the attacker's dice."},"kind":"timing","source":{"en":"Making an Attack, step 9; Appendix A: Timing, step 9","de":"Angreifen, Schritt 9; Anhang D: Timing, Schritt 9","es13":"Realizar un ataque, paso 9; Apéndice A: Orden de resolución de los efectos, paso 9"},"editions":["en","de","es13"]},
  {"id":"CP-MODIFY-5","topic":"modify-dice","says":{"en":"Criticals that appear through rerolls or changes in this step add no dice."},"kind":"restriction","source":{"en":"Making an Attack, step 9","de":"Angreifen, Schritt 9","es13":"Realizar un ataque, paso 9"},"editions":["en","de","es13"]},
  {"id":"CP-MODIFY-6","topic":"modify-dice","says":{"en":"Rerolls of a die are unlimited in total, but each named rule or ability may reroll a given die just once, even when several sources provide it."},"kind":"restriction","source":{"en":"Modifying Dice (box)","de":"Würfel verändern (Kasten)","es13":"Modificar los dados (recuadro)"},"editions":["en","de","es13"]},
  {"id":"CP-MODIFY-7","topic":"modify-dice","says":{"en":"An ability that grants several rerolls can't use two of them on the same die."},"kind":"restriction","source":{"en":"Modifying Dice (box)","de":"Würfel verändern (Kasten)","es13":"Modificar los dados (recuadro)"},"editions":["en","de","es13"]},
  {"id":"CP-MODIFY-8","topic":"modify-dice","says":{"en":"A die rerolled by one ability may be rerolled again by a different ability."},"kind":"procedure","source":{"en":"Modifying Dice (box)","de":"Würfel verändern (Kasten)","es13":"Modificar los dados (recuadro)"},"editions":["en","de","es13"]},
  {"id":"CP-ICON-1","topic":"attack-special-rules","says":{"en":"A special rule with icons before its name applies if the final attack roll contains at least as many dice showing those icons."},"kind":"procedure","source":{"en":"Attack Special Rules","de":"Sonderregeln von Angriffen","es13":"Reglas especiales de los Ataques"},"editions":["en","de","es13"]},
  {"id":"CP-ICON-2","topic":"attack-special-rules","says":{"en":"Whether an icon rule applies is checked on the final roll, after all modifications."},"kind":"definition","source":{"en":"Attack Special Rules","de":"Sonderregeln von Angriffen","es13":"Reglas especiales de los Ataques"},"editions":["en","de","es13"]},
  {"id":"CP-ICON-3","topic":"attack-special-rules","says":{"en":"Applying a triggered icon rule is not optional."},"kind":"procedure","source":{"de":"Sonderregeln von Angriffen"},"editions":["de"]},
  {"id":"CP-ICON-4","topic":"attack-special-rules","says":{"en":"A triggered icon rule applies only once, however many matching icons were rolled."},"kind":"restriction","source":{"de":"Sonderregeln von Angriffen"},"editions":["de"]},
  {"id":"CP-ICON-5","topic":"attack-special-rules","says":{"en":"One die can count for several icon rules."},"kind":"procedure","source":{"de":"Sonderregeln von Angriffen"},"editions":["de"]},
  {"id":"CP-ICON-6","topic":"attack-special-rules","says":{"en":"Icon rules do not require that the attack deals damage unless their text says so."},"kind":"definition","source":{"en":"Making an Attack, step 10","de":"Angreifen, Schritt 10","es13":"Realizar un ataque, paso 10"},"editions":["en","de","es13"]},
  {"id":"CP-BEAM-1","topic":"beam-area","says":{"en":"A beam attack is marked by a letter before its range number: B in English, S in German, R in Spanish."},"kind":"card-anatomy","source":{"en":"Beam Attacks","de":"Strahlenangriffe","es13":"Ataques de Rayo"},"editions":["en","de","es13"]},
  {"id":"CP-BEAM-2","topic":"beam-area","says":{"en":"Instead of declaring a target, place the range tool with its short end in contact with and centred on the attacker's base."},"kind":"geometry","source":{"en":"Beam Attacks","de":"Strahlenangriffe","es13":"Ataques de Rayo"},"editions":["en","de","es13"]},
  {"id":"CP-BEAM-3","topic":"beam-area","says":{"en":"In range of the beam are all characters whose base the tool touches or covers."},"kind":"geometry","source":{"en":"Beam Attacks","de":"Strahlenangriffe","es13":"Ataques de Rayo"},"editions":["en","de","es13"]},
  {"id":"CP-BEAM-4","topic":"beam-area","says":{"en":"The Power cost of a beam attack is paid once for the whole series."},"kind":"procedure","source":{"en":"Beam Attacks","de":"Strahlenangriffe","es13":"Ataques de Rayo"},"editions":["en","de","es13"]},
  {"id":"CP-BEAM-5","topic":"beam-area","says":{"en":"The beam makes one attack against each enemy character that is in range and in the attacker's line of sight."},"kind":"procedure","source":{"en":"Beam Attacks","de":"Strahlenangriffe","es13":"Ataques de Rayo"},"editions":["en","de","es13"]},
  {"id":"CP-BEAM-6","topic":"beam-area","says":{"en":"The attacking player chooses the order of the beam's attacks and resolves each completely before the next."},"kind":"procedure","source":{"en":"Beam Attacks","de":"Strahlenangriffe","es13":"Ataques de Rayo"},"editions":["en","de","es13"]},
  {"id":"CP-BEAM-7","topic":"beam-area","says":{"en":"After all attacks of the beam are resolved, each other allied character in range suffers 1 damage and no other effect."},"kind":"procedure","source":{"en":"Beam Attacks","de":"Strahlenangriffe"},"editions":["en","de"]},
  {"id":"CP-BEAM-8","topic":"beam-area","says":{"en":"A beam does nothing to the attacker's allies under the tool."},"kind":"procedure","source":{"es13":"Ataques de Rayo"},"editions":["es13"],"variantOf":"CP-BEAM-7"},
  {"id":"CP-BEAM-9","topic":"beam-area","says":{"en":"When an effect orders a beam attack against a named character, the tool must touch or cover that character's base; if it can't, the attack can't be made."},"kind":"restriction","source":{"en":"Beam Attacks","de":"Strahlenangriffe","es13":"Ataques de Rayo"},"editions":["en","de","es13"]},
  {"id":"CP-AREA-1","topic":"beam-area","says":{"en":"An area attack is marked by a letter before its range number: A in English, F in German, A in Spanish."},"kind":"card-anatomy","source":{"en":"Area Attacks","de":"Flächenangriffe","es13":"Ataques de Área"},"editions":["en","de","es13"]},
  {"id":"CP-AREA-2","topic":"beam-area","says":{"en":"No target is declared; characters within the listed range of the attacker are in range of the area attack."},"kind":"geometry","source":{"en":"Area Attacks","de":"Flächenangriffe","es13":"Ataques de Área"},"editions":["en","de","es13"]},
  {"id":"CP-AREA-3","topic":"beam-area","says":{"en":"The Power cost of an area attack is paid once for the whole series."},"kind":"procedure","source":{"en":"Area Attacks","de":"Flächenangriffe","es13":"Ataques de Área"},"editions":["en","de","es13"]},
  {"id":"CP-AREA-4","topic":"beam-area","says":{"en":"The area attack makes one attack against each enemy character that is in range and in the attacker's line of sight."},"kind":"procedure","source":{"en":"Area Attacks","de":"Flächenangriffe","es13":"Ataques de Área"},"editions":["en","de","es13"]},
  {"id":"CP-AREA-5","topic":"beam-area","says":{"en":"The attacking player chooses the order of the attacks and resolves each completely before the next."},"kind":"procedure","source":{"en":"Area Attacks","de":"Flächenangriffe","es13":"Ataques de Área"},"editions":["en","de","es13"]},
  {"id":"CP-AREA-6","topic":"beam-area","says":{"en":"After all attacks of the area are resolved, each other allied character in range suffers 1 damage and no other effect."},"kind":"procedure","source":{"en":"Area Attacks","de":"Flächenangriffe"},"editions":["en","de"]},
  {"id":"CP-AREA-7","topic":"beam-area","says":{"en":"An area attack does nothing to the attacker's allies in range."},"kind":"procedure","source":{"es13":"Ataques de Área"},"editions":["es13"],"variantOf":"CP-AREA-6"},
  {"id":"CP-AREA-8","topic":"beam-area","says":{"en":"When an effect orders an area attack against a named character, it can be made only with that character inside the range."},"kind":"restriction","source":{"en":"Area Attacks","de":"Flächenangriffe","es13":"Ataques de Área"},"editions":["en","de","es13"]},
  {"id":"CP-AREA-9","topic":"beam-area","says":{"en":"Damage to allies from a beam or area attack comes from an allied effect, so it grants no Power."},"kind":"definition","source":{"en":"Beam Attacks; Area Attacks; Character Damage","de":"Strahlenangriffe; Flächenangriffe; Schaden"},"editions":["en","de"]},
  {"id":"CP-RULING-25","topic":"beam-area","says":{"en":"Proposed: a beam or area attack can be declared only if at least one enemy would be attacked by it."},"kind":"ruling-needed","source":{"en":"Beam Attacks; Area Attacks; Making an Attack","de":"Strahlenangriffe; Flächenangriffe; Angreifen","es13":"Ataques de Rayo; Ataques de Área; Realizar un ataque"},"editions":["en","de","es13"],"gap":{"en":"Beam and area attacks declare no target, yet an attack may never be made without one."},"proposedRuling":{"en":"Compute the series first; if it is empty the attack can't be chosen and nothing is paid."}},
  {"id":"CP-DAMAGE-1","topic":"damage","says":{"en":"A damaged character gets damage tokens equal to the damage suffered."},"kind":"procedure","source":{"en":"Character Damage","de":"Schaden","es13":"Daño de los Personajes"},"editions":["en","de","es13"]},
  {"id":"CP-DAMAGE-2","topic":"damage","says":{"en":"A character can't suffer more damage than its remaining Stamina; the excess is ignored."},"kind":"restriction","source":{"en":"Character Damage; Excess Damage (box)","de":"Schaden; Überschüssiger Schaden (Kasten)","es13":"Daño de los Personajes; Exceso de Daño (recuadro)"},"editions":["en","de","es13"]},
  {"id":"CP-DAMAGE-3","topic":"damage","says":{"en":"A character that suffers damage from an enemy effect gains Power equal to the damage suffered."},"kind":"procedure","source":{"en":"Character Damage","de":"Schaden","es13":"Daño de los Personajes"},"editions":["en","de","es13"]},
  {"id":"CP-DAMAGE-4","topic":"damage","says":{"en":"Damage dealt, damage suffered and the Power gained from it are counted after the Stamina limit."},"kind":"definition","source":{"en":"Character Damage; Excess Damage (box)","de":"Schaden; Überschüssiger Schaden (Kasten)","es13":"Daño de los Personajes; Exceso de Daño (recuadro)"},"editions":["en","de","es13"]},
  {"id":"CP-DAMAGE-5","topic":"damage","says":{"en":"When damage tokens equal the character's Stamina, it is Dazed if Healthy or KO'd if Injured."},"kind":"procedure","source":{"en":"Character Damage","de":"Schaden","es13":"Daño de los Personajes"},"editions":["en","de","es13"]},
  {"id":"CP-DAMAGE-6","topic":"damage","says":{"en":"Damage from crisis cards, special conditions or allied effects grants no Power."},"kind":"restriction","source":{"en":"Effects; Special Conditions","de":"Effekte; Zustände","es13":"Efectos; Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-DAZED-1","topic":"dazed-and-ko","says":{"en":"A Healthy character that reaches its Stamina in damage gets a Dazed token."},"kind":"procedure","source":{"en":"Character Damage","de":"Schaden","es13":"Daño de los Personajes"},"editions":["en","de","es13"]},
  {"id":"CP-DAZED-2","topic":"dazed-and-ko","says":{"en":"A Dazed character can't move and can't be moved for any reason."},"kind":"restriction","source":{"en":"Character Damage","de":"Schaden","es13":"Daño de los Personajes"},"editions":["en","de","es13"]},
  {"id":"CP-DAZED-3","topic":"dazed-and-ko","says":{"en":"A Dazed character can't be the target of attacks."},"kind":"restriction","source":{"en":"Character Damage","de":"Schaden","es13":"Daño de los Personajes"},"editions":["en","de","es13"]},
  {"id":"CP-DAZED-4","topic":"dazed-and-ko","says":{"en":"A Dazed character can't be affected by special rules or superpowers."},"kind":"restriction","source":{"en":"Character Damage","de":"Schaden","es13":"Daño de los Personajes"},"editions":["en","de","es13"]},
  {"id":"CP-DAZED-5","topic":"dazed-and-ko","says":{"en":"A Dazed character can't make attacks."},"kind":"restriction","source":{"en":"Character Damage","de":"Schaden","es13":"Daño de los Personajes"},"editions":["en","de","es13"]},
  {"id":"CP-DAZED-6","topic":"dazed-and-ko","says":{"en":"A Dazed character can't play team tactic cards."},"kind":"restriction","source":{"en":"Character Damage","de":"Schaden","es13":"Daño de los Personajes"},"editions":["en","de","es13"]},
  {"id":"CP-DAZED-7","topic":"dazed-and-ko","says":{"en":"A Dazed character has no superpowers."},"kind":"restriction","source":{"en":"Character Damage","de":"Schaden","es13":"Daño de los Personajes"},"editions":["en","de","es13"]},
  {"id":"CP-DAZED-8","topic":"dazed-and-ko","says":{"en":"A Dazed character never contributes to scoring conditions."},"kind":"scoring","source":{"en":"Character Damage","de":"Schaden"},"editions":["en","de"]},
  {"id":"CP-DAZED-9","topic":"dazed-and-ko","says":{"en":"A Dazed character never contributes to scoring conditions that apply to the player who controls it."},"kind":"scoring","source":{"es13":"Daño de los Personajes"},"editions":["es13"],"variantOf":"CP-DAZED-8"},
  {"id":"CP-DAZED-10","topic":"dazed-and-ko","says":{"en":"If a character is Dazed during its own activation, the activation ends immediately."},"kind":"timing","source":{"en":"Character Damage","de":"Schaden","es13":"Daño de los Personajes"},"editions":["en","de","es13"]},
  {"id":"CP-DAZED-11","topic":"dazed-and-ko","says":{"en":"A Dazed character can't activate in the Activation Phase."},"kind":"restriction","source":{"en":"Character Damage","de":"Schaden","es13":"Daño de los Personajes"},"editions":["en","de","es13"]},
  {"id":"CP-DAZED-12","topic":"dazed-and-ko","says":{"en":"A Dazed character is not out of the game; it can fight on, Injured, after the next Cleanup Phase."},"kind":"ui-only","source":{"de":"Verletzt werden (Kasten)","es13":"Quedar Herido (recuadro)"},"editions":["de","es13"]},
  {"id":"CP-KO-1","topic":"dazed-and-ko","says":{"en":"An Injured character that reaches its Stamina in damage is KO'd and removed from the battlefield."},"kind":"procedure","source":{"en":"Character Damage","de":"Schaden","es13":"Daño de los Personajes"},"editions":["en","de","es13"]},
  {"id":"CP-KO-2","topic":"dazed-and-ko","says":{"en":"All effects on a KO'd character expire before it is removed."},"kind":"timing","source":{"en":"Character Damage"},"editions":["en"]},
  {"id":"CP-KO-3","topic":"dazed-and-ko","says":{"en":"All effects of a KO'd character end before it is removed."},"kind":"timing","source":{"de":"Schaden","es13":"Daño de los Personajes"},"editions":["de","es13"],"variantOf":"CP-KO-2"},
  {"id":"CP-COND-1","topic":"conditions","says":{"en":"A character that gains a special condition gets its token on the stat card."},"kind":"procedure","source":{"en":"Special Conditions","de":"Zustände","es13":"Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-2","topic":"conditions","says":{"en":"A character can't have the same special condition twice; gaining one it already has does nothing."},"kind":"restriction","source":{"en":"Special Conditions","de":"Zustände","es13":"Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-3","topic":"conditions","says":{"en":"Special conditions are neither enemy nor allied effects."},"kind":"definition","source":{"en":"Special Conditions","de":"Zustände","es13":"Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-4","topic":"conditions","says":{"en":"Damage from a special condition grants no Power."},"kind":"restriction","source":{"en":"Special Conditions","de":"Zustände","es13":"Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-5","topic":"conditions","says":{"en":"Bleed: when an activation of the character ends, it takes 1 damage."},"kind":"condition","source":{"en":"Appendix B: Special Conditions","de":"Anhang A: Zustände","es13":"Apéndice B: Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-6","topic":"conditions","says":{"en":"Hex: the character rolls no extra dice for its criticals in attack, defense and dodge rolls."},"kind":"condition","source":{"en":"Appendix B: Special Conditions","de":"Anhang A: Zustände","es13":"Apéndice B: Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-7","topic":"conditions","says":{"en":"Incinerate: the character has one die fewer in its defense rolls."},"kind":"condition","source":{"en":"Appendix B: Special Conditions","de":"Anhang A: Zustände","es13":"Apéndice B: Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-8","topic":"conditions","says":{"en":"Judgment: the character gains no Power when it suffers damage from enemy attacks."},"kind":"condition","source":{"en":"Appendix B: Special Conditions","de":"Anhang A: Zustände","es13":"Apéndice B: Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-9","topic":"conditions","says":{"en":"Poison: each Power Phase takes 1 Power from the character."},"kind":"condition","source":{"en":"Appendix B: Special Conditions","de":"Anhang A: Zustände","es13":"Apéndice B: Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-10","topic":"conditions","says":{"en":"Root: the character must spend 1 Power before using an Active or Reactive superpower."},"kind":"condition","source":{"en":"Appendix B: Special Conditions","de":"Anhang A: Zustände","es13":"Apéndice B: Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-11","topic":"conditions","says":{"en":"Shock: the character has one die fewer in its attack rolls."},"kind":"condition","source":{"en":"Appendix B: Special Conditions","de":"Anhang A: Zustände","es13":"Apéndice B: Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-12","topic":"conditions","says":{"en":"Slow: the character can use only the Short movement tool when advancing."},"kind":"condition","source":{"en":"Appendix B: Special Conditions","de":"Anhang A: Zustände","es13":"Apéndice B: Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-13","topic":"conditions","says":{"en":"Stagger: the character's first action when it activates must be a Shake, and that Shake must remove Stagger."},"kind":"condition","source":{"en":"Appendix B: Special Conditions","de":"Anhang A: Zustände","es13":"Apéndice B: Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-14","topic":"conditions","says":{"en":"Stun: any single gain of more than 1 Power is cut to 1."},"kind":"condition","source":{"en":"Appendix B: Special Conditions","de":"Anhang A: Zustände","es13":"Apéndice B: Estados especiales"},"editions":["en","de","es13"]},
  {"id":"CP-COND-15","topic":"conditions","says":{"en":"Later products may add special conditions to the list."},"kind":"definition","source":{"en":"Appendix B: Special Conditions","de":"Anhang A: Zustände"},"editions":["en","de"]},
  {"id":"CP-LOS-1","topic":"line-of-sight","says":{"en":"Line of sight exists if at least one straight line from some point of the viewer's base to some point of the target's base (or of the object) is free of obstruction."},"kind":"geometry","source":{"en":"Line of Sight","de":"Sichtlinie","es13":"Línea de visión"},"editions":["en","de","es13"]},
  {"id":"CP-LOS-2","topic":"line-of-sight","says":{"en":"Characters never obstruct line of sight."},"kind":"geometry","source":{"en":"Line of Sight","de":"Sichtlinie","es13":"Línea de visión"},"editions":["en","de","es13"]},
  {"id":"CP-LOS-3","topic":"line-of-sight","says":{"en":"A terrain feature obstructs the line only if its Size is larger than the Size of the character or object being looked at."},"kind":"geometry","source":{"en":"Line of Sight","de":"Sichtlinie","es13":"Línea de visión"},"editions":["en","de","es13"]},
  {"id":"CP-LOS-4","topic":"line-of-sight","says":{"en":"A character always has line of sight to itself."},"kind":"definition","source":{"en":"Line of Sight","de":"Sichtlinie","es13":"Línea de visión"},"editions":["en","de","es13"]},
  {"id":"CP-LOS-5","topic":"line-of-sight","says":{"en":"For line of sight, standing on terrain raises a character's Size by the Size of that terrain."},"kind":"geometry","source":{"en":"Line of Sight","es13":"Línea de visión"},"editions":["en","es13"]},
  {"id":"CP-LOS-6","topic":"line-of-sight","says":{"en":"If the target is on top of a terrain feature, the feature's Size is added to the target's Size for line of sight to it."},"kind":"geometry","source":{"de":"Sichtlinie"},"editions":["de"],"variantOf":"CP-LOS-5"},
  {"id":"CP-LOS-7","topic":"line-of-sight","says":{"en":"The terrain under the viewer never blocks the viewer's own line of sight."},"kind":"geometry","source":{"en":"Line of Sight","de":"Sichtlinie","es13":"Línea de visión"},"editions":["en","de","es13"]},
  {"id":"CP-RULING-16","topic":"line-of-sight","says":{"en":"Proposed: for line of sight an objective token counts as Size 0, and a terrain feature that is looked at never blocks the view to itself."},"kind":"ruling-needed","source":{"en":"Line of Sight; Objective Tokens","de":"Sichtlinie; Missionsmarker","es13":"Línea de visión; Fichas de Objetivo"},"editions":["en","de","es13"],"gap":{"en":"Line of sight to an object compares with the object's Size, but tokens have no Size."},"proposedRuling":{"en":"Token Size 0: any terrain on the line blocks unless the token lies on or under that terrain. Terrain as target: exclude it from the blockers."}},
  {"id":"CP-RULING-17","topic":"line-of-sight","says":{"en":"Proposed: a line that only touches an edge or corner of terrain is not obstructed and does not pass through it."},"kind":"ruling-needed","source":{"en":"Line of Sight; Cover","de":"Sichtlinie; Deckung","es13":"Línea de visión; Cubrirse"},"editions":["en","de","es13"],"gap":{"en":"Grazing lines are not addressed for line of sight or cover."},"proposedRuling":{"en":"A segment is blocked (or passes 'through') only if its part inside the footprint polygon is longer than the tolerance."}},
  {"id":"CP-TERRAIN-1","topic":"terrain","says":{"en":"Terrain features are either interactive or non-interactive; most are interactive."},"kind":"definition","source":{"en":"Terrain","de":"Gelände","es13":"Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-TERRAIN-2","topic":"terrain","says":{"en":"Interactive terrain can be thrown and can be destroyed."},"kind":"definition","source":{"en":"Terrain","de":"Gelände","es13":"Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-TERRAIN-3","topic":"terrain","says":{"en":"Non-interactive terrain, such as features modelled into the battlefield or named so by a crisis card, can't be thrown or destroyed."},"kind":"restriction","source":{"en":"Terrain","de":"Gelände","es13":"Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-TERRAIN-4","topic":"terrain","says":{"en":"A destroyed terrain feature is removed from the battlefield."},"kind":"procedure","source":{"en":"Terrain","de":"Gelände","es13":"Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-TERRAIN-5","topic":"terrain","says":{"en":"A character or object on top of terrain that is destroyed is put on the battlefield at the same position after the terrain is removed."},"kind":"procedure","source":{"en":"Terrain","de":"Gelände","es13":"Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-TERRAIN-6","topic":"terrain","says":{"en":"Every terrain feature has a Size value for how big or heavy it is."},"kind":"definition","source":{"en":"Terrain","de":"Gelände","es13":"Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-TERRAIN-7","topic":"terrain","says":{"en":"Typical Sizes: 1 benches, small crates, lampposts; 2 dumpsters, cars, cryo tubes; 3 kiosks, billboards, food trucks; 4 trucks, market stands; 5 buildings, monoliths, pyramids."},"kind":"ui-only","source":{"en":"Terrain","de":"Gelände","es13":"Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-TERRAIN-8","topic":"terrain","says":{"en":"Before the game the players agree on the Size and type of each terrain feature."},"kind":"setup","source":{"en":"Terrain","de":"Gelände","es13":"Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-TERRAIN-9","topic":"terrain","says":{"en":"A Size 6 terrain feature that would lie under an objective token's position is shifted until the token is clear of it."},"kind":"setup","source":{"en":"Terrain","de":"Gelände","es13":"Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-TERRAIN-10","topic":"terrain","says":{"en":"Some terrain features have special rules printed on crisis cards."},"kind":"definition","source":{"en":"Terrain","de":"Gelände","es13":"Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-HURL-1","topic":"throw-terrain","says":{"en":"Throwing terrain first destroys it: the feature leaves the battlefield before the path of the throw is traced."},"kind":"procedure","source":{"en":"Throwing a Terrain Feature","de":"Ein Geländeteil werfen","es13":"Lanzar un elemento de Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-HURL-2","topic":"throw-terrain","says":{"en":"The straight movement tool starts at the thrower: one end touches the throwing character's base."},"kind":"geometry","source":{"en":"Throwing a Terrain Feature","de":"Ein Geländeteil werfen","es13":"Lanzar un elemento de Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-HURL-3","topic":"throw-terrain","says":{"en":"Only the first character or terrain feature that the tool touches or crosses is hit; everything behind it is safe."},"kind":"procedure","source":{"en":"Throwing a Terrain Feature","de":"Ein Geländeteil werfen","es13":"Lanzar un elemento de Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-HURL-4","topic":"throw-terrain","says":{"en":"Terrain the throwing character overlaps is ignored for the collision."},"kind":"restriction","source":{"en":"Throwing a Terrain Feature","de":"Ein Geländeteil werfen","es13":"Lanzar un elemento de Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-HURL-5","topic":"throw-terrain","says":{"en":"If thrown terrain collides with a terrain feature of smaller Size, that feature is destroyed too."},"kind":"procedure","source":{"en":"Throwing a Terrain Feature","de":"Ein Geländeteil werfen","es13":"Lanzar un elemento de Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-HURL-6","topic":"throw-terrain","says":{"en":"If thrown terrain collides with a character, that character must make a dodge roll."},"kind":"procedure","source":{"en":"Throwing a Terrain Feature","de":"Ein Geländeteil werfen","es13":"Lanzar un elemento de Escenografía"},"editions":["en","de","es13"]},
  {"id":"CP-DODGE-1","topic":"dodge","says":{"en":"The character that was hit, not the thrown one, rolls to dodge, with dice equal to its Physical Defense."},"kind":"procedure","source":{"en":"Dodging","de":"Ausweichen","es13":"Esquivar"},"editions":["en","de","es13"]},
  {"id":"CP-DODGE-2","topic":"dodge","says":{"en":"One extra die is rolled for each critical in the initial dodge roll."},"kind":"procedure","source":{"en":"Dodging","de":"Ausweichen","es13":"Esquivar"},"editions":["en","de","es13"]},
  {"id":"CP-DODGE-3","topic":"dodge","says":{"en":"After the extra dice, dodge dice may be modified by special rules and effects."},"kind":"procedure","source":{"en":"Dodging","de":"Ausweichen","es13":"Esquivar"},"editions":["en","de","es13"]},
  {"id":"CP-DODGE-4","topic":"dodge","says":{"en":"The incoming damage of a collision is the Size of the thrown terrain or character plus 1."},"kind":"procedure","source":{"en":"Dodging","de":"Ausweichen"},"editions":["en","de"]},
  {"id":"CP-DODGE-5","topic":"dodge","says":{"en":"The incoming damage of a collision is always 3."},"kind":"procedure","source":{"es13":"Esquivar"},"editions":["es13"],"variantOf":"CP-DODGE-4"},
  {"id":"CP-DODGE-6","topic":"dodge","says":{"en":"Collision damage is reduced by 1 for each critical, wild and block in the final dodge roll, to no less than 0; the rest is suffered."},"kind":"procedure","source":{"en":"Dodging","de":"Ausweichen","es13":"Esquivar"},"editions":["en","de","es13"]},
  {"id":"CP-COVER-1","topic":"cover","says":{"en":"A defender has cover from terrain only if all three cover requirements are met."},"kind":"restriction","source":{"en":"Cover","de":"Deckung","es13":"Cubrirse"},"editions":["en","de","es13"]},
  {"id":"CP-COVER-2","topic":"cover","says":{"en":"Cover requirement 1: within Range 1 of the defender stands terrain whose Size is at least the defender's."},"kind":"geometry","source":{"en":"Cover","de":"Deckung","es13":"Cubrirse"},"editions":["en","de","es13"]},
  {"id":"CP-COVER-3","topic":"cover","says":{"en":"Cover requirement 2: some straight line from the attacker's base to the defender's base passes through that terrain feature."},"kind":"geometry","source":{"en":"Cover","de":"Deckung","es13":"Cubrirse"},"editions":["en","de","es13"]},
  {"id":"CP-COVER-4","topic":"cover","says":{"en":"Cover requirement 3: attacker and defender are more than Range 2 apart."},"kind":"geometry","source":{"en":"Cover","de":"Deckung","es13":"Cubrirse"},"editions":["en","de","es13"]},
  {"id":"CP-COVER-5","topic":"cover","says":{"en":"While modifying dice, a defender with cover may change one of its defense dice to a block."},"kind":"procedure","source":{"en":"Cover","de":"Deckung","es13":"Cubrirse"},"editions":["en","de","es13"]},
  {"id":"CP-COVER-6","topic":"cover","says":{"en":"Cover granted by something other than terrain works the same way."},"kind":"definition","source":{"en":"Cover","de":"Deckung","es13":"Cubrirse"},"editions":["en","de","es13"]},
  {"id":"CP-COVER-7","topic":"cover","says":{"en":"Cover can't change a failure."},"kind":"restriction","source":{"en":"Cover; Dice","de":"Deckung; Würfel","es13":"Cubrirse; Dados"},"editions":["en","de","es13"]},
  {"id":"CP-RULING-18","topic":"cover","says":{"en":"Proposed: cover compares the terrain's Size with the defender's own Size from its card, also when the defender stands on terrain, and the terrain it stands on may give cover."},"kind":"ruling-needed","source":{"en":"Cover","de":"Deckung","es13":"Cubrirse"},"editions":["en","de","es13"],"gap":{"en":"The cover section does not mention elevation."},"proposedRuling":{"en":"Do not add elevation for cover. The feature under the defender qualifies if its Size is at least the defender's Size and a line passes through it."}},
  {"id":"CP-TIMING-1","topic":"timing","says":{"en":"When both players want to react at one moment with Reactive superpowers or tactic cards, the one with priority goes first, declaring and resolving."},"kind":"timing","source":{"en":"Appendix A: Timing","de":"Anhang D: Timing","es13":"Apéndice A: Orden de resolución de los efectos"},"editions":["en","de","es13"]},
  {"id":"CP-TIMING-2","topic":"timing","says":{"en":"If several effects happen at once, no order is given and nobody is attacking, the active player's effects are resolved first, then the other player's."},"kind":"timing","source":{"en":"Appendix A: Timing","de":"Anhang D: Timing","es13":"Apéndice A: Orden de resolución de los efectos"},"editions":["en","de","es13"]},
  {"id":"CP-TIMING-3","topic":"timing","says":{"en":"After all player effects, non-player effects are resolved in an order chosen by the active player."},"kind":"timing","source":{"en":"Appendix A: Timing","de":"Anhang D: Timing","es13":"Apéndice A: Orden de resolución de los efectos"},"editions":["en","de","es13"]},
  {"id":"CP-TIMING-4","topic":"timing","says":{"en":"During an attack the attacking player resolves all their effects first, then the defending player, then non-player effects in an order chosen by the attacking player."},"kind":"timing","source":{"en":"Appendix A: Timing","de":"Anhang D: Timing","es13":"Apéndice A: Orden de resolución de los efectos"},"editions":["en","de","es13"]},
  {"id":"CP-TIMING-5","topic":"timing","says":{"en":"Among non-player effects, those of crisis cards are always resolved last."},"kind":"timing","source":{"en":"Appendix A: Timing","de":"Anhang D: Timing","es13":"Apéndice A: Orden de resolución de los efectos"},"editions":["en","de","es13"]},
  {"id":"CP-TIMING-6","topic":"timing","says":{"en":"A player always decides the order of their own effects."},"kind":"timing","source":{"en":"Order of Effects (box)","de":"Reihenfolge von Effekten (Kasten)","es13":"Orden de los efectos (recuadro)"},"editions":["en","de","es13"]},
  {"id":"CP-RULING-13","topic":"timing","says":{"en":"Proposed: special conditions resolve as non-player effects; gem Power and Healing Factor resolve as player effects of the controlling player."},"kind":"ruling-needed","source":{"en":"Parts of the Power Phase; Appendix B: Special Conditions; Appendix C: Infinity Gems","de":"Ablauf der Kraftphase; Anhang A: Zustände; Anhang B: Infinity-Steine","es13":"Partes de la fase de Poder; Apéndice B: Estados especiales; Apéndice C: Las Gemas del Infinito"},"editions":["en","de","es13"],"gap":{"en":"Conditions are neither allied nor enemy effects, and no edition says whether Poison, Bleed, gem Power and Healing Factor are player effects."},"proposedRuling":{"en":"Power Phase: step 1 everyone +1; step 2 gem Power; step 3 Poison. End of activation: active player's effects (Healing Factor) first, then Bleed."}},
  {"id":"CP-RULING-14","topic":"timing","says":{"en":"Proposed: outside a player's turn, the player with priority takes the role of the active player."},"kind":"ruling-needed","source":{"en":"Appendix A: Timing; Parts of the Cleanup Phase","de":"Anhang D: Timing; Ablauf der Aufräumphase","es13":"Apéndice A: Orden de resolución de los efectos; Partes de la fase de Ordenamiento"},"editions":["en","de","es13"],"gap":{"en":"The timing rules refer to the active player, but the Power and Cleanup Phases have none; de alone names the priority player in Cleanup step 2."},"proposedRuling":{"en":"In the Power Phase, in Cleanup steps 2 and 3 and at the start and end of the Activation Phase use the priority player for 'active player'."}},
  {"id":"CP-RULING-15","topic":"timing","says":{"en":"Proposed: inside an attack the attacker-first order decides, also for Reactive superpowers and tactic cards; the priority-first rule is used only outside attacks."},"kind":"ruling-needed","source":{"en":"Appendix A: Timing","de":"Anhang D: Timing","es13":"Apéndice A: Orden de resolución de los efectos"},"editions":["en","de","es13"],"gap":{"en":"One sentence gives the priority player first use of simultaneous reactions, another gives the attacker first place during attacks."},"proposedRuling":{"en":"Reaction windows in the attack sequence: attacker, then defender. Reaction windows elsewhere: priority player, then the other. Different players may react to the same trigger, each of their reactions once."}},
  {"id":"CP-GEM-1","topic":"gems","says":{"en":"The innate superpower Gem Bearer names the Infinity Gems its character may have."},"kind":"keyword","source":{"en":"Appendix C: Infinity Gems; Appendix E: Keywords","de":"Anhang B: Infinity-Steine; Anhang F: Schlüsselwörter","es13":"Apéndice C: Las Gemas del Infinito; Apéndice E: Palabras clave"},"editions":["en","de","es13"]},
  {"id":"CP-GEM-2","topic":"gems","says":{"en":"A character may have only one Infinity Gem at a time."},"kind":"restriction","source":{"en":"Appendix C: Infinity Gems; Appendix E: Keywords","es13":"Apéndice C: Las Gemas del Infinito; Apéndice E: Palabras clave"},"editions":["en","es13"]},
  {"id":"CP-GEM-3","topic":"gems","says":{"en":"A character may have only one Infinity Gem at a time, apart from a few exceptions."},"kind":"restriction","source":{"de":"Anhang B: Infinity-Steine; Anhang F: Schlüsselwörter"},"editions":["de"],"variantOf":"CP-GEM-2"},
  {"id":"CP-GEM-4","topic":"gems","says":{"en":"To use an Infinity Gem it must be taken in the roster by a character that can have it, decided when the roster is built."},"kind":"rosterbuilding","source":{"en":"Appendix C: Infinity Gems","de":"Anhang B: Infinity-Steine","es13":"Apéndice C: Las Gemas del Infinito"},"editions":["en","de","es13"]},
  {"id":"CP-GEM-5","topic":"gems","says":{"en":"A character that takes a gem has its Threat raised by the amount on the gem card, and the squad total uses this combined Threat."},"kind":"rosterbuilding","source":{"en":"Appendix C: Infinity Gems","de":"Anhang B: Infinity-Steine","es13":"Apéndice C: Las Gemas del Infinito"},"editions":["en","de","es13"]},
  {"id":"CP-GEM-6","topic":"gems","says":{"en":"A roster may contain each Infinity Gem only once."},"kind":"rosterbuilding","source":{"en":"Appendix C: Infinity Gems","de":"Anhang B: Infinity-Steine","es13":"Apéndice C: Las Gemas del Infinito"},"editions":["en","de","es13"]},
  {"id":"CP-GEM-7","topic":"gems","says":{"en":"In the Power Phase a character gains 1 additional Power for each Infinity Gem it has."},"kind":"procedure","source":{"en":"Appendix C: Infinity Gems","de":"Anhang B: Infinity-Steine","es13":"Apéndice C: Las Gemas del Infinito"},"editions":["en","de","es13"]},
  {"id":"CP-GEM-8","topic":"gems","says":{"en":"The gem's card lies next to the stat card of the character that has it."},"kind":"ui-only","source":{"en":"Appendix C: Infinity Gems","de":"Anhang B: Infinity-Steine","es13":"Apéndice C: Las Gemas del Infinito"},"editions":["en","de","es13"]},
  {"id":"CP-FORM-1","topic":"transform","says":{"en":"A character with several Forms is always deployed in its Normal Form."},"kind":"setup","source":{"en":"Appendix D: Transform","de":"Anhang E: Verwandeln","es13":"Apéndice D: Transformarse"},"editions":["en","de","es13"]},
  {"id":"CP-FORM-2","topic":"transform","says":{"en":"A Form is shown either as half of a split stat card or as a separate stat card."},"kind":"card-anatomy","source":{"en":"Appendix D: Transform","de":"Anhang E: Verwandeln","es13":"Apéndice D: Transformarse"},"editions":["en","de","es13"]},
  {"id":"CP-FORM-3","topic":"transform","says":{"en":"Attacks, superpowers, Speed and Size are always those of the current Form."},"kind":"definition","source":{"en":"Appendix D: Transform","de":"Anhang E: Verwandeln","es13":"Apéndice D: Transformarse"},"editions":["en","de","es13"]},
  {"id":"CP-FORM-4","topic":"transform","says":{"en":"With a split card, Defense values, Threat and Stamina are the same in every Form."},"kind":"definition","source":{"en":"Appendix D: Transform","de":"Anhang E: Verwandeln","es13":"Apéndice D: Transformarse"},"editions":["en","de","es13"]},
  {"id":"CP-FORM-5","topic":"transform","says":{"en":"With separate cards, all stats come from the current Form's card."},"kind":"definition","source":{"en":"Appendix D: Transform","de":"Anhang E: Verwandeln","es13":"Apéndice D: Transformarse"},"editions":["en","de","es13"]},
  {"id":"CP-FORM-6","topic":"transform","says":{"en":"To transform, place the new Form's miniature within Range 1 of the current position, then remove the old miniature."},"kind":"procedure","source":{"en":"Appendix D: Transform","de":"Anhang E: Verwandeln","es13":"Apéndice D: Transformarse"},"editions":["en","de","es13"]},
  {"id":"CP-FORM-7","topic":"transform","says":{"en":"A transformed character is still the same character and keeps all its effects, special conditions and tokens."},"kind":"definition","source":{"en":"Appendix D: Transform","de":"Anhang E: Verwandeln","es13":"Apéndice D: Transformarse"},"editions":["en","de","es13"]},
  {"id":"CP-FORM-8","topic":"transform","says":{"en":"If the new Form has Immunity to a condition the character has, that condition is removed at once."},"kind":"procedure","source":{"en":"Appendix D: Immunities (box)","de":"Anhang E: Immunität (Kasten)","es13":"Apéndice D: Inmunidades (recuadro)"},"editions":["en","de","es13"]},
  {"id":"CP-FORM-9","topic":"transform","says":{"en":"Transforming happens only through attacks, superpowers, special rules or tactic cards that say so."},"kind":"restriction","source":{"en":"Appendix D: Transform","de":"Anhang E: Verwandeln","es13":"Apéndice D: Transformarse"},"editions":["en","de","es13"]},
  {"id":"CP-KEYWORD-1","topic":"keywords","says":{"en":"Immunity [condition]: the character can't gain the named special condition."},"kind":"keyword","source":{"en":"Appendix E: Keywords","de":"Anhang F: Schlüsselwörter","es13":"Apéndice E: Palabras clave"},"editions":["en","de","es13"]},
  {"id":"CP-KEYWORD-2","topic":"keywords","says":{"en":"Immunity [condition]: a character that has the condition when it gains the Immunity removes the condition."},"kind":"keyword","source":{"en":"Appendix E: Keywords","de":"Anhang F: Schlüsselwörter","es13":"Apéndice E: Palabras clave"},"editions":["en","de","es13"]},
  {"id":"CP-KEYWORD-3","topic":"keywords","says":{"en":"Flight: while the movement tool is placed for an advance, the character counts as Size 5."},"kind":"keyword","source":{"en":"Appendix E: Keywords","es13":"Apéndice E: Palabras clave"},"editions":["en","es13"]},
  {"id":"CP-KEYWORD-4","topic":"keywords","says":{"en":"Flight: while advancing, the character counts as Size 5."},"kind":"keyword","source":{"de":"Anhang F: Schlüsselwörter"},"editions":["de"],"variantOf":"CP-KEYWORD-3"},
  {"id":"CP-KEYWORD-5","topic":"keywords","says":{"en":"Wall Crawler: while the movement tool is placed for an advance, the character counts as Size 5."},"kind":"keyword","source":{"en":"Appendix E: Keywords","es13":"Apéndice E: Palabras clave"},"editions":["en","es13"]},
  {"id":"CP-KEYWORD-6","topic":"keywords","says":{"en":"Wall Crawler: while advancing, the character counts as Size 5."},"kind":"keyword","source":{"de":"Anhang F: Schlüsselwörter"},"editions":["de"],"variantOf":"CP-KEYWORD-5"},
  {"id":"CP-KEYWORD-7","topic":"keywords","says":{"en":"Healing Factor [X]: whenever one of its activations ends, the character may remove up to X of its damage."},"kind":"keyword","source":{"en":"Appendix E: Keywords","de":"Anhang F: Schlüsselwörter","es13":"Apéndice E: Palabras clave"},"editions":["en","de","es13"]},
  {"id":"CP-KEYWORD-8","topic":"keywords","says":{"en":"Grunts [X]: the character can't be included in rosters or chosen for squads; it enters play together with its parent during deployment."},"kind":"keyword","source":{"en":"Appendix E: Keywords","de":"Anhang F: Schlüsselwörter","es13":"Apéndice E: Palabras clave"},"editions":["en","de","es13"]},
  {"id":"CP-KEYWORD-9","topic":"keywords","says":{"en":"Unrivalled (Inigualable): the character can't be in a squad that already has another character with this keyword."},"kind":"keyword","source":{"es13":"Apéndice E: Palabras clave"},"editions":["es13"]},
  {"id":"CP-KEYWORD-10","topic":"keywords","says":{"en":"Reserve: the character can't be included in a roster."},"kind":"keyword","source":{"es13":"Apéndice E: Palabras clave"},"editions":["es13"]},
  {"id":"CP-KEYWORD-11","topic":"keywords","says":{"en":"Reserve: the character is never deployed at the start of a game and enters play only through effects that name it."},"kind":"keyword","source":{"es13":"Apéndice E: Palabras clave"},"editions":["es13"]},
  {"id":"CP-KEYWORD-12","topic":"keywords","says":{"en":"Stealth (Sigilo): characters must be within Range 3 of this character to choose it as the target of an attack."},"kind":"keyword","source":{"es13":"Apéndice E: Palabras clave"},"editions":["es13"]},
  {"id":"CP-GRUNT-1","topic":"grunts","says":{"en":"The characters named after the Grunts keyword are the Grunt's parent characters, the ones that can put it into play."},"kind":"definition","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-GRUNT-2","topic":"grunts","says":{"en":"When a parent is deployed, its Grunt is deployed at the same time and becomes part of the squad."},"kind":"setup","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-GRUNT-3","topic":"grunts","says":{"en":"Apart from its parent's deployment, a Grunt enters play only through its parents' special rules."},"kind":"restriction","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-GRUNT-4","topic":"grunts","says":{"en":"A player may have only one Grunt in play at a time."},"kind":"restriction","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-GRUNT-5","topic":"grunts","says":{"en":"If a Grunt would be deployed or put into play while an allied Grunt is in play, it is not."},"kind":"restriction","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener"},"editions":["en","de"]},
  {"id":"CP-GRUNT-6","topic":"grunts","says":{"en":"A squad may have at most one Grunt at a time; a Grunt that would exceed the squad's maximum is not deployed or put into play."},"kind":"restriction","source":{"es13":"Apéndice G: Machacas"},"editions":["es13"],"variantOf":"CP-GRUNT-5"},
  {"id":"CP-GRUNT-7","topic":"grunts","says":{"en":"A Grunt is not chosen to activate; if it has no Activated token, it activates in the turn its parent is chosen, before the parent."},"kind":"timing","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-GRUNT-8","topic":"grunts","says":{"en":"The turn does not end with the Grunt's activation; the parent then activates."},"kind":"timing","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-GRUNT-9","topic":"grunts","says":{"en":"At the end of its activation a Grunt gets an Activated token as usual."},"kind":"procedure","source":{"de":"Anhang G: Diener"},"editions":["de"]},
  {"id":"CP-GRUNT-10","topic":"grunts","says":{"en":"A Grunt with several parents still activates only once per round, in the turn of the first parent that is activated."},"kind":"restriction","source":{"de":"Anhang G: Diener"},"editions":["de"]},
  {"id":"CP-GRUNT-11","topic":"grunts","says":{"en":"If all of a Grunt's parents are Dazed, the Grunt gets an Activated token."},"kind":"procedure","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-GRUNT-12","topic":"grunts","says":{"en":"If all of a Grunt's parents are KO'd, have changed controllers or are removed from the game, the Grunt is removed from the game."},"kind":"procedure","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-GRUNT-13","topic":"grunts","says":{"en":"A Grunt that would change controllers is removed from the game instead."},"kind":"procedure","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-GRUNT-14","topic":"grunts","says":{"en":"Grunts have no Injured side; a Grunt that would be Dazed or would flip to Injured is KO'd instead."},"kind":"procedure","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-GRUNT-15","topic":"grunts","says":{"en":"A player who begins a turn with Activated tokens on all their non-Grunt characters puts one on each of their Grunts too."},"kind":"timing","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-GRUNT-16","topic":"grunts","says":{"en":"Grunts can't gain or have Power."},"kind":"restriction","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-GRUNT-17","topic":"grunts","says":{"en":"Grunts can't play team tactic cards."},"kind":"restriction","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-GRUNT-18","topic":"grunts","says":{"en":"Team tactic cards of the Grunt's own side cannot choose it for their effects."},"kind":"restriction","source":{"en":"Appendix G: Grunts","de":"Anhang G: Diener","es13":"Apéndice G: Machacas"},"editions":["en","de","es13"]},
  {"id":"CP-RULING-21","topic":"grunts","says":{"en":"Proposed: Grunts are ignored when the squad's threat and its share of affiliated characters are checked."},"kind":"ruling-needed","source":{"en":"Appendix G: Grunts; Squad Affiliations","de":"Anhang G: Diener; Gruppierung eines Teams","es13":"Apéndice G: Machacas; Afiliaciones de Escuadra"},"editions":["en","de","es13"],"gap":{"en":"A Grunt joins the squad at deployment, after threat and affiliation were checked, and its card may still show a threat value or affiliation."},"proposedRuling":{"en":"Threat sum and 'more than half' use only characters chosen from the roster."}},
  {"id":"CP-ONESHOT-1","topic":"one-shot","says":{"en":"One-Shot cards are optional; one or more are used only if both players agree."},"kind":"setup","source":{"es13":"Apéndice H: Cartas «One-Shot»"},"editions":["es13"]},
  {"id":"CP-ONESHOT-2","topic":"one-shot","says":{"en":"One-Shot cards are chosen and set up after priority is determined and before the mission is prepared."},"kind":"timing","source":{"es13":"Apéndice H: Cartas «One-Shot»"},"editions":["es13"]},
  {"id":"CP-ONESHOT-3","topic":"one-shot","says":{"en":"A One-Shot card has a name, a threat modifier, a setup part and special rules."},"kind":"card-anatomy","source":{"es13":"Apéndice H: Cartas «One-Shot»"},"editions":["es13"]},
  {"id":"CP-ONESHOT-4","topic":"one-shot","says":{"en":"The threat modifier changes the mission's Maximum Threat; modifiers of several One-Shot cards are added up."},"kind":"procedure","source":{"es13":"Apéndice H: Cartas «One-Shot»"},"editions":["es13"]},
  {"id":"CP-ONESHOT-5","topic":"one-shot","says":{"en":"The setup part of each chosen One-Shot card is carried out, if it has one."},"kind":"procedure","source":{"es13":"Apéndice H: Cartas «One-Shot»"},"editions":["es13"]},
  {"id":"CP-ONESHOT-6","topic":"one-shot","says":{"en":"The special rules of a One-Shot card apply during the whole mission."},"kind":"procedure","source":{"es13":"Apéndice H: Cartas «One-Shot»"},"editions":["es13"]},
  {"id":"CP-ONESHOT-7","topic":"one-shot","says":{"en":"Chosen One-Shot cards are kept where both players can consult them."},"kind":"ui-only","source":{"es13":"Apéndice H: Cartas «One-Shot»"},"editions":["es13"]},
  {"id":"CP-XOBJ-1","topic":"extra-objectives","says":{"en":"Source tokens have two sides, unexhausted and exhausted; flipping one turns its other side up."},"kind":"definition","source":{"es13":"Apéndice I: Tipos de objetivo adicionales"},"editions":["es13"]},
  {"id":"CP-XOBJ-2","topic":"extra-objectives","says":{"en":"An exhausted Source token can't be interacted with, contested or secured."},"kind":"restriction","source":{"es13":"Apéndice I: Tipos de objetivo adicionales"},"editions":["es13"]},
  {"id":"CP-XOBJ-3","topic":"extra-objectives","says":{"en":"At the end of each Cleanup Phase all exhausted Source tokens are flipped."},"kind":"procedure","source":{"es13":"Apéndice I: Tipos de objetivo adicionales"},"editions":["es13"]},
  {"id":"CP-XOBJ-4","topic":"extra-objectives","says":{"en":"A character is within the arc of a Zone token if it is within Range 3 of the token and any part of its base lies in the area bounded by the token's arc lines."},"kind":"geometry","source":{"es13":"Apéndice I: Tipos de objetivo adicionales"},"editions":["es13"]},
  {"id":"CP-XOBJ-5","topic":"extra-objectives","says":{"en":"The player who places a Zone token chooses its rotation."},"kind":"procedure","source":{"es13":"Apéndice I: Tipos de objetivo adicionales"},"editions":["es13"]},
  {"id":"CP-XOBJ-6","topic":"extra-objectives","says":{"en":"If an objective token is Limited, each character can hold only one token of that type at a time."},"kind":"restriction","source":{"es13":"Apéndice I: Tipos de objetivo adicionales"},"editions":["es13"]},
];
