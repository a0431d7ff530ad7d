import { type Among, cardNamed, wordFor } from '@assemble/champions';
import type { Json, Words } from '@assemble/kernel';
import { type Card, content } from '../data.ts';

/** A card as it is written, with whatever is true of it. */
export interface Placed extends Words {
  readonly card: string;
}

/** Where a list of cards is: on a player's side, or with the scenario. */
export interface Place {
  readonly who: string | null;
  readonly list: string;
  readonly among: Among;
  /** Its cards are in play: more can be said of them. */
  readonly inPlay?: true;
  /** The order of its cards matters. */
  readonly ordered?: true;
}

export const DRONE = 'Drone';

export const SIDE_PLACES = {
  play: { list: 'play', among: 'player', inPlay: true },
  minions: { list: 'minions', among: 'minion', inPlay: true },
  hand: { list: 'hand', among: 'player' },
  deck: { list: 'deck', among: 'player', ordered: true },
  discard: { list: 'discard', among: 'player', ordered: true },
  dealt: { list: 'dealt', among: 'encounter', ordered: true },
} as const satisfies Readonly<Record<string, Omit<Place, 'who'>>>;

export const SCENARIO_PLACES = {
  scenario: { list: 'scenario', among: 'encounter', inPlay: true },
  encounter: { list: 'encounter', among: 'encounter', ordered: true },
  'encounter-discard': { list: 'encounter-discard', among: 'encounter', ordered: true },
  aside: { list: 'aside', among: 'encounter' },
} as const satisfies Readonly<Record<string, Omit<Place, 'who'>>>;

export const playersOf = (given: Words): readonly string[] => given['players'] as readonly string[];
export const sideOf = (given: Words, who: string): Words => (given[who] ?? {}) as Words;
export const withSide = (given: Words, who: string, changes: Words): Words => ({
  ...given,
  [who]: tidy({ ...sideOf(given, who), ...changes }),
});

/** Without what is false, none or empty: that is what is meant by saying nothing. */
const tidy = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).filter(
      ([word, value]) =>
        value !== false &&
        value !== null &&
        !(Array.isArray(value) && value.length === 0) &&
        (value !== 0 || word === 'threat' || word === 'counters'),
    ),
  );

const listIn = (given: Words, { who, list }: Place): readonly Json[] =>
  ((who === null ? given[list] : sideOf(given, who)[list]) ?? []) as readonly Json[];

/** The cards of a list. */
export const cardsIn = (given: Words, place: Place): readonly Placed[] =>
  listIn(given, place).map((one) => (typeof one === 'string' ? { card: one } : (one as Placed)));

/** Cards as short as they can be written. */
const written = (cards: readonly Placed[]): Json[] =>
  cards.map((one) => {
    const said = tidy(one);
    return Object.keys(said).length === 1 ? one.card : said;
  });

function withCards(given: Words, place: Place, cards: readonly Placed[]): Words {
  const { who, list } = place;
  if (who !== null) return withSide(given, who, { [list]: written(cards) });
  const { [list]: _before, ...rest } = given;
  return cards.length === 0 ? rest : { ...rest, [list]: written(cards) };
}

/** The card that a word stands for; none for a Drone or what nobody knows. */
export function cardAt({ card }: Placed, { among }: Pick<Place, 'among'>): Card | undefined {
  try {
    return cardNamed(content, card, among);
  } catch {
    return undefined;
  }
}

export function withCard(given: Words, place: Place, card: Card | null, at?: number): Words {
  const word = card === null ? DRONE : wordFor(content, card, place.among);
  const threat = card?.faces[0].type === 'side-scheme' ? startThreat(given, card) : null;
  const one: Placed = threat === null ? { card: word } : { card: word, threat };
  const before = cardsIn(given, place);
  return withCards(given, place, [
    ...before.slice(0, at),
    one,
    ...(at === undefined ? [] : before.slice(at)),
  ]);
}

function startThreat(given: Words, card: Card): number {
  const [{ threat }] = card.faces;
  return typeof threat === 'number' ? threat : threat.perPlayer * playersOf(given).length;
}

export const changedCard = (given: Words, place: Place, at: number, changes: Words): Words =>
  withCards(
    given,
    place,
    cardsIn(given, place).map((one, i) => (i === at ? ({ ...one, ...changes } as Placed) : one)),
  );

/** A card less. What was said of it by others goes with it. */
export const withoutCard = (given: Words, place: Place, at: number): Words =>
  cleaned(
    withCards(
      given,
      place,
      cardsIn(given, place).filter((_, i) => i !== at),
    ),
  );

/** A card one place up (-1) or down (1). */
export function movedCard(given: Words, place: Place, at: number, by: -1 | 1): Words {
  const cards = cardsIn(given, place).slice();
  const [one] = cards.splice(at, 1);
  if (one === undefined) return given;
  cards.splice(at + by, 0, one);
  return withCards(given, place, cards);
}

const PLACES = (given: Words): readonly Place[] => [
  ...Object.values(SCENARIO_PLACES).map((place) => ({ ...place, who: null })),
  ...playersOf(given).flatMap((who) => Object.values(SIDE_PLACES).map((place) => ({ ...place, who }))),
];

/** What a card goes by: its own name, or its title. */
const nameOf = (one: Placed, place: Place): string =>
  (one['named'] as string | undefined) ?? cardAt(one, place)?.faces[0].title.en ?? one.card;

/** A card in play, and where it is written; the villain and the identities are written elsewhere. */
export interface InPlay {
  readonly name: string;
  readonly card: Card | undefined;
  readonly at: { readonly place: Place; readonly index: number } | null;
}

/** Everything in play that something can be attached to. */
export function inPlay(given: Words): readonly InPlay[] {
  const villain = villainOf(given).card;
  const heroes = playersOf(given).map((who) => String(sideOf(given, who)['hero'] ?? ''));
  return [
    { name: villain, card: undefined, at: null },
    ...heroes.map((name) => ({ name, card: undefined, at: null })),
    ...PLACES(given)
      .filter((place) => place.inPlay === true)
      .flatMap((place) =>
        cardsIn(given, place).map((one, index) => ({
          name: nameOf(one, place),
          card: cardAt(one, place),
          at: { place, index },
        })),
      ),
  ];
}

/** Attaches a card to another; where that one's name is not enough to find it, it gets one of its own. */
export function attached(given: Words, place: Place, at: number, host: InPlay | null): Words {
  if (host === null) return changedCard(given, place, at, { on: null });
  const twins = inPlay(given).filter(({ name }) => name === host.name);
  if (twins.length === 1 || host.at === null) return changedCard(given, place, at, { on: host.name });
  const own = `${host.name}-${twins.findIndex((one) => one.at?.index === host.at?.index) + 1}`;
  const named = changedCard(given, host.at.place, host.at.index, { named: own });
  return changedCard(named, place, at, { on: own });
}

/** Whatever speaks of a card that is not there any more is gone too. */
function cleaned(given: Words): Words {
  const everything = PLACES(given).flatMap((place) =>
    cardsIn(given, place).flatMap((one) => [one.card, nameOf(one, place), String(one['is'] ?? '')]),
  );
  const sides = playersOf(given).flatMap((who) => {
    const hero = String(sideOf(given, who)['hero'] ?? '');
    return [hero, ...cardNamed(content, hero, 'hero').faces.map((face) => face.title.en)];
  });
  const known = new Set([...everything, ...sides, villainOf(given).card, 'villain']);
  const isThere = (name: Json | undefined): boolean =>
    name === undefined ||
    known.has(
      String(name)
        .replace(/^.*'s /, '')
        .replace(/#\d+$/, ''),
    );
  const isSaid = (one: Json): boolean => {
    if (typeof one === 'string') return isThere(one);
    const { card, on = [] } = one as Words;
    return isThere(card) && [on].flat().every((name) => isThere(name as Json));
  };
  let next = given;
  for (const word of ['lasting', 'used'] as const) {
    const { [word]: said, ...rest } = next;
    const left = ((said ?? []) as Json[]).filter(isSaid);
    next = left.length === 0 ? rest : { ...rest, [word]: left };
  }
  for (const place of PLACES(next).filter((one) => one.inPlay === true))
    cardsIn(next, place).forEach((one, at) => {
      if (!isThere(one['on'])) next = changedCard(next, place, at, { on: null });
    });
  const { attack, ...rest } = next;
  if (attack === undefined) return next;
  const { by, defender, boosts = [] } = attack as { by?: string; defender?: string; boosts?: string[] };
  return [by, defender, ...boosts].every(isThere) ? next : rest;
}

/** The villain as the position writes it. */
export function villainOf(given: Words): Words & { readonly card: string } {
  const { villain } = given;
  if (typeof villain === 'string') return { card: villain };
  return { card: 'Rhino', ...((villain ?? {}) as Words) };
}

export const withVillain = (given: Words, changes: Words): Words => ({
  ...given,
  villain: tidy({ ...villainOf(given), ...changes }),
});

export const schemeOf = (given: Words): { readonly stage: number; readonly threat: number } => ({
  stage: 1,
  threat: 0,
  ...((given['scheme'] ?? {}) as { stage?: number; threat?: number }),
});

/** Where the match stands: `turn <name>`, `over`, `villain <step>`, or `attack <name>`. */
export function standsAt(given: Words): string {
  const { attack, turn, phase, 'villain-step': step } = given;
  if (attack !== undefined) return `attack ${String((attack as Words)['on'])}`;
  if (given['turns-are-over'] === true) return 'over';
  if (step !== undefined || phase === 'villain') return `villain ${Number(step ?? 1)}`;
  return `turn ${String(turn ?? given['first'] ?? playersOf(given)[0])}`;
}

export function standingAt(given: Words, at: string): Words {
  const { attack: _a, turn: _t, phase: _p, 'villain-step': _s, 'turns-are-over': _o, ...rest } = given;
  const [, word = '', what = ''] = /^(\w+) ?(.*)$/.exec(at) ?? [];
  if (word === 'over') return { ...rest, 'turns-are-over': true };
  if (word === 'villain') return { ...rest, 'villain-step': Number(what) };
  return word === 'attack' ? { ...rest, attack: { on: what } } : { ...rest, turn: what };
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** One player more, with a hero that nobody plays yet. */
export function withPlayer(given: Words, hero: string): Words {
  const players = playersOf(given);
  const name = NAMES.find((one) => !players.includes(one)) ?? `${players.length + 1}`;
  return { ...given, players: [...players, name], [name]: { hero } };
}

export function withoutPlayer(given: Words, who: string): Words {
  const { [who]: _gone, ...rest } = given;
  const players = playersOf(given).filter((name) => name !== who);
  const next: Words = {
    ...rest,
    players,
    first: given['first'] === who ? (players[0] ?? '') : (given['first'] ?? players[0] ?? ''),
  };
  const at = standsAt(given);
  return cleaned(at.endsWith(` ${who}`) ? standingAt(next, `turn ${players[0]}`) : next);
}
