import { defineGame, digest, type Game, type Rulebook, Run, type Stream } from '@assemble/kernel';
import { nodes } from './abilities/nodes/index.ts';
import { setupVerdict } from './builder/setup.ts';
import type { Content } from './content.ts';
import { EDITIONS } from './editions/index.ts';
import { activation, activationTester } from './rules/activation.ts';
import { activationPhase, cardsTester, turn, turnTester } from './rules/activation-phase.ts';
import { attack } from './rules/attack.ts';
import { applyDamage, damage, dropping, fall, remove } from './rules/damage.ts';
import { deployment } from './rules/deployment.ts';
import { diceTester } from './rules/dice.ts';
import { dodge } from './rules/dodge.ts';
import { grantedMove } from './rules/granted-move.ts';
import { leadership, leaderships, randomLeadership } from './rules/leadership.ts';
import { listeners } from './rules/listeners.ts';
import { agreedMission, mission } from './rules/mission.ts';
import { hurl, move, straight } from './rules/moving.ts';
import { payment } from './rules/payment.ts';
import { positionTester } from './rules/positions.ts';
import { positionDrawing } from './rules/previews.ts';
import { cleanupPhase, match, powerPhase } from './rules/round.ts';
import { type CrisisRulebook, other } from './rules/run.ts';
import { series } from './rules/series.ts';
import { emptyTable, priorityRoll, setUp } from './rules/set-up.ts';
import { randomSquad } from './rules/squad-building.ts';
import { squadTester } from './rules/squads.ts';
import { play } from './rules/tactics.ts';
import { targetTester } from './rules/targeting.ts';
import { transforming } from './rules/transforming.ts';
import { readSetup } from './setup.ts';
import { cloneTable, type Table } from './table.ts';
import { appraise } from './view/appraise.ts';
import { habit } from './view/habit.ts';
import { projections } from './view/projections.ts';
import { type View, viewOf } from './view/view.ts';

/** Counts up whenever the rules change what a decision leads to: matches and replays are pinned to it. */
export const RULES_VERSION = '3';

const PROCEDURES = [
  match,
  setUp,
  priorityRoll,
  mission,
  agreedMission,
  deployment,
  leadership,
  powerPhase,
  activationPhase,
  turn,
  activation,
  play,
  payment,
  grantedMove,
  move,
  straight,
  hurl,
  attack,
  series,
  dodge,
  damage,
  fall,
  dropping,
  remove,
  transforming,
  cleanupPhase,
];

const nothing = (): void => {};
/** Moments that are only heard: nothing is carried out at them. */
const MOMENTS = [
  'targeted',
  'attack-pool',
  'rolling',
  'modify',
  'before-damage',
  'after-attack',
  'after-series',
  'suffers',
  'damaged',
  'dazed',
  'dropping',
  'knocked-out',
  'felled',
  'moved',
  'rolled',
  'power-spent',
  'superpower-used',
  'before-comparing',
  'collision',
  'turn-starts',
  'tactic-played',
  'leadership-starts',
  'leaving',
  'power-phase',
  'activation-phase-starts',
  'activation-phase-ends',
  'activation-starts',
  'activation-ends',
  'cleanup',
  'terrain-destroyed',
] as const;

/** Crisis Protocol, played with these cards. */
export function crisisProtocol(content: Content): Game<Table, View> {
  const rulebook: CrisisRulebook = {
    cards: content,
    game: 'crisis-protocol',
    version: RULES_VERSION,
    content: digest(content.cards),
    acceptSetup: (setup) => setupVerdict(content, setup),
    seats: () => 2,
    brings: 'rosters',
    table: emptyTable,
    start: 'match',
    procedures: Object.fromEntries(PROCEDURES.map((one) => [one.name, one])),
    nodes: nodes as CrisisRulebook['nodes'],
    abilities: content.abilities,
    changes: {
      ...Object.fromEntries(MOMENTS.map((kind) => [kind, nothing])),
      damage: applyDamage as never,
    } as CrisisRulebook['changes'],
    // CP-TIMING-4, CP-TIMING-6: one player's effects after the other's, in an order of their own.
    stages: [
      { name: 'moment', policy: 'turns' },
      { name: 'apply', policy: 'apply' },
    ],
    listeners,
    enqueue: nothing,
    order: (c) => {
      const first = c.table.turn?.seat ?? c.table.priority;
      return [first, other(first)];
    },
    windowAsk: (_c, _stage, forced, batch) => ({
      ask: { key: 'ask.react', args: { event: batch[0]?.kind ?? '', forced } },
      rules: ['CP-TIMING-6', 'CP-SUPER-8'],
    }),
    testers: {
      position: { ...positionTester, ...positionDrawing },
      turn: turnTester,
      cards: cardsTester,
      activation: activationTester,
      target: targetTester,
      dice: diceTester,
      squad: squadTester,
    },
    cloneTable,
    view: (played, seat) => viewOf(rulebook, played, seat),
    projections,
    // Squads are secret until both are revealed, and so are leaderships where there is a choice.
    knowledge: (played, seat) => {
      const c = new Run(rulebook as unknown as Rulebook<Table>, played, null);
      const squad = played.table.cards.filter((slot) => slot.owner === other(seat));
      const { leadership: used } = played.table.players[other(seat) as 0 | 1];
      const chosen = used === null || leaderships(c, other(seat)).length < 2 ? [] : [used];
      return [
        ...squad.map(({ id }) => `squad ${id}`),
        ...chosen.map(({ character, of }) => `leadership ${character}/${of}`),
      ];
    },
    appraise: (played, seat) => appraise(rulebook, played, seat),
    habit: (played, decision) => habit(rulebook, played, decision),
    pace: { turn: 'turn', ahead: 1, dearness: 5 },
    // assemble train crisis-protocol --matches 40
    chances: { even: 0, per: 24.5 },
    guessHidden: (played, seat, random: Stream) => {
      const { edition, rosters } = readSetup(played.setup);
      const { maximumThreat } = played.table.mission;
      const c = new Run(rulebook as unknown as Rulebook<Table>, played, null);
      // Squads and leaderships are all that is chosen in secret.
      played.given = played.given.map((one) => {
        if (one.seat === seat) return one;
        if (typeof one.answer === 'string') return { ...one, answer: randomLeadership(c, one.seat, random) };
        const roster = rosters[one.seat as 0 | 1];
        const squad = randomSquad(content, EDITIONS[edition], roster, maximumThreat, random);
        return { ...one, answer: squad };
      });
    },
  };
  return defineGame<Table, View>(rulebook as unknown as Parameters<typeof defineGame<Table, View>>[0]);
}
