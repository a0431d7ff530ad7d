import {
  type Answer,
  type Decision,
  type GameWords,
  type Json,
  type Match,
  PASS,
  type Spoken,
  type Words,
} from '@assemble/kernel';
import type { Card } from '../content.ts';
import type { Table } from '../table.ts';
import { check } from './expectations.ts';
import { cardNamed, findCharacter, parse, tokenNamed } from './names.ts';
import { OLDER } from './older.ts';
import { offers } from './phrases.ts';
import { CHANCE, type Position, prepare } from './position.ts';
import { problems } from './problems.ts';
import { SCHEMA } from './schema.ts';
import { sight } from './sight.ts';
import { write } from './writing.ts';

/** Words that name what is chosen and, with the same breath, where it goes: they are used up by the second question. */
const TWICE: ReadonlySet<string> = new Set(['move', 'climb']);

/** How Crisis Protocol speaks in scenarios. */
export const scenarioWords = (cards: readonly Card[]): GameWords<Table> => ({
  game: 'crisis-protocol',
  schema: SCHEMA,
  older: OLDER,
  seats: { least: 2, most: 2 },
  chance: CHANCE,
  chanceLeft: ({ table }) => ({ roll: table.stacked?.faces.length ?? 0 }),
  problems: (given, steps, then) => problems(cards, given, steps, then),
  prepare: (given, steps, edition) => prepare(cards, given, steps, edition),
  write: (match, players) => write(cards, match, players),
  choosing: CHOOSING,
  speak: (prepared, match, decision, words) => speak(prepared as Position, match, decision, words),
  sight: (prepared, match) => sight(prepared as Position, match),
  check: (seen, expected) => check(seen, expected),
});

/** Which events tell what was chosen where nobody was asked. */
const CHOOSING: GameWords['choosing'] = {
  target: [
    ['attack-declared', 'target'],
    ['series-declared', 'targets'],
  ],
  attack: [
    ['attack-declared', 'attack'],
    ['series-declared', 'attack'],
  ],
  choose: [
    ['damaged', 'who'],
    ['healed', 'who'],
    ['moved', 'who'],
    ['power-gained', 'who'],
    ['power-lost', 'who'],
    ['power-spent', 'who'],
    ['condition-gained', 'who'],
    ['condition-lost', 'who'],
    ['handed-over', 'to'],
    ['collided', 'with'],
    ['collided', 'terrain'],
    ['deployed', 'who'],
  ],
  players: [['power-spent', 'who']],
  throw: [
    ['terrain-thrown', 'terrain'],
    ['terrain-destroyed', 'terrain'],
    ['moved', 'who'],
  ],
  token: [
    ['interacted', 'token'],
    ['handed-over', 'token'],
    ['picked-up', 'token'],
  ],
  crisis: [['crisis-chosen', 'card']],
};

function speak(position: Position, match: Match<Table>, decision: Decision, words: Words): Spoken {
  const question = decision.ask.key.replace(/^ask\./, '');
  const known = [...(SCHEMA.questions[question] ?? []), 'option'];
  const word = known.find((one) => words[one] !== undefined);
  if (word === undefined)
    return {
      problem: `${position.players[decision.seat]} is asked '${question}', which takes ${known.join(' or ')}`,
    };
  try {
    const answer = answerFor(position, match, decision, word, words[word] ?? null);
    return { answer, used: goesOn(position, match, decision, word) ? [] : [word] };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** Where how to move is chosen, not yet where to. */
const MENUS: readonly string[] = ['ask.activation', 'ask.which-move'];

/** A move that is allowed is followed by the question where to. */
const goesOn = (position: Position, match: Match<Table>, decision: Decision, word: string): boolean =>
  TWICE.has(word) &&
  MENUS.includes(decision.ask.key) &&
  position.game.verdicts(match, decision.seat).some(({ id, verdict }) => id === word && verdict.yes);

const point = (value: Json): Answer => {
  const [x, y] = value as readonly [number, number];
  return { x, y };
};

function answerFor(
  position: Position,
  match: Match<Table>,
  decision: Decision,
  word: string,
  value: Json,
): Answer {
  const { seat } = decision;
  const id = (name: Json): number => findCharacter(position.cast, match.table, String(name), seat);
  const none = value === 'nobody' || value === null || value === 'none';
  switch (word) {
    case 'activate':
      return `activate:${id(value)}`;
    case 'pass':
      return decision.ask.key === 'ask.react' ? PASS : 'pass';
    case 'end':
      return 'end';
    case 'move':
    case 'climb':
      return MENUS.includes(decision.ask.key) ? word : point(value);
    case 'to':
    case 'aim':
      return point(value);
    case 'shake':
      return `shake:${value}`;
    case 'interact':
      return `interact:${tokenNamed(match, value as string | number)}`;
    case 'token':
      return String(tokenNamed(match, value as string | number));
    case 'attack':
    case 'power':
    case 'tactic':
    case 'react':
    case 'crisis':
    case 'leader':
      return optionFor(position, match, decision, word, value as string);
    case 'pick':
      return String((value as number) - 1);
    case 'target':
      return [id(value)];
    case 'choose':
      if (decision.shape === 'options') return chosenOption(position, match, decision, value as string);
      return none ? [] : [value].flat().map(id);
    case 'players':
      return [value].flat().map(id);
    case 'throw':
      return chosenOption(position, match, decision, value as string);
    case 'reroll':
    case 'change':
      return none ? [] : diceNamed(match, decision, [value].flat() as (string | number)[]);
    case 'squad':
      return squadFrom(position, value as Words);
    default:
      return value;
  }
}

/** Dice by number or by the face they show, each another one: [blank, blank]. */
function diceNamed(match: Match<Table>, decision: Decision, names: readonly (string | number)[]): number[] {
  const from = decision.shape === 'entities' ? decision.from : [];
  if (names.length === 1 && names[0] === 'all') return [...from];
  const dice = match.table.rolls.at(-1)?.dice ?? [];
  const taken = new Set<number>();
  return names.map((name) => {
    const fits = (die: number): boolean =>
      !taken.has(die) && dice.some((one) => one.id === die && one.face === name);
    const found = typeof name === 'number' ? name : (from.find(fits) ?? dice.map((one) => one.id).find(fits));
    if (found === undefined) throw new Error(`no die shows "${name}"`);
    taken.add(found);
    return found;
  });
}

/** A squad as the game takes it: cards by name. */
function squadFrom(position: Position, words: Words): Answer {
  const { characters = [], tactics = [], affiliation = null } = words;
  const ids = (kind: Card['card'], names: Json): string[] =>
    (names as string[]).map((name) => cardNamed(position.content.cards, name, kind)?.id ?? name);
  return { characters: ids('character', characters), tactics: ids('tactic', tactics), affiliation };
}

/** The option whose ability, attack or card goes by this name. */
function optionFor(
  position: Position,
  match: Match<Table>,
  decision: Decision,
  verb: string,
  name: string,
): string {
  const named = offers(position, match, decision).filter(({ id, words, also = [] }) =>
    [words, ...also].some((one) => {
      const called = one.slice(verb.length + 1);
      return one.startsWith(`${verb} `) && (called === name || parse(called).name === name || id === name);
    }),
  );
  const option = named.find((choice) => choice.lit) ?? named[0];
  if (option?.id === undefined) throw new Error(`nothing to choose is called "${name}"`);
  return option.id;
}

/** The option that is about this character or terrain. */
function chosenOption(position: Position, match: Match<Table>, decision: Decision, name: string): string {
  const { cast } = position;
  const options = decision.shape === 'options' ? decision.options : [];
  const terrain = options.find(({ say }) => say.args['terrain'] === name);
  if (terrain !== undefined) return terrain.id;
  const who = findCharacter(cast, match.table, name, decision.seat);
  return options.find(({ say }) => say.args['who'] === who)?.id ?? `character:${who}`;
}
