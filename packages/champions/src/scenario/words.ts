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
import type { Card, Resource } from '../content.ts';
import type { Table } from '../table.ts';
import { check } from './expectations.ts';
import { idNamed } from './names.ts';
import { type Position, playersOf, prepare } from './position.ts';
import { problems } from './problems.ts';
import { SCHEMA } from './schema.ts';

/** Words of a step that name an option of a turn, or of a window, by the card it is about. */
const ON_CARDS = ['play', 'use', 'attack', 'thwart'] as const;
/** Words of a step that choose cards. */
const CHOICES = ['choose', 'defend', 'discard'] as const;

/** How Champions speaks in scenarios. */
export const scenarioWords = (cards: readonly Card[]): GameWords<Table> => ({
  game: 'champions',
  schema: SCHEMA,
  chance: [],
  players: playersOf,
  problems: (given) => problems(cards, given),
  prepare: (given) => prepare(cards, given),
  speak: (prepared, match, decision, words) => speak(prepared as Position, match, decision, words),
  check,
});

/** Which words answer a decision, the first that a step has. */
function wordsFor(decision: Decision): readonly string[] {
  switch (decision.shape) {
    case 'pay':
      return ['pay'];
    case 'entities':
      return CHOICES;
    case 'yes-no':
      return ['may'];
    case 'order':
      return ['order'];
    case 'distribute':
      return ['divide'];
    default:
      return [...ON_CARDS, 'flip', 'recover', 'end', 'decline', 'ask', 'pass', 'player', 'option'];
  }
}

function speak(position: Position, match: Match<Table>, decision: Decision, words: Words): Spoken {
  const known = wordsFor(decision);
  const word = known.find((one) => words[one] !== undefined);
  if (word === undefined) {
    // A price is paid the easy way unless the scenario says how.
    if (decision.shape === 'pay') return { answer: position.game.fallback(match, decision), used: [] };
    const who = position.players[decision.seat];
    return { problem: `${who} is asked "${decision.ask.key}", which takes ${known.join(' or ')}` };
  }
  try {
    return { answer: answerFor(position, match, decision, word, words[word] ?? null), used: [word] };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

function answerFor(
  position: Position,
  match: Match<Table>,
  decision: Decision,
  word: string,
  value: Json,
): Answer {
  const { content, players } = position;
  const offered = decision.shape === 'entities' ? decision.from : [];
  switch (word) {
    case 'pay':
      return value === 'auto'
        ? position.game.fallback(match, decision)
        : { with: payment(position, match, value) };
    case 'choose':
    case 'defend':
    case 'discard':
      return cardsNamed(position, match, value, offered);
    case 'order':
      return (value as string[]).map((name) => String(idNamed(content, match, name)));
    case 'divide':
      return divided(position, match, decision, value as { [card: string]: number });
    case 'pass':
      return PASS;
    case 'player':
      return String(players.indexOf(value as string));
    case 'ask':
      return `ask:${players.indexOf(value as string)}`;
    case 'option':
      return String(value);
    case 'may':
      return value;
    case 'flip':
    case 'recover':
    case 'end':
    case 'decline':
      return word;
    default:
      return optionOn(position, match, decision, word, value as string);
  }
}

function cardsNamed(
  position: Position,
  match: Match<Table>,
  value: Json,
  offered: readonly number[],
): number[] {
  if (value === null || value === 'nobody') return [];
  const taken = new Set<number>();
  return (Array.isArray(value) ? (value as string[]) : [value as string]).map((name) => {
    const id = idNamed(position.content, match, name, offered, taken);
    taken.add(id);
    return id;
  });
}

/** ['Strength', 'Web-Shooter=mental']: a wild resource is used as what is named, or as a missing type. */
function payment(position: Position, match: Match<Table>, value: Json): Json {
  const taken = new Set<number>();
  return (value as string[]).map((item) => {
    const [name = '', as] = item.split('=');
    const { table } = match;
    const own = table.players.flatMap((player) => player.hand);
    const id = idNamed(position.content, match, name, own, taken);
    taken.add(id);
    const face = position.content.card(table.prints[id]?.card ?? '').faces[0];
    const piece = table.play.find((one) => one.id === id);
    const generated = piece === undefined ? face.resources : generatedBy(position, piece.face);
    const gives: readonly Resource[] = as?.includes('+') === true ? (as.split('+') as Resource[]) : generated;
    return [id, ...gives.map((one) => (one === 'wild' ? (as ?? 'energy') : one))];
  });
}

function generatedBy(position: Position, face: string): readonly Resource[] {
  for (const ability of position.content.face(face).abilities) {
    if (ability.node === 'generates' && ability.gives !== 'top-of-discard') return ability.gives;
  }
  return [];
}

function divided(
  position: Position,
  match: Match<Table>,
  decision: Decision,
  amounts: { [card: string]: number },
): Answer {
  const among = decision.shape === 'distribute' ? decision.among : [];
  const result = among.map(() => 0);
  for (const [name, amount] of Object.entries(amounts)) {
    result[among.indexOf(idNamed(position.content, match, name, among))] = amount;
  }
  return result;
}

/** The option of this verb whose card goes by this name; 'Energy Channel/2' is the card's second ability. */
function optionOn(
  position: Position,
  match: Match<Table>,
  decision: Decision,
  verb: string,
  value: string,
): string {
  const [, name = value, place] = /^(.*)\/(\d)$/.exec(value) ?? [];
  const choices = position.game.verdicts(match, decision.seat);
  const about = choices.filter((choice) => {
    const card = choice.say.args['card'];
    if (typeof card !== 'number') return false;
    const [word = ''] = choice.id.split(':');
    const isVerb = choice.id.includes(':') ? word === verb : verb === 'use';
    return isVerb && isNamed(position, match, card, name);
  });
  const found =
    place === undefined ? about : about.filter((choice) => choice.id.includes(`#${Number(place) - 1}@`));
  const option = found.find((choice) => choice.verdict.yes) ?? found[0];
  if (option !== undefined) return option.id;
  // What is not even listed is still tried: it must be refused.
  const ids = choices.map((choice) => choice.id).join(', ');
  throw new Error(`nothing to ${verb} is called "${name}": ${ids}`);
}

function isNamed(position: Position, match: Match<Table>, id: number, name: string): boolean {
  const piece = match.table.play.find((one) => one.id === id);
  if (piece !== undefined && position.content.face(piece.face).title.en === name) return true;
  const card = position.content.card(match.table.prints[id]?.card ?? '');
  return card.id === name || card.faces.some((face) => face.title.en === name);
}
