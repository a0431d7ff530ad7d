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
import { problems } from './names.ts';
import { CHANCE, type Position, playersOf, prepare } from './position.ts';
import { SCHEMA } from './schema.ts';

/** Which words answer which question, first come first. */
const WORD_FOR: Readonly<Record<string, readonly string[]>> = {
  'ask.turn': ['activate', 'tactic', 'pass'],
  'ask.activation': ['move', 'climb', 'attack', 'power', 'shake', 'interact', 'tactic', 'end'],
  'ask.which-attack': ['attack'],
  'ask.which-target': ['target'],
  'ask.series-next': ['target'],
  'ask.which-type': ['type'],
  'ask.react': ['react', 'pass'],
  'ask.choose': ['choose'],
  'ask.who-pays': ['choose'],
  'ask.tactic-players': ['players'],
  'ask.deploy-whom': ['choose'],
  'ask.reroll': ['reroll'],
  'ask.change-dice': ['change'],
  'ask.may': ['may'],
  'ask.pay': ['may'],
  'ask.how-much-power': ['amount'],
  'ask.advance': ['move', 'to'],
  'ask.climb': ['climb', 'to'],
  'ask.place': ['to'],
  'ask.transform': ['to'],
  'ask.deploy': ['to'],
  'ask.drop': ['to'],
  'ask.place-token': ['to'],
  'ask.turn-token': ['aim'],
  'ask.push': ['aim'],
  'ask.throw': ['aim'],
  'ask.hurl': ['aim'],
  'ask.beam': ['aim'],
  'ask.throw-what': ['throw'],
  'ask.destroy-what': ['throw'],
  'ask.shed': ['shed'],
  'ask.which-face': ['face'],
};

/** Words that name what is chosen and, with the same breath, where it goes: they are used up by the second question. */
const TWICE: ReadonlySet<string> = new Set(['move', 'climb']);

/** Every word of a step, for the test that holds the schema to it. */
export const STEP_WORDS: readonly string[] = [
  ...new Set(Object.values(WORD_FOR).flat()),
  'option',
  ...CHANCE,
];

/** How Crisis Protocol speaks in scenarios. */
export const scenarioWords = (cards: readonly Card[]): GameWords<Table> => ({
  game: 'crisis-protocol',
  schema: SCHEMA,
  chance: CHANCE,
  players: playersOf,
  problems: (given, steps, then) => problems(cards, given, steps, then),
  prepare: (given, steps, edition) => prepare(cards, given, steps, edition),
  speak: (prepared, match, decision, words) => speak(prepared as Position, match, decision, words),
  check: (seen, expected) => check(seen, expected),
});

function speak(position: Position, match: Match<Table>, decision: Decision, words: Words): Spoken {
  const known = [...(WORD_FOR[decision.ask.key] ?? []), 'option'];
  const word = known.find((one) => words[one] !== undefined);
  if (word === undefined)
    return {
      problem: `${position.players[decision.seat]} is asked "${decision.ask.key}", which takes ${known.join(' or ')}`,
    };
  try {
    const answer = answerFor(position, match, decision, word, words[word] ?? null);
    return { answer, used: goesOn(position, match, decision, word) ? [] : [word] };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** A move that is allowed is followed by the question where to. */
const goesOn = (position: Position, match: Match<Table>, decision: Decision, word: string): boolean =>
  TWICE.has(word) &&
  decision.ask.key === 'ask.activation' &&
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
  const id = (name: Json): number => position.find(name as string, seat);
  switch (word) {
    case 'activate':
      return `activate:${id(value)}`;
    case 'pass':
      return decision.ask.key === 'ask.react' ? PASS : 'pass';
    case 'end':
      return 'end';
    case 'move':
    case 'climb':
      return decision.ask.key === 'ask.activation' ? word : point(value);
    case 'to':
    case 'aim':
      return point(value);
    case 'shake':
      return `shake:${value}`;
    case 'interact':
      return `interact:${value}`;
    case 'attack':
    case 'power':
    case 'tactic':
    case 'react':
      return optionFor(position, match, decision, value as string);
    case 'target':
      return [id(value)];
    case 'choose':
    case 'players':
      return (Array.isArray(value) ? value : [value]).map(id);
    case 'throw':
      return thrown(position, decision, value as string);
    case 'reroll':
    case 'change':
      return value === 'none' ? [] : value;
    default:
      return value;
  }
}

/** The option whose ability, attack or card goes by this name. */
function optionFor(position: Position, match: Match<Table>, decision: Decision, name: string): string {
  const choices = position.game.verdicts(match, decision.seat);
  const named = choices.filter(({ id, say }) => {
    const what = say.args['attack'] ?? say.args['ability'] ?? say.args['card'] ?? id;
    return id === name || isCalled(String(what), name);
  });
  const option = named.find((choice) => choice.verdict.yes) ?? named[0];
  if (option === undefined)
    throw new Error(`nothing to choose is called "${name}": ${choices.map((one) => one.id).join(', ')}`);
  return option.id;
}

/** 'core/iron-man#friday-a-i/0' is called friday-a-i, 'tactics/medpack' medpack. */
function isCalled(address: string, name: string): boolean {
  const part = address.includes('#')
    ? address.slice(address.indexOf('#') + 1)
    : address.slice(address.indexOf('/') + 1);
  const [called] = part.split('/');
  return (
    called === name ||
    called === `${name}.0` ||
    part === name ||
    address.startsWith(`tactics/${name}#played/`)
  );
}

function thrown(position: Position, decision: Decision, name: string): string {
  const options = decision.shape === 'options' ? decision.options : [];
  const terrain = options.find((option) => option.id === `terrain:${name}`);
  return terrain?.id ?? `character:${position.find(name, decision.seat)}`;
}
