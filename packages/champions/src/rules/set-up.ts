import { ask, below, DONE, goto, NEXT, type Seat, shuffle } from '@assemble/kernel';
import type { Card } from '../content.ts';
import { SETS, type SetId, setsOf } from '../names.ts';
import { readSetup, stagesOf } from '../setup.ts';
import { type Player, type Print, SCENARIO, type Table, type Zone } from '../table.ts';
import { discardCards, draw, enterPlay } from './atoms.ts';
import { mainSchemeOf, pieceOf, playerOf, playerOrder, printed, villainOf } from './cards-in-play.ts';
import { callFor } from './carrying-out.ts';
import { tell } from './events.ts';
import { sheet } from './index-of-cards.ts';
import { beginStages, layOut, makeFirst, shuffleObligationsIn } from './match-atoms.ts';
import { handSize } from './round.ts';
import { type C, cardsIn, contentOf, steps } from './run.ts';
import { turnScheme } from './threat.ts';

/** A table before anything lies on it. */
export const emptyTable = (): Table => ({
  prints: [],
  zones: [],
  play: [],
  players: [],
  deck: [],
  discard: [],
  villains: [],
  schemes: [],
  villain: -1,
  scheme: -1,
  acceleration: 0,
  first: 0,
  active: -1,
  phase: 'set-up',
  round: 0,
  activities: [],
  reveals: [],
  lasting: [],
  lastingIds: 0,
  used: [],
  peril: -1,
});

export type SetUpData = { step: number; seat: Seat };

const tellStep = (c: C, step: number): void => tell(c, 'set-up-step', ['MC-SETUP-1'], () => ({ step }));

/** Set-up in its fourteen steps (MC-SETUP-1). */
export const setUp = steps('set-up', [
  {
    name: '1. each player puts their identity in play, alter-ego side up; 2. the dials show its hit points',
    rules: ['MC-SETUP-2', 'MC-SETUP-3'],
    run: (c) => {
      layOut(c, cardsOf(c));
      tellStep(c, 1);
      c.table.players.forEach((player, seat) => {
        const [hero, alterEgo = hero] = contentOf(c).card(printed(c, player.identity).card).faces;
        enterPlay(c, player.identity, { face: alterEgo.id, controller: seat }, ['MC-SETUP-2']);
      });
      tellStep(c, 2);
      return NEXT;
    },
  },
  {
    name: '3. the players agree on a first player',
    rules: ['MC-SETUP-4'],
    run: (c) => {
      tellStep(c, 3);
      const { first, players } = readSetup(c.match.setup);
      if (first !== undefined || players.length === 1) {
        makeFirst(c, first ?? 0, ['MC-SETUP-4']);
        return NEXT;
      }
      return ask({
        seat: 0,
        ask: { key: 'ask.first-player', args: {} },
        rules: ['MC-SETUP-4'],
        shape: 'options',
        options: players.map((_, seat) => ({
          id: String(seat),
          say: { key: 'option.seat', args: { seat } },
        })),
      });
    },
    take: (c, _d, answer) => {
      makeFirst(c, Number(answer), ['MC-SETUP-4']);
      return NEXT;
    },
  },
  {
    name: '4. obligations and 5. nemesis sets are set aside; 6. each player shuffles; 7. the supply',
    rules: ['MC-SETUP-5', 'MC-SETUP-6', 'MC-SETUP-7', 'MC-NEMESIS-1'],
    run: (c) => {
      tellStep(c, 4);
      tellStep(c, 5);
      tellStep(c, 6);
      for (const player of c.table.players) shuffle(c.match.random.setup, player.deck);
      tellStep(c, 7);
      return NEXT;
    },
  },
  {
    name: '8. the villain deck and the main scheme deck; 9. the villain’s dial',
    rules: ['MC-SETUP-9', 'MC-SETUP-10', 'MC-VILLAIN-1', 'MC-ZONE-2', 'MC-KEYWORD-4'],
    run: (c) => {
      tellStep(c, 8);
      beginStages(c);
      tellStep(c, 9);
      shuffle(c.match.random.setup, c.table.deck);
      return NEXT;
    },
  },
  {
    name: '10. the Setup instructions of the main scheme',
    rules: ['MC-SETUP-11'],
    run: (c) => {
      tellStep(c, 10);
      const scheme = mainSchemeOf(c);
      return scheme === undefined
        ? NEXT
        : callFor(sheet(c, scheme.face).called['set-up'], scheme.id, c.table.first);
    },
  },
  {
    name: '10. the main scheme is turned to its B side',
    rules: ['MC-MAIN-8', 'MC-MAIN-6'],
    run: (c) => turnScheme(c),
  },
  {
    name: '10. When Revealed abilities of the villain',
    rules: ['MC-SETUP-12'],
    run: (c) => {
      const villain = villainOf(c);
      return villain === undefined
        ? NEXT
        : callFor(sheet(c, villain.face).called['when-revealed'], villain.id, c.table.first);
    },
  },
  {
    name: '11. obligations are shuffled into the encounter deck',
    rules: ['MC-SETUP-13'],
    run: (c) => {
      tellStep(c, 11);
      shuffleObligationsIn(c);
      return NEXT;
    },
  },
  {
    name: '12. each player draws their starting hand',
    rules: ['MC-SETUP-14'],
    run: (c) => {
      tellStep(c, 12);
      for (const seat of playerOrder(c)) draw(c, seat, handSize(c, seat), ['MC-SETUP-14']);
      tellStep(c, 13);
      return NEXT;
    },
  },
  {
    name: '13. each player may discard cards and draws up again, once',
    rules: ['MC-SETUP-15', 'MC-SETUP-16'],
    run: (c, d) => {
      const seat = playerOrder(c)[d.seat];
      if (seat === undefined) return NEXT;
      const { hand } = playerOf(c.table, seat);
      return ask({
        seat,
        ask: { key: 'ask.mulligan', args: {} },
        rules: ['MC-SETUP-15'],
        shape: 'entities',
        from: hand,
        min: 0,
        max: hand.length,
      });
    },
    take: (c, d, answer) => {
      const seat = playerOrder(c)[d.seat] ?? 0;
      const cards = cardsIn(answer);
      d.seat++;
      tell(c, 'mulligan', ['MC-SETUP-15'], () => ({ seat, count: cards.length }));
      discardCards(c, seat, cards, ['MC-SETUP-16']);
      draw(c, seat, handSize(c, seat) - playerOf(c.table, seat).hand.length, ['MC-SETUP-15']);
      return { do: 'again' };
    },
  },
  {
    name: '14. Setup abilities of the identities',
    rules: ['MC-SETUP-17'],
    run: (c, d) => {
      if (d.step === 0) tellStep(c, 14);
      const seat = playerOrder(c)[d.step];
      if (seat === undefined) return DONE;
      d.step++;
      const identity = pieceOf(c, playerOf(c.table, seat).identity);
      const heard = sheet(c, identity.face).called['set-up'];
      return heard === undefined ? { do: 'again' } : callFor(heard, identity.id, seat);
    },
  },
  {
    name: '14. until everybody has',
    rules: ['MC-SETUP-17'],
    run: () => goto('14. Setup abilities of the identities'),
  },
]);

/** The cards of the match: decks of the players, the scenario, what is set aside. */
function cardsOf(c: C): Parameters<typeof layOut>[1] {
  const content = contentOf(c);
  const setup = readSetup(c.match.setup);
  const prints: Print[] = [];
  const zones: Zone[] = [];
  const add = (card: Card, owner: Seat, zone: Zone): number => {
    prints.push({ card: card.id, owner });
    zones.push(zone);
    return prints.length - 1;
  };
  const addCopies = (card: Card, count: number, owner: Seat, zone: Zone, to: number[]): void => {
    for (let n = 0; n < count; n++) to.push(add(card, owner, zone));
  };
  const addSet = (set: SetId, zone: Zone, to: number[]): void => {
    for (const card of content.ofSet(set)) {
      if (isEncounterCard(card)) addCopies(card, card.copies, SCENARIO, zone, to);
    }
  };

  const players = setup.players.map((deck, seat): Player => {
    const identity = add(content.card(deck.identity), seat, 'aside');
    const cards: number[] = [];
    for (const [id, count] of Object.entries(deck.cards))
      addCopies(content.card(id), count, seat, 'deck', cards);
    return { identity, deck: cards, hand: [], discard: [], dealt: [], out: false, flipped: false };
  });
  for (const deck of setup.players) {
    const { set } = content.card(deck.identity);
    const obligation = content.ofSet(set).find((card) => card.faces[0].type === 'obligation');
    // MC-OBLIGATION-4: the scenario owns it.
    if (obligation !== undefined) add(obligation, SCENARIO, 'aside');
    for (const nemesis of setsOf('nemesis')) if (setOf(nemesis) === set) addSet(nemesis, 'aside', []);
  }
  const stages = stagesOf(setup.mode);
  const own = content.ofSet(setup.villain);
  const staged = (type: 'villain' | 'main-scheme', wanted: (stage: number) => boolean): number[] =>
    own
      .filter(({ faces: [face] }) => face.type === type && wanted(face.stage ?? 0))
      .map((card) => add(card, SCENARIO, 'stage'));
  const villains = staged('villain', (stage) => stages.includes(stage));
  const schemes = staged('main-scheme', () => true);
  // MC-ENCDECK-3.
  const sets: SetId[] = [
    setup.villain,
    'standard',
    ...(setup.mode === 'expert' ? (['expert'] as const) : []),
  ];
  sets.push(...modularSets(c, setup.modular));
  const deck: number[] = [];
  for (const set of sets) addSet(set, 'deck', deck);
  return { prints, zones, players, deck, villains, schemes };
}

const setOf = (nemesis: SetId): string | undefined => {
  const found = SETS[nemesis];
  return 'of' in found ? found.of : undefined;
};

/** Cards that are shuffled into the encounter deck: no stages. */
const isEncounterCard = (card: Card): boolean => {
  const { type } = card.faces[0];
  return type !== 'villain' && type !== 'main-scheme';
};

/** MC-ENCDECK-6: drawn at random and not looked at, where the set-up says only how many. */
function modularSets(c: C, modular: readonly SetId[] | number): SetId[] {
  if (typeof modular !== 'number') return [...modular];
  const left = setsOf('modular');
  const chosen: SetId[] = [];
  while (chosen.length < modular) chosen.push(...left.splice(below(c.match.random.setup, left.length), 1));
  return chosen;
}
