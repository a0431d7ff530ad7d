import { ask, type Instruction, NEXT, type Seat, shuffle } from '@assemble/kernel';
import type { Point } from '../geometry/shapes.ts';
import { EDGES } from '../geometry/table.ts';
import { BATTLEFIELD } from '../geometry/tools.ts';
import { readSetup } from '../setup.ts';
import type { CrisisType, Edge } from '../table.ts';
import { tell } from './events.ts';
import { type C, contentOf, editionOf, other, type Rules, steps } from './run.ts';
import { chooseCrisis, chooseEdge, chooseThreat, layObjective, makeRoom } from './set-up-atoms.ts';

export interface MissionData {
  type: CrisisType;
  drawn: string[];
}
const otherType = (type: CrisisType): CrisisType => (type === 'secure' ? 'extraction' : 'secure');

const objectives = {
  name: 'the objective tokens of both crises',
  rules: [
    'CP-MISSION-14',
    'CP-CRISIS-5',
    'CP-CRISIS-6',
    'CP-CRISIS-7',
    'CP-OBJ-7',
    'CP-OBJ-9',
    'CP-TERRAIN-9',
  ],
  run: (c: C): Instruction => {
    for (const type of ['secure', 'extraction'] as const) placeTokens(c, type);
    makeRoom(c);
    tell(c, 'mission-set-up', ['CP-MISSION-14'], () => ({ tokens: c.table.tokens.map(({ id }) => id) }));
    return NEXT;
  },
} as const;

/** Building the mission. */
export const mission = steps('mission', [
  {
    name: 'the player with priority chooses a type',
    rules: ['CP-MISSION-2', 'CP-MISSION-3', 'CP-MISSION-4', 'CP-MISSION-16', 'CP-MISSION-17'],
    run: (c) =>
      ask({
        seat: c.table.priority,
        ask: { key: 'ask.crisis-type', args: {} },
        rules: [editionOf(c).crisesDrawn === 1 ? 'CP-MISSION-3' : 'CP-MISSION-4'],
        shape: 'options',
        options: (['secure', 'extraction'] as const).map((type) => ({
          id: type,
          say: { key: 'option.crisis-type', args: { type } },
        })),
      }),
    take: (_c, d, answer) => {
      d.type = answer as CrisisType;
      return NEXT;
    },
  },
  {
    name: 'the player with priority draws',
    rules: ['CP-MISSION-3', 'CP-MISSION-4'],
    run: (c, d) => draw(c, d, c.table.priority, d.type),
  },
  {
    name: 'of two, the other player picks one',
    rules: ['CP-MISSION-5'],
    run: (c, d) => pick(c, d, other(c.table.priority), d.type, 'CP-MISSION-5'),
    take: (c, d, answer) => choose(c, d, other(c.table.priority), answer as string, d.type),
  },
  {
    name: 'the player without priority draws of the other type',
    rules: ['CP-MISSION-6', 'CP-MISSION-7'],
    run: (c, d) => draw(c, d, other(c.table.priority), otherType(d.type)),
  },
  {
    name: 'of two, the player with priority picks one',
    rules: ['CP-MISSION-8', 'CP-MISSION-9', 'CP-CRISIS-1'],
    run: (c, d) => pick(c, d, c.table.priority, otherType(d.type), 'CP-MISSION-8'),
    take: (c, d, answer) => choose(c, d, c.table.priority, answer as string, otherType(d.type)),
  },
  {
    name: 'the player without priority chooses the Maximum Threat',
    rules: ['CP-MISSION-10', 'CP-CRISIS-4', 'CP-ONESHOT-4'],
    run: (c) => {
      const threats = (['secure', 'extraction'] as const).map((type) => ({
        type,
        threat: threatOn(c, type),
      }));
      return ask({
        seat: other(c.table.priority),
        ask: { key: 'ask.threat', args: {} },
        rules: ['CP-MISSION-10'],
        shape: 'options',
        options: threats.map(({ type, threat }) => ({
          id: type,
          say: { key: 'option.threat', args: { type, threat } },
        })),
      });
    },
    take: (c, _d, answer) => {
      const printed = threatOn(c, answer as CrisisType);
      const more = c.table.mission.oneShots.map((slot) => {
        const card = contentOf(c).of('one-shot', c.table.cards[slot]?.id ?? '');
        return {
          amount: card.threatModifier,
          source: { key: 'part.card', args: { card: card.id } },
          rule: 'CP-ONESHOT-4',
        };
      });
      const value = more.reduce((sum, part) => sum + part.amount, printed);
      const parts = [
        { amount: printed, source: { key: 'part.printed', args: {} }, rule: 'CP-MISSION-10' },
        ...more,
      ];
      chooseThreat(c, other(c.table.priority), { value, parts });
      return NEXT;
    },
  },
  {
    name: 'a deployment edge is chosen; the opposite one is the other player’s',
    rules: ['CP-MISSION-11', 'CP-MISSION-12', 'CP-MISSION-13'],
    run: (c) =>
      ask({
        seat: edgeChooser(c),
        ask: { key: 'ask.edge', args: {} },
        rules: [editionOf(c).edgeChosenBy === 'priority' ? 'CP-MISSION-12' : 'CP-MISSION-11'],
        shape: 'options',
        options: EDGES.map((edge) => ({ id: edge, say: { key: 'option.edge', args: { edge } } })),
      }),
    take: (c, _d, answer) => {
      chooseEdge(c, edgeChooser(c), answer as Edge);
      return NEXT;
    },
  },
  objectives,
]);

/** A mission that both players settled before the match: along the lower and the upper edge of the battlefield. */
export const agreedMission = steps('agreed-mission', [
  {
    name: 'the crises that both players agreed on',
    rules: ['CP-MISSION-1', 'CP-CRISIS-1'],
    run: (c, { secure, extraction }) => {
      chooseCrisis(c, c.table.priority, secure, 'secure');
      chooseCrisis(c, other(c.table.priority), extraction, 'extraction');
      return NEXT;
    },
  },
  objectives,
]);

/** CP-MISSION-3, CP-MISSION-4: shuffles the player's deck of a type and draws; a scenario may have laid down what comes. */
function draw(c: C, d: MissionData, seat: Seat, type: CrisisType): Instruction {
  const content = contentOf(c);
  const roster = readSetup(c.match.setup).rosters[seat as 0 | 1];
  const deck = roster.crises.filter((id) => content.of('crisis', id).type === type);
  const laid = c.table.stacked?.crises.filter((id) => deck.includes(id)) ?? [];
  const rest = shuffle(
    c.match.random.setup,
    deck.filter((id) => !laid.includes(id)),
  );
  d.drawn = [...laid, ...rest].slice(0, editionOf(c).crisesDrawn);
  tell(c, 'crisis-drawn', [editionOf(c).crisesDrawn === 1 ? 'CP-MISSION-3' : 'CP-MISSION-4'], () => ({
    seat,
    type,
    cards: d.drawn,
  }));
  return NEXT;
}

function pick(c: C, d: MissionData, seat: Seat, type: CrisisType, rule: Rules[number]): Instruction {
  const [only] = d.drawn;
  if (only !== undefined && d.drawn.length === 1) return choose(c, d, seat, only, type);
  return ask({
    seat,
    ask: { key: 'ask.pick-crisis', args: { type } },
    rules: [rule],
    shape: 'options',
    options: d.drawn.map((id) => ({ id, say: { key: 'option.crisis', args: { card: id } } })),
  });
}

function choose(c: C, d: MissionData, seat: Seat, id: string, type: CrisisType): Instruction {
  chooseCrisis(c, seat, id, type);
  d.drawn = [];
  return NEXT;
}

const threatOn = (c: C, type: CrisisType): number =>
  contentOf(c).of('crisis', c.table.cards[c.table.mission[type]]?.id ?? '').maximumThreat;

const edgeChooser = (c: C): Seat =>
  editionOf(c).edgeChosenBy === 'priority' ? c.table.priority : other(c.table.priority);

/** The card's map is drawn for players at the top and bottom edges; at the other two it is turned with them. */
function placeTokens(c: C, type: CrisisType): void {
  const card = contentOf(c).of('crisis', c.table.cards[c.table.mission[type]]?.id ?? '');
  const turned = c.table.players[0].edge === 'left' || c.table.players[0].edge === 'right';
  const onTable = ([x, y]: readonly [number, number]): Point =>
    turned ? { x: BATTLEFIELD - y, y: x } : { x, y };
  card.tokens.forEach(({ kind, at, facing = [] }, of) => {
    at.forEach((place, i) => {
      const looks = facing[i];
      layObjective(c, type, of, kind, onTable(place), looks === undefined ? null : onTable(looks));
    });
  });
}
