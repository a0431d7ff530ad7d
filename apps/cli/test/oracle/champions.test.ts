import { CARDS, Content, type Piece, type Table } from '@assemble/champions';
import { describe } from 'vitest';
import { championsClaims } from '../../src/games/champions-oracle.ts';
import { claimTests, line, question } from './claims.ts';

// Black Panther (0), an ally of his (1: Mockingbird), Rhino (2), a minion (3) and a side scheme (4).
const HERO = 'core/40a';
const ALLY = 'core/83';
const VILLAIN = 'core/94';
const MINION = 'core/101';
const SCHEME = 'core/107';

const piece = (id: number, face: string, more: Partial<Piece> = {}): Piece => ({
  id,
  face,
  controller: -1,
  engaged: -1,
  host: -1,
  exhausted: false,
  damage: 0,
  threat: 0,
  counters: 0,
  stunned: false,
  confused: false,
  tough: false,
  under: [],
  ...more,
});

const hero = piece(0, HERO, { controller: 0 });
const ally = piece(1, ALLY, { controller: 0 });
const villain = piece(2, VILLAIN);
const minion = piece(3, MINION, { engaged: 0 });
const table = (play: Piece[], more: Partial<Table> = {}): Table => ({
  prints: [],
  zones: [],
  play,
  players: [0, 1].map((seat) => ({
    identity: seat === 0 ? 0 : 9,
    deck: [],
    hand: [],
    discard: [],
    dealt: [],
    out: false,
    flipped: false,
  })),
  deck: [],
  discard: [],
  villains: [],
  schemes: [],
  villain: 2,
  scheme: -1,
  acceleration: 0,
  first: 0,
  active: 0,
  phase: 'player',
  round: 2,
  activities: [],
  reveals: [],
  lasting: [],
  lastingIds: 0,
  used: [],
  peril: -1,
  ...more,
});

const plain = table([hero, ally, villain, minion]);
const card = (id: number, face: string) => ({ id, face });
const enters = line('entered-play', { card: card(1, ALLY), seat: 0, engaged: -1, host: null });
const leaves = line('left-play', { card: card(1, ALLY), to: 'hand' });
const without = table([hero, villain, minion]);
const out = (more: Partial<Table['players'][number]> = {}): Partial<Table> => ({
  first: 1,
  players: plain.players.map((player, seat) => (seat === 0 ? { ...player, out: true, ...more } : player)),
});
const strikesBack = (by: { id: number; face: string }) =>
  line('damaged', { card: card(3, MINION), amount: 1, remaining: 2, by, explained: null });
const enemyAttack = line('enemy-attacks', { enemy: card(3, MINION), seat: 0 });
const defends = line('defends', { card: card(1, ALLY), seat: 0 });
const attack = (hits: Table['activities'][number]['hits']): Table =>
  table(plain.play, {
    activities: [
      {
        kind: 'attack',
        by: 0,
        face: HERO,
        seat: 0,
        targets: [3],
        basic: false,
        overkill: true,
        defender: -1,
        alsoDefended: [],
        boosts: [],
        icons: 0,
        hits,
        threat: 0,
      },
    ],
  });
const onVillain = { target: 2, face: VILLAIN, dealt: 2, defeated: false };
const allies = (count: number): Table =>
  table([
    hero,
    ...Array.from({ length: count }, (_, i) =>
      piece(20 + i, `core/${[50, 58, 66, 75][i]}`, { controller: 0 }),
    ),
  ]);

describe('the oracle of Champions', () => {
  claimTests(championsClaims(new Content(CARDS)), plain, [
    [
      'MC-ZONE-4',
      'a card that left play comes back as another',
      [{ now: without, events: [leaves] }, { now: without }],
      [
        { now: without, events: [leaves] },
        { before: without, now: without, events: [enters] },
      ],
    ],
    [
      'MC-ZONE-4',
      'what enters play is ready',
      [{ before: without, events: [enters] }],
      [{ before: without, now: table([hero, { ...ally, exhausted: true }]), events: [enters] }],
    ],
    [
      'MC-ZONE-4',
      'what enters play has its limits before it',
      [{ before: table([hero], { used: [{ what: 'core/83#0@7', period: 'round' }] }), events: [enters] }],
      [{ before: table([hero], { used: [{ what: 'core/83#0@1', period: 'round' }] }), events: [enters] }],
    ],
    [
      'MC-ELIM-2',
      'whoever is out controls nothing',
      [{ now: table([villain], out()) }],
      [{ now: table([ally, villain], out()) }],
    ],
    [
      'MC-ELIM-2',
      'whoever is out is never asked',
      [{ now: table([villain], out()), pending: [question('ask.turn', {}, 1)] }],
      [{ now: table([villain], out()), pending: [question('ask.turn', {}, 0)] }],
    ],
    [
      'MC-STATUS-1',
      'nobody stunned attacks',
      [
        {
          before: table([{ ...minion, stunned: true }]),
          now: table([minion]),
          events: [enemyAttack, line('status-lost', { card: card(3, MINION), status: 'stunned' })],
        },
      ],
      [
        {
          before: table([{ ...minion, stunned: true }]),
          now: table([{ ...minion, stunned: true }]),
          events: [enemyAttack, line('boosted', { enemy: card(3, MINION), card: card(8, MINION), icons: 1 })],
        },
      ],
    ],
    [
      'MC-STATUS-1',
      'nobody tough is damaged',
      [{ events: [strikesBack(card(0, HERO))] }],
      [
        {
          before: table([{ ...minion, tough: true }]),
          now: table([{ ...minion, tough: true }]),
          events: [strikesBack(card(0, HERO))],
        },
      ],
    ],
    [
      'MC-STATUS-1',
      'no status card lies there in silence',
      [
        {
          now: table([{ ...hero, confused: true }]),
          events: [line('status-gained', { card: card(0, HERO), status: 'confused' })],
        },
      ],
      [{ now: table([{ ...hero, confused: true }]) }],
    ],
    [
      'MC-DAMAGE-1',
      'damage is what the log says',
      [{ now: table([{ ...minion, damage: 1 }]), events: [strikesBack(card(0, HERO))] }],
      [{ now: table([{ ...minion, damage: 2 }]), events: [strikesBack(card(0, HERO))] }],
    ],
    [
      'MC-COMPONENT-4',
      'each copy of a scheme has its own threat',
      [
        {
          before: table([piece(4, SCHEME, { threat: 3 }), piece(5, SCHEME, { threat: 3 })]),
          now: table([piece(4, SCHEME, { threat: 1 }), piece(5, SCHEME, { threat: 3 })]),
          events: [line('threat-removed', { card: card(4, SCHEME), amount: 2, threat: 1 })],
        },
      ],
      [
        {
          before: table([piece(4, SCHEME, { threat: 3 }), piece(5, SCHEME, { threat: 3 })]),
          now: table([piece(4, SCHEME, { threat: 1 }), piece(5, SCHEME, { threat: 1 })]),
          events: [line('threat-removed', { card: card(4, SCHEME), amount: 2, threat: 1 })],
        },
      ],
    ],
    [
      'MC-KEYWORD-11',
      'retaliate answers only an attack on whoever has it',
      [
        { events: [enemyAttack, strikesBack(card(0, HERO))] },
        // Whirlwind: within his attack he attacks another hero first.
        {
          events: [
            enemyAttack,
            line('used', { card: card(3, MINION) }),
            line('enemy-attacks', { enemy: card(3, MINION), seat: 1 }),
            strikesBack(card(0, HERO)),
          ],
        },
      ],
      [{ events: [enemyAttack, defends] }, { events: [strikesBack(card(0, HERO))] }],
    ],
    [
      'MC-KEYWORD-2',
      'overkill goes on only after a defeat',
      [{ now: attack([{ target: 3, face: MINION, dealt: 3, defeated: true }, onVillain]) }],
      [{ now: attack([{ target: 3, face: MINION, dealt: 1, defeated: false }, onVillain]) }],
    ],
    [
      'MC-ALLY-2',
      'three allies',
      [{ now: allies(3), pending: [question('ask.turn')] }],
      [{ now: allies(4), pending: [question('ask.turn')] }],
    ],
  ]);
});
