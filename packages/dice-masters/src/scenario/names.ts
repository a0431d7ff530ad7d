import type { Json, Step, WordProblem, Words } from '@assemble/kernel';
import { type Card, SIDEKICK_ID } from '../content.ts';
import { type DieKind, SIDEKICK_DIE } from '../dice.ts';
import { parse, slugOf } from './cast.ts';
import { faceWord } from './faces.ts';
import { playersOf } from './position.ts';
import { VERBS } from './sight.ts';

type Path = readonly (string | number)[];

/** What a scenario may speak of: for each name the dice that go by it, or none where it is not a die. */
interface Known {
  readonly players: readonly string[];
  readonly dice: ReadonlyMap<string, readonly DieKind[]>;
  readonly add: (problem: WordProblem) => void;
}

/** Words of a step behind which dice stand. */
const DICE_WORDS = ['field', 'use', 'attack', 'choose', 'cost', 'reroll'] as const;
/** Words of a step behind which cards stand. */
const CARD_WORDS = ['buy', 'lift', 'global', 'activate', 'react', 'first', 'name', 'copy'] as const;
const PILES = ['bag', 'prep', 'used', 'cards', 'bonuses', 'stats'] as const;
const ROLLED = ['reserve', 'field', 'attack', 'captured', 'beside'] as const;

/** Names in a scenario that stand for nothing: unknown cards, dice, faces and players. */
export function problems(
  cards: readonly Card[],
  given: Words,
  steps: readonly Step[],
  then: Words,
): WordProblem[] {
  const found: WordProblem[] = [];
  const add = (problem: WordProblem): void => {
    found.push(problem);
  };
  const dice = namesIn(cards, given, add);
  if (given['setup'] !== undefined) setUp(given, add);
  // A match that is set up in the regular way gets its cards while it is played.
  if (found.length > 0 || given['setup'] !== undefined) return found;
  const known: Known = { players: playersOf(given), dice, add };
  ownNames(known, given, dice);
  if (given['phase'] === 'set-up')
    add({ path: ['given', 'phase'], expected: 'a phase; a set-up begins with setup', got: 'set-up' });
  if (given['turn'] !== undefined) player(known, ['given', 'turn'], given['turn']);
  piles(known, ['given', 'left'], given['left']);
  underWay(known, given);
  chance(known, ['given'], given);
  sides(known, ['given'], given);
  steps.forEach((step, i) => {
    decided(known, ['when', i, 'does'], step.does);
    expectations(known, ['when', i, 'then'], step.then ?? {});
  });
  expectations(known, ['then'], then);
  return found;
}

/** Nothing of a position can stand beside a set-up. */
function setUp(given: Words, add: Known['add']): void {
  for (const word of Object.keys(given)) {
    if (['setup', 'players', 'refused', 'roll', 'draw'].includes(word)) continue;
    const expected = 'nothing of a position beside a set-up';
    add({ path: ['given', word], key: true, expected, got: `'${word}'` });
  }
}

/** Names that a position gives to single dice. */
function ownNames(known: Known, given: Words, dice: Map<string, readonly DieKind[]>): void {
  for (const whose of known.players) {
    const side = isMap(given[whose]) ? given[whose] : {};
    for (const zone of ROLLED) {
      for (const [i, placed] of ((side[zone] ?? []) as Json[]).entries()) {
        if (!isMap(placed) || typeof placed['named'] !== 'string') continue;
        const name = placed['named'];
        const path = ['given', whose, zone, i, 'named'];
        if (dice.has(name) || known.players.includes(name))
          known.add({ path, expected: 'a name that nothing else has', got: `'${name}'` });
        else dice.set(name, dice.get(parse(String(placed['die'])).name) ?? []);
      }
    }
  }
}

/** What a position says of effects that last, limits that are used up and an attack that is under way. */
function underWay(known: Known, given: Words): void {
  for (const [i, one] of ((given['lasting'] ?? []) as Words[]).entries()) {
    const path = ['given', 'lasting', i];
    for (const word of ['die', 'attacker', 'from', 'card'] as const)
      if (typeof one[word] === 'string') die(known, [...path, word], one[word]);
    if (one['player'] !== undefined) player(known, [...path, 'player'], one['player']);
  }
  for (const [i, one] of ((given['used'] ?? []) as Json[]).entries()) {
    const path = ['given', 'used', i];
    const words: Words = isMap(one) ? one : { card: one };
    for (const word of ['card', 'die'] as const)
      if (typeof words[word] === 'string') die(known, isMap(one) ? [...path, word] : path, words[word]);
    if (words['by'] !== undefined) player(known, [...path, 'by'], words['by']);
  }
  const attack = given['attack'];
  if (!isMap(attack)) return;
  if (given['phase'] !== undefined && given['phase'] !== 'attack')
    known.add({
      path: ['given', 'phase'],
      expected: 'attack, for an attack is under way',
      got: `'${String(given['phase'])}'`,
    });
  for (const word of ['attackers', 'blocked'] as const)
    for (const [i, name] of ((attack[word] ?? []) as string[]).entries())
      die(known, ['given', 'attack', word, i], name);
  blocking(known, ['given', 'attack', 'blocks'], attack['blocks']);
}

/** Who blocks whom. */
function blocking(known: Known, path: Path, value: Json | undefined): void {
  piles(known, path, value);
  for (const [blocker, attackers] of Object.entries(isMap(value) ? value : {}))
    for (const name of [attackers].flat()) die(known, [...path, blocker], String(name));
}

/** The names of all cards in play. */
function namesIn(cards: readonly Card[], given: Words, add: Known['add']): Map<string, DieKind[]> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const names = new Map<string, DieKind[]>([[SIDEKICK_ID, [SIDEKICK_DIE]]]);
  const name = (word: string, { die }: Card): void => {
    names.set(word, [...(names.get(word) ?? []), die]);
  };
  const one = (id: string, alias: string | null, path: Path): void => {
    const card = byId.get(id);
    if (card === undefined) {
      add({ path, expected: 'the id of a card', got: `unknown card '${id}'`, among: [...byId.keys()] });
      return;
    }
    for (const word of new Set([card.title, slugOf(id), alias ?? card.title])) name(word, card);
  };
  const list = (value: Json | undefined, path: Path): void => {
    if (Array.isArray(value)) {
      const titles = value.map((id: Json) => byId.get(String(id))?.title);
      for (const [i, id] of value.entries()) {
        one(String(id), null, [...path, i]);
        const title = titles[i];
        if (title !== undefined && titles.indexOf(title) < i)
          add({
            path: [...path, i],
            expected: `names of their own for two cards called ${title}: {one: …, other: …}`,
            got: String(id),
          });
      }
    }
    if (isMap(value))
      for (const [alias, id] of Object.entries(value)) one(String(id), alias, [...path, alias]);
  };
  const teams = isMap(given['teams']) ? given['teams'] : {};
  for (const [whose, team] of Object.entries(teams)) {
    list(team, ['given', 'teams', whose]);
    if (playersOf(given).includes(whose)) continue;
    const path = ['given', 'teams', whose];
    add({ path, key: true, expected: 'a player', got: `unknown player '${whose}'`, among: playersOf(given) });
  }
  list(given['shared'], ['given', 'shared']);
  for (const id of Object.keys(isMap(given['stubs']) ? given['stubs'] : {})) {
    if (byId.has(id)) continue;
    const path = ['given', 'stubs', id];
    add({
      path,
      key: true,
      expected: 'the id of a card',
      got: `unknown card '${id}'`,
      among: [...byId.keys()],
    });
  }
  return names;
}

const isMap = (value: Json | undefined): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function player(known: Known, path: Path, value: Json): void {
  if (known.players.includes(String(value))) return;
  known.add({ path, expected: 'a player', got: `unknown player '${String(value)}'`, among: known.players });
}

/** 'thor', 'thor@L2', "Mike's thor", 'thor#2', 'sidekick@fist:1'; a player where players may be meant. */
function die(
  known: Known,
  path: Path,
  word: string,
  options: { players?: true; key?: true; energy?: true } = {},
): void {
  if (options.players === true && known.players.includes(word)) return;
  const at = options.key === true ? { path, key: true as const } : { path };
  const owned = /^(.+)'s (.+)$/.exec(word);
  if (owned !== null) player(known, path, owned[1] ?? '');
  const [name = '', face] = (owned?.[2] ?? word).replace(/#\d+$/, '').replace(/:\d+$/, '').split('@');
  // Energy without a name is a sidekick's.
  const bareEnergy = options.energy === true && face === undefined;
  if (bareEnergy && name === 'marker') return;
  const kinds = known.dice.get(bareEnergy ? SIDEKICK_ID : name);
  const shows = bareEnergy ? name : face;
  if (kinds === undefined) {
    const among = [...known.dice.keys()];
    known.add({
      ...at,
      expected: `a card or die in play (${among.join(', ')})`,
      got: `unknown name '${name}'`,
      among,
    });
  } else if (shows !== undefined && !kinds.some((kind) => faceWords(kind).includes(shows))) {
    const among = [...new Set(kinds.flatMap(faceWords))];
    const of = bareEnergy ? SIDEKICK_ID : name;
    known.add({
      ...at,
      expected: `a face of ${of} (${among.join(', ')})`,
      got: `unknown face '${shows}'`,
      among,
    });
  }
}

const faceWords = (kind: DieKind): string[] => {
  const words = kind.faces.map(faceWord);
  return kind === SIDEKICK_DIE ? [...words, 'character'] : words;
};

/** Dice results and draws laid down: 'fist' for any die, or 'hulk@L2'. */
function chance(known: Known, path: Path, words: Words): void {
  for (const [i, word] of ((words['roll'] ?? []) as string[]).entries()) {
    if (word.includes('@')) die(known, [...path, 'roll', i], word);
    else {
      const among = [...new Set([...known.dice.values()].flat().flatMap(faceWords))];
      if (!among.includes(word)) {
        known.add({
          path: [...path, 'roll', i],
          expected: `a face (${among.join(', ')})`,
          got: `unknown face '${word}'`,
          among,
        });
      }
    }
  }
  for (const [i, word] of ((words['draw'] ?? []) as string[]).entries())
    die(known, [...path, 'draw', i], word);
}

function piles(known: Known, path: Path, value: Json | undefined): void {
  for (const name of Object.keys(isMap(value) ? value : {})) die(known, [...path, name], name, { key: true });
}

/** The players' sides, in `given` and in `then`. */
function sides(known: Known, path: Path, words: Words): void {
  for (const name of known.players) {
    const side = words[name];
    if (!isMap(side)) continue;
    for (const word of PILES) piles(known, [...path, name, word], side[word]);
    for (const zone of ROLLED) {
      for (const [i, placed] of ((side[zone] ?? []) as Json[]).entries()) {
        const at = [...path, name, zone, i];
        if (typeof placed === 'string') die(known, at, placed);
        else if (isMap(placed)) placedDie(known, at, placed);
      }
    }
  }
}

function placedDie(known: Known, path: Path, placed: Words): void {
  die(known, [...path, 'die'], String(placed['die']));
  for (const word of ['by', 'copies'] as const)
    if (typeof placed[word] === 'string') die(known, [...path, word], placed[word]);
  if (typeof placed['owner'] !== 'string') return;
  player(known, [...path, 'owner'], placed['owner']);
  // Only a die can control another player's (DM-CAPTURE-AND-CONTROL-6).
  if (path[0] === 'given' && placed['by'] === undefined)
    known.add({ path, expected: `by: the die that controls it`, got: 'an owner alone' });
}

function decided(known: Known, path: Path, does: Words): void {
  chance(known, path, does);
  for (const word of DICE_WORDS) {
    const value = does[word];
    if (value === undefined || (word === 'reroll' && (value === 'all' || value === 'none'))) continue;
    [value].flat().forEach((name, i) => {
      if (name === 'nobody' || name === null) return;
      die(known, Array.isArray(value) ? [...path, word, i] : [...path, word], String(name), {
        players: true,
      });
    });
  }
  for (const word of CARD_WORDS) {
    const value = does[word];
    if (typeof value === 'string') die(known, [...path, word], value);
  }
  if (Array.isArray(does['pay'])) {
    for (const [i, word] of (does['pay'] as string[]).entries())
      die(known, [...path, 'pay', i], word, { energy: true });
  }
  piles(known, [...path, 'divide'], does['divide']);
  blocking(known, [...path, 'block'], does['block']);
}

function expectations(known: Known, path: Path, then: Words): void {
  sides(known, path, then);
  piles(known, [...path, 'shared'], then['shared']);
  for (const word of ['fires', 'blocked'] as const) {
    for (const [i, name] of ((then[word] ?? []) as string[]).entries()) die(known, [...path, word, i], name);
  }
  blocking(known, [...path, 'blocks'], then['blocks']);
  piles(known, [...path, 'dice'], then['dice']);
  for (const word of ['asked', 'offered', 'only-offered', 'not-offered', 'damage'] as const) {
    for (const [name, value] of Object.entries(isMap(then[word]) ? then[word] : {})) {
      if (!known.players.includes(name)) {
        known.add({
          path: [...path, word, name],
          key: true,
          expected: 'a player',
          got: `unknown player '${name}'`,
          among: known.players,
        });
      }
      if (word.endsWith('offered'))
        for (const [i, choice] of (value as string[]).entries())
          offer(known, [...path, word, name, i], choice);
    }
  }
  for (const word of ['turn', 'won'] as const) {
    const value = then[word];
    if (typeof value === 'string' && value !== 'nobody' && value !== 'everybody')
      player(known, [...path, word], value);
  }
  for (const [i, moment] of ((then['meanwhile'] ?? []) as Words[]).entries()) {
    expectations(known, [...path, 'meanwhile', i], moment);
  }
}

/** A choice in the words of a step: 'buy beast', 'pass', 'thor@L2', 'beast blocks thor'. */
function offer(known: Known, path: Path, words: string): void {
  const verb = VERBS.find((one) => words.startsWith(`${one} `));
  const plain = /^(pass|also again|may (true|false)|spin (up|down)|type (fist|bolt|mask|shield))$/.test(
    words,
  );
  if (plain) return;
  const names = verb === undefined ? words.split(' blocks ') : [words.slice(verb.length + 1)];
  for (const name of names) die(known, path, name, { players: true });
}
