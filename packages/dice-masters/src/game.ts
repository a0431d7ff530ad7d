import { defineGame, digest, type Game, type Stream } from '@assemble/kernel';
import { nodes } from './abilities/nodes/index.ts';
import type { Content } from './content.ts';
import { readSetup, setupVerdict } from './rules/accept-set-up.ts';
import { liftBan, payCost, useAbility, useAction, useBeside } from './rules/acting.ts';
import { attack, attackersTester, blockersTester } from './rules/attack.ts';
import { byStreams, type Chance } from './rules/chance.ts';
import { changes } from './rules/changes.ts';
import { clearAndDraw } from './rules/clear-and-draw.ts';
import { combatDamage } from './rules/combat-damage.ts';
import { other } from './rules/dice-in-play.ts';
import { FORMATS } from './rules/formats.ts';
import { witness } from './rules/knock-out.ts';
import { listeners } from './rules/listeners.ts';
import { mainPhase } from './rules/main-phase.ts';
import { priority, priorityTester } from './rules/priority.ts';
import { regroup } from './rules/regroup.ts';
import { rollAndReroll } from './rules/roll-and-reroll.ts';
import type { DiceMastersRulebook } from './rules/run.ts';
import { emptyTable, setUp, teamTester } from './rules/set-up.ts';
import { settle } from './rules/settle.ts';
import { basketTester, spending } from './rules/spending.ts';
import { randomTeam } from './rules/teams.ts';
import { match, turn } from './rules/turn.ts';
import { enqueue } from './rules/turn-atoms.ts';
import { cloneTable, shuffle, type Table } from './table.ts';
import { appraise } from './view/appraise.ts';
import { brief } from './view/brief.ts';
import { habit } from './view/habit.ts';
import { projections } from './view/projections.ts';
import { type View, viewOf } from './view/view.ts';

/** Counts up whenever the rules change what a decision leads to: matches and replays are pinned to it. */
export const RULES_VERSION = '4';

const PROCEDURES = [
  match,
  setUp,
  turn,
  clearAndDraw,
  rollAndReroll,
  mainPhase,
  priority,
  spending,
  useAction,
  useAbility,
  useBeside,
  payCost,
  liftBan,
  attack,
  combatDamage,
  regroup,
  settle,
];

/** Dice Masters, played with these cards. */
export function diceMasters(content: Content, chance: Chance = byStreams): Game<Table, View> {
  const rulebook: DiceMastersRulebook = {
    cards: content,
    chance,
    game: 'dice-masters',
    version: RULES_VERSION,
    content: digest(content.cards),
    acceptSetup: (setup) => setupVerdict(content, setup),
    seats: () => 2,
    brings: 'teams',
    table: emptyTable,
    start: 'match',
    procedures: Object.fromEntries(PROCEDURES.map((one) => [one.name, one])),
    nodes: nodes as DiceMastersRulebook['nodes'],
    abilities: content.abilities,
    changes: changes as unknown as DiceMastersRulebook['changes'],
    // DM-ORDERING-4: prevention and redirection act at once; everything else waits for the effect to end.
    stages: [
      { name: 'would', policy: 'window' },
      { name: 'apply', policy: 'apply' },
      { name: 'after', policy: 'queue' },
    ],
    listeners,
    witness,
    enqueue,
    order: (c) => [c.table.active, other(c.table.active)],
    windowAsk: (_c, _stage, forced) =>
      forced
        ? { ask: { key: 'ask.next-ability', args: {} }, rules: ['DM-ORDERING-2'] }
        : { ask: { key: 'ask.react', args: {} }, rules: ['DM-GLOBAL-ABILITIES-7', 'DM-ORDERING-4'] },
    testers: {
      priority: priorityTester,
      basket: basketTester,
      attackers: attackersTester,
      blockers: blockersTester,
      team: teamTester,
    },
    brief,
    cloneTable,
    shuffle,
    view: (played, seat) => viewOf(rulebook, played, seat),
    projections,
    knowledge: (played, seat) =>
      played.table.cards.filter((slot) => slot.owner === other(seat)).map((slot) => `team ${slot.id}`),
    appraise: (played, seat) => appraise(rulebook, played, seat),
    habit: (played, decision) => habit(rulebook, played, decision),
    pace: { turn: 'turn', ahead: 1, dearness: 1 },
    // assemble train dice-masters --matches 120
    chances: { even: 0, per: 9.6 },
    guessHidden: (played, seat, random: Stream) => {
      // Only teams chosen in secret are hidden: another legal one may stand in for the opponent's.
      const { format } = readSetup(played.setup);
      if (format !== 'basic' && format !== 'tournament') return;
      played.given = played.given.map((one) =>
        one.seat === seat
          ? one
          : { ...one, answer: JSON.parse(JSON.stringify(randomTeam(content, FORMATS[format], random))) },
      );
    },
  };
  return defineGame<Table, View>(rulebook as unknown as Parameters<typeof defineGame<Table, View>>[0]);
}
