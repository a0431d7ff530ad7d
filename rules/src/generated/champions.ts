// Generated from the YAML files of this workspace by `npm run generate`. Do not edit by hand.
import type { RuleEntry } from '../types.ts';

export type ChampionsRuleId =
  | 'MC-GOLDEN-1'
  | 'MC-GOLDEN-2'
  | 'MC-GOLDEN-3'
  | 'MC-GOLDEN-4'
  | 'MC-COMPONENT-1'
  | 'MC-COMPONENT-2'
  | 'MC-COMPONENT-3'
  | 'MC-COMPONENT-4'
  | 'MC-TALK-1'
  | 'MC-TALK-2'
  | 'MC-ROUND-1'
  | 'MC-ROUND-2'
  | 'MC-ROUND-3'
  | 'MC-PLAYER-PHASE-1'
  | 'MC-PLAYER-PHASE-2'
  | 'MC-PLAYER-PHASE-3'
  | 'MC-PLAYER-PHASE-4'
  | 'MC-PLAYER-PHASE-5'
  | 'MC-PLAYER-PHASE-6'
  | 'MC-PLAYER-PHASE-7'
  | 'MC-HAND-1'
  | 'MC-HAND-2'
  | 'MC-HAND-3'
  | 'MC-HAND-4'
  | 'MC-TURN-1'
  | 'MC-TURN-2'
  | 'MC-TURN-3'
  | 'MC-TURN-4'
  | 'MC-TURN-5'
  | 'MC-TURN-6'
  | 'MC-TURN-7'
  | 'MC-TURN-8'
  | 'MC-TURN-9'
  | 'MC-TURN-10'
  | 'MC-TURN-11'
  | 'MC-IDENTITY-1'
  | 'MC-IDENTITY-2'
  | 'MC-IDENTITY-3'
  | 'MC-IDENTITY-4'
  | 'MC-IDENTITY-5'
  | 'MC-IDENTITY-6'
  | 'MC-EXHAUST-1'
  | 'MC-EXHAUST-2'
  | 'MC-EXHAUST-3'
  | 'MC-EXHAUST-4'
  | 'MC-EXHAUST-5'
  | 'MC-EXHAUST-6'
  | 'MC-EXHAUST-7'
  | 'MC-VILLAIN-PHASE-1'
  | 'MC-VILLAIN-PHASE-2'
  | 'MC-VILLAIN-PHASE-3'
  | 'MC-VILLAIN-PHASE-4'
  | 'MC-VILLAIN-PHASE-5'
  | 'MC-VILLAIN-PHASE-6'
  | 'MC-VILLAIN-PHASE-7'
  | 'MC-VILLAIN-PHASE-8'
  | 'MC-ACTIVATION-1'
  | 'MC-ACTIVATION-2'
  | 'MC-ACTIVATION-3'
  | 'MC-ACTIVATION-4'
  | 'MC-ACTIVATION-5'
  | 'MC-ACTIVATION-6'
  | 'MC-ACTIVATION-7'
  | 'MC-ACTIVATION-8'
  | 'MC-ENEMY-ATTACK-1'
  | 'MC-ENEMY-ATTACK-2'
  | 'MC-ENEMY-ATTACK-3'
  | 'MC-ENEMY-ATTACK-4'
  | 'MC-ENEMY-ATTACK-5'
  | 'MC-ENEMY-ATTACK-6'
  | 'MC-ENEMY-ATTACK-7'
  | 'MC-ENEMY-ATTACK-8'
  | 'MC-ENEMY-ATTACK-9'
  | 'MC-ENEMY-ATTACK-10'
  | 'MC-ENEMY-ATTACK-11'
  | 'MC-ENEMY-ATTACK-12'
  | 'MC-ENEMY-ATTACK-13'
  | 'MC-ENEMY-ATTACK-14'
  | 'MC-ENEMY-SCHEME-1'
  | 'MC-ENEMY-SCHEME-2'
  | 'MC-ENEMY-SCHEME-3'
  | 'MC-ENEMY-SCHEME-4'
  | 'MC-ENEMY-SCHEME-5'
  | 'MC-BOOST-1'
  | 'MC-BOOST-2'
  | 'MC-BOOST-3'
  | 'MC-BOOST-4'
  | 'MC-BOOST-5'
  | 'MC-BOOST-6'
  | 'MC-BOOST-7'
  | 'MC-BOOST-8'
  | 'MC-ATTACK-1'
  | 'MC-ATTACK-2'
  | 'MC-ATTACK-3'
  | 'MC-ATTACK-4'
  | 'MC-ATTACK-5'
  | 'MC-ATTACK-6'
  | 'MC-ATTACK-7'
  | 'MC-ATTACK-8'
  | 'MC-THWART-1'
  | 'MC-THWART-2'
  | 'MC-THWART-3'
  | 'MC-THWART-4'
  | 'MC-THWART-5'
  | 'MC-DEFENSE-1'
  | 'MC-DEFENSE-2'
  | 'MC-ABILITY-1'
  | 'MC-ABILITY-2'
  | 'MC-ABILITY-3'
  | 'MC-ABILITY-4'
  | 'MC-ABILITY-5'
  | 'MC-ABILITY-6'
  | 'MC-ABILITY-7'
  | 'MC-ABILITY-8'
  | 'MC-ABILITY-9'
  | 'MC-CONSTANT-1'
  | 'MC-CONSTANT-2'
  | 'MC-CONSTANT-3'
  | 'MC-TRIGGER-1'
  | 'MC-TRIGGER-2'
  | 'MC-TRIGGER-3'
  | 'MC-TRIGGER-4'
  | 'MC-TRIGGER-5'
  | 'MC-TRIGGER-6'
  | 'MC-TRIGGER-7'
  | 'MC-TRIGGER-8'
  | 'MC-FORCED-1'
  | 'MC-FORCED-2'
  | 'MC-FORCED-3'
  | 'MC-INTERRUPT-1'
  | 'MC-INTERRUPT-2'
  | 'MC-INTERRUPT-3'
  | 'MC-INTERRUPT-4'
  | 'MC-RESPONSE-1'
  | 'MC-RESPONSE-2'
  | 'MC-RESPONSE-3'
  | 'MC-CONDITION-1'
  | 'MC-CONDITION-2'
  | 'MC-INIT-1'
  | 'MC-INIT-2'
  | 'MC-INIT-3'
  | 'MC-INIT-4'
  | 'MC-INIT-5'
  | 'MC-INIT-6'
  | 'MC-INIT-7'
  | 'MC-INIT-8'
  | 'MC-INIT-9'
  | 'MC-COST-1'
  | 'MC-COST-2'
  | 'MC-COST-3'
  | 'MC-COST-4'
  | 'MC-COST-5'
  | 'MC-RESOURCE-1'
  | 'MC-RESOURCE-2'
  | 'MC-RESOURCE-3'
  | 'MC-RESOURCE-4'
  | 'MC-RESOURCE-5'
  | 'MC-RESOURCE-6'
  | 'MC-RESOURCE-7'
  | 'MC-RESOURCE-8'
  | 'MC-CANCEL-1'
  | 'MC-CANCEL-2'
  | 'MC-CANCEL-3'
  | 'MC-CANCEL-4'
  | 'MC-CANCEL-5'
  | 'MC-CANCEL-6'
  | 'MC-CANCEL-7'
  | 'MC-LASTING-1'
  | 'MC-LASTING-2'
  | 'MC-LASTING-3'
  | 'MC-LASTING-4'
  | 'MC-LASTING-5'
  | 'MC-DELAYED-1'
  | 'MC-DELAYED-2'
  | 'MC-FIRST-1'
  | 'MC-FIRST-2'
  | 'MC-FIRST-3'
  | 'MC-FIRST-4'
  | 'MC-FIRST-5'
  | 'MC-FIRST-6'
  | 'MC-FIRST-7'
  | 'MC-MOD-1'
  | 'MC-MOD-2'
  | 'MC-MOD-3'
  | 'MC-MOD-4'
  | 'MC-MOD-5'
  | 'MC-MOD-6'
  | 'MC-MOD-7'
  | 'MC-MOD-8'
  | 'MC-MOD-9'
  | 'MC-MOD-10'
  | 'MC-MOD-11'
  | 'MC-MOD-12'
  | 'MC-MOD-13'
  | 'MC-DAMAGE-1'
  | 'MC-DAMAGE-2'
  | 'MC-DAMAGE-3'
  | 'MC-DAMAGE-4'
  | 'MC-DAMAGE-5'
  | 'MC-DAMAGE-6'
  | 'MC-DAMAGE-7'
  | 'MC-DAMAGE-8'
  | 'MC-DAMAGE-9'
  | 'MC-DAMAGE-10'
  | 'MC-DAMAGE-11'
  | 'MC-HP-1'
  | 'MC-HP-2'
  | 'MC-HP-3'
  | 'MC-HP-4'
  | 'MC-HEAL-1'
  | 'MC-HEAL-2'
  | 'MC-STATUS-1'
  | 'MC-STATUS-2'
  | 'MC-STATUS-3'
  | 'MC-STATUS-4'
  | 'MC-STATUS-5'
  | 'MC-STATUS-6'
  | 'MC-STATUS-7'
  | 'MC-STATUS-8'
  | 'MC-STATUS-9'
  | 'MC-STATUS-10'
  | 'MC-STATUS-11'
  | 'MC-STATUS-12'
  | 'MC-KEYWORD-1'
  | 'MC-KEYWORD-2'
  | 'MC-KEYWORD-3'
  | 'MC-KEYWORD-4'
  | 'MC-KEYWORD-5'
  | 'MC-KEYWORD-6'
  | 'MC-KEYWORD-7'
  | 'MC-KEYWORD-8'
  | 'MC-KEYWORD-9'
  | 'MC-KEYWORD-10'
  | 'MC-KEYWORD-11'
  | 'MC-KEYWORD-12'
  | 'MC-KEYWORD-13'
  | 'MC-KEYWORD-14'
  | 'MC-KEYWORD-15'
  | 'MC-KEYWORD-16'
  | 'MC-KEYWORD-17'
  | 'MC-KEYWORD-18'
  | 'MC-ALLY-1'
  | 'MC-ALLY-2'
  | 'MC-ALLY-3'
  | 'MC-MINION-1'
  | 'MC-MINION-2'
  | 'MC-MINION-3'
  | 'MC-MINION-4'
  | 'MC-VILLAIN-1'
  | 'MC-VILLAIN-2'
  | 'MC-VILLAIN-3'
  | 'MC-VILLAIN-4'
  | 'MC-VILLAIN-5'
  | 'MC-VILLAIN-6'
  | 'MC-MAIN-1'
  | 'MC-MAIN-2'
  | 'MC-MAIN-3'
  | 'MC-MAIN-4'
  | 'MC-MAIN-5'
  | 'MC-MAIN-6'
  | 'MC-MAIN-7'
  | 'MC-MAIN-8'
  | 'MC-SIDE-1'
  | 'MC-SIDE-2'
  | 'MC-SIDE-3'
  | 'MC-SIDE-4'
  | 'MC-SIDE-5'
  | 'MC-ENCOUNTER-1'
  | 'MC-ENCOUNTER-2'
  | 'MC-ENCOUNTER-3'
  | 'MC-ENCOUNTER-4'
  | 'MC-OBLIGATION-1'
  | 'MC-OBLIGATION-2'
  | 'MC-OBLIGATION-3'
  | 'MC-OBLIGATION-4'
  | 'MC-NEMESIS-1'
  | 'MC-NEMESIS-2'
  | 'MC-DEAL-1'
  | 'MC-DEAL-2'
  | 'MC-DEAL-3'
  | 'MC-REVEAL-1'
  | 'MC-REVEAL-2'
  | 'MC-EMPTY-1'
  | 'MC-EMPTY-2'
  | 'MC-EMPTY-3'
  | 'MC-EMPTY-4'
  | 'MC-EMPTY-5'
  | 'MC-EMPTY-6'
  | 'MC-EMPTY-7'
  | 'MC-EMPTY-8'
  | 'MC-PLAY-1'
  | 'MC-PLAY-2'
  | 'MC-PLAY-3'
  | 'MC-PLAY-4'
  | 'MC-PLAY-5'
  | 'MC-PLAY-6'
  | 'MC-PLAY-7'
  | 'MC-PLAY-8'
  | 'MC-PLAY-9'
  | 'MC-PLAY-10'
  | 'MC-ZONE-1'
  | 'MC-ZONE-2'
  | 'MC-ZONE-3'
  | 'MC-ZONE-4'
  | 'MC-ZONE-5'
  | 'MC-ZONE-6'
  | 'MC-CONTROL-1'
  | 'MC-CONTROL-2'
  | 'MC-CONTROL-3'
  | 'MC-CONTROL-4'
  | 'MC-CONTROL-5'
  | 'MC-CONTROL-6'
  | 'MC-CONTROL-7'
  | 'MC-CONTROL-8'
  | 'MC-CONTROL-9'
  | 'MC-UNIQUE-1'
  | 'MC-UNIQUE-2'
  | 'MC-UNIQUE-3'
  | 'MC-UNIQUE-4'
  | 'MC-UNIQUE-5'
  | 'MC-LIMIT-1'
  | 'MC-LIMIT-2'
  | 'MC-LIMIT-3'
  | 'MC-LIMIT-4'
  | 'MC-LIMIT-5'
  | 'MC-LIMIT-6'
  | 'MC-LIMIT-7'
  | 'MC-ATTACH-1'
  | 'MC-ATTACH-2'
  | 'MC-ATTACH-3'
  | 'MC-ATTACH-4'
  | 'MC-ATTACH-5'
  | 'MC-ATTACH-6'
  | 'MC-ELIM-1'
  | 'MC-ELIM-2'
  | 'MC-ELIM-3'
  | 'MC-ELIM-4'
  | 'MC-ELIM-5'
  | 'MC-ELIM-6'
  | 'MC-ELIM-7'
  | 'MC-END-1'
  | 'MC-WORD-1'
  | 'MC-WORD-2'
  | 'MC-WORD-3'
  | 'MC-WORD-4'
  | 'MC-WORD-5'
  | 'MC-WORD-6'
  | 'MC-WORD-7'
  | 'MC-WORD-8'
  | 'MC-WORD-9'
  | 'MC-WORD-10'
  | 'MC-SEARCH-1'
  | 'MC-SEARCH-2'
  | 'MC-SEARCH-3'
  | 'MC-SEARCH-4'
  | 'MC-MOVE-1'
  | 'MC-MOVE-2'
  | 'MC-MOVE-3'
  | 'MC-MOVE-4'
  | 'MC-DECK-1'
  | 'MC-DECK-2'
  | 'MC-DECK-3'
  | 'MC-DECK-4'
  | 'MC-DECK-5'
  | 'MC-DECK-6'
  | 'MC-DECK-7'
  | 'MC-DECK-8'
  | 'MC-ENCDECK-1'
  | 'MC-ENCDECK-2'
  | 'MC-ENCDECK-3'
  | 'MC-ENCDECK-4'
  | 'MC-ENCDECK-5'
  | 'MC-ENCDECK-6'
  | 'MC-SETUP-1'
  | 'MC-SETUP-2'
  | 'MC-SETUP-3'
  | 'MC-SETUP-4'
  | 'MC-SETUP-5'
  | 'MC-SETUP-6'
  | 'MC-SETUP-7'
  | 'MC-SETUP-8'
  | 'MC-SETUP-9'
  | 'MC-SETUP-10'
  | 'MC-SETUP-11'
  | 'MC-SETUP-12'
  | 'MC-SETUP-13'
  | 'MC-SETUP-14'
  | 'MC-SETUP-15'
  | 'MC-SETUP-16'
  | 'MC-SETUP-17'
  | 'MC-ANATOMY-1'
  | 'MC-ANATOMY-2'
  | 'MC-ANATOMY-3'
  | 'MC-ANATOMY-4'
  | 'MC-ANATOMY-5'
  | 'MC-ANATOMY-6'
  | 'MC-ANATOMY-7'
  | 'MC-ANATOMY-8'
  | 'MC-ANATOMY-9'
  | 'MC-ANATOMY-10'
  | 'MC-ANATOMY-11'
  | 'MC-ANATOMY-12'
  | 'MC-ANATOMY-13'
  | 'MC-ANATOMY-14'
  | 'MC-ANATOMY-15'
  | 'MC-ANATOMY-16'
  | 'MC-ANATOMY-17'
  | 'MC-ANATOMY-18'
  | 'MC-ANATOMY-19'
  | 'MC-ANATOMY-20'
  | 'MC-ANATOMY-21'
  | 'MC-ANATOMY-22';

export const championsRules: readonly RuleEntry<ChampionsRuleId>[] = [
  {"id":"MC-GOLDEN-1","topic":"basics","says":{"en":"If the rules reference and the learn-to-play booklet disagree, the rules reference decides."},"kind":"definition","source":"LAS REGLAS DE ORO, párrafo 1"},
  {"id":"MC-GOLDEN-2","topic":"basics","says":{"en":"If a card's text contradicts a general rule, the card's text wins for as far as it applies."},"kind":"definition","source":"LAS REGLAS DE ORO, párrafo 2"},
  {"id":"MC-GOLDEN-3","topic":"basics","says":{"en":"The grim rule: a rules or ordering conflict that the reference does not answer is settled in whichever way the players judge worst for their chances of beating the scenario; then the game goes on."},"kind":"procedure","source":"LA REGLA FATÍDICA"},
  {"id":"MC-GOLDEN-4","topic":"basics","says":{"en":"Question: who judges what is worst when the software cannot rank the outcomes? Proposed ruling: the first player is shown the legal outcomes and must pick the one they judge worst; for a timed-out or automated seat the engine picks more damage to players first, then more threat."},"kind":"ruling-needed","source":"LA REGLA FATÍDICA"},
  {"id":"MC-COMPONENT-1","topic":"basics","says":{"en":"There is no limit on how many threat tokens, damage tokens, status cards and generic counters may be in play; the supply never runs out."},"kind":"definition","source":"LIMITACIÓN DE COMPONENTES, párrafos 1-2"},
  {"id":"MC-COMPONENT-2","topic":"basics","says":{"en":"A generic counter has no rule of its own; only the card that placed or names it gives it meaning."},"kind":"definition","source":"CONTADOR GENÉRICO"},
  {"id":"MC-COMPONENT-3","topic":"basics","says":{"en":"When a card creates a named kind of counter, generic counters stand for it and are tracked under that name."},"kind":"definition","source":"CONTADOR GENÉRICO, párrafo 2"},
  {"id":"MC-COMPONENT-4","topic":"basics","says":{"en":"Threat is tracked by threat tokens lying on scheme cards."},"kind":"definition","source":"AMENAZA"},
  {"id":"MC-TALK-1","topic":"basics","says":{"en":"Players may talk freely during the game, plan together and discuss any cards in play or in hand."},"kind":"definition","source":"CONVERSACIONES ENTRE JUGADORES"},
  {"id":"MC-TALK-2","topic":"basics","says":{"en":"No player has to show others the cards in their hand."},"kind":"definition","source":"CONVERSACIONES ENTRE JUGADORES"},
  {"id":"MC-ROUND-1","topic":"round-sequence","says":{"en":"A round is the player phase followed by the villain phase."},"kind":"procedure","source":"SECUENCIA DE LA RONDA, pasos 1-10"},
  {"id":"MC-ROUND-2","topic":"round-sequence","says":{"en":"Within the villain phase the fixed order is: threat on the main scheme, enemy activations, dealing encounter cards, revealing them, passing the first player token. Each step is finished before the next begins."},"kind":"procedure","source":"SECUENCIA DE LA RONDA, pasos 4-9; FASE DEL VILLANO, pasos 1-5"},
  {"id":"MC-ROUND-3","topic":"round-sequence","says":{"en":"When the first player token has been passed the round is over and a new round opens with the player phase."},"kind":"procedure","source":"SECUENCIA DE LA RONDA, paso 10"},
  {"id":"MC-PLAYER-PHASE-1","topic":"player-phase","says":{"en":"During the player phase every player takes exactly one turn, in player order."},"kind":"procedure","source":"FASE DE LOS JUGADORES, párrafo 1"},
  {"id":"MC-PLAYER-PHASE-2","topic":"player-phase","says":{"en":"The player currently taking a turn in the player phase is the active player; outside player turns there is no active player."},"kind":"definition","source":"JUGADOR ACTIVO (implied)"},
  {"id":"MC-PLAYER-PHASE-3","topic":"player-phase","says":{"en":"After the last player's turn, and not after each single turn, the phase closes in three steps: discard, draw, ready, in that order."},"kind":"timing","source":"FASE DE LOS JUGADORES, párrafo 2; FIN DE LA FASE DE LOS JUGADORES, pasos 1-3"},
  {"id":"MC-PLAYER-PHASE-4","topic":"player-phase","says":{"en":"At the end of the player phase each player, in player order, may discard any number of cards from hand."},"kind":"procedure","source":"FIN DE LA FASE DE LOS JUGADORES, paso 1"},
  {"id":"MC-PLAYER-PHASE-5","topic":"player-phase","says":{"en":"A player holding more cards than their hand size at the end of the player phase must discard down to it, choosing which cards."},"kind":"restriction","source":"FIN DE LA FASE DE LOS JUGADORES, paso 1; ROBAR CARTAS"},
  {"id":"MC-PLAYER-PHASE-6","topic":"player-phase","says":{"en":"After the discards all players at once draw up to their hand size; a player already at it draws nothing."},"kind":"procedure","source":"FIN DE LA FASE DE LOS JUGADORES, paso 2"},
  {"id":"MC-PLAYER-PHASE-7","topic":"player-phase","says":{"en":"After drawing, all players at once ready every card they control."},"kind":"procedure","source":"FIN DE LA FASE DE LOS JUGADORES, paso 3"},
  {"id":"MC-HAND-1","topic":"player-phase","says":{"en":"Drawing takes cards from the top of the player's own deck and adds them to that player's hand."},"kind":"procedure","source":"ROBAR CARTAS"},
  {"id":"MC-HAND-2","topic":"player-phase","says":{"en":"Two or more cards drawn by one ability or one game step are drawn at the same time."},"kind":"timing","source":"ROBAR CARTAS"},
  {"id":"MC-HAND-3","topic":"player-phase","says":{"en":"Hand size is checked only at the end of the player phase; at any other moment a hand may hold more or fewer cards."},"kind":"timing","source":"ROBAR CARTAS; TAMAÑO DE LA MANO"},
  {"id":"MC-HAND-4","topic":"player-phase","says":{"en":"The hand size in force is the one on the face-up side of the player's identity card, with modifiers."},"kind":"definition","source":"TAMAÑO DE LA MANO; LEYENDA DE LAS CARTAS DE JUGADOR, 14 (implied)"},
  {"id":"MC-TURN-1","topic":"player-turn","says":{"en":"On their turn a player may take the turn options in any order."},"kind":"procedure","source":"TURNO DE JUGADOR"},
  {"id":"MC-TURN-2","topic":"player-turn","says":{"en":"Except for changing form, each turn option may be repeated as often as its costs can be paid."},"kind":"procedure","source":"TURNO DE JUGADOR"},
  {"id":"MC-TURN-3","topic":"player-turn","says":{"en":"All turn options are optional; a player may end the turn without taking any."},"kind":"procedure","source":"TURNO DE JUGADOR (implied)"},
  {"id":"MC-TURN-4","topic":"player-turn","says":{"en":"A player may choose to flip their identity at most once per round, and only during their own turn."},"kind":"restriction","source":"TURNO DE JUGADOR, opción 1; IDENTIDAD, viñeta 1"},
  {"id":"MC-TURN-5","topic":"player-turn","says":{"en":"On their turn a player may play ally, upgrade and support cards from hand."},"kind":"procedure","source":"TURNO DE JUGADOR, opción 2"},
  {"id":"MC-TURN-6","topic":"player-turn","says":{"en":"On their turn a player in alter-ego form may use the basic recovery power; a hero cannot."},"kind":"procedure","source":"TURNO DE JUGADOR, opción 3"},
  {"id":"MC-TURN-7","topic":"player-turn","says":{"en":"On their turn a player in hero form may use the basic attack or the basic thwart power; an alter-ego cannot."},"kind":"procedure","source":"TURNO DE JUGADOR, opción 3"},
  {"id":"MC-TURN-8","topic":"player-turn","says":{"en":"On their turn a player may use any ally they control to attack an enemy or thwart a scheme, whatever form they are in."},"kind":"procedure","source":"TURNO DE JUGADOR, opción 4 (implied)"},
  {"id":"MC-TURN-9","topic":"player-turn","says":{"en":"On their turn a player may trigger an Action ability on a card in play under their control or play an event with an Action ability from hand."},"kind":"procedure","source":"TURNO DE JUGADOR, opción 5"},
  {"id":"MC-TURN-10","topic":"player-turn","says":{"en":"The active player may ask another player to use an Action on a card that player controls in play or an event in that player's hand, and others may also offer it unasked; the player whose Action it is decides freely."},"kind":"procedure","source":"TURNO DE JUGADOR, opción 6; ACCIÓN"},
  {"id":"MC-TURN-11","topic":"player-turn","says":{"en":"Basic powers, ally attacks and thwarts, and playing allies, upgrades or supports belong to the active player's own turn; other players may only contribute Action, Interrupt, Response and Resource abilities as these allow."},"kind":"restriction","source":"TURNO DE JUGADOR (implied)"},
  {"id":"MC-IDENTITY-1","topic":"identity","says":{"en":"An identity card has a hero side and an alter-ego side; the side that is face up is the player's current form."},"kind":"definition","source":"CARTAS DE SUPERHÉROE"},
  {"id":"MC-IDENTITY-2","topic":"identity","says":{"en":"A card that names a hero or an alter-ego means only the side with that name, not the reverse side."},"kind":"definition","source":"CARTAS DE SUPERHÉROE, viñeta 2"},
  {"id":"MC-IDENTITY-3","topic":"identity","says":{"en":"Changing form keeps the identity's sustained damage, status cards, attachments, tokens and lasting effects."},"kind":"procedure","source":"IDENTIDAD, viñeta 2"},
  {"id":"MC-IDENTITY-4","topic":"identity","says":{"en":"Changing form does not ready or exhaust the identity."},"kind":"procedure","source":"IDENTIDAD, viñeta 2"},
  {"id":"MC-IDENTITY-5","topic":"identity","says":{"en":"A form change caused by a card ability does not use up the player's one voluntary change of the round."},"kind":"procedure","source":"IDENTIDAD, viñeta 3"},
  {"id":"MC-IDENTITY-6","topic":"identity","says":{"en":"Abilities that look for a hero do not interact with an identity in alter-ego form, and abilities that look for an alter-ego do not interact with one in hero form."},"kind":"restriction","source":"IDENTIDAD, viñetas 4-5"},
  {"id":"MC-EXHAUST-1","topic":"exhaust-ready","says":{"en":"An exhausted card is shown turned by 90 degrees; a ready card is upright."},"kind":"ui-only","source":"AGOTAR"},
  {"id":"MC-EXHAUST-2","topic":"exhaust-ready","says":{"en":"An exhausted card cannot be exhausted again until it has been readied."},"kind":"restriction","source":"AGOTAR, viñeta 1"},
  {"id":"MC-EXHAUST-3","topic":"exhaust-ready","says":{"en":"The abilities of an exhausted card stay active."},"kind":"definition","source":"AGOTAR, viñeta 2"},
  {"id":"MC-EXHAUST-4","topic":"exhaust-ready","says":{"en":"An ability whose cost includes exhausting its own card cannot be used while that card is exhausted."},"kind":"restriction","source":"AGOTAR, viñeta 2"},
  {"id":"MC-EXHAUST-5","topic":"exhaust-ready","says":{"en":"Cards enter play ready."},"kind":"procedure","source":"PREPARAR"},
  {"id":"MC-EXHAUST-6","topic":"exhaust-ready","says":{"en":"Readying an exhausted card turns it back to the ready position."},"kind":"procedure","source":"PREPARAR, viñeta 1"},
  {"id":"MC-EXHAUST-7","topic":"exhaust-ready","says":{"en":"A character with a dash instead of a number for a stat cannot exhaust to use that stat."},"kind":"restriction","source":"GUION"},
  {"id":"MC-VILLAIN-PHASE-1","topic":"villain-phase","says":{"en":"Step one puts on the main scheme the threat printed in its acceleration field."},"kind":"procedure","source":"FASE DEL VILLANO, paso 1; CARTAS DE PLAN PRINCIPAL, viñeta 1"},
  {"id":"MC-VILLAIN-PHASE-2","topic":"villain-phase","says":{"en":"In step one every acceleration token on the main scheme adds 1 more threat to it."},"kind":"procedure","source":"FASE DEL VILLANO, paso 1; ACELERACIÓN, FICHA DE; CARTAS DE PLAN PRINCIPAL, viñeta 1"},
  {"id":"MC-VILLAIN-PHASE-3","topic":"villain-phase","says":{"en":"In step two the villain activates once for each player still in the game."},"kind":"procedure","source":"FASE DEL VILLANO, paso 2 (implied)"},
  {"id":"MC-VILLAIN-PHASE-4","topic":"villain-phase","says":{"en":"Right after the villain's activation for a player, each minion engaged with that player activates, one at a time, before the villain turns to another player."},"kind":"timing","source":"FASE DEL VILLANO, paso 2; CARTAS DE ESBIRRO, viñeta 3"},
  {"id":"MC-VILLAIN-PHASE-5","topic":"villain-phase","says":{"en":"In step three each player is dealt one encounter card face down."},"kind":"procedure","source":"FASE DEL VILLANO, paso 3"},
  {"id":"MC-VILLAIN-PHASE-6","topic":"villain-phase","says":{"en":"In step four the first player reveals and resolves all their dealt encounter cards one by one, then each other player in player order does the same."},"kind":"procedure","source":"FASE DEL VILLANO, paso 4; MOSTRAR, párrafo 1"},
  {"id":"MC-VILLAIN-PHASE-7","topic":"villain-phase","says":{"en":"In step five the first player token goes to the next player clockwise, who is first player in the new round, and the round ends."},"kind":"procedure","source":"FASE DEL VILLANO, paso 5; JUGADOR INICIAL, párrafo 2"},
  {"id":"MC-VILLAIN-PHASE-8","topic":"villain-phase","says":{"en":"Question: in which order do players resolve the villain's activations, and in which order do several minions engaged with one player activate? Proposed ruling: players go in player order; the player the minions are engaged with picks the order of the minions."},"kind":"ruling-needed","source":"FASE DEL VILLANO, paso 2"},
  {"id":"MC-ACTIVATION-1","topic":"activation","says":{"en":"A villain attack or a villain scheme each counts as one activation, in step two of the villain phase as well as when a card ability causes it."},"kind":"definition","source":"ACTIVACIÓN, párrafo 1 y viñeta 2"},
  {"id":"MC-ACTIVATION-2","topic":"activation","says":{"en":"The villain attacks when the player resolving the activation is in hero form."},"kind":"procedure","source":"ACTIVACIÓN, viñeta 1; CARTAS DE VILLANO"},
  {"id":"MC-ACTIVATION-3","topic":"activation","says":{"en":"The villain schemes when the player resolving the activation is in alter-ego form."},"kind":"procedure","source":"ACTIVACIÓN, viñeta 1; CARTAS DE VILLANO"},
  {"id":"MC-ACTIVATION-4","topic":"activation","says":{"en":"Each villain activation, including one caused by a card, gives the villain one face-down boost card from the encounter deck."},"kind":"procedure","source":"ACTIVACIÓN, viñeta 3; AUMENTO, párrafo 1"},
  {"id":"MC-ACTIVATION-5","topic":"activation","says":{"en":"An engaged minion attacks its player when that player is in hero form and schemes when that player is in alter-ego form."},"kind":"procedure","source":"CARTAS DE ESBIRRO, viñeta final"},
  {"id":"MC-ACTIVATION-6","topic":"activation","says":{"en":"Minions receive no boost cards when they activate; the boost steps are skipped for them."},"kind":"procedure","source":"ATAQUE ENEMIGO, pasos 1 y 3; EJECUTAR EL PLAN, pasos 1-2"},
  {"id":"MC-ACTIVATION-7","topic":"activation","says":{"en":"Question: what if a player changes form while an activation is being resolved? Proposed ruling: the form is read when each enemy's own activation starts; an attack or scheme already begun is finished, later activations use the new form."},"kind":"ruling-needed","source":"ACTIVACIÓN"},
  {"id":"MC-ACTIVATION-8","topic":"activation","says":{"en":"Question: does a stunned or confused villain still get a boost card when its attack or scheme is replaced by discarding the status? Proposed ruling: no; the attack or scheme never begins, so no boost card is dealt and no abilities keyed to attacking or scheming trigger."},"kind":"ruling-needed","source":"CARTAS DE ESTADO, Aturdido; ACTIVACIÓN, viñeta 3"},
  {"id":"MC-ENEMY-ATTACK-1","topic":"enemy-attack","says":{"en":"An enemy attack is resolved in four steps: deal boost card, declare defender, turn up boost cards, deal damage."},"kind":"procedure","source":"ATAQUE ENEMIGO, pasos 1-4"},
  {"id":"MC-ENEMY-ATTACK-2","topic":"enemy-attack","says":{"en":"In step 1 an attacking villain is given one face-down boost card from the top of the encounter deck."},"kind":"procedure","source":"ATAQUE ENEMIGO, paso 1"},
  {"id":"MC-ENEMY-ATTACK-3","topic":"enemy-attack","says":{"en":"In step 2 a player who wants to defend exhausts a ready hero or ally as the defender; nobody is obliged to defend."},"kind":"procedure","source":"ATAQUE ENEMIGO, paso 2; DEFENSA, viñetas 1-2"},
  {"id":"MC-ENEMY-ATTACK-4","topic":"enemy-attack","says":{"en":"If a player who is not the target of the attack defends it, that player becomes the target."},"kind":"procedure","source":"ATAQUE ENEMIGO, paso 2; DEFENSA, viñeta 4"},
  {"id":"MC-ENEMY-ATTACK-5","topic":"enemy-attack","says":{"en":"Defenders are declared before any boost card of the attack is turned face up."},"kind":"timing","source":"ATAQUE ENEMIGO, pasos 2-3; AUMENTO, párrafo 2"},
  {"id":"MC-ENEMY-ATTACK-6","topic":"enemy-attack","says":{"en":"In step 3 the villain's boost cards are turned up one at a time and each boost icon gives +1 ATK for this attack."},"kind":"procedure","source":"ATAQUE ENEMIGO, paso 3"},
  {"id":"MC-ENEMY-ATTACK-7","topic":"enemy-attack","says":{"en":"In step 4 the attack deals damage equal to the attacker's modified ATK."},"kind":"procedure","source":"ATAQUE ENEMIGO, paso 4"},
  {"id":"MC-ENEMY-ATTACK-8","topic":"enemy-attack","says":{"en":"If a hero defends, the damage is lowered by that hero's DEF and the hero takes what is left."},"kind":"procedure","source":"ATAQUE ENEMIGO, paso 4, viñeta 1; DEFENSA, viñeta 1"},
  {"id":"MC-ENEMY-ATTACK-9","topic":"enemy-attack","says":{"en":"If an ally defends, the ally takes all the damage without any reduction."},"kind":"procedure","source":"ATAQUE ENEMIGO, paso 4, viñeta 2; DEFENSA, viñeta 2"},
  {"id":"MC-ENEMY-ATTACK-10","topic":"enemy-attack","says":{"en":"Damage beyond what defeats a defending ally is not passed on to the hero."},"kind":"restriction","source":"ATAQUE ENEMIGO, paso 4, viñeta 2"},
  {"id":"MC-ENEMY-ATTACK-11","topic":"enemy-attack","says":{"en":"An attack that no character defends is undefended: all its damage goes, without DEF, to the hero of the player resolving the activation."},"kind":"procedure","source":"ATAQUE ENEMIGO, paso 4, viñeta 3"},
  {"id":"MC-ENEMY-ATTACK-12","topic":"enemy-attack","says":{"en":"Question: how many defenders may there be and who is asked first? Proposed ruling: at most one declared defender per attack; the attacked player is asked first, then the others in player order, and the first declaration closes the question."},"kind":"ruling-needed","source":"ATAQUE ENEMIGO, paso 2"},
  {"id":"MC-ENEMY-ATTACK-13","topic":"enemy-attack","says":{"en":"Question: what happens if a card makes an enemy attack a player in alter-ego form? Proposed ruling: the attack proceeds; the identity cannot use a basic defense because it shows no DEF, allies may defend, and undefended damage goes to that identity."},"kind":"ruling-needed","source":"ATAQUE ENEMIGO, paso 4, viñeta 3"},
  {"id":"MC-ENEMY-ATTACK-14","topic":"enemy-attack","says":{"en":"Question: what if the attacker or the defender leaves play before damage? Proposed ruling: if the attacker leaves play the attack ends without damage; if the defender leaves play the rest of the attack is undefended and its damage goes to the identity of the player who defended."},"kind":"ruling-needed","source":"ATAQUE ENEMIGO, pasos 2-4"},
  {"id":"MC-ENEMY-SCHEME-1","topic":"enemy-scheme","says":{"en":"An enemy scheme is resolved in three steps: deal boost card, turn up boost cards, place threat."},"kind":"procedure","source":"EJECUTAR EL PLAN, pasos 1-3"},
  {"id":"MC-ENEMY-SCHEME-2","topic":"enemy-scheme","says":{"en":"In step 1 a scheming villain is given one face-down boost card from the top of the encounter deck; for a minion the step is skipped."},"kind":"procedure","source":"EJECUTAR EL PLAN, paso 1"},
  {"id":"MC-ENEMY-SCHEME-3","topic":"enemy-scheme","says":{"en":"In step 2 the villain's boost cards are turned up one at a time and each boost icon gives +1 SCH for this scheme."},"kind":"procedure","source":"EJECUTAR EL PLAN, paso 2"},
  {"id":"MC-ENEMY-SCHEME-4","topic":"enemy-scheme","says":{"en":"In step 3 threat equal to the enemy's modified SCH is placed on the main scheme."},"kind":"procedure","source":"EJECUTAR EL PLAN, paso 3"},
  {"id":"MC-ENEMY-SCHEME-5","topic":"enemy-scheme","says":{"en":"Characters cannot defend against a scheme; there is no defender step."},"kind":"restriction","source":"EJECUTAR EL PLAN (implied)"},
  {"id":"MC-BOOST-1","topic":"boost","says":{"en":"Boost icons raise ATK or SCH for the current activation only."},"kind":"procedure","source":"AUMENTO, párrafo 2"},
  {"id":"MC-BOOST-2","topic":"boost","says":{"en":"A star in the boost field is not a boost icon and adds nothing to ATK or SCH."},"kind":"definition","source":"AUMENTO, viñeta 1"},
  {"id":"MC-BOOST-3","topic":"boost","says":{"en":"A star in the boost field means the card has a boost ability below the dividing line. It is resolved as soon as the card is turned up, before the next boost card is turned."},"kind":"timing","source":"AUMENTO, párrafo 3; ATAQUE ENEMIGO, paso 3; EJECUTAR EL PLAN, paso 2; ESTRELLA (ICONO), viñeta 4"},
  {"id":"MC-BOOST-4","topic":"boost","says":{"en":"While a card is resolved as a boost card only the boost ability below the dividing line is active; its type, keywords and When Revealed text are ignored."},"kind":"restriction","source":"AUMENTO, viñeta 2"},
  {"id":"MC-BOOST-5","topic":"boost","says":{"en":"When an activation has several boost cards, all their boost icons add up and all their boost abilities are resolved."},"kind":"procedure","source":"AUMENTO, viñeta 3"},
  {"id":"MC-BOOST-6","topic":"boost","says":{"en":"After a card has been applied as a boost it is discarded."},"kind":"procedure","source":"AUMENTO, viñeta 4; ATAQUE ENEMIGO, paso 3; EJECUTAR EL PLAN, paso 2"},
  {"id":"MC-BOOST-7","topic":"boost","says":{"en":"A star beside an enemy's ATK or SCH tells that its text box has an interrupt or response that starts whenever it attacks or schemes, respectively."},"kind":"definition","source":"ESTRELLA (ICONO), viñetas 1-2"},
  {"id":"MC-BOOST-8","topic":"boost","says":{"en":"A star beside the ATK or SCH bonus of an attachment tells that the attachment has an interrupt or response that starts whenever the enemy attacks or schemes with the modified stat."},"kind":"definition","source":"ESTRELLA (ICONO), viñeta 3"},
  {"id":"MC-ATTACK-1","topic":"attack","says":{"en":"A basic hero attack exhausts the hero and deals damage equal to the hero's ATK to one enemy."},"kind":"procedure","source":"ATAQUE, viñeta 1"},
  {"id":"MC-ATTACK-2","topic":"attack","says":{"en":"An ally attack exhausts the ally and deals damage equal to the ally's ATK to one enemy."},"kind":"procedure","source":"ATAQUE, viñeta 2; CARTAS DE ALIADO, viñeta 2"},
  {"id":"MC-ATTACK-3","topic":"attack","says":{"en":"Resolving a triggered ability labelled (attack) is an attack against its target."},"kind":"definition","source":"ATAQUE, viñeta 3"},
  {"id":"MC-ATTACK-4","topic":"attack","says":{"en":"Using an ability labelled (attack), (thwart) or (defense) does not exhaust the hero unless the ability says so."},"kind":"procedure","source":"ATAQUE, viñeta 3; INTERVENCIÓN, viñeta 3; DEFENSA, viñeta 3"},
  {"id":"MC-ATTACK-5","topic":"attack","says":{"en":"A hero or ally attack may target any enemy, also one engaged with another player, unless a card such as one with guard forbids it."},"kind":"definition","source":"ATAQUE, viñeta 4"},
  {"id":"MC-ATTACK-6","topic":"attack","says":{"en":"Enemies attack in step two of the villain phase, and at other times only if an effect says outright that the enemy attacks."},"kind":"procedure","source":"ATAQUE, viñetas 5-6"},
  {"id":"MC-ATTACK-7","topic":"attack","says":{"en":"Damage from an ability that is not labelled (attack) and not a basic attack is not an attack."},"kind":"definition","source":"ATAQUE (implied)"},
  {"id":"MC-ATTACK-8","topic":"attack","says":{"en":"Question: is an attack that deals no damage (DEF, tough or prevention reduced it to 0) still an attack for 'after attacked' effects? Proposed ruling: yes, the character was attacked; only effects that require damage dealt stay silent."},"kind":"ruling-needed","source":"ATAQUE; PALABRAS CLAVE, Represalia"},
  {"id":"MC-THWART-1","topic":"thwart","says":{"en":"A basic hero thwart exhausts the hero and removes threat equal to the hero's THW from one scheme."},"kind":"procedure","source":"INTERVENCIÓN, viñeta 1"},
  {"id":"MC-THWART-2","topic":"thwart","says":{"en":"An ally thwart exhausts the ally and removes threat equal to the ally's THW from one scheme."},"kind":"procedure","source":"INTERVENCIÓN, viñeta 2; CARTAS DE ALIADO, viñeta 2"},
  {"id":"MC-THWART-3","topic":"thwart","says":{"en":"Resolving a triggered ability labelled (thwart) is a thwart against its scheme."},"kind":"definition","source":"INTERVENCIÓN, viñeta 3"},
  {"id":"MC-THWART-4","topic":"thwart","says":{"en":"Thwarting may be aimed at the main scheme or at any side scheme unless a rule forbids it."},"kind":"definition","source":"CARTAS DE PLAN SECUNDARIO, viñeta 2; INTERVENCIÓN"},
  {"id":"MC-THWART-5","topic":"thwart","says":{"en":"A thwart never brings threat below 0; removal beyond the threat present is lost."},"kind":"restriction","source":"INTERVENCIÓN; MODIFICADORES, viñeta 3 (implied)"},
  {"id":"MC-DEFENSE-1","topic":"defense","says":{"en":"Resolving a triggered ability labelled (defense) counts as defending."},"kind":"definition","source":"DEFENSA, viñeta 3"},
  {"id":"MC-DEFENSE-2","topic":"defense","says":{"en":"Any player may defend an attack on any other player with a ready hero or ally they control."},"kind":"procedure","source":"DEFENSA, viñeta 4; CARTAS DE ALIADO, viñeta 4; ATAQUE ENEMIGO, paso 2"},
  {"id":"MC-ABILITY-1","topic":"ability","says":{"en":"Abilities interact only with cards in play unless their text names an out-of-play zone or component."},"kind":"definition","source":"CAPACIDAD, viñeta 1; EN JUEGO Y FUERA DEL JUEGO, viñeta 3"},
  {"id":"MC-ABILITY-2","topic":"ability","says":{"en":"An ability can be started, an event played and a cost paid only if the effect by itself could change the game state; what paying the cost or other abilities would bring is left out of that check."},"kind":"restriction","source":"CAPACIDAD, viñeta 3; CAPACIDAD APLICADA, viñeta 1; COSTE, viñeta 5; CARTAS DE EVENTO, viñeta 3"},
  {"id":"MC-ABILITY-3","topic":"ability","says":{"en":"An ability of several sentences is resolved one sentence after another in printed order."},"kind":"procedure","source":"CAPACIDAD, viñeta 4"},
  {"id":"MC-ABILITY-4","topic":"ability","says":{"en":"Text led by a bold timing word and a colon is a triggered ability; text without one is a constant ability."},"kind":"definition","source":"CAPACIDAD, viñeta 5; CAPACIDAD APLICADA, párrafo 1"},
  {"id":"MC-ABILITY-5","topic":"ability","says":{"en":"Constant abilities, When Revealed, When Defeated, forced and boost abilities and keywords are mandatory and start by themselves at their moment."},"kind":"restriction","source":"CAPACIDAD, viñeta 6; CAPACIDAD APLICADA, viñeta 3; OBLIGADO/A; PALABRAS CLAVE"},
  {"id":"MC-ABILITY-6","topic":"ability","says":{"en":"Inside a mandatory ability the part that follows the word 'may' is optional."},"kind":"definition","source":"CAPACIDAD, viñeta 6"},
  {"id":"MC-ABILITY-7","topic":"ability","says":{"en":"Actions, interrupts, responses and resource abilities are optional, and the controller of the card decides whether to use them."},"kind":"restriction","source":"CAPACIDAD, viñeta 7; CAPACIDAD APLICADA, viñeta 2"},
  {"id":"MC-ABILITY-8","topic":"ability","says":{"en":"A card that names itself means only this copy, not other copies with the same title."},"kind":"definition","source":"CAPACIDADES QUE ALUDEN A SÍ MISMAS"},
  {"id":"MC-ABILITY-9","topic":"ability","says":{"en":"A qualifier placed with a list of terms applies to every term of the list it can apply to."},"kind":"definition","source":"CALIFICATIVOS"},
  {"id":"MC-CONSTANT-1","topic":"ability","says":{"en":"A constant ability is any non-keyword text without a bold timing word; it works from the moment its card enters play until the card leaves play."},"kind":"definition","source":"CAPACIDAD CONSTANTE"},
  {"id":"MC-CONSTANT-2","topic":"ability","says":{"en":"A conditional constant ability (during, if, while) applies exactly as long as its condition holds."},"kind":"procedure","source":"CAPACIDAD CONSTANTE, viñeta 1"},
  {"id":"MC-CONSTANT-3","topic":"ability","says":{"en":"Several copies of the same constant ability each apply on their own."},"kind":"procedure","source":"CAPACIDAD CONSTANTE, viñeta 2"},
  {"id":"MC-TRIGGER-1","topic":"triggered-ability","says":{"en":"A triggered ability whose bold timing word includes Hero or Alter-Ego can be used only by a player in that form."},"kind":"restriction","source":"CAPACIDAD APLICADA, viñeta 4; TURNO DE JUGADOR, opción 5"},
  {"id":"MC-TRIGGER-2","topic":"triggered-ability","says":{"en":"A timing word in quotation marks inside a text refers to other abilities of that kind and is not itself a timing point."},"kind":"definition","source":"CAPACIDAD APLICADA, viñeta 5"},
  {"id":"MC-TRIGGER-3","topic":"triggered-ability","says":{"en":"An Action is a triggered ability usable in the own turn, or in another player's turn when invited or offered."},"kind":"definition","source":"ACCIÓN"},
  {"id":"MC-TRIGGER-4","topic":"triggered-ability","says":{"en":"A Resource ability may be triggered whenever its controller is generating resources to pay a cost."},"kind":"definition","source":"CAPACIDAD DE RECURSO"},
  {"id":"MC-TRIGGER-5","topic":"triggered-ability","says":{"en":"A Special ability is carried out only when another card ability explicitly calls for it."},"kind":"definition","source":"ESPECIAL"},
  {"id":"MC-TRIGGER-6","topic":"triggered-ability","says":{"en":"When Revealed abilities are resolved when a player reveals the encounter card, and when a new main scheme stage or a new villain stage is revealed."},"kind":"procedure","source":"CUANDO SE MUESTRE ESTA CARTA; DERROTA DEL VILLANO; CARTAS DE PLAN PRINCIPAL"},
  {"id":"MC-TRIGGER-7","topic":"triggered-ability","says":{"en":"When Defeated abilities on a card are resolved when that villain stage, side scheme, main scheme stage, ally or minion is defeated."},"kind":"procedure","source":"CUANDO SE DERROTE ESTA CARTA"},
  {"id":"MC-TRIGGER-8","topic":"triggered-ability","says":{"en":"A When Defeated ability does not resolve if the card leaves play in another way than by defeat."},"kind":"restriction","source":"CUANDO SE DERROTE ESTA CARTA; DERROTA (implied)"},
  {"id":"MC-FORCED-1","topic":"triggered-ability","says":{"en":"Forced interrupts start before non-forced interrupts, and forced responses before non-forced responses, to the same triggering condition."},"kind":"timing","source":"OBLIGADO/A, viñeta 1"},
  {"id":"MC-FORCED-2","topic":"triggered-ability","says":{"en":"If several forced abilities would start at once, the first player picks their order, whoever controls the cards."},"kind":"procedure","source":"OBLIGADO/A, viñeta 2"},
  {"id":"MC-FORCED-3","topic":"triggered-ability","says":{"en":"Each forced ability is resolved as fully as possible before the next forced ability to the same condition starts."},"kind":"procedure","source":"OBLIGADO/A, viñeta 3"},
  {"id":"MC-INTERRUPT-1","topic":"timing-windows","says":{"en":"An interrupt halts its triggering condition and resolves immediately before that condition resolves."},"kind":"definition","source":"INTERRUPCIÓN"},
  {"id":"MC-INTERRUPT-2","topic":"timing-windows","says":{"en":"Interrupt opportunities are offered in player order, beginning with the first player, and go round until all players pass in a row; several interrupts may be used against one condition."},"kind":"procedure","source":"INTERRUPCIÓN, viñetas 1-2; JUGADOR INICIAL, preferencia 1"},
  {"id":"MC-INTERRUPT-3","topic":"timing-windows","says":{"en":"Once all players have passed in a row, no further interrupt to that triggering condition is possible."},"kind":"timing","source":"INTERRUPCIÓN, viñeta 3"},
  {"id":"MC-INTERRUPT-4","topic":"timing-windows","says":{"en":"If an interrupt cancels or replaces the imminent condition, no more interrupts can be used against the original condition."},"kind":"timing","source":"INTERRUPCIÓN, viñeta 4"},
  {"id":"MC-RESPONSE-1","topic":"timing-windows","says":{"en":"A response ('after ...') may be used immediately after its triggering condition has been completed."},"kind":"definition","source":"RESPUESTA; DESPUÉS"},
  {"id":"MC-RESPONSE-2","topic":"timing-windows","says":{"en":"Response opportunities are offered in player order, beginning with the first player, and go round until all players pass in a row; several responses may be used to one condition."},"kind":"procedure","source":"RESPUESTA, párrafo 2 y viñeta 1; JUGADOR INICIAL, preferencia 2"},
  {"id":"MC-RESPONSE-3","topic":"timing-windows","says":{"en":"Once all players have passed in a row, no further response to that triggering condition is possible."},"kind":"timing","source":"RESPUESTA, viñeta 2"},
  {"id":"MC-CONDITION-1","topic":"timing-windows","says":{"en":"A triggering condition is the game event, usually introduced by 'when' or 'after', that lets an ability be used."},"kind":"definition","source":"CONDICIÓN DE APLICACIÓN, párrafo 1"},
  {"id":"MC-CONDITION-2","topic":"timing-windows","says":{"en":"If one event creates several triggering conditions, they share one interrupt window and one response window, and abilities keyed to any of them may be used there in any order."},"kind":"timing","source":"CONDICIÓN DE APLICACIÓN, párrafo 2"},
  {"id":"MC-INIT-1","topic":"initiation","says":{"en":"To play a card or start a triggered ability a player first announces it; two checks follow in order, then the remaining steps."},"kind":"procedure","source":"INICIAR CAPACIDADES, JUGAR CARTAS"},
  {"id":"MC-INIT-2","topic":"initiation","says":{"en":"Check 1: the card or ability must be allowed at this moment: every printed restriction is met and its effect could change the game state."},"kind":"procedure","source":"INICIAR CAPACIDADES, paso 1; RESTRICCIONES Y PERMISOS DE USO, viñeta 1"},
  {"id":"MC-INIT-3","topic":"initiation","says":{"en":"Check 2: the cost or costs to be paid are determined; if both checks pass, cost modifiers are applied before payment."},"kind":"procedure","source":"INICIAR CAPACIDADES, pasos 2-3"},
  {"id":"MC-INIT-4","topic":"initiation","says":{"en":"Costs are then paid. If they cannot be paid at this point the whole attempt ends and nothing is paid."},"kind":"procedure","source":"INICIAR CAPACIDADES, paso 4"},
  {"id":"MC-INIT-5","topic":"initiation","says":{"en":"Choices that the effect asks for are made after the costs are paid and before the effect starts."},"kind":"timing","source":"INICIAR CAPACIDADES, paso 5"},
  {"id":"MC-INIT-6","topic":"initiation","says":{"en":"Then the card begins to be played or the ability's effects attempt to start; this is the point at which they can be cancelled."},"kind":"timing","source":"INICIAR CAPACIDADES, paso 6"},
  {"id":"MC-INIT-7","topic":"initiation","says":{"en":"If it was not cancelled, the card enters play or the ability resolves. An event resolves and then goes to its owner's discard pile."},"kind":"procedure","source":"INICIAR CAPACIDADES, paso 7"},
  {"id":"MC-INIT-8","topic":"initiation","says":{"en":"An interrupt keyed to any of these steps may be used just before the step's condition would be met, a response immediately after it was met."},"kind":"timing","source":"INICIAR CAPACIDADES, viñetas 1-2"},
  {"id":"MC-INIT-9","topic":"initiation","says":{"en":"If the source card leaves play during the sequence, the sequence goes on, unless its leaving makes a required cost unpayable."},"kind":"procedure","source":"INICIAR CAPACIDADES, viñeta 3"},
  {"id":"MC-COST-1","topic":"cost","says":{"en":"In an ability text the arrow separates cost from effect; the part before it must be paid before the part after it resolves."},"kind":"definition","source":"COSTE, viñeta 1"},
  {"id":"MC-COST-2","topic":"cost","says":{"en":"A player may generate more resources than a cost requires; the surplus is lost once the cost is paid and cannot be kept."},"kind":"procedure","source":"COSTE, viñetas 2-3; RECURSO, viñeta 5"},
  {"id":"MC-COST-3","topic":"cost","says":{"en":"If one card or ability has several costs, they are all paid at the same time."},"kind":"procedure","source":"COSTE, viñeta 4"},
  {"id":"MC-COST-4","topic":"cost","says":{"en":"A player pays costs only with cards and components they control."},"kind":"restriction","source":"COSTE, viñeta 6"},
  {"id":"MC-COST-5","topic":"cost","says":{"en":"If a cost calls for a component that is not in play, only the payer's own out-of-play zones may supply it."},"kind":"restriction","source":"COSTE, viñeta 7"},
  {"id":"MC-RESOURCE-1","topic":"resource","says":{"en":"Resources are generated by discarding cards from hand, each giving the resources printed in its lower left corner, or by abilities that generate resources."},"kind":"procedure","source":"RECURSO, viñeta 1"},
  {"id":"MC-RESOURCE-2","topic":"resource","says":{"en":"There are three resource types, physical, mental and energy; a wild resource may stand in for any of them."},"kind":"definition","source":"RECURSO, viñeta 2"},
  {"id":"MC-RESOURCE-3","topic":"resource","says":{"en":"To play a card at least as many resources as its cost must be generated; for most cards any mix of types will do."},"kind":"procedure","source":"RECURSO, viñeta 3; COSTE, párrafo 1"},
  {"id":"MC-RESOURCE-4","topic":"resource","says":{"en":"An ability that asks for particular resource types needs those types in the stated amounts."},"kind":"restriction","source":"RECURSO, viñeta 4"},
  {"id":"MC-RESOURCE-5","topic":"resource","says":{"en":"A player who generates a wild resource states as which of the three types it is used."},"kind":"procedure","source":"UNIVERSAL (RECURSO)"},
  {"id":"MC-RESOURCE-6","topic":"resource","says":{"en":"Except while resources are generated to pay a cost, a wild resource counts only as wild and as no other type."},"kind":"restriction","source":"UNIVERSAL (RECURSO), viñeta 1"},
  {"id":"MC-RESOURCE-7","topic":"resource","says":{"en":"Text on a resource card that concerns generating resources is active while the card is used to pay."},"kind":"procedure","source":"CARTAS DE RECURSO, párrafos 1-2 y viñeta 1"},
  {"id":"MC-RESOURCE-8","topic":"resource","says":{"en":"The card being played cannot be discarded to pay for itself."},"kind":"restriction","source":"RECURSO; JUGAR Y PONER EN JUEGO (implied)"},
  {"id":"MC-CANCEL-1","topic":"cancel-replace","says":{"en":"Cancelling keeps an ability's effects from starting. The ability still counts as started and its costs stay paid."},"kind":"procedure","source":"ANULAR, viñetas 1-2"},
  {"id":"MC-CANCEL-2","topic":"cancel-replace","says":{"en":"An event whose effects are cancelled still counts as played, its costs stay paid and it is discarded as usual."},"kind":"procedure","source":"ANULAR, viñeta 3; CARTAS DE EVENTO, viñeta 1"},
  {"id":"MC-CANCEL-3","topic":"cancel-replace","says":{"en":"A treachery whose effects are cancelled still counts as revealed and goes to the encounter discard pile."},"kind":"procedure","source":"ANULAR, viñeta 4"},
  {"id":"MC-CANCEL-4","topic":"cancel-replace","says":{"en":"A replacement effect ('would ..., instead ...') makes a different procedure happen at the moment the original condition would have resolved; the original does not happen."},"kind":"definition","source":"EFECTOS DE SUSTITUCIÓN"},
  {"id":"MC-CANCEL-5","topic":"cancel-replace","says":{"en":"If several replacement effects were started against the same condition, the one started last is the one used."},"kind":"procedure","source":"EFECTOS DE SUSTITUCIÓN, viñeta 1"},
  {"id":"MC-CANCEL-6","topic":"cancel-replace","says":{"en":"Question: the reference calls replacement effects responses, yet they act before the condition resolves, and replacing a condition closes its interrupt window. Proposed ruling: treat them as interrupts; several can meet only when they are forced or simultaneous, and then the last one started counts."},"kind":"ruling-needed","source":"EFECTOS DE SUSTITUCIÓN; INTERRUPCIÓN, viñeta 4"},
  {"id":"MC-CANCEL-7","topic":"cancel-replace","says":{"en":"Question: does a card whose effects were cancelled still use its surge? Proposed ruling: yes if only its When Revealed effects were cancelled, because the card still counts as revealed."},"kind":"ruling-needed","source":"ANULAR, viñeta 4; PALABRAS CLAVE, Oleada"},
  {"id":"MC-LASTING-1","topic":"lasting-delayed","says":{"en":"A lasting effect affects the game for a stated duration and is treated like a constant ability during it."},"kind":"definition","source":"EFECTOS DURADEROS"},
  {"id":"MC-LASTING-2","topic":"lasting-delayed","says":{"en":"A lasting effect goes on even if the card that created it leaves play."},"kind":"procedure","source":"EFECTOS DURADEROS, viñeta 1"},
  {"id":"MC-LASTING-3","topic":"lasting-delayed","says":{"en":"Cards that enter play or come to meet the description after a lasting effect was created are affected by it as well."},"kind":"procedure","source":"EFECTOS DURADEROS, viñeta 2"},
  {"id":"MC-LASTING-4","topic":"lasting-delayed","says":{"en":"A lasting effect ends as soon as its duration ends, just before abilities and delayed effects that happen at the end of that same period."},"kind":"timing","source":"EFECTOS DURADEROS, viñeta 3"},
  {"id":"MC-LASTING-5","topic":"lasting-delayed","says":{"en":"A lasting effect that ends with a given period can be created only during that period."},"kind":"restriction","source":"EFECTOS DURADEROS, viñeta 4"},
  {"id":"MC-DELAYED-1","topic":"lasting-delayed","says":{"en":"A delayed effect waits for a stated later moment or condition and resolves by itself immediately after it occurs, before any response to it."},"kind":"timing","source":"EFECTOS POSTERGADOS, párrafo 1 y viñeta 1"},
  {"id":"MC-DELAYED-2","topic":"lasting-delayed","says":{"en":"Resolving a delayed effect is not a new triggered ability, even if a triggered ability created it."},"kind":"definition","source":"EFECTOS POSTERGADOS, viñeta 2"},
  {"id":"MC-FIRST-1","topic":"first-player","says":{"en":"If the first player is eliminated the token goes at once to the player on the left."},"kind":"procedure","source":"JUGADOR INICIAL, párrafo 3"},
  {"id":"MC-FIRST-2","topic":"first-player","says":{"en":"If an encounter card looks for a particular card or player and several qualify, the first player chooses among them."},"kind":"procedure","source":"JUGADOR INICIAL, decisión 1"},
  {"id":"MC-FIRST-3","topic":"first-player","says":{"en":"If two or more effects would resolve at the same time, in particular effects with the same bold timing word, the first player decides the order."},"kind":"procedure","source":"JUGADOR INICIAL, decisión 2; RESOLUCIONES SIMULTÁNEAS"},
  {"id":"MC-FIRST-4","topic":"first-player","says":{"en":"'In player order' means the first player goes first and the others follow clockwise."},"kind":"procedure","source":"EN ORDEN DE JUGADORES"},
  {"id":"MC-FIRST-5","topic":"first-player","says":{"en":"A sequence in player order that is not finished after one round of the table goes on in the same order until it is done."},"kind":"procedure","source":"EN ORDEN DE JUGADORES, viñeta 1"},
  {"id":"MC-FIRST-6","topic":"first-player","says":{"en":"'Next player' is the player clockwise of the current one in player order."},"kind":"definition","source":"EN ORDEN DE JUGADORES, viñeta 2"},
  {"id":"MC-FIRST-7","topic":"first-player","says":{"en":"Question: if the token moved early because the first player was eliminated, is it still passed at the end of that round? Proposed ruling: yes, step five passes it on as usual from whoever holds it."},"kind":"ruling-needed","source":"JUGADOR INICIAL, párrafos 2-3"},
  {"id":"MC-MOD-1","topic":"modifiers","says":{"en":"Modified values are kept up to date at all times and are recalculated from the base value with all active modifiers whenever one is added or removed."},"kind":"procedure","source":"MODIFICADORES, párrafos 1-2"},
  {"id":"MC-MOD-2","topic":"modifiers","says":{"en":"All additions and subtractions are applied before any doubling or halving."},"kind":"procedure","source":"MODIFICADORES, viñeta 1"},
  {"id":"MC-MOD-3","topic":"modifiers","says":{"en":"A value that is set to a number overrides all other modifiers."},"kind":"procedure","source":"MODIFICADORES, viñeta 2"},
  {"id":"MC-MOD-4","topic":"modifiers","says":{"en":"If several effects set the same value, the most recently resolved one counts."},"kind":"procedure","source":"MODIFICADORES, viñeta 2"},
  {"id":"MC-MOD-5","topic":"modifiers","says":{"en":"After all modifiers a value below 0 is treated as 0; icons, stats, traits, costs and keywords never go negative."},"kind":"restriction","source":"MODIFICADORES, viñeta 3"},
  {"id":"MC-MOD-6","topic":"modifiers","says":{"en":"The floor at 0 is applied to the final total, so a hidden negative total still counts against further bonuses."},"kind":"procedure","source":"MODIFICADORES, viñeta 3 (implied)"},
  {"id":"MC-MOD-7","topic":"modifiers","says":{"en":"Fractions are rounded up after all modifiers were applied."},"kind":"procedure","source":"MODIFICADORES, viñeta 4"},
  {"id":"MC-MOD-8","topic":"modifiers","says":{"en":"A base value is the value before modifiers, in most cases the printed one."},"kind":"definition","source":"VALOR BÁSICO"},
  {"id":"MC-MOD-9","topic":"modifiers","says":{"en":"'Printed' means what is physically on the card, not gained or modified characteristics."},"kind":"definition","source":"IMPRESO"},
  {"id":"MC-MOD-10","topic":"modifiers","says":{"en":"A card that gains a trait, keyword or ability text is treated as having it, but it does not count as printed."},"kind":"definition","source":"GANAR"},
  {"id":"MC-MOD-11","topic":"modifiers","says":{"en":"A value with the per-player icon is multiplied by the number of players who started the scenario."},"kind":"definition","source":"POR JUGADOR"},
  {"id":"MC-MOD-12","topic":"modifiers","says":{"en":"Per-player values do not change when a player is eliminated."},"kind":"procedure","source":"POR JUGADOR, viñeta 1"},
  {"id":"MC-MOD-13","topic":"modifiers","says":{"en":"A character that 'gets' a bonus has it only while the ability is in force; when that ends or becomes inactive the value returns to what it would be without it."},"kind":"definition","source":"RECIBIR, párrafo 1 y viñeta 1"},
  {"id":"MC-DAMAGE-1","topic":"damage","says":{"en":"Damage lowers hit points: on a hero, alter-ego or villain the dial goes down by that amount, on an ally or minion that many damage tokens are placed."},"kind":"procedure","source":"DAÑO, viñetas 1-2; VIDA, viñetas 1 y 4"},
  {"id":"MC-DAMAGE-2","topic":"damage","says":{"en":"Sustained damage is the modified maximum hit points minus remaining hit points; for an ally or minion it equals the damage tokens on it."},"kind":"definition","source":"DAÑO ACUMULADO, párrafo 1 y viñetas 1-2"},
  {"id":"MC-DAMAGE-3","topic":"damage","says":{"en":"After an ally attacks or thwarts, it takes consequential damage itself, equal to the icons below its ATK or THW respectively."},"kind":"procedure","source":"DAÑO DERIVADO; CARTAS DE ALIADO, viñeta 3"},
  {"id":"MC-DAMAGE-4","topic":"damage","says":{"en":"Consequential damage is dealt after the attack or thwart has been resolved, so the effect of the attack or thwart still counts if it defeats the ally."},"kind":"timing","source":"CARTAS DE ALIADO, viñeta 3; DAÑO DERIVADO (implied)"},
  {"id":"MC-DAMAGE-5","topic":"damage","says":{"en":"Indirect damage dealt to a player or group is divided among all characters those players control."},"kind":"procedure","source":"DAÑO INDIRECTO"},
  {"id":"MC-DAMAGE-6","topic":"damage","says":{"en":"No character may be assigned more indirect damage than is enough to defeat it."},"kind":"restriction","source":"DAÑO INDIRECTO"},
  {"id":"MC-DAMAGE-7","topic":"damage","says":{"en":"Question: who divides indirect damage, and does it land at once? Proposed ruling: each affected player divides their own share; damage dealt to the whole group is divided by the first player after discussion; all of it is then dealt at the same time and tough works per character."},"kind":"ruling-needed","source":"DAÑO INDIRECTO"},
  {"id":"MC-DAMAGE-8","topic":"damage","says":{"en":"Prevented damage is subtracted before the target takes damage."},"kind":"procedure","source":"EVITAR, viñeta 1"},
  {"id":"MC-DAMAGE-9","topic":"damage","says":{"en":"Prevented threat is subtracted before threat is placed on the scheme."},"kind":"procedure","source":"EVITAR, viñeta 2"},
  {"id":"MC-DAMAGE-10","topic":"damage","says":{"en":"A character at 0 or fewer hit points is defeated, and a side scheme with no threat left is defeated."},"kind":"procedure","source":"DERROTA; DAÑO; CARTAS DE PLAN SECUNDARIO, viñeta 2"},
  {"id":"MC-DAMAGE-11","topic":"damage","says":{"en":"A defeated ally, minion or side scheme is discarded: allies to their owner's discard pile, encounter cards to the encounter discard pile."},"kind":"procedure","source":"DERROTA, viñeta 1; CARTAS DE ALIADO, viñeta 1; CARTAS DE ESBIRRO, viñeta 2; VIDA, viñeta 4"},
  {"id":"MC-HP-1","topic":"hit-points","says":{"en":"Maximum hit points are the base value plus or minus the 'gets' modifiers in force."},"kind":"procedure","source":"VIDA MÁXIMA"},
  {"id":"MC-HP-2","topic":"hit-points","says":{"en":"Remaining hit points are the dial value for a hero or villain, and maximum minus damage for an ally or minion."},"kind":"procedure","source":"VIDA RESTANTE, párrafos 2-3; VIDA, viñeta 4"},
  {"id":"MC-HP-3","topic":"hit-points","says":{"en":"A card with 0 or fewer remaining hit points is defeated, also if that comes from losing a hit point bonus."},"kind":"procedure","source":"VIDA RESTANTE, párrafo final (implied)"},
  {"id":"MC-HP-4","topic":"hit-points","says":{"en":"A hit point bonus raises both remaining and maximum hit points while in force, and both fall again when it ends."},"kind":"procedure","source":"RECIBIR, viñeta 2"},
  {"id":"MC-HEAL-1","topic":"hit-points","says":{"en":"Basic recovery is usable in alter-ego form only: it exhausts the alter-ego and heals damage equal to its REC."},"kind":"procedure","source":"RECUPERACIÓN"},
  {"id":"MC-HEAL-2","topic":"hit-points","says":{"en":"Healing removes sustained damage; it cannot raise a character above its maximum hit points unless the effect says it can."},"kind":"procedure","source":"CURAR, párrafo 1 y viñeta 1"},
  {"id":"MC-STATUS-1","topic":"status","says":{"en":"An ability that stuns or confuses a character, or makes it tough, gives it a status card of that type, which stays on it until discarded."},"kind":"procedure","source":"CARTAS DE ESTADO, párrafo 2; ATURDIR; CONFUNDIR, CONFUNDIDO"},
  {"id":"MC-STATUS-2","topic":"status","says":{"en":"A character can have at most one status card of each type; different types may be on it together."},"kind":"restriction","source":"CARTAS DE ESTADO, viñeta 1"},
  {"id":"MC-STATUS-3","topic":"status","says":{"en":"The ability of a status card resolves before all other abilities that would resolve at the same time."},"kind":"timing","source":"CARTAS DE ESTADO, viñeta 2"},
  {"id":"MC-STATUS-4","topic":"status","says":{"en":"If a stunned hero or ally tries to attack or use an attack ability, the stunned card is discarded instead of the attack."},"kind":"procedure","source":"CARTAS DE ESTADO, Aturdido; ATURDIR"},
  {"id":"MC-STATUS-5","topic":"status","says":{"en":"The costs of an attack replaced by stunned, or of a thwart replaced by confused, are still paid, including exhausting the character."},"kind":"procedure","source":"CARTAS DE ESTADO, Aturdido y Confundido"},
  {"id":"MC-STATUS-6","topic":"status","says":{"en":"If a stunned villain or minion would attack, its stunned card is discarded instead."},"kind":"procedure","source":"CARTAS DE ESTADO, Aturdido, párrafo 2"},
  {"id":"MC-STATUS-7","topic":"status","says":{"en":"If a confused hero or ally tries to thwart or use a thwart ability, the confused card is discarded instead of the thwart."},"kind":"procedure","source":"CARTAS DE ESTADO, Confundido; CONFUNDIR"},
  {"id":"MC-STATUS-8","topic":"status","says":{"en":"If a confused villain or minion would scheme, its confused card is discarded instead."},"kind":"procedure","source":"CARTAS DE ESTADO, Confundido, párrafo 2"},
  {"id":"MC-STATUS-9","topic":"status","says":{"en":"Stunned stops only attacking and confused stops only thwarting or scheming; other uses of the character are not affected."},"kind":"definition","source":"CARTAS DE ESTADO, Aturdido y Confundido (implied)"},
  {"id":"MC-STATUS-10","topic":"status","says":{"en":"If a tough character would take any amount of damage, all of that damage is prevented and the tough card is discarded."},"kind":"procedure","source":"CARTAS DE ESTADO, Duro"},
  {"id":"MC-STATUS-11","topic":"status","says":{"en":"Tough is not discarded by an event that would deal no damage."},"kind":"definition","source":"CARTAS DE ESTADO, Duro (implied)"},
  {"id":"MC-STATUS-12","topic":"status","says":{"en":"Question: if an attack or thwart ability of a stunned or confused character also has other effects, do those still happen? Proposed ruling: no; the entire effect of that ability is replaced, only its costs are paid."},"kind":"ruling-needed","source":"CARTAS DE ESTADO, Aturdido; Confundido"},
  {"id":"MC-KEYWORD-1","topic":"keyword","says":{"en":"Quickstrike: after the enemy engages a player it immediately attacks that player if they are in hero form; in alter-ego form nothing happens."},"kind":"keyword","source":"PALABRAS CLAVE, Ataque veloz"},
  {"id":"MC-KEYWORD-2","topic":"keyword","says":{"en":"Overkill: if an ally defends an overkill attack, damage beyond the ally's remaining hit points goes to the hero of the ally's controller."},"kind":"keyword","source":"PALABRAS CLAVE, Brutalidad, párrafo 1"},
  {"id":"MC-KEYWORD-3","topic":"keyword","says":{"en":"Overkill: if an overkill attack defeats a minion, damage beyond the minion's remaining hit points goes to the villain."},"kind":"keyword","source":"PALABRAS CLAVE, Brutalidad, párrafo 2"},
  {"id":"MC-KEYWORD-4","topic":"keyword","says":{"en":"Toughness: the character enters play with a tough status card."},"kind":"keyword","source":"PALABRAS CLAVE, Dureza"},
  {"id":"MC-KEYWORD-5","topic":"keyword","says":{"en":"Guard: while a minion with guard is engaged with a player, that player cannot attack a villain that lacks guard."},"kind":"keyword","source":"PALABRAS CLAVE, Guardia"},
  {"id":"MC-KEYWORD-6","topic":"keyword","says":{"en":"Guard limits only the player the minion is engaged with, and does not protect other minions."},"kind":"keyword","source":"PALABRAS CLAVE, Guardia (implied)"},
  {"id":"MC-KEYWORD-7","topic":"keyword","says":{"en":"Surge: after an encounter card with surge was revealed, the player resolving it reveals one more encounter card."},"kind":"keyword","source":"PALABRAS CLAVE, Oleada"},
  {"id":"MC-KEYWORD-8","topic":"keyword","says":{"en":"The card with surge is completely resolved before the additional card is revealed."},"kind":"timing","source":"PALABRAS CLAVE, Oleada"},
  {"id":"MC-KEYWORD-9","topic":"keyword","says":{"en":"Peril: while a player resolves a card with peril, other players cannot play cards or start abilities."},"kind":"keyword","source":"PALABRAS CLAVE, Peligro"},
  {"id":"MC-KEYWORD-10","topic":"keyword","says":{"en":"Peril: while an encounter card with peril is being resolved, the resolving player may not consult the others and players may not advise one another."},"kind":"keyword","source":"PALABRAS CLAVE, Peligro; CONVERSACIONES ENTRE JUGADORES, viñeta 1"},
  {"id":"MC-KEYWORD-11","topic":"keyword","says":{"en":"Retaliate X: after the character was attacked, the attacker takes X damage."},"kind":"keyword","source":"PALABRAS CLAVE, Represalia X"},
  {"id":"MC-KEYWORD-12","topic":"keyword","says":{"en":"Retaliate works only if the character survives the attack."},"kind":"restriction","source":"PALABRAS CLAVE, Represalia X"},
  {"id":"MC-KEYWORD-13","topic":"keyword","says":{"en":"Restricted: a player may control at most two restricted cards in play; with more they immediately choose and discard restricted cards they control until two are left."},"kind":"keyword","source":"PALABRAS CLAVE, Restringida"},
  {"id":"MC-KEYWORD-14","topic":"keyword","says":{"en":"Uses (X type): the card enters play with X counters of the named type."},"kind":"keyword","source":"PALABRAS CLAVE, Usos, párrafo 1"},
  {"id":"MC-KEYWORD-15","topic":"keyword","says":{"en":"Each time the card's ability spends a use as part of its cost, one counter of that type is removed from the card."},"kind":"procedure","source":"PALABRAS CLAVE, Usos, párrafo 2"},
  {"id":"MC-KEYWORD-16","topic":"keyword","says":{"en":"When the last use was spent and its effect resolved, the card is discarded."},"kind":"procedure","source":"PALABRAS CLAVE, Usos, párrafo 3"},
  {"id":"MC-KEYWORD-17","topic":"keyword","says":{"en":"Question: where does overkill damage go if the controller of the defending ally is in alter-ego form? Proposed ruling: it is dealt to that player's identity in whichever form it is."},"kind":"ruling-needed","source":"PALABRAS CLAVE, Brutalidad"},
  {"id":"MC-KEYWORD-18","topic":"keyword","says":{"en":"Question: does peril also stop mandatory abilities on other players' cards? Proposed ruling: no; only optional abilities and card plays by other players are barred, constant and forced abilities go on working."},"kind":"ruling-needed","source":"PALABRAS CLAVE, Peligro"},
  {"id":"MC-ALLY-1","topic":"ally","says":{"en":"Defending with an ally causes no consequential damage."},"kind":"restriction","source":"DAÑO DERIVADO (implied)"},
  {"id":"MC-ALLY-2","topic":"ally","says":{"en":"A player may control at most three allies in play."},"kind":"restriction","source":"LÍMITE DE ALIADOS"},
  {"id":"MC-ALLY-3","topic":"ally","says":{"en":"Question: may a player with three allies play or receive a fourth? Proposed ruling: yes; the moment the fourth enters play its controller chooses and discards allies they control until three are left."},"kind":"ruling-needed","source":"LÍMITE DE ALIADOS"},
  {"id":"MC-MINION-1","topic":"minion","says":{"en":"A minion enters play engaged with the player who revealed it or who resolves the effect that put it into play, unless something says otherwise."},"kind":"procedure","source":"CARTAS DE ESBIRRO, párrafo 2; ENFRENTARSE (garbled in the file as FNFRFNTARSF); MOSTRAR, Esbirro"},
  {"id":"MC-MINION-2","topic":"minion","says":{"en":"An engaged minion lies in that player's area, in front of the identity card."},"kind":"ui-only","source":"ENFRENTARSE (garbled in the file as FNFRFNTARSF), párrafo 1"},
  {"id":"MC-MINION-3","topic":"minion","says":{"en":"A minion stays engaged with the same player until it is defeated, removed from play or an effect makes it engage another player."},"kind":"procedure","source":"ENFRENTARSE (garbled in the file as FNFRFNTARSF), viñeta 1; CARTAS DE ESBIRRO, viñeta 1"},
  {"id":"MC-MINION-4","topic":"minion","says":{"en":"An enemy is a minion or a villain."},"kind":"definition","source":"ENEMIGO"},
  {"id":"MC-VILLAIN-1","topic":"villain","says":{"en":"The villain is a deck of one or more consecutive stages; only the current stage is in play."},"kind":"definition","source":"CARTAS DE VILLANO"},
  {"id":"MC-VILLAIN-2","topic":"villain","says":{"en":"When the villain's dial reads 0, the current stage is removed from the game and the next stage in order is revealed."},"kind":"procedure","source":"DERROTA DEL VILLANO, párrafos 1-2; VIDA, viñeta 3"},
  {"id":"MC-VILLAIN-3","topic":"villain","says":{"en":"The dial is then set to the hit points of the new stage."},"kind":"procedure","source":"DERROTA DEL VILLANO"},
  {"id":"MC-VILLAIN-4","topic":"villain","says":{"en":"Damage beyond what defeats a villain stage is not carried over to the next stage."},"kind":"restriction","source":"DERROTA DEL VILLANO, viñeta 1"},
  {"id":"MC-VILLAIN-5","topic":"villain","says":{"en":"The next stage keeps the attachments, status cards, counters and tokens other than damage of the defeated stage."},"kind":"procedure","source":"DERROTA DEL VILLANO, viñeta 2"},
  {"id":"MC-VILLAIN-6","topic":"villain","says":{"en":"Defeating the villain's final stage wins the game for the players."},"kind":"procedure","source":"DERROTA DEL VILLANO; GANAR LA PARTIDA"},
  {"id":"MC-MAIN-1","topic":"main-scheme","says":{"en":"When the threat on the main scheme is equal to or above its target threat, the main scheme advances."},"kind":"procedure","source":"CARTAS DE PLAN PRINCIPAL, párrafo 2; UMBRAL DE AMENAZA"},
  {"id":"MC-MAIN-2","topic":"main-scheme","says":{"en":"On advancing, the current stage is removed from the game and the next stage of the main scheme deck is in play."},"kind":"procedure","source":"CARTAS DE PLAN PRINCIPAL"},
  {"id":"MC-MAIN-3","topic":"main-scheme","says":{"en":"If the last stage of the main scheme deck is completed, the villain wins and the players lose."},"kind":"procedure","source":"CARTAS DE PLAN PRINCIPAL; GANAR LA PARTIDA"},
  {"id":"MC-MAIN-4","topic":"main-scheme","says":{"en":"Threat beyond the target threat is discarded on advancing and is not carried to the new stage."},"kind":"restriction","source":"CARTAS DE PLAN PRINCIPAL, viñeta 2"},
  {"id":"MC-MAIN-5","topic":"main-scheme","says":{"en":"Acceleration tokens on the main scheme are carried over to the new stage."},"kind":"procedure","source":"CARTAS DE PLAN PRINCIPAL, viñeta 3"},
  {"id":"MC-MAIN-6","topic":"main-scheme","says":{"en":"A main scheme stage enters play with its starting threat on it."},"kind":"procedure","source":"LEYENDA DE LAS CARTAS DEL ESCENARIO, 9"},
  {"id":"MC-MAIN-7","topic":"main-scheme","says":{"en":"A main scheme without threat is not defeated; it stays in play."},"kind":"definition","source":"DERROTA; CARTAS DE PLAN PRINCIPAL (implied)"},
  {"id":"MC-MAIN-8","topic":"main-scheme","says":{"en":"Question: how do the A and B faces of a main scheme stage work? Proposed ruling: on entering a stage its A face is resolved first (Setup or When Revealed), then the card is flipped to the B face, which carries starting threat, acceleration field and target threat."},"kind":"ruling-needed","source":"APÉNDICE II, paso 10; CARTAS DE PLAN PRINCIPAL"},
  {"id":"MC-SIDE-1","topic":"side-scheme","says":{"en":"A revealed side scheme enters play beside the main scheme deck."},"kind":"procedure","source":"CARTAS DE PLAN SECUNDARIO; MOSTRAR, Plan secundario"},
  {"id":"MC-SIDE-2","topic":"side-scheme","says":{"en":"A side scheme enters play with threat equal to its starting threat."},"kind":"procedure","source":"CARTAS DE PLAN SECUNDARIO, viñeta 1"},
  {"id":"MC-SIDE-3","topic":"side-scheme","says":{"en":"While a side scheme with the crisis icon is in play, no threat can be removed from the main scheme."},"kind":"restriction","source":"CARTAS DE PLAN SECUNDARIO, icono de Crisis; CRISIS (ICONO)"},
  {"id":"MC-SIDE-4","topic":"side-scheme","says":{"en":"Each side scheme with the acceleration icon adds 1 threat to the main scheme in step one of the villain phase."},"kind":"procedure","source":"CARTAS DE PLAN SECUNDARIO, icono de Aceleración; ACELERACIÓN, ICONO DE; FASE DEL VILLANO, paso 1"},
  {"id":"MC-SIDE-5","topic":"side-scheme","says":{"en":"Each hazard icon on a card in play adds one encounter card to the deal in step three of the villain phase; the extra cards go out in player order from the first player."},"kind":"procedure","source":"CARTAS DE PLAN SECUNDARIO, icono de Riesgo; FASE DEL VILLANO, paso 3; RIESGO (ICONO)"},
  {"id":"MC-ENCOUNTER-1","topic":"encounter-card","says":{"en":"An attachment on the villain may change its ATK or SCH by the values in its boxes."},"kind":"procedure","source":"CARTAS DE ACCESORIO, viñeta 1"},
  {"id":"MC-ENCOUNTER-2","topic":"encounter-card","says":{"en":"An environment enters play next to the villain and applies its rules to the whole scenario while in play."},"kind":"procedure","source":"CARTAS DE ENTORNO; MOSTRAR, Entorno"},
  {"id":"MC-ENCOUNTER-3","topic":"encounter-card","says":{"en":"The player who revealed a treachery resolves its effects."},"kind":"procedure","source":"CARTAS DE PERFIDIA, viñeta 1"},
  {"id":"MC-ENCOUNTER-4","topic":"encounter-card","says":{"en":"A treachery goes to the encounter discard pile after its effects were resolved or cancelled."},"kind":"procedure","source":"CARTAS DE PERFIDIA, viñeta 2; MOSTRAR, Perfidia"},
  {"id":"MC-OBLIGATION-1","topic":"obligation-nemesis","says":{"en":"A revealed obligation is given at once to the player who controls its identity, whoever revealed it, and that player decides how to resolve it."},"kind":"procedure","source":"CARTAS DE OBLIGACIÓN, párrafo 3; MOSTRAR, Obligación"},
  {"id":"MC-OBLIGATION-2","topic":"obligation-nemesis","says":{"en":"If the identity of a revealed obligation was eliminated, its text is ignored, it is removed from the game and a new encounter card is revealed."},"kind":"procedure","source":"CARTAS DE OBLIGACIÓN, viñeta 1"},
  {"id":"MC-OBLIGATION-3","topic":"obligation-nemesis","says":{"en":"If a revealed obligation belongs to no identity, the player who revealed it decides how to resolve it."},"kind":"procedure","source":"CARTAS DE OBLIGACIÓN, viñeta 2"},
  {"id":"MC-OBLIGATION-4","topic":"obligation-nemesis","says":{"en":"Obligations are encounter cards and are owned by the scenario."},"kind":"definition","source":"CARTAS DE OBLIGACIÓN (implied)"},
  {"id":"MC-NEMESIS-1","topic":"obligation-nemesis","says":{"en":"Every hero has a nemesis set of encounter cards."},"kind":"definition","source":"ARCHIENEMIGO"},
  {"id":"MC-NEMESIS-2","topic":"obligation-nemesis","says":{"en":"A nemesis set comes into play only when a card from the encounter deck instructs it, in the way that card describes."},"kind":"procedure","source":"ARCHIENEMIGO"},
  {"id":"MC-DEAL-1","topic":"deal-reveal","says":{"en":"A dealt encounter card is the top card of the encounter deck, placed face down in front of the player."},"kind":"procedure","source":"REPARTIR"},
  {"id":"MC-DEAL-2","topic":"deal-reveal","says":{"en":"A dealt card is not revealed when it is dealt; it waits for step four of the villain phase and is resolved there with the round's other dealt cards."},"kind":"timing","source":"REPARTIR"},
  {"id":"MC-DEAL-3","topic":"deal-reveal","says":{"en":"A card dealt during step three or four of the villain phase joins the cards being dealt and revealed in those steps."},"kind":"timing","source":"REPARTIR, viñeta 1; FASE DEL VILLANO, paso 4"},
  {"id":"MC-REVEAL-1","topic":"deal-reveal","says":{"en":"To reveal an encounter card the player turns it face up and resolves its text, including keywords and When Revealed abilities."},"kind":"procedure","source":"MOSTRAR"},
  {"id":"MC-REVEAL-2","topic":"deal-reveal","says":{"en":"The same procedure applies when a card makes a player reveal an encounter card from the encounter deck or from any other area."},"kind":"procedure","source":"MOSTRAR, párrafo final"},
  {"id":"MC-EMPTY-1","topic":"empty-deck","says":{"en":"When the encounter deck runs out, its discard pile is shuffled at once into a new encounter deck."},"kind":"procedure","source":"VACÍO (MAZO DE ENCUENTROS)"},
  {"id":"MC-EMPTY-2","topic":"empty-deck","says":{"en":"After that reshuffle one acceleration token is placed on the main scheme."},"kind":"procedure","source":"VACÍO (MAZO DE ENCUENTROS); ACELERACIÓN, FICHA DE"},
  {"id":"MC-EMPTY-3","topic":"empty-deck","says":{"en":"If the encounter deck runs out while cards are being discarded in search of a certain card, the search has failed; the deck is reshuffled, the token is placed and no more cards are discarded."},"kind":"procedure","source":"VACÍO (MAZO DE ENCUENTROS), viñeta 1"},
  {"id":"MC-EMPTY-4","topic":"empty-deck","says":{"en":"When a player's deck runs out, that player shuffles their discard pile into a new deck."},"kind":"procedure","source":"VACÍO (MAZO DE JUGADOR)"},
  {"id":"MC-EMPTY-5","topic":"empty-deck","says":{"en":"After reshuffling their deck the player is immediately dealt one encounter card."},"kind":"procedure","source":"VACÍO (MAZO DE JUGADOR)"},
  {"id":"MC-EMPTY-6","topic":"empty-deck","says":{"en":"If the deck was reshuffled while the player was drawing, drawing goes on up to the required number."},"kind":"procedure","source":"VACÍO (MAZO DE JUGADOR), párrafo 2"},
  {"id":"MC-EMPTY-7","topic":"empty-deck","says":{"en":"If the deck was reshuffled while cards were being discarded from it, no further cards are discarded from the new deck."},"kind":"restriction","source":"VACÍO (MAZO DE JUGADOR), párrafo 2"},
  {"id":"MC-EMPTY-8","topic":"empty-deck","says":{"en":"Question: what if a deck and its discard pile are both empty? Proposed ruling: there is nothing to shuffle, so draws, deals and boosts of missing cards are skipped; token or dealt card for running out is given once, when the deck became empty."},"kind":"ruling-needed","source":"VACÍO (MAZO DE ENCUENTROS); VACÍO (MAZO DE JUGADOR)"},
  {"id":"MC-PLAY-1","topic":"play-card","says":{"en":"To play a card is to pay its resource cost and place it in the play area; cards are played from hand."},"kind":"definition","source":"JUGAR Y PONER EN JUEGO, párrafo 1"},
  {"id":"MC-PLAY-2","topic":"play-card","says":{"en":"A card put into play by an ability does not count as played and its resource cost is ignored."},"kind":"definition","source":"JUGAR Y PONER EN JUEGO, viñetas 2-3"},
  {"id":"MC-PLAY-3","topic":"play-card","says":{"en":"Putting a card into play ignores all restrictions and prohibitions on playing it."},"kind":"procedure","source":"JUGAR Y PONER EN JUEGO, párrafo 2"},
  {"id":"MC-PLAY-4","topic":"play-card","says":{"en":"Unless the effect says otherwise, a card enters play in the area and state that the rules for playing it prescribe."},"kind":"procedure","source":"JUGAR Y PONER EN JUEGO, viñeta 4"},
  {"id":"MC-PLAY-5","topic":"play-card","says":{"en":"A played event is laid on the table, resolved, and then put in its owner's discard pile; it does not stay in play."},"kind":"procedure","source":"JUGAR Y PONER EN JUEGO, viñeta 1; CARTAS DE EVENTO"},
  {"id":"MC-PLAY-6","topic":"play-card","says":{"en":"Playing an event from hand is always optional unless its text uses 'must'."},"kind":"restriction","source":"CARTAS DE EVENTO, viñeta 2"},
  {"id":"MC-PLAY-7","topic":"play-card","says":{"en":"An upgrade that is not attached works on its controller's identity; an upgrade attached to another card modifies that card instead."},"kind":"procedure","source":"CARTAS DE MEJORA, viñetas 2-3"},
  {"id":"MC-PLAY-8","topic":"play-card","says":{"en":"Supports are shown in the lower row of their controller's area."},"kind":"ui-only","source":"CARTAS DE APOYO, viñeta 1"},
  {"id":"MC-PLAY-9","topic":"play-card","says":{"en":"A card enters play when it moves from an out-of-play area to a play area, whether played, put into play or revealed."},"kind":"definition","source":"ENTRAR EN JUEGO"},
  {"id":"MC-PLAY-10","topic":"play-card","says":{"en":"A permission lets a player play a card or use an ability outside the usual rules, and using it is optional."},"kind":"definition","source":"RESTRICCIONES Y PERMISOS DE USO, viñeta 2"},
  {"id":"MC-ZONE-1","topic":"zones","says":{"en":"Except for events, every card that was played or put into play stays in play, with its text active, until an ability or effect makes it leave."},"kind":"definition","source":"EN JUEGO Y FUERA DEL JUEGO, párrafo 1; CARTAS DE ALIADO, viñeta 1; CARTAS DE APOYO, viñeta 2; CARTAS DE MEJORA, viñeta 1; CARTAS DE ENTORNO, viñeta 1"},
  {"id":"MC-ZONE-2","topic":"zones","says":{"en":"The top card of the villain deck and of the main scheme deck is in play."},"kind":"definition","source":"EN JUEGO Y FUERA DEL JUEGO, párrafo 1"},
  {"id":"MC-ZONE-3","topic":"zones","says":{"en":"Hands, player decks, discard piles, the encounter deck and its discard pile, unrevealed villain and scheme stages, set-aside cards and removed cards are out of play."},"kind":"definition","source":"EN JUEGO Y FUERA DEL JUEGO, párrafo 2"},
  {"id":"MC-ZONE-4","topic":"zones","says":{"en":"A card leaves play when it moves from a play area to an out-of-play area."},"kind":"definition","source":"EN JUEGO Y FUERA DEL JUEGO, viñeta 2"},
  {"id":"MC-ZONE-5","topic":"zones","says":{"en":"Only events and treacheries work from outside play by default; cards of other types affect the game only while in play unless they expressly allow otherwise."},"kind":"restriction","source":"EN JUEGO Y FUERA DEL JUEGO, viñetas 4-5; CAPACIDAD, viñeta 2"},
  {"id":"MC-ZONE-6","topic":"zones","says":{"en":"A card removed from the game is set apart and does not interact with the game; without a stated duration it stays removed until the game ends."},"kind":"definition","source":"RETIRAR DEL JUEGO"},
  {"id":"MC-CONTROL-1","topic":"control","says":{"en":"A player owns the cards that were in their deck at the start of the game; the scenario owns the encounter deck and all encounter cards."},"kind":"definition","source":"PROPIEDAD Y CONTROL, párrafo 1"},
  {"id":"MC-CONTROL-2","topic":"control","says":{"en":"A card enters play under its owner's control; encounter cards are controlled by the scenario."},"kind":"procedure","source":"PROPIEDAD Y CONTROL, viñeta 1"},
  {"id":"MC-CONTROL-3","topic":"control","says":{"en":"Control stays the same unless an ability changes it, and a change without stated duration lasts as long as the card stays in play."},"kind":"restriction","source":"PROPIEDAD Y CONTROL, viñetas 2 y 7"},
  {"id":"MC-CONTROL-4","topic":"control","says":{"en":"A player controls the cards in their own hand, deck and discard pile."},"kind":"definition","source":"PROPIEDAD Y CONTROL, viñeta 3"},
  {"id":"MC-CONTROL-5","topic":"control","says":{"en":"When a card under another player's control leaves play, it ends up in the matching out-of-play zone of its owner."},"kind":"procedure","source":"PROPIEDAD Y CONTROL, viñeta 4"},
  {"id":"MC-CONTROL-6","topic":"control","says":{"en":"No ability can interact with that final move to the owner's zone."},"kind":"restriction","source":"PROPIEDAD Y CONTROL, viñeta 4"},
  {"id":"MC-CONTROL-7","topic":"control","says":{"en":"A character that changes controller keeps its state (ready or exhausted, damage and so on) and takes its upgrades and attachments along to the new controller."},"kind":"procedure","source":"PROPIEDAD Y CONTROL, viñetas 5-6"},
  {"id":"MC-CONTROL-8","topic":"control","says":{"en":"'Friendly' refers to cards controlled by players."},"kind":"definition","source":"AMIGO/A"},
  {"id":"MC-CONTROL-9","topic":"control","says":{"en":"As an adjective 'enemy' refers to anything that belongs to the scenario."},"kind":"definition","source":"ENEMIGO, párrafo 2"},
  {"id":"MC-UNIQUE-1","topic":"unique","says":{"en":"The players as a group may have only one copy of each unique card, by name, in play."},"kind":"restriction","source":"ÚNICA, viñeta 1"},
  {"id":"MC-UNIQUE-2","topic":"unique","says":{"en":"Two identities with the same hero name but different alter-egos may be in play together."},"kind":"definition","source":"ÚNICA, excepción 1"},
  {"id":"MC-UNIQUE-3","topic":"unique","says":{"en":"Two unique allies with the same name but different subtitles may share a deck and be in play together."},"kind":"definition","source":"ÚNICA, excepción 2"},
  {"id":"MC-UNIQUE-4","topic":"unique","says":{"en":"A hero and a unique ally with the same name may share a deck and be in play together if the alter-ego of one differs from the subtitle of the other."},"kind":"definition","source":"ÚNICA, excepción 3"},
  {"id":"MC-UNIQUE-5","topic":"unique","says":{"en":"Question: does a unique encounter card, such as a nemesis minion, block a player's unique card of the same name? Proposed ruling: no; the limit counts only cards controlled by players, and encounter cards are never blocked by it."},"kind":"ruling-needed","source":"ÚNICA, viñeta 1"},
  {"id":"MC-LIMIT-1","topic":"limits","says":{"en":"'Limit X per period' is counted per card copy: each copy's ability may be started X times in that period."},"kind":"restriction","source":"LÍMITE, párrafo 1"},
  {"id":"MC-LIMIT-2","topic":"limits","says":{"en":"A use whose effect was cancelled still counts against its limit or maximum."},"kind":"procedure","source":"LÍMITE, párrafo 2; MÁXIMO, viñeta 1"},
  {"id":"MC-LIMIT-3","topic":"limits","says":{"en":"'Max X per period' on a card is counted over all copies by name and all players, and limits how often such cards are played in that period."},"kind":"restriction","source":"MÁXIMO, párrafo 1"},
  {"id":"MC-LIMIT-4","topic":"limits","says":{"en":"'Max X per period' within an ability limits how often that ability may be started over all copies by name."},"kind":"restriction","source":"MÁXIMO, párrafo 2"},
  {"id":"MC-LIMIT-5","topic":"limits","says":{"en":"'Max X per deck' limits how many copies of the card a player deck may hold."},"kind":"deckbuilding","source":"MÁXIMO, párrafo 3"},
  {"id":"MC-LIMIT-6","topic":"limits","says":{"en":"'Max 1 per player' limits each player to one copy under their control in play."},"kind":"restriction","source":"MÁXIMO, párrafo 4"},
  {"id":"MC-LIMIT-7","topic":"limits","says":{"en":"Limits and maximums start anew when their period begins again."},"kind":"procedure","source":"LÍMITE; MÁXIMO (implied)"},
  {"id":"MC-ATTACH-1","topic":"attach","says":{"en":"A card that says to attach it is attached to the named component when it enters play."},"kind":"procedure","source":"VINCULAR, párrafo 1; CARTAS DE ACCESORIO; MOSTRAR, Accesorio"},
  {"id":"MC-ATTACH-2","topic":"attach","says":{"en":"An attached card is shown tucked under its host with an edge visible."},"kind":"ui-only","source":"VINCULAR"},
  {"id":"MC-ATTACH-3","topic":"attach","says":{"en":"When the host leaves play, attached cards are discarded."},"kind":"procedure","source":"VINCULAR, viñeta 1"},
  {"id":"MC-ATTACH-4","topic":"attach","says":{"en":"An attached card exhausts and readies independently of its host."},"kind":"procedure","source":"VINCULAR, viñeta 2"},
  {"id":"MC-ATTACH-5","topic":"attach","says":{"en":"Whether the attachment is legal is checked only when the card is about to be attached, not afterwards."},"kind":"timing","source":"VINCULAR, viñeta 3"},
  {"id":"MC-ATTACH-6","topic":"attach","says":{"en":"A card that cannot legally be attached stays in its previous state or area; if it cannot remain there it is discarded."},"kind":"procedure","source":"VINCULAR, viñeta 3"},
  {"id":"MC-ELIM-1","topic":"game-end","says":{"en":"A player whose hero or alter-ego is defeated is eliminated."},"kind":"procedure","source":"ELIMINACIÓN DE JUGADORES; VIDA, viñeta 2"},
  {"id":"MC-ELIM-2","topic":"game-end","says":{"en":"On elimination the player's hand, deck and all other cards they control go to their owners' discard piles."},"kind":"procedure","source":"ELIMINACIÓN DE JUGADORES, viñeta 1"},
  {"id":"MC-ELIM-3","topic":"game-end","says":{"en":"Encounter cards dealt to an eliminated player are discarded unresolved."},"kind":"procedure","source":"ELIMINACIÓN DE JUGADORES, viñeta 1"},
  {"id":"MC-ELIM-4","topic":"game-end","says":{"en":"Enemies engaged with an eliminated player engage the next player clockwise and keep damage, counters and status cards."},"kind":"procedure","source":"ELIMINACIÓN DE JUGADORES, viñeta 1"},
  {"id":"MC-ELIM-5","topic":"game-end","says":{"en":"The other players go on, and eliminated players win or lose together with the group."},"kind":"procedure","source":"ELIMINACIÓN DE JUGADORES, viñeta 2"},
  {"id":"MC-ELIM-6","topic":"game-end","says":{"en":"An ability being resolved when a player is eliminated is still resolved completely."},"kind":"procedure","source":"ELIMINACIÓN DE JUGADORES, viñeta 3"},
  {"id":"MC-ELIM-7","topic":"game-end","says":{"en":"If all players are eliminated, the players lose."},"kind":"procedure","source":"ELIMINACIÓN DE JUGADORES, viñeta 4"},
  {"id":"MC-END-1","topic":"game-end","says":{"en":"Question: what if winning and losing conditions are met by the same event? Proposed ruling: by the grim rule the players lose."},"kind":"ruling-needed","source":"GANAR LA PARTIDA; LA REGLA FATÍDICA"},
  {"id":"MC-WORD-1","topic":"wording","says":{"en":"'Cannot' is absolute and no other ability or effect overrides it."},"kind":"restriction","source":"NO PUEDE"},
  {"id":"MC-WORD-2","topic":"wording","says":{"en":"'May' gives the named player the option to resolve what follows; if no player is named, the option belongs to the controller of the card."},"kind":"definition","source":"PODER"},
  {"id":"MC-WORD-3","topic":"wording","says":{"en":"The player who resolves the ability makes the choice when it says 'choose'."},"kind":"procedure","source":"ELEGIR, viñeta 1"},
  {"id":"MC-WORD-4","topic":"wording","says":{"en":"When choosing, a player must as far as possible pick an option that has some effect on the game state."},"kind":"restriction","source":"ELEGIR, viñeta 2"},
  {"id":"MC-WORD-5","topic":"wording","says":{"en":"If there is no valid option, the ability cannot be started."},"kind":"restriction","source":"ELEGIR, viñeta 3"},
  {"id":"MC-WORD-6","topic":"wording","says":{"en":"If an ability says 'then', the part after it is resolved only if the part before it was resolved fully; in that case it must be attempted."},"kind":"procedure","source":"LUEGO, párrafo 1 y viñetas 1-2"},
  {"id":"MC-WORD-7","topic":"wording","says":{"en":"Heroes, alter-egos, allies, villains and minions are characters."},"kind":"definition","source":"PERSONAJE"},
  {"id":"MC-WORD-8","topic":"wording","says":{"en":"Traits have no effect of their own; other abilities refer to them."},"kind":"definition","source":"RASGOS"},
  {"id":"MC-WORD-9","topic":"wording","says":{"en":"The card types are attachment, ally, support, environment, minion, event, upgrade, obligation, treachery, main scheme, side scheme, resource, identity (hero and alter-ego) and villain."},"kind":"definition","source":"TIPOS DE CARTAS"},
  {"id":"MC-WORD-10","topic":"wording","says":{"en":"A card whose type is changed loses all its other types and works as a card of the new type."},"kind":"procedure","source":"TIPOS DE CARTAS, viñeta 1"},
  {"id":"MC-SEARCH-1","topic":"search-move","says":{"en":"A searching player may look at all cards in the zones being searched."},"kind":"procedure","source":"BUSCAR"},
  {"id":"MC-SEARCH-2","topic":"search-move","says":{"en":"A card found that meets the criteria goes to the zone the effect names; if several qualify the searching player chooses among them."},"kind":"procedure","source":"BUSCAR, párrafo 2 y viñeta 1"},
  {"id":"MC-SEARCH-3","topic":"search-move","says":{"en":"Cards being looked at during a search have not left their zone."},"kind":"definition","source":"BUSCAR, viñeta 2"},
  {"id":"MC-SEARCH-4","topic":"search-move","says":{"en":"After an ability that searched a deck is resolved, that deck is shuffled."},"kind":"procedure","source":"BUSCAR, viñeta 3"},
  {"id":"MC-MOVE-1","topic":"search-move","says":{"en":"Something that is moved cannot be moved to the place it already is in."},"kind":"restriction","source":"TRASLADAR, viñeta 1"},
  {"id":"MC-MOVE-2","topic":"search-move","says":{"en":"Without a valid origin or destination the move cannot be carried out."},"kind":"restriction","source":"TRASLADAR, viñeta 2"},
  {"id":"MC-MOVE-3","topic":"search-move","says":{"en":"Moving damage from a dial to a card raises the dial by that amount, not above its maximum, and puts the same damage on the card."},"kind":"procedure","source":"TRASLADAR, viñeta 4"},
  {"id":"MC-MOVE-4","topic":"search-move","says":{"en":"Moving damage from a card to a dial takes the tokens off the card and lowers the dial by the same amount."},"kind":"procedure","source":"TRASLADAR, viñeta 5"},
  {"id":"MC-DECK-1","topic":"deckbuilding","says":{"en":"A player deck has exactly one identity card."},"kind":"deckbuilding","source":"MAZOS DE JUGADOR, viñeta 1"},
  {"id":"MC-DECK-2","topic":"deckbuilding","says":{"en":"A player deck has at least 40 and at most 50 cards, not counting the identity card."},"kind":"deckbuilding","source":"MAZOS DE JUGADOR, viñeta 2"},
  {"id":"MC-DECK-3","topic":"deckbuilding","says":{"en":"A player deck contains all the cards of the chosen identity's set in their exact quantities, no more and no fewer."},"kind":"deckbuilding","source":"MAZOS DE JUGADOR, viñeta 3"},
  {"id":"MC-DECK-4","topic":"deckbuilding","says":{"en":"A player deck uses exactly one aspect out of Justice, Aggression, Protection and Leadership."},"kind":"deckbuilding","source":"MAZOS DE JUGADOR, viñeta 4"},
  {"id":"MC-DECK-5","topic":"deckbuilding","says":{"en":"Besides the identity's own cards a deck may hold only basic cards and cards of the chosen aspect."},"kind":"deckbuilding","source":"MAZOS DE JUGADOR, viñeta 4"},
  {"id":"MC-DECK-6","topic":"deckbuilding","says":{"en":"A deck holds at most three copies, by name, of a non-unique card."},"kind":"deckbuilding","source":"MAZOS DE JUGADOR, viñeta 5"},
  {"id":"MC-DECK-7","topic":"deckbuilding","says":{"en":"A deck holds at most one copy, by name, of a unique card, counting the identity card; the exceptions for different subtitles or alter-egos apply."},"kind":"deckbuilding","source":"MAZOS DE JUGADOR, viñeta 6; ÚNICA, viñeta 2"},
  {"id":"MC-DECK-8","topic":"deckbuilding","says":{"en":"All deckbuilding requirements printed on the identity card must be obeyed."},"kind":"deckbuilding","source":"MAZOS DE JUGADOR, viñeta 7"},
  {"id":"MC-ENCDECK-1","topic":"encounter-deck","says":{"en":"Each scenario lists the recommended encounter sets that make up its default encounter deck."},"kind":"deckbuilding","source":"MAZOS DE ENCUENTROS, párrafo 1"},
  {"id":"MC-ENCDECK-2","topic":"encounter-deck","says":{"en":"Expert mode uses a different combination of villain stages."},"kind":"deckbuilding","source":"MAZOS DE ENCUENTROS, viñeta 1"},
  {"id":"MC-ENCDECK-3","topic":"encounter-deck","says":{"en":"Expert mode adds the expert encounter set to the encounter deck."},"kind":"deckbuilding","source":"MAZOS DE ENCUENTROS, viñeta 1"},
  {"id":"MC-ENCDECK-4","topic":"encounter-deck","says":{"en":"The recommended modular encounter set may be replaced by any other modular set."},"kind":"deckbuilding","source":"MAZOS DE ENCUENTROS, viñeta 2"},
  {"id":"MC-ENCDECK-5","topic":"encounter-deck","says":{"en":"More than one modular set may be added to a scenario."},"kind":"deckbuilding","source":"MAZOS DE ENCUENTROS, viñeta 3"},
  {"id":"MC-ENCDECK-6","topic":"encounter-deck","says":{"en":"A modular set may be chosen at random among several and shuffled in without being looked at."},"kind":"deckbuilding","source":"MAZOS DE ENCUENTROS, viñeta 4"},
  {"id":"MC-SETUP-1","topic":"setup","says":{"en":"Setup is carried out in fourteen steps in fixed order, and the game begins after the last."},"kind":"setup","source":"APÉNDICE II, pasos 1-14"},
  {"id":"MC-SETUP-2","topic":"setup","says":{"en":"Step 1: each player chooses an identity and places it with the alter-ego side up."},"kind":"setup","source":"APÉNDICE II, paso 1; CARTAS DE SUPERHÉROE, viñeta 1"},
  {"id":"MC-SETUP-3","topic":"setup","says":{"en":"Step 2: each player sets their dial to the starting hit points printed on the identity card."},"kind":"setup","source":"APÉNDICE II, paso 2"},
  {"id":"MC-SETUP-4","topic":"setup","says":{"en":"Step 3: the players agree on a first player, who takes the token."},"kind":"setup","source":"APÉNDICE II, paso 3; JUGADOR INICIAL, párrafo 1"},
  {"id":"MC-SETUP-5","topic":"setup","says":{"en":"Step 4: the obligations of the chosen identities are set aside."},"kind":"setup","source":"APÉNDICE II, paso 4"},
  {"id":"MC-SETUP-6","topic":"setup","says":{"en":"Step 5: the nemesis sets of the chosen identities are set aside, out of play."},"kind":"setup","source":"APÉNDICE II, paso 5; ARCHIENEMIGO"},
  {"id":"MC-SETUP-7","topic":"setup","says":{"en":"Step 6: each player shuffles their deck."},"kind":"setup","source":"APÉNDICE II, paso 6"},
  {"id":"MC-SETUP-8","topic":"setup","says":{"en":"Step 7: damage, threat, acceleration and generic tokens and the stunned, confused and tough cards form a common supply."},"kind":"ui-only","source":"APÉNDICE II, paso 7"},
  {"id":"MC-SETUP-9","topic":"setup","says":{"en":"Step 8: a villain is chosen and its villain deck and main scheme deck are put into play."},"kind":"setup","source":"APÉNDICE II, paso 8"},
  {"id":"MC-SETUP-10","topic":"setup","says":{"en":"Step 9: the villain's dial is set to the hit points on the villain card."},"kind":"setup","source":"APÉNDICE II, paso 9"},
  {"id":"MC-SETUP-11","topic":"setup","says":{"en":"Step 10: the Setup instructions on side 1A of the main scheme are resolved."},"kind":"setup","source":"APÉNDICE II, paso 10"},
  {"id":"MC-SETUP-12","topic":"setup","says":{"en":"Step 10 also resolves When Revealed abilities of cards that entered play during setup."},"kind":"setup","source":"APÉNDICE II, paso 10; CUANDO SE MUESTRE ESTA CARTA, viñeta 1"},
  {"id":"MC-SETUP-13","topic":"setup","says":{"en":"Step 11: all obligations of the chosen identities, set aside in step 4, are added to the encounter deck, which is then shuffled."},"kind":"setup","source":"APÉNDICE II, paso 11; CARTAS DE OBLIGACIÓN, párrafo 2"},
  {"id":"MC-SETUP-14","topic":"setup","says":{"en":"Step 12: each player draws up to the starting hand size on their identity card."},"kind":"setup","source":"APÉNDICE II, paso 12"},
  {"id":"MC-SETUP-15","topic":"setup","says":{"en":"Step 13: each player may discard any number of cards from the starting hand and then draws back up to it, once."},"kind":"setup","source":"APÉNDICE II, paso 13"},
  {"id":"MC-SETUP-16","topic":"setup","says":{"en":"Cards discarded in step 13 are not returned to the deck yet; they stay in the discard pile."},"kind":"setup","source":"APÉNDICE II, paso 13"},
  {"id":"MC-SETUP-17","topic":"setup","says":{"en":"Step 14: Setup abilities on the identity cards in play are resolved."},"kind":"setup","source":"APÉNDICE II, paso 14"},
  {"id":"MC-ANATOMY-1","topic":"card-anatomy","says":{"en":"Every card has a name and a card type, and may have traits and an ability text."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DE JUGADOR, 1-4; LEYENDA DE LAS CARTAS DEL ESCENARIO, 1-4"},
  {"id":"MC-ANATOMY-2","topic":"card-anatomy","says":{"en":"Cost is the number of resources needed to play the card; cards that are not played from hand for a cost, such as identities, have none."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DE JUGADOR, 5"},
  {"id":"MC-ANATOMY-3","topic":"card-anatomy","says":{"en":"The resource field shows what the card generates when it is discarded from hand to pay."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DE JUGADOR, 7"},
  {"id":"MC-ANATOMY-4","topic":"card-anatomy","says":{"en":"The deckbuilding classification says if a card belongs to an identity, to an aspect or is basic."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DE JUGADOR, 8"},
  {"id":"MC-ANATOMY-5","topic":"card-anatomy","says":{"en":"THW, ATK and DEF say how well a character thwarts, attacks and defends."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DE JUGADOR, 9-11"},
  {"id":"MC-ANATOMY-6","topic":"card-anatomy","says":{"en":"REC says how well an alter-ego recovers; only alter-ego sides have it."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DE JUGADOR, 12"},
  {"id":"MC-ANATOMY-7","topic":"card-anatomy","says":{"en":"Consequential damage icons below an ally's ATK and THW say how much damage it takes after using that stat."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DE JUGADOR, 13"},
  {"id":"MC-ANATOMY-8","topic":"card-anatomy","says":{"en":"The product code names the product and the card's number in it."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DE JUGADOR, 15; LEYENDA DE LAS CARTAS DEL ESCENARIO, 15"},
  {"id":"MC-ANATOMY-9","topic":"card-anatomy","says":{"en":"The unique icon marks unique cards."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DE JUGADOR, 16; ÚNICA, párrafo 1"},
  {"id":"MC-ANATOMY-10","topic":"card-anatomy","says":{"en":"A subtitle, on allies, names another identity of that character and is used for comparing unique cards."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DE JUGADOR, 17; SUBTÍTULO"},
  {"id":"MC-ANATOMY-11","topic":"card-anatomy","says":{"en":"An identity card has two sides: the hero side with THW, ATK, DEF, hit points and hand size, the alter-ego side with REC, hit points and hand size."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DE JUGADOR, 6, 9-12, 14; APÉNDICE III, Superhéroe (implied)"},
  {"id":"MC-ANATOMY-12","topic":"card-anatomy","says":{"en":"An ally card has name, cost, traits, THW, ATK, consequential damage, hit points, resources, classification, and optionally subtitle, unique icon and ability."},"kind":"card-anatomy","source":"APÉNDICE III, Aliado (implied)"},
  {"id":"MC-ANATOMY-13","topic":"card-anatomy","says":{"en":"Event, upgrade and support cards have name, cost, traits, ability, resources and classification, and no combat stats or hit points."},"kind":"card-anatomy","source":"APÉNDICE III, Evento, Mejora, Apoyo (implied)"},
  {"id":"MC-ANATOMY-14","topic":"card-anatomy","says":{"en":"A resource card has name, resources and classification; it has no cost and is not put into play."},"kind":"card-anatomy","source":"APÉNDICE III, Recurso (implied)"},
  {"id":"MC-ANATOMY-15","topic":"card-anatomy","says":{"en":"Villain and minion cards have hit points, SCH and ATK."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DEL ESCENARIO, 5-7"},
  {"id":"MC-ANATOMY-16","topic":"card-anatomy","says":{"en":"Boost icons say how much a card strengthens an attack or scheme when used as a boost; a star marks a boost ability."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DEL ESCENARIO, 8"},
  {"id":"MC-ANATOMY-17","topic":"card-anatomy","says":{"en":"A main scheme has starting threat, an acceleration field (threat gained each round) and a target threat (threat that makes it advance)."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DEL ESCENARIO, 9-11; UMBRAL DE AMENAZA"},
  {"id":"MC-ANATOMY-18","topic":"card-anatomy","says":{"en":"The stage field places a villain or main scheme card in its deck's order."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DEL ESCENARIO, 12"},
  {"id":"MC-ANATOMY-19","topic":"card-anatomy","says":{"en":"Encounter cards name their encounter set, the number of cards in it and their place in it."},"kind":"card-anatomy","source":"LEYENDA DE LAS CARTAS DEL ESCENARIO, 13-14"},
  {"id":"MC-ANATOMY-20","topic":"card-anatomy","says":{"en":"An attachment may carry ATK and SCH bonuses in its boxes besides its ability."},"kind":"card-anatomy","source":"APÉNDICE III, Accesorio (implied); CARTAS DE ACCESORIO"},
  {"id":"MC-ANATOMY-21","topic":"card-anatomy","says":{"en":"A side scheme has starting threat and may have crisis, acceleration and hazard icons; it has no target threat and no acceleration field."},"kind":"card-anatomy","source":"APÉNDICE III, Plan secundario (implied); CARTAS DE PLAN SECUNDARIO"},
  {"id":"MC-ANATOMY-22","topic":"card-anatomy","says":{"en":"Treachery, environment and obligation cards have name, ability, boost field and set information, and no stats, hit points or threat values."},"kind":"card-anatomy","source":"APÉNDICE III, Perfidia, Entorno, Obligación (implied)"},
];
