import type { Json, Step, WordProblem, Words } from '@assemble/kernel';
import type { Card, Face } from '../content.ts';
import { type Among, isAmong, parse } from './names.ts';
import { PLAIN, VERBS } from './phrases.ts';
import { type Given, type Placed, type Side, villainOf } from './placing.ts';
import { playersOf } from './position.ts';

type Path = WordProblem['path'];

const titled = (faces: readonly Face[]): string[] => [...new Set(faces.map((face) => face.title.en))];
const isMap = (value: Json | undefined): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a scenario may speak of. */
interface Known {
  readonly cards: readonly Card[];
  readonly players: readonly string[];
  /** Titles, ids, names of their own: what stands for some card of the match. */
  readonly names: Set<string>;
  readonly add: (problem: WordProblem) => void;
}

/** What a scenario names that is not there, or that no match could begin with. */
export function problems(
  cards: readonly Card[],
  given: Words,
  steps: readonly Step[],
  then: Words,
): WordProblem[] {
  const found: WordProblem[] = [];
  const names = new Set(cards.flatMap((card) => [card.id, ...card.faces.map((face) => face.title.en)]));
  names.add('Drone');
  const known: Known = { cards, players: playersOf(given), names, add: (one) => found.push(one) };
  if (given['setup'] === undefined) position(known, given);
  else setUp(known, given);
  steps.forEach((step, i) => {
    decided(known, ['when', i, 'does'], step.does);
    expectations(known, ['when', i, 'then'], step.then ?? {});
  });
  expectations(known, ['then'], then);
  return found;
}

/** A card of some kind, by title or id. */
function named(
  known: Known,
  path: Path,
  value: Json | undefined,
  among: Among,
  more: readonly string[] = [],
): void {
  const text = String(value);
  if (more.includes(text) || known.cards.some((card) => card.id === text)) return;
  const names = titled(known.cards.filter((card) => isAmong(card, among)).flatMap((card) => card.faces));
  if (names.includes(text)) return;
  known.add({
    path,
    expected: `the name of a card (${among})`,
    got: `unknown card '${text}'`,
    among: [...names, ...more],
  });
}

function player(known: Known, path: Path, name: Json | undefined, more: readonly string[] = []): void {
  const among = [...known.players, ...more];
  if (name === undefined || name === null || among.includes(String(name))) return;
  known.add({ path, expected: 'a player', got: `unknown player '${String(name)}'`, among });
}

/** Cards in a pile or in play; a name of their own is known from here on. */
function list(
  known: Known,
  path: Path,
  value: readonly Json[] | undefined,
  among: Among,
  more: readonly string[] = [],
): void {
  (value ?? []).forEach((one, i) => {
    if (typeof one === 'string') {
      named(known, [...path, i], one, among, more);
      return;
    }
    const { card, named: own, owner, is, under } = one as unknown as Placed;
    named(known, [...path, i, 'card'], card, among, more);
    player(known, [...path, i, 'owner'], owner);
    if (is !== undefined) named(known, [...path, i, 'is'], is, 'player');
    if (is !== undefined && card !== 'Drone')
      known.add({ path: [...path, i, 'is'], expected: 'a Drone', got: `'${card}'` });
    list(known, [...path, i, 'under'], under, 'player');
    if (own === undefined) return;
    if (known.names.has(own) || known.players.includes(own))
      known.add({ path: [...path, i, 'named'], expected: 'a name that nothing else has', got: `'${own}'` });
    known.names.add(own);
  });
}

function position(known: Known, words: Words): void {
  const { players } = known;
  const given = words as unknown as Given;
  if (players.length < 1 || players.length > 4)
    known.add({
      path: ['given'],
      expected: 'one to four players (MC-SETUP-2)',
      got: String(players.length),
    });
  players.forEach((name, seat) => {
    sideProblems(known, words, name, seat);
  });
  for (const pile of ['scenario', 'encounter', 'encounter-discard', 'aside', 'removed'] as const)
    list(known, ['given', pile], given[pile], 'encounter');
  for (const word of ['first', 'turn'] as const) player(known, ['given', word], words[word]);
  stageProblems(known, given);
  underWay(known, words);
}

function sideProblems(known: Known, words: Words, name: string, seat: number): void {
  const side = words[name] as unknown as Side | undefined;
  const path = ['given', name];
  if (side?.hero === undefined) {
    known.add({ path, expected: `the word 'hero'`, got: `${name} has no hero` });
    return;
  }
  named(known, [...path, 'hero'], side.hero, 'hero');
  const twin = known.players
    .slice(0, seat)
    .find((one) => (words[one] as unknown as Side | undefined)?.hero === side.hero);
  if (twin !== undefined)
    known.add({
      path: [...path, 'hero'],
      expected: 'a hero that nobody else plays (MC-UNIQUE-1)',
      got: `'${side.hero}', whom ${twin} plays`,
    });
  for (const pile of ['hand', 'deck', 'discard', 'play'] as const)
    list(known, [...path, pile], side[pile], 'player');
  list(known, [...path, 'minions'], side.minions, 'minion', ['Drone']);
  list(known, [...path, 'dealt'], side.dealt, 'encounter');
  if (side.out !== true) return;
  // MC-ELIM-2: nothing of theirs is left but their discard pile.
  for (const pile of ['hand', 'deck', 'play', 'minions', 'dealt'] as const)
    if ((side[pile] ?? []).length > 0)
      known.add({ path: [...path, pile], expected: 'nothing, for the player is eliminated', got: 'cards' });
}

/** Words that say where the match stands exclude each other. */
function underWay(known: Known, words: Words): void {
  const { attack, turn, phase, 'villain-step': step } = words;
  const clash = (word: string, why: string): void => {
    if (words[word] !== undefined)
      known.add({ path: ['given', word], key: true, expected: `nothing: ${why}`, got: `'${word}'` });
  };
  if (phase === 'set-up')
    known.add({
      path: ['given', 'phase'],
      expected: 'player or villain; a set-up begins with setup',
      got: 'set-up',
    });
  if (words['turns-are-over'] !== undefined)
    for (const word of ['turn', 'villain-step', 'attack']) clash(word, 'all turns are over');
  if (attack !== undefined)
    for (const word of ['turn', 'phase', 'villain-step']) clash(word, 'an attack is under way');
  else if (step !== undefined || phase === 'villain') clash('turn', 'the villain phase is nobody’s turn');
  if (step !== undefined && phase === 'player') clash('villain-step', 'the phase is player');
  if (turn !== undefined && (words[String(turn)] as unknown as Side | undefined)?.out === true)
    known.add({
      path: ['given', 'turn'],
      expected: 'a player who is not eliminated',
      got: `'${String(turn)}'`,
    });
  if (isMap(attack)) {
    if (attack['by'] !== undefined && attack['by'] !== 'villain')
      card(known, ['given', 'attack', 'by'], attack['by']);
    player(known, ['given', 'attack', 'on'], attack['on']);
    if (attack['defender'] !== undefined) card(known, ['given', 'attack', 'defender'], attack['defender']);
    ((attack['boosts'] ?? []) as string[]).forEach((name, i) => {
      card(known, ['given', 'attack', 'boosts', i], name);
    });
  }
  for (const word of ['lasting', 'used'] as const)
    ((words[word] ?? []) as Json[]).forEach((one, i) => {
      const path = ['given', word, i];
      if (typeof one === 'string') card(known, path, one);
      if (!isMap(one)) return;
      card(known, [...path, 'card'], one['card'] ?? null);
      player(known, [...path, 'by'], one['by']);
      player(known, [...path, 'player'], one['player']);
      for (const name of [one['on'] ?? []].flat()) card(known, [...path, 'on'], name);
    });
}

/** MC-SETUP-9, MC-VILLAIN-1: a villain that there is, at stages that it and its main scheme have. */
function stageProblems(known: Known, given: Given): void {
  const { card: villain = 'Rhino', stage = 1 } = villainOf(given);
  const fronts = known.cards.map((card) => card.faces[0]);
  const villains = fronts.filter((face) => face.type === 'villain');
  const own = villains.filter((face) => face.title.en === villain);
  if (own.length === 0) {
    known.add({
      path: ['given', 'villain'],
      expected: 'a villain (MC-SETUP-9)',
      got: `unknown villain '${villain}'`,
      among: titled(villains),
    });
    return;
  }
  const has = (word: string, faces: readonly Face[], wanted: number): void => {
    if (faces.some((face) => face.stage === wanted)) return;
    const stages = faces.map((face) => face.stage).join(', ');
    known.add({
      path: ['given', word, 'stage'],
      expected: `a stage of ${villain}: ${stages}`,
      got: String(wanted),
    });
  };
  has('villain', own, stage);
  has(
    'scheme',
    fronts.filter((face) => face.type === 'main-scheme' && face.set === own[0]?.set),
    given.scheme?.stage ?? 1,
  );
}

/** A regular set-up: whose decks, and nothing of a position beside what chance deals. */
function setUp(known: Known, given: Words): void {
  const { decks, first } = given['setup'] as { decks?: { [player: string]: Words }; first?: string };
  for (const [name, deck] of Object.entries(decks ?? {})) {
    if (!known.players.includes(name))
      known.add({
        path: ['given', 'setup', 'decks', name],
        key: true,
        expected: 'a player of the list `players`',
        got: `unknown player '${name}'`,
        among: known.players,
      });
    named(known, ['given', 'setup', 'decks', name, 'hero'], deck['hero'], 'hero');
    for (const card of Object.keys((deck['cards'] ?? {}) as Words))
      named(known, ['given', 'setup', 'decks', name, 'cards', card], card, 'player');
  }
  for (const name of known.players)
    if (decks?.[name] === undefined)
      known.add({ path: ['given', 'setup', 'decks'], expected: `a deck for ${name}`, got: 'none' });
  player(known, ['given', 'setup', 'first'], first);
  for (const word of Object.keys(given)) {
    if (['setup', 'players', 'refused', ...known.players].includes(word)) continue;
    known.add({
      path: ['given', word],
      key: true,
      expected: 'nothing of a position beside a set-up',
      got: `'${word}'`,
    });
  }
}

/** Some card of the match, or a player where players may be meant. */
function card(known: Known, path: Path, value: Json, more: readonly string[] = []): void {
  const { name } = parse(known.players, String(value).replace(/\/\d$/, ''));
  if (known.names.has(String(value)) || known.names.has(name) || more.includes(name)) return;
  known.add({
    path,
    expected: 'the name of a card',
    got: `unknown card '${name}'`,
    among: [...known.names, ...more],
  });
}

/** Words of a step behind which cards stand. */
const CARD_WORDS = [
  'play',
  'use',
  'react',
  'first',
  'attack',
  'thwart',
  'choose',
  'defend',
  'discard',
  'order',
] as const;

function decided(known: Known, path: Path, does: Words): void {
  for (const word of CARD_WORDS) {
    const value = does[word];
    if (value === undefined || value === null || value === 'nobody') continue;
    [value].flat().forEach((name, i) => {
      card(known, Array.isArray(value) ? [...path, word, i] : [...path, word], name);
    });
  }
  for (const word of ['ask', 'player'] as const) player(known, [...path, word], does[word]);
  for (const name of Object.keys((does['divide'] ?? {}) as Words))
    card(known, [...path, 'divide', name], name);
  const { pay } = does;
  if (pay === undefined || pay === 'auto' || pay === null) return;
  [pay].flat().forEach((item, i) => {
    card(
      known,
      Array.isArray(pay) ? [...path, 'pay', i] : [...path, 'pay'],
      String(item).replace(/=.*$/, ''),
    );
  });
}

function expectations(known: Known, path: Path, then: Words): void {
  for (const name of Object.keys((then['cards'] ?? {}) as Words)) card(known, [...path, 'cards', name], name);
  for (const word of ['encounter', 'encounter-discard', 'side-schemes'] as const)
    pile(known, [...path, word], then[word]);
  for (const name of known.players) {
    const side = then[name];
    if (!isMap(side)) continue;
    for (const word of ['hand', 'deck', 'discard', 'dealt', 'play', 'minions'] as const)
      pile(known, [...path, name, word], side[word]);
  }
  for (const word of ['first', 'turn'] as const) player(known, [...path, word], then[word]);
  if (typeof then['won'] === 'string') player(known, [...path, 'won'], then['won'], ['everybody', 'nobody']);
  for (const word of ['asked', 'offered', 'only-offered', 'not-offered'] as const)
    for (const [name, value] of Object.entries((then[word] ?? {}) as Words)) {
      player(known, [...path, word, name], name);
      if (word !== 'asked')
        (value as string[]).forEach((choice, i) => {
          offer(known, [...path, word, name, i], choice);
        });
    }
  ((then['meanwhile'] ?? []) as Words[]).forEach((moment, i) => {
    expectations(known, [...path, 'meanwhile', i], moment);
  });
}

function pile(known: Known, path: Path, value: Json | undefined): void {
  const lists: [Path, Json][] = isMap(value)
    ? Object.entries(value).map(([word, part]) => [[...path, word], part])
    : [[path, value ?? null]];
  for (const [at, part] of lists)
    if (Array.isArray(part))
      part.forEach((name: Json, i) => {
        card(known, [...at, i], name);
      });
}

/** A choice in the words of a step: 'play Backflip', 'pick 2', 'end', or a card alone. */
function offer(known: Known, path: Path, words: string): void {
  if (PLAIN.some((one) => one === words) || /^(pick \d+|may (true|false))$/.test(words)) return;
  const verb = VERBS.find((one) => words.startsWith(`${one} `));
  const name = verb === undefined ? words : words.slice(verb.length + 1);
  if (verb === 'ask' || verb === 'player') player(known, path, name);
  else card(known, path, name);
}
