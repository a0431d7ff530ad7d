import { type Die, FACE_NAMES } from '@assemble/crisis-protocol';
import type { Event } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { DiceStory, DieWay } from '../../../../table/board.ts';
import { boardWords } from '../words/index.ts';

type Side = Die['side'];
type Face = Die['face'];
type Step = DieWay['way'][number];

/** So many rolls are told. */
const MOST = 8;
/** CP-DICE-1: of eight faces so many are successes, and so many critical. */
const SUCCESSES: Readonly<Record<Side, readonly Face[]>> = {
  attack: ['critical', 'wild', 'hit'],
  defense: ['critical', 'wild', 'block'],
  dodge: ['critical', 'wild', 'block'],
  plain: ['critical', 'wild', 'hit'],
};
const CHANCE: Readonly<Record<Face, number>> = {
  critical: 1 / 8,
  wild: 1 / 8,
  hit: 2 / 8,
  block: 1 / 8,
  blank: 2 / 8,
  failure: 1 / 8,
};

interface Roll {
  readonly key: number;
  readonly seat: number;
  readonly title: string;
  readonly dice: Map<number, Step[]>;
}

const isFaces = (value: unknown): value is readonly Face[] => Array.isArray(value);

/** What the dice did, from the events alone: dice of one attack are numbered through, both pools together. */
export function diceStory(events: readonly Event[], locale: Locale, seatNames: readonly string[]): DiceStory {
  const t = boardWords(locale);
  const what: Readonly<Record<Side, string>> = {
    attack: t.ofAttack,
    defense: t.ofDefense,
    dodge: t.ofDodge,
    plain: t.ofPlain,
  };
  const rolls: Roll[] = [];
  const luck = seatNames.map(() => ({ dice: 0, success: 0, expected: 0, critical: 0 }));
  let round = 0;
  /** The pools of the roll that is being made, and how many dice it has. */
  let current = new Map<Side, Roll>();
  let count = 0;
  const note = (side: Side, face: Face, seat: number): void => {
    const one = luck[seat];
    if (one === undefined) return;
    one.dice++;
    one.expected += SUCCESSES[side].reduce((sum, good) => sum + CHANCE[good], 0);
    if (SUCCESSES[side].includes(face)) one.success++;
    if (face === 'critical') one.critical++;
  };
  const poolOf = (die: number): Roll | undefined => [...current.values()].find(({ dice }) => dice.has(die));

  events.forEach(({ kind, args }, key) => {
    const side = args['side'] as Side;
    if (kind === 'round-began') round = Number(args['round']);
    else if (kind === 'pool-formed' && side !== 'defense') {
      current = new Map();
      count = 0;
    } else if (kind === 'rolled' && isFaces(args['faces'])) {
      const seat = Number(args['seat']);
      if (side === 'plain' && args['from'] === 'initial') {
        current = new Map();
        count = 0;
      }
      let roll = current.get(side);
      if (roll === undefined) {
        roll = { key, seat, title: t.rollOf(round, seatNames[seat] ?? '', what[side]), dice: new Map() };
        current.set(side, roll);
        rolls.push(roll);
      }
      for (const face of args['faces']) {
        roll.dice.set(count++, [{ how: 'rolled', shows: FACE_NAMES[face][locale] }]);
        note(side, face, seat);
      }
    } else if (kind === 'rerolled' || kind === 'die-changed') {
      const face = args['face'] as Face;
      const how = kind === 'rerolled' ? 'rerolled' : 'changed';
      const rolled = poolOf(Number(args['die']));
      if (kind === 'rerolled' && rolled !== undefined) note(side, face, rolled.seat);
      rolled?.dice.get(Number(args['die']))?.push({ how, shows: FACE_NAMES[face][locale] });
    }
  });

  return {
    rolls: rolls
      .slice(-MOST)
      .reverse()
      .map(({ key, title, dice }) => ({
        key,
        title,
        dice: [...dice].map(([die, way]) => ({ die, name: t.dieNumber(die + 1), card: null, way })),
      })),
    luck: luck.map(({ dice, success, expected, critical }, seat) => ({
      seat,
      dice,
      rows: [
        { label: t.luckSuccess, rolled: success, expected },
        { label: t.luckCritical, rolled: critical, expected: dice * CHANCE.critical },
      ],
    })),
  };
}
