import { ask, DONE, type Instruction, type Json, NEXT, runAbility, type Seat } from '@assemble/kernel';
import { setupAddress } from '../content.ts';
import type { Face } from '../names.ts';
import type { Squad } from '../setup.ts';
import { readSetup } from '../setup.ts';
import type { Edge, Player, Table } from '../table.ts';
import { drawFace } from './atoms.ts';
import { tell } from './events.ts';
import { type C, call, contentOf, editionOf, type Rules, steps } from './run.ts';
import { layOneShots } from './set-up-atoms.ts';
import { reveal, squadAsk } from './squads.ts';
import { takePriority } from './turn-atoms.ts';

const newPlayer = (edge: Edge): Player => ({
  points: 0,
  edge,
  affiliation: null,
  tactics: [],
  leadership: null,
});

export function emptyTable(setup: Json): Table {
  const { edition, terrain } = readSetup(setup);
  return {
    edition,
    phase: 'set-up',
    round: 0,
    priority: 0,
    cards: [],
    terrain,
    mission: { secure: -1, extraction: -1, maximumThreat: 0, oneShots: [], staged: [] },
    players: [newPlayer('bottom'), newPlayer('top')],
    characters: [],
    tokens: [],
    turn: null,
    lastActivation: null,
    rolls: [],
    lasting: [],
    used: [],
    spent: [],
    stacked: null,
  };
}

/** From the battlefield to the first Power Phase. */
export const setUp = steps('set-up', [
  {
    name: 'the priority roll',
    rules: ['CP-PRIORITY-2', 'CP-FIELD-10'],
    run: () => call('priority-roll', { again: false }),
  },
  {
    name: 'One-Shot cards',
    rules: ['CP-ONESHOT-2'],
    run: (c, d) => {
      const { oneShots } = readSetup(c.match.setup);
      d.waiting = [...layOneShots(c, oneShots)];
      return NEXT;
    },
  },
  {
    name: 'what they set up, one after the other',
    rules: ['CP-ONESHOT-2', 'CP-ONESHOT-5'],
    run: (c, d) => {
      const slot = d.waiting.shift();
      if (slot === undefined) return NEXT;
      const card = contentOf(c).of('one-shot', c.table.cards[slot]?.id ?? '');
      if (card.setup === null) return { do: 'again' };
      const at = setupAddress(card.id);
      return runAbility(
        at,
        { card: slot, seat: null, self: -1, that: [], token: -1, at, crisis: true },
        'again',
      );
    },
  },
  {
    name: 'the mission',
    rules: ['CP-MISSION-1'],
    run: (c) => {
      const { agreed } = readSetup(c.match.setup);
      if (agreed === null) return call('mission', { type: 'secure', drawn: [] });
      const { secure, extraction } = agreed;
      return call('agreed-mission', { secure, extraction });
    },
  },
  {
    name: 'both players build their squads in secret',
    rules: ['CP-SQUAD-1', 'CP-SQUAD-2', 'CP-SQUAD-8', 'CP-SQUAD-11', 'CP-AFFIL-1', 'CP-AFFIL-4'],
    run: (c) => {
      const { agreed } = readSetup(c.match.setup);
      return agreed === null ? ask(...[0, 1].map(squadAsk)) : revealAll(c, agreed.squads);
    },
    take: (c, _d, answer) => revealAll(c, answer as Squad[]),
  },
  {
    name: 'deployment, one character at a time',
    rules: ['CP-DEPLOY-3', 'CP-DEPLOY-4', 'CP-RULING-11'],
    run: (c) => call('deployment', { seat: c.table.priority, who: -1 }),
  },
  {
    name: 'leadership',
    rules: ['CP-LEAD-5', 'CP-LEAD-6', 'CP-LEAD-7'],
    run: () => call('leadership', { seat: 0 }),
  },
  {
    name: 'the priority roll of round 1, where the edition has one',
    rules: ['CP-PRIORITY-7', 'CP-PRIORITY-8', 'CP-DEPLOY-5', 'CP-DEPLOY-6'],
    run: (c) => (editionOf(c).secondPriorityRoll ? call('priority-roll', { again: true }) : NEXT),
  },
]);

function revealAll(c: C, squads: readonly Squad[]): Instruction {
  squads.forEach((squad, seat) => {
    reveal(c, seat, squad);
  });
  return NEXT;
}

/** Both players roll five dice until one of them wins. */
export const priorityRoll = steps('priority-roll', [
  {
    name: 'five dice each',
    rules: ['CP-PRIORITY-2', 'CP-PRIORITY-3', 'CP-PRIORITY-4', 'CP-PRIORITY-5', 'CP-PRIORITY-6', 'CP-DICE-9'],
    run: (c, d) => {
      const five = (): Face[] => Array.from({ length: 5 }, () => drawFace(c));
      const rolls = [five(), five()] as const;
      const winner = priorityWinner(...rolls);
      const rules: Rules = d.again ? ['CP-PRIORITY-8', 'CP-PRIORITY-3'] : ['CP-PRIORITY-2', 'CP-PRIORITY-3'];
      tell(c, 'priority-rolled', rules, () => ({ rolls, winner }));
      if (winner === null) return { do: 'again' };
      takePriority(c, winner);
      return DONE;
    },
  },
]);

/** CP-PRIORITY-3 to CP-PRIORITY-6: more criticals, wilds and hits; then criticals; then wilds; null for a new roll. */
export function priorityWinner(a: readonly Face[], b: readonly Face[]): Seat | null {
  const count = (roll: readonly Face[], ...faces: Face[]): number =>
    roll.filter((face) => faces.includes(face)).length;
  for (const faces of [['critical', 'wild', 'hit'], ['critical'], ['wild'], ['hit']] as const) {
    const [ours, theirs] = [count(a, ...faces), count(b, ...faces)];
    if (ours !== theirs) return ours > theirs ? 0 : 1;
  }
  return null;
}
