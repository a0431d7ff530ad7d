import {
  type Aspect,
  type Content,
  type Deck,
  PRESETS,
  presetDeck,
  RECOMMENDED,
  readSetup,
  type SetId,
  setsOf,
  type Table,
} from '@assemble/champions';
import { below, type Event, type Json, type Match, type Stream, shuffle } from '@assemble/kernel';
import type { Choices, Deeds, Varied } from '../game.ts';
import { Ledger } from './ledger.ts';

const ASPECTS = setsOf('aspect');
const VILLAINS = setsOf('villain');

/** Heroes with an aspect against a villain. `ready` is the aspect of the hero's ready-made deck. */
export function variedChampions(content: Content): Varied {
  const cardOf = new Map(
    content.cards.flatMap(({ id, faces }) => faces.map((face) => [face.id, id] as const)),
  );
  return {
    dimensions: {
      hero: PRESETS.map(({ hero }) => hero),
      aspect: ['ready', ...ASPECTS],
      villain: VILLAINS,
      mode: ['standard', 'expert'],
    },
    opposed: null,
    formats: ['1', '2', '3', '4'],
    setup: (format, choices, random) => setUp(content, format, choices, random),
    deeds: (match, events) => deeds(cardOf, match as Match<Table>, events),
    found: () => null,
  };
}

function setUp(
  content: Content,
  format: string,
  { hero, aspect, villain, mode }: Choices,
  random: Stream,
): Json {
  const any = <T>(of: readonly T[]): T => of[below(random, of.length)] as T;
  const heroes =
    hero?.split('+') ??
    shuffle(
      random,
      PRESETS.map((one) => one.hero),
    ).slice(0, Number(format));
  const aspectOf = (who: string): Aspect => {
    if (aspect === undefined) return any(ASPECTS) as Aspect;
    const ready = PRESETS.find((one) => one.hero === who)?.aspect;
    return aspect === 'ready' && ready !== undefined ? ready : (aspect as Aspect);
  };
  const against = villain ?? any(VILLAINS);
  const recommended = RECOMMENDED[against];
  const decks: Deck[] = heroes.map((who) => presetDeck(content, who as SetId, aspectOf(who)));
  return JSON.parse(
    JSON.stringify({
      players: decks,
      villain: against,
      mode: mode ?? any(['standard', 'expert']),
      modular: recommended === undefined ? 1 : [recommended],
      first: below(random, heroes.length),
    }),
  ) as Json;
}

/** A player's card is used when it is played or used, attacks, thwarts or defends; one of the encounters when it is revealed. */
function deeds(
  cardOf: ReadonlyMap<string, string>,
  { setup, table }: Match<Table>,
  events: readonly Event[],
): readonly Deeds[] {
  const own = readSetup(setup).players.map(({ identity, cards }) => [identity, ...Object.keys(cards)]);
  const players = own.length;
  const cardIn = (value: Json | undefined): string =>
    cardOf.get((value as { readonly face: string } | null)?.face ?? '') ?? '';
  const met = events.flatMap(({ kind, args }) => (kind === 'revealed' ? [cardIn(args['card'])] : []));
  const ledger = new Ledger([...own, met.filter((card) => card !== '')]);
  const sideOf = (value: Json | undefined): number => {
    const print = table.prints[(value as { readonly id: number } | null)?.id ?? -1];
    return print === undefined || print.owner < 0 ? players : print.owner;
  };
  for (const { kind, args } of events) {
    switch (kind) {
      case 'played':
      case 'used':
      case 'defends':
        ledger.used(Number(args['seat']), cardIn(args['card']));
        break;
      case 'attacks':
      case 'thwarts':
        ledger.used(Number(args['seat']), cardIn(args['by']));
        break;
      case 'revealed':
        ledger.used(players, cardIn(args['card']));
        break;
      case 'damaged':
        ledger.damaged(sideOf(args['by']), cardIn(args['by']), Number(args['amount']));
        break;
    }
  }
  return ledger.deeds();
}
