import { CARDS, Content, type Die, type Table } from '@assemble/dice-masters';
import { describe } from 'vitest';
import { diceMastersClaims } from '../../src/games/dice-masters-oracle.ts';
import { claimTests, line } from './claims.ts';

const die = (id: number, more: Partial<Die> = {}): Die => ({
  id,
  card: 1,
  owner: 0,
  controller: 0,
  zone: 'field',
  face: 3,
  damage: 0,
  as: 1,
  valuesOf: -1,
  valuesFace: -1,
  holder: -1,
  takenFrom: null,
  ...more,
});

const player = { life: 20, startLife: 20, markers: 0, fielded: 0, actionsUsed: 0 };
const table = (dice: Die[], more: Partial<Table> = {}): Table => ({
  format: 'tournament',
  priority: 'tournament',
  cards: [
    { id: 'sidekick', owner: null, colour: 0 },
    { id: 'avx/thor-odinson', owner: 0, colour: 1 },
    { id: 'avx/loki-gem-keeper', owner: 1, colour: 2 },
    { id: 'avx/professor-x-powerful-telepath', owner: 1, colour: 3 },
    { id: 'avx/mystique-shapeshifter', owner: 0, colour: 4 },
    { id: 'avx/professor-x-principal', owner: 1, colour: 5 },
  ],
  dice,
  players: [{ ...player }, { ...player }],
  active: 0,
  turn: 3,
  phase: 'main',
  combat: null,
  lasting: [],
  waiting: [],
  usedThisTurn: [],
  stacked: null,
  ...more,
});

const lasting = (kind: string, more: Partial<Table['lasting'][number]> = {}) => ({
  kind,
  die: 0,
  seat: 0,
  card: 1,
  until: 3,
  data: {},
  ...more,
});
const ref = (id: number) => ({ die: id, card: 'avx/thor-odinson', face: 3 });
const source = { card: 'avx/thor-odinson', die: 0 };
const shaped = { lasting: [lasting('copy', { data: { as: 2, valuesOf: -1, valuesFace: -1 } })] };
const principal = [die(0), die(1, { card: 5, as: 5, owner: 1, controller: 1 })];
const rerolled = line('rolled', { seat: 0, dice: [ref(0)], again: true });
const plain = table([die(0), die(1, { owner: 1, controller: 1 })]);
const bonus = table([die(0)], { lasting: [lasting('bonus')] });
const loki = [die(0, { zone: 'reserve' }), die(1, { card: 2, as: 2, owner: 1, controller: 1 })];
const named = {
  lasting: [lasting('cannot-field', { card: 2, die: -1, data: { card: 'avx/thor-odinson' } })],
};
const professor = [die(0, { zone: 'reserve' }), die(1, { card: 3, as: 3, owner: 1, controller: 1 })];
const turn = line('turn-began', { seat: 1, turn: 4 });
const control = [die(0, { owner: 1, holder: 1, takenFrom: 'field' }), die(1)];

describe('the oracle of Dice Masters', () => {
  claimTests(diceMastersClaims(new Content(CARDS)), plain, [
    [
      'DM-CAPTURE-AND-CONTROL-14',
      'nothing lasts outside the field',
      [{ before: bonus, now: bonus }],
      [{ now: table([die(0, { zone: 'prep', face: -1 })], { lasting: [lasting('bonus')] }) }],
    ],
    [
      'DM-CAPTURE-AND-CONTROL-14',
      'a copy ends outside the field',
      [{ now: table([die(0, { as: 2 })]) }],
      [{ now: table([die(0, { as: 2, zone: 'used', face: -1 })]) }],
    ],
    [
      'DM-CAPTURE-AND-CONTROL-14',
      'what comes back at once has lost what lasted on it',
      [{ before: bonus, now: plain, events: [line('captured', { die: ref(0), by: source })] }],
      [{ before: bonus, now: bonus, events: [line('captured', { die: ref(0), by: source })] }],
    ],
    [
      'DM-CAPTURE-AND-CONTROL-5',
      'a controlled die is held by a die in the field',
      [{ now: table(control) }],
      [{ now: table([die(0, { owner: 1, holder: 1 }), die(1, { zone: 'prep', face: -1 })]) }],
    ],
    [
      'DM-CAPTURE-AND-CONTROL-5',
      'no die lies in a foreign pile',
      [{ now: plain }],
      [{ now: table([die(0, { owner: 1, holder: 1, zone: 'used', face: -1 }), die(1)]) }],
    ],
    [
      'DM-CAPTURE-AND-CONTROL-4',
      'control ends with the turn',
      [{ now: table(control), events: [turn, line('controlled', { die: ref(0), by: source })] }],
      [{ now: table(control), events: [line('controlled', { die: ref(0), by: source }), turn] }],
    ],
    [
      'DM-COPYING-7',
      'copies end with the turn',
      [
        {
          now: table([die(0, { as: 2 })]),
          events: [turn, line('copied', { die: ref(0), what: 'both', of: '' })],
        },
        // Mystique – Shapeshifter goes on with the card she uses.
        { now: table([die(0, { card: 4, as: 2 })], shaped), events: [turn] },
      ],
      [{ now: table([die(0, { as: 2 })]), events: [turn] }],
    ],
    [
      'DM-COPYING-7',
      'what she copied besides ends with the turn',
      [{ now: table([die(0, { card: 4, as: 2 })], shaped), events: [turn] }],
      [{ now: table([die(0, { card: 4, as: 3 })], shaped), events: [turn] }],
    ],
    [
      'DM-CORE-RULES-3',
      'nobody fields what Loki named while Loki is active',
      [
        {
          before: table([die(0, { zone: 'reserve' })], named),
          now: table([die(0)], named),
          events: [line('fielded', { seat: 0, die: ref(0) })],
        },
      ],
      [
        {
          before: table(loki, named),
          now: table(loki, named),
          events: [line('fielded', { seat: 0, die: ref(0) })],
        },
      ],
    ],
    [
      'DM-CORE-RULES-3',
      'nobody uses globals while an active card of the opponent forbids them',
      [
        {
          before: table(professor),
          now: table(professor),
          events: [line('global-used', { seat: 1, card: 'avx/thor-odinson', times: 1 })],
        },
      ],
      [
        {
          before: table(professor),
          now: table(professor),
          events: [line('global-used', { seat: 0, card: 'avx/thor-odinson', times: 1 })],
        },
      ],
    ],
    [
      'DM-CORE-RULES-3',
      'nobody rerolls in Roll and Reroll whom Professor X keeps from it; an effect may',
      [{ before: table(principal), now: table(principal), events: [rerolled] }],
      [
        {
          before: table(principal, { phase: 'roll-and-reroll' }),
          now: table(principal, { phase: 'roll-and-reroll' }),
          events: [rerolled],
        },
      ],
    ],
    [
      'DM-PREVENT-AND-REDIRECT-5',
      'redirected damage reaches the new target',
      [
        { events: [line('redirected', { amount: 2, to: ref(0), seat: 0, source })] },
        { events: [line('damaged', { die: ref(0), amount: 2, total: 2, source }), turn] },
      ],
      [
        { events: [line('redirected', { amount: 2, to: ref(0), seat: 0, source })] },
        { events: [line('damaged', { die: ref(1), amount: 2, total: 2, source }), turn] },
      ],
    ],
    [
      'DM-CAPTURE-AND-CONTROL-7',
      'the die that controls another does not attack',
      [{ before: table(control), events: [line('attacked', { seat: 0, dice: [ref(0)] })] }],
      [{ before: table(control), events: [line('attacked', { seat: 0, dice: [ref(1)] })] }],
    ],
    [
      'DM-CAPTURE-AND-CONTROL-2',
      'nothing happens to a captured die',
      [
        {
          before: table([die(0, { zone: 'captured', holder: 1 })]),
          events: [
            line('released', { die: ref(0), to: 'field' }),
            line('damaged', { die: ref(0), amount: 1, total: 1 }),
          ],
        },
      ],
      [
        {
          before: table([die(0, { zone: 'captured', holder: 1 })]),
          events: [line('damaged', { die: ref(0), amount: 1, total: 1 })],
        },
      ],
    ],
    [
      'DM-ZONES-10',
      'no die leaves the field in silence',
      [
        {
          now: table([die(0, { zone: 'prep' }), plain.dice[1] as Die]),
          events: [line('knocked-out', { die: ref(0) })],
        },
      ],
      [{ now: table([die(0, { zone: 'prep' }), plain.dice[1] as Die]) }],
    ],
    [
      'DM-LIFE-AND-WINNING-2',
      'life is what the log says',
      [
        {
          now: { ...plain, players: [{ ...player, life: 17 }, player] },
          events: [line('player-damaged', { seat: 0, amount: 3, life: 17, source })],
        },
      ],
      [{ now: { ...plain, players: [{ ...player, life: 17 }, player] } }],
    ],
    [
      'DM-DAMAGE-10',
      'damage is what the log says',
      [
        {
          now: table([die(0, { damage: 2 })]),
          events: [line('damaged', { die: ref(0), amount: 2, total: 2 })],
        },
      ],
      [{ now: table([die(0, { damage: 2 })]), events: [line('knocked-out', { die: ref(0) })] }],
    ],
  ]);
});
