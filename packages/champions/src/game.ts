import { defineGame, digest, type Game, type Rulebook } from '@assemble/kernel';
import { nodes } from './abilities/nodes/index.ts';
import { setupVerdict } from './builder/setup.ts';
import type { Content } from './content.ts';
import { assignTester } from './rules/assigning.ts';
import { basicAttack, basicThwart, changeForm, recover } from './rules/basic-powers.ts';
import { playerOrder } from './rules/cards-in-play.ts';
import { called, carryOut } from './rules/carrying-out.ts';
import { changes } from './rules/changes.ts';
import { damage, defeat } from './rules/damage.ts';
import { attack } from './rules/enemy-attack.ts';
import { scheme } from './rules/enemy-scheme.ts';
import { initiate } from './rules/initiating.ts';
import { listeners } from './rules/listeners.ts';
import { mightAnswer } from './rules/pacing.ts';
import { paymentTester } from './rules/paying.ts';
import { play } from './rules/playing.ts';
import { reveal } from './rules/revealing.ts';
import { match, playerPhase, round, villainPhase } from './rules/round.ts';
import type { ChampionsRulebook } from './rules/run.ts';
import { emptyTable, setUp } from './rules/set-up.ts';
import { settle } from './rules/settle.ts';
import { advance, threat } from './rules/threat.ts';
import { turn, turnTester } from './rules/turn.ts';
import { readSetup } from './setup.ts';
import { cloneTable, type Table } from './table.ts';
import { appraise } from './view/appraise.ts';
import { brief } from './view/brief.ts';
import { habit } from './view/habit.ts';
import { guessHidden, knowledge } from './view/hidden.ts';
import { projections } from './view/projections.ts';
import { type View, viewOf } from './view/view.ts';

/** Counts up whenever the rules change what a decision leads to: matches and replays are pinned to it. */
export const RULES_VERSION = '4';

const PROCEDURES = [
  match,
  setUp,
  round,
  playerPhase,
  villainPhase,
  turn,
  initiate,
  carryOut,
  called,
  play,
  basicAttack,
  basicThwart,
  recover,
  changeForm,
  attack,
  scheme,
  damage,
  defeat,
  threat,
  advance,
  reveal,
  settle,
];

/** Champions, played with these cards. */
export function champions(content: Content): Game<Table, View> {
  const rulebook: ChampionsRulebook & Rulebook<Table, View> = {
    cards: content,
    game: 'champions',
    version: RULES_VERSION,
    content: digest(content.cards),
    acceptSetup: (setup) => setupVerdict(content, setup),
    seats: (setup) => readSetup(setup).players.length,
    brings: 'players',
    sides: 'together',
    table: emptyTable,
    start: 'match',
    procedures: Object.fromEntries(PROCEDURES.map((one) => [one.name, one])),
    nodes,
    abilities: content.abilities,
    changes,
    // A window: forced abilities first, one after the other (MC-FORCED-1, -3), then the players until all pass in a row
    // (MC-INTERRUPT-3, MC-RESPONSE-3).
    stages: [
      { name: 'status', policy: 'window' }, // MC-STATUS-3: before everything else of the same moment
      { name: 'awaited', policy: 'window' }, // what waited for this to be about to happen
      { name: 'would', policy: 'window' },
      { name: 'interrupt', policy: 'window' },
      { name: 'apply', policy: 'apply' },
      { name: 'delayed', policy: 'window' }, // MC-DELAYED-1: what waited for it, before any response
      { name: 'response', policy: 'window' },
    ],
    listeners,
    mightAnswer,
    enqueue: () => {
      throw new Error('nothing waits in this game: every stage is a window');
    },
    order: playerOrder,
    windowAsk: (_c, stage, forced) =>
      forced
        ? { ask: { key: 'ask.forced', args: {} }, rules: ['MC-FORCED-2', 'MC-FIRST-3'] }
        : stage === 'response'
          ? { ask: { key: 'ask.response', args: {} }, rules: ['MC-RESPONSE-2'] }
          : { ask: { key: 'ask.interrupt', args: {} }, rules: ['MC-INTERRUPT-2'] },
    testers: { turn: turnTester, payment: paymentTester, 'assign-damage': assignTester },
    brief,
    cloneTable,
    view: (played, seat) => viewOf(rulebook, played, seat),
    projections,
    knowledge,
    guessHidden,
    appraise: (played, seat) => appraise(rulebook, played, seat),
    pace: { turn: 'round', ahead: 0, dearness: 1.6 },
    // assemble train champions --matches 24 --bot normal: few matches, so a rough guess
    chances: { even: 17.3, per: 72.6 },
    habit: (played, decision) => habit(rulebook, played, decision),
    // Players may talk (MC-TALK-1), but not while a card with peril is resolved (MC-KEYWORD-10).
    silence: ({ table }) => (table.peril < 0 ? null : 'MC-KEYWORD-9'),
  };
  return defineGame<Table, View>(rulebook);
}
