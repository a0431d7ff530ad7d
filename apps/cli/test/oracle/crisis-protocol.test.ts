import { CARDS, type Character, Content, type Table } from '@assemble/crisis-protocol';
import { describe } from 'vitest';
import { crisisProtocolClaims } from '../../src/games/crisis-protocol-oracle.ts';
import { claimTests, line, question } from './claims.ts';

const character = (id: number, more: Partial<Character> = {}): Character => ({
  id,
  card: 0,
  owner: 0,
  controller: 0,
  at: { x: 3 + 3 * id, y: 3 },
  form: 0,
  side: 'healthy',
  damage: 0,
  power: 0,
  dazed: false,
  activated: false,
  conditions: [],
  gone: false,
  gems: [],
  ...more,
});

const player = { points: 0, edge: 'left', affiliation: null, tactics: [], leadership: null } as const;
const table = (characters: Character[], more: Partial<Table> = {}): Table => ({
  edition: 'es13',
  phase: 'activation',
  round: 2,
  priority: 0,
  cards: [
    { id: 'core/red-skull', owner: 0 },
    { id: 'mightiest/ultron-drones', owner: 0 },
  ],
  terrain: [],
  mission: { secure: -1, extraction: -1, maximumThreat: 17, oneShots: [], staged: [] },
  players: [
    { ...player, tactics: [] },
    { ...player, tactics: [] },
  ],
  characters,
  tokens: [],
  turn: null,
  lastActivation: null,
  rolls: [],
  lasting: [],
  used: [],
  spent: [],
  stacked: null,
  ...more,
});

const plain = table([character(0), character(1), character(2)]);
const dazed = table([character(0, { dazed: true }), character(1), character(2)]);
const gone = character(0, { gone: true, at: null });
const declared = line('attack-declared', { who: 2, attack: 'core/red-skull#strike', target: 0 });
const redirected = line('retargeted', { who: 2, target: 1 });
const defense = (who: number) =>
  line('rolled', { who, seat: 0, side: 'defense', faces: [], from: 'initial' });
const hit = (who: number) => line('damaged', { who, amount: 1, damage: 1, source: 'core/red-skull#strike' });
const resolved = (target: number) => line('attack-resolved', { who: 2, target, dealt: 1 });
const began = (who: number) => line('activation-began', { who });
const asks = (actions: number) => [question('ask.activation', { who: 0, actions })];
const lasting = (who: { character: number; self: number }): Table['lasting'] => [
  { at: 'core/red-skull#power/0', seat: 0, that: [], paid: 0, until: 'round', ...who },
];
const drones = (more: Partial<Character> = {}) => character(1, { card: 1, ...more });
const bench = {
  id: 'bench-1',
  kind: 'bench',
  size: 1,
  interactive: true,
  outline: [],
  standing: null,
} as const;

describe('the oracle of Crisis Protocol', () => {
  claimTests(crisisProtocolClaims(new Content(CARDS)), plain, [
    [
      'CP-ATTACK-5',
      'whoever became the target rolls the defense dice',
      [{ events: [declared, redirected] }, { events: [defense(1), hit(1), resolved(1)] }],
      [{ events: [declared, redirected] }, { events: [defense(0), hit(1), resolved(1)] }],
    ],
    [
      'CP-ATTACK-5',
      'whoever became the target suffers the damage',
      [{ events: [declared, defense(0), hit(0), resolved(0)] }],
      [{ events: [declared, redirected, defense(1), hit(0), resolved(1)] }],
    ],
    [
      'CP-ATTACK-5',
      'whoever became the target was attacked',
      [{ events: [declared, redirected, resolved(1)] }],
      [{ events: [declared, redirected, resolved(0)] }],
    ],
    [
      'CP-ACTPHASE-4',
      'nobody activates twice in a round',
      [{ events: [began(0)] }, { events: [line('readied', { who: 0 }), began(0)] }],
      [{ events: [began(0)] }, { events: [began(1), began(0)] }],
    ],
    [
      'CP-ACTIVATE-1',
      'granted actions come on top of the two',
      [
        { events: [began(0)], pending: asks(2) },
        { asked: asks(2), pending: asks(1) },
      ],
      [
        { events: [began(0)], pending: asks(2) },
        { asked: asks(2), pending: asks(0) },
      ],
    ],
    ['CP-ACTIVATE-1', 'nobody has three actions', [{ pending: asks(2) }], [{ pending: asks(3) }]],
    [
      'CP-DAZED-2',
      'whoever is Dazed is no target',
      [{ before: dazed, now: plain, events: [line('recovered', { who: 0 }), declared] }],
      [{ before: dazed, now: dazed, events: [declared] }],
    ],
    [
      'CP-KO-1',
      'nothing lasts on whoever is gone',
      [{ now: table([gone], { lasting: lasting({ character: 1, self: 1 }) }), before: table([gone]) }],
      [{ now: table([gone], { lasting: lasting({ character: 0, self: 1 }) }), before: table([gone]) }],
    ],
    [
      'CP-KO-1',
      'effects of whoever is gone end, but in the English book',
      [
        {
          now: table([gone], { edition: 'en', lasting: lasting({ character: 1, self: 0 }) }),
          before: table([gone]),
        },
      ],
      [{ now: table([gone], { lasting: lasting({ character: 1, self: 0 }) }), before: table([gone]) }],
    ],
    [
      'CP-KO-1',
      'whoever is gone does not attack',
      [{ events: [declared, line('knocked-out', { who: 0 })] }],
      [{ events: [line('knocked-out', { who: 0 }), declared] }],
    ],
    [
      'CP-GRUNT-4',
      'one Grunt for each player',
      [{ now: table([character(0), drones()]) }],
      [{ now: table([character(0), drones(), drones({ id: 2 })]) }],
    ],
    [
      'CP-GRUNT-4',
      'Grunts have no Power',
      [{ now: table([character(0, { power: 3 }), drones()]) }],
      [{ now: table([character(0), drones({ power: 1 })]) }],
    ],
    [
      'CP-DAMAGE-1',
      'damage is what the log says',
      [{ now: table([character(0, { damage: 1 })]), events: [hit(0)] }],
      [{ now: table([character(0, { damage: 2 })]), events: [hit(0)] }],
    ],
    [
      'CP-POWER-2',
      'Power is what the log says',
      [
        {
          now: table([character(0, { power: 2 })]),
          events: [line('power-gained', { who: 0, amount: 2, power: 2 })],
        },
      ],
      [{ now: table([character(0, { power: 2 })]) }],
    ],
    [
      'CP-COND-1',
      'a special condition is there once',
      [
        {
          now: table([character(0, { conditions: ['stun'] })]),
          events: [line('condition-gained', { who: 0, condition: 'stun' })],
        },
      ],
      [
        {
          before: table([character(0, { conditions: ['stun'] })]),
          now: table([character(0, { conditions: ['stun'] })]),
          events: [line('condition-gained', { who: 0, condition: 'stun' })],
        },
      ],
    ],
    [
      'CP-HURL-1',
      'destroyed terrain is gone',
      [{ events: [line('terrain-destroyed', { terrain: 'bench-1' })] }],
      [{ now: table([], { terrain: [bench] }), events: [line('terrain-destroyed', { terrain: 'bench-1' })] }],
    ],
  ]);
});
