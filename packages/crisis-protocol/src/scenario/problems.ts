import type { Json, Step, WordProblem, Words } from '@assemble/kernel';
import { READY_MADE } from '../builder/ready-made.ts';
import { attacksOn, type Card, grantedOn, slug } from '../content.ts';
import { FACES } from '../names.ts';
import { BUILT_IN } from '../rules/built-in.ts';
import { cardNamed, parse, slugOf } from './names.ts';
import { PLAIN, VERBS } from './phrases.ts';
import { playersOf } from './position.ts';

type Path = readonly (string | number)[];
const isMap = (value: Json | undefined): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a scenario may speak of. */
interface Known {
  readonly cards: readonly Card[];
  readonly players: readonly string[];
  /** Names of characters; null where a set-up brings them along. */
  readonly characters: ReadonlySet<string> | null;
  readonly terrain: ReadonlySet<string>;
  /** The types of crisis that there are. */
  readonly crises: readonly string[];
  readonly add: (problem: WordProblem) => void;
}

/** Names in a scenario that stand for nothing. */
export function problems(
  cards: readonly Card[],
  given: Words,
  steps: readonly Step[],
  then: Words,
): WordProblem[] {
  const found: WordProblem[] = [];
  const players = playersOf(given);
  const sides = players.flatMap((player) => (isMap(given[player]) ? [given[player]] : []));
  const known: Known = {
    cards,
    players,
    characters:
      given['setup'] === undefined
        ? new Set(sides.flatMap((side) => Object.keys((side['characters'] ?? {}) as Words)))
        : null,
    terrain: new Set(Object.keys((given['terrain'] ?? {}) as Words)),
    crises: ['secure', 'extraction'].filter((type) => given[type] !== undefined),
    add: (problem) => found.push(problem),
  };
  if (players.length > 2) known.add({ path: ['given'], expected: 'two players', got: players.join(', ') });
  if (given['setup'] === undefined) position(known, given);
  else setUp(known, given);
  steps.forEach((step, i) => {
    decided(known, ['when', i, 'does'], step.does);
    expectations(known, ['when', i, 'then'], step.then ?? {});
  });
  expectations(known, ['then'], then);
  return found;
}

function card(known: Known, kind: Card['card'], name: Json | undefined, path: Path): void {
  if (typeof name !== 'string' || cardNamed(known.cards, name, kind) !== undefined) return;
  const among = known.cards.filter((one) => one.card === kind).map((one) => slugOf(one.id));
  known.add({ path, expected: `the name of a ${kind} card`, got: `unknown card '${name}'`, among });
}

function player(known: Known, path: Path, name: Json | undefined, more: readonly string[] = []): void {
  const among = [...known.players, ...more];
  if (typeof name !== 'string' || among.includes(name)) return;
  known.add({ path, expected: 'a player', got: `unknown player '${name}'`, among });
}

/** A character of the scenario; elsewhere also terrain. */
function character(
  known: Known,
  path: Path,
  name: Json | undefined,
  more: ReadonlySet<string> = new Set(),
): void {
  if (typeof name !== 'string' || known.characters === null) return;
  const { whose, name: called } = parse(name);
  if (whose !== null) player(known, path, whose);
  if (known.characters.has(called) || more.has(name)) return;
  const among = [...known.characters, ...more];
  known.add({ path, expected: `one of ${among.join(', ')}`, got: `unknown name '${called}'`, among });
}

function position(known: Known, given: Words): void {
  for (const type of ['secure', 'extraction']) card(known, 'crisis', given[type], ['given', type]);
  for (const name of Object.keys((given['one-shots'] ?? {}) as Words))
    card(known, 'one-shot', name, ['given', 'one-shots', name]);
  for (const word of ['turn', 'priority', 'last-activation'] as const)
    player(known, ['given', word], given[word]);
  character(known, ['given', 'activating'], given['activating']);
  for (const [id, words] of Object.entries((given['terrain'] ?? {}) as { [id: string]: Words }))
    if ((words['at'] === undefined) === (words['outline'] === undefined))
      known.add({
        path: ['given', 'terrain', id],
        expected: 'either at or outline',
        got: words['at'] === undefined ? 'neither' : 'both',
      });
  for (const [name, words] of Object.entries((given['tokens'] ?? {}) as { [token: string]: Words })) {
    token(known, ['given', 'tokens', name], name, true);
    player(known, ['given', 'tokens', name, 'controller'], words['controller']);
  }
  for (const name of known.players) sideProblems(known, given, name);
  underWay(known, given);
}

/** A token by number, or as one of a crisis that is there. */
function token(known: Known, path: Path, name: Json | undefined, key?: true): void {
  if (name === undefined || known.characters === null) return;
  const [, crisis] = /^(secure|extraction)-\d+$/.exec(String(name)) ?? [];
  if (
    crisis === undefined
      ? /^\d+$/.test(String(name)) && known.crises.length > 0
      : known.crises.includes(crisis)
  )
    return;
  const expected =
    known.crises.length === 0
      ? 'no token: the position has no crisis'
      : `a token: its number, or ${known.crises.map((one) => `${one}-1, ${one}-2 …`).join(' ')}`;
  known.add({ path, ...(key === undefined ? {} : { key }), expected, got: `'${String(name)}'` });
}

function sideProblems(known: Known, given: Words, name: string): void {
  const side = (given[name] ?? {}) as {
    readonly characters?: { readonly [name: string]: Words };
    readonly tactics?: readonly string[];
    readonly leader?: string;
  };
  const path = ['given', name];
  for (const [called, words] of Object.entries(side.characters ?? {})) {
    const at = [...path, 'characters', called];
    if (words['card'] === undefined) card(known, 'character', called, at);
    else card(known, 'character', words['card'], [...at, 'card']);
    player(known, [...at, 'owner'], words['owner']);
    for (const [i, held] of ((words['holds'] ?? []) as Json[]).entries())
      token(known, [...at, 'holds', i], held);
    for (const [i, gem] of ((words['gems'] ?? []) as string[]).entries())
      card(known, 'gem', gem, [...at, 'gems', i]);
  }
  (side.tactics ?? []).forEach((one, i) => {
    card(known, 'tactic', one, [...path, 'tactics', i]);
  });
  character(known, [...path, 'leader'], side.leader);
}

/** Words that say where the match stands: what the phase cannot use is a mistake. */
function underWay(known: Known, given: Words): void {
  const { phase, activating, attack } = given;
  const unused = (word: string, why: string): void => {
    if (given[word] !== undefined)
      known.add({ path: ['given', word], key: true, expected: `nothing: ${why}`, got: `'${word}'` });
  };
  if (phase === 'set-up')
    known.add({ path: ['given', 'phase'], expected: 'a phase; a set-up begins with setup', got: 'set-up' });
  if (phase !== undefined && phase !== 'activation')
    for (const word of ['turn', 'activating', 'attack', 'actions', 'interacted', 'attacked'])
      unused(word, `the phase is ${String(phase)}`);
  else if (activating === undefined && attack === undefined)
    for (const word of ['actions', 'interacted', 'attacked']) unused(word, 'nobody is being activated');
  if (isMap(attack))
    for (const word of ['by', 'target'] as const) character(known, ['given', 'attack', word], attack[word]);
  for (const [i, name] of ((given['attacked'] ?? []) as string[]).entries())
    character(known, ['given', 'attacked', i], name);
  for (const word of ['lasting', 'used'] as const)
    ((given[word] ?? []) as Words[]).forEach((one, i) => {
      player(known, ['given', word, i, 'by'], one['by']);
      for (const part of ['on', 'that', 'user'] as const)
        for (const name of [one[part] ?? []].flat()) character(known, ['given', word, i, part], name);
    });
}

/** A regular set-up: rosters, and nothing of a position. */
function setUp(known: Known, given: Words): void {
  const setup = given['setup'] as Words;
  const path = ['given', 'setup', 'rosters'];
  for (const [name, roster] of Object.entries((setup['rosters'] ?? {}) as Words)) {
    player(known, [...path, name], name);
    if (typeof roster === 'string') {
      const among = READY_MADE.map(({ id }) => id);
      if (!among.includes(roster))
        known.add({
          path: [...path, name],
          expected: `one of ${among.join(', ')}`,
          got: `'${roster}'`,
          among,
        });
      continue;
    }
    const {
      characters = [],
      tactics = [],
      crises = [],
    } = (roster ?? {}) as {
      characters?: string[] | Words;
      tactics?: string[];
      crises?: string[];
    };
    const people = Array.isArray(characters) ? characters : Object.keys(characters);
    people.forEach((one, i) => {
      card(known, 'character', one, [...path, name, 'characters', Array.isArray(characters) ? i : one]);
    });
    tactics.forEach((one, i) => {
      card(known, 'tactic', one, [...path, name, 'tactics', i]);
    });
    crises.forEach((one, i) => {
      card(known, 'crisis', one, [...path, name, 'crises', i]);
    });
  }
  for (const name of known.players)
    if ((setup['rosters'] as Words | undefined)?.[name] === undefined)
      known.add({ path, expected: `a roster for ${name}`, got: 'none' });
  for (const word of Object.keys(given)) {
    if (['setup', 'players', 'refused', 'roll'].includes(word)) continue;
    known.add({
      path: ['given', word],
      key: true,
      expected: 'nothing of a position beside a set-up',
      got: `'${word}'`,
    });
  }
}

function decided(known: Known, path: Path, does: Words): void {
  for (const word of ['activate', 'target'] as const) character(known, [...path, word], does[word]);
  for (const word of ['choose', 'players', 'throw'] as const) {
    const value = does[word];
    if (value === undefined || value === 'nobody' || value === null) continue;
    [value].flat().forEach((name, i) => {
      character(known, Array.isArray(value) ? [...path, word, i] : [...path, word], name, known.terrain);
    });
  }
  for (const word of ['interact', 'token'] as const) token(known, [...path, word], does[word]);
  card(known, 'tactic', does['tactic'], [...path, 'tactic']);
  card(known, 'crisis', does['crisis'], [...path, 'crisis']);
  for (const word of ['attack', 'power', 'react'] as const) ability(known, [...path, word], does[word]);
}

/** Attacks, superpowers, leaderships, cards and built-in rules, as steps name them. */
function abilitiesOn(cards: readonly Card[]): Set<string> {
  const found = new Set([
    'rules',
    'played',
    'interact',
    ...Object.keys(BUILT_IN).map((key) => key.replace(/^.*#/, '')),
  ]);
  for (const one of cards) {
    found.add(slugOf(one.id));
    for (const attack of attacksOn(one)) {
      found.add(slug(attack.name));
      for (const { name } of attack.rules) if (name !== null) found.add(slug(name));
    }
    const powers =
      one.card === 'tactic'
        ? grantedOn(one)
        : one.card === 'character' || one.card === 'gem'
          ? one.superpowers
          : [];
    for (const power of powers) found.add(slug(power.name));
    if (one.card === 'character') for (const { name } of one.leadership) found.add(slug(name));
  }
  return found;
}

const abilities = new WeakMap<readonly Card[], ReadonlySet<string>>();

/** An attack, a superpower or a card that can be used. */
function ability(known: Known, path: Path, name: Json | undefined): void {
  if (typeof name !== 'string' || /[:#]/.test(name)) return;
  let found = abilities.get(known.cards);
  if (found === undefined) {
    found = abilitiesOn(known.cards);
    abilities.set(known.cards, found);
  }
  if (found.has(name.replace(/[/.]\d$/, ''))) return;
  known.add({
    path,
    expected: 'an attack, a superpower or a card',
    got: `unknown ability '${name}'`,
    among: [...found],
  });
}

function expectations(known: Known, path: Path, then: Words): void {
  for (const word of ['priority', 'turn'] as const) player(known, [...path, word], then[word]);
  player(known, [...path, 'won'], then['won'], ['everybody', 'nobody']);
  for (const [name, words] of Object.entries((then['tokens'] ?? {}) as { [token: string]: Words })) {
    token(known, [...path, 'tokens', name], name, true);
    player(known, [...path, 'tokens', name, 'controller'], words['controller']);
    character(known, [...path, 'tokens', name, 'holder'], words['holder']);
  }
  for (const name of known.players) {
    const side = then[name];
    if (!isMap(side)) continue;
    const { characters, points: _p, tactics, affiliation: _a, leader, edge: _e, ...direct } = side;
    for (const called of Object.keys((characters ?? {}) as Words))
      character(known, [...path, name, 'characters', called], called);
    for (const called of Object.keys(direct)) character(known, [...path, name, called], called);
    character(known, [...path, name, 'leader'], leader);
    ((tactics ?? []) as string[]).forEach((one, i) => {
      card(known, 'tactic', one, [...path, name, 'tactics', i]);
    });
  }
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

/** A choice in the words of a step: 'attack jab', 'end', or a character alone. */
function offer(known: Known, path: Path, words: string): void {
  if (PLAIN.some((one) => one === words) || words.includes(':')) return;
  const verb = VERBS.find((one) => words.startsWith(`${one} `));
  if (verb === undefined) named(known, path, words);
  if (verb === 'attack' || verb === 'power' || verb === 'react')
    ability(known, path, words.slice(verb.length + 1));
  if (verb === 'activate') character(known, path, words.slice(verb.length + 1));
  if (verb === 'throw') character(known, path, words.slice(verb.length + 1), known.terrain);
  if (verb === 'tactic') card(known, 'tactic', words.slice(verb.length + 1), path);
}

/** A character, terrain, the face of a die, or an ability by its name alone. */
function named(known: Known, path: Path, name: string): void {
  const isKnown =
    known.characters === null ||
    known.characters.has(parse(name).name) ||
    known.terrain.has(name) ||
    FACES.some((face) => face === name);
  if (!isKnown) ability(known, path, name);
}
