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
import { goesBy, idNamed, parse } from './names.ts';
import { OLDER } from './older.ts';
import { type Position, prepare } from './position.ts';
import { problems } from './problems.ts';
import { SCHEMA } from './schema.ts';
import { sight } from './sight.ts';
import { write } from './writing.ts';

/** How Champions speaks in scenarios. */
export const scenarioWords = (cards: readonly Card[]): GameWords<Table> => ({
  game: 'champions',
  schema: SCHEMA,
  older: OLDER,
  seats: { least: 1, most: 4 },
  chance: [],
  chanceLeft: () => ({}),
  problems: (given, steps, then) => problems(cards, given, steps, then),
  prepare: (given) => prepare(cards, given),
  write: (match, players) => write(cards, match, players),
  choosing: CHOOSING,
  speak: (prepared, match, decision, words) => speak(prepared as Position, match, decision, words),
  sight: (prepared, match) => sight(prepared as Position, match),
  check,
});

/** Which events tell what was chosen where nobody was asked. */
const CHOOSING: GameWords['choosing'] = {
  choose: [
    ['damaged', 'card'],
    ['prevented', 'card'],
    ['healed', 'card'],
    ['threat-placed', 'card'],
    ['threat-removed', 'card'],
    ['status-gained', 'card'],
    ['status-lost', 'card'],
    ['exhausted', 'card'],
    ['readied', 'cards'],
    ['left-play', 'card'],
    ['moved', 'card'],
    ['discarded', 'cards'],
    ['control', 'card'],
    ['entered-play', 'host'],
  ],
  discard: [['discarded', 'cards']],
  defend: [['defends', 'card']],
  player: [
    ['drew', 'player'],
    ['entered-play', 'player'],
  ],
};

function speak(position: Position, match: Match<Table>, decision: Decision, words: Words): Spoken {
  const question = decision.ask.key.replace(/^ask\./, '');
  const known = [...(SCHEMA.questions[question] ?? []), ...(decision.shape === 'pay' ? [] : ['option'])];
  const word = known.find((one) => words[one] !== undefined);
  if (word === undefined) {
    // A price is paid the easy way unless the scenario says how.
    if (decision.shape === 'pay') return { answer: position.game.fallback(match, decision), used: [] };
    const who = position.players[decision.seat];
    return { problem: `${who} is asked '${question}', which takes ${known.join(' or ')}` };
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
  const { cast, players } = position;
  const offered = decision.shape === 'entities' ? decision.from : [];
  switch (word) {
    case 'pay':
      return value === 'auto'
        ? position.game.fallback(match, decision)
        : { with: payment(position, match, decision.seat, value) };
    case 'choose':
    case 'defend':
    case 'discard':
      return cardsNamed(position, match, value, offered);
    case 'order':
      return (value as string[]).map((name) => String(idNamed(cast, match, name)));
    case 'divide':
      return divided(position, match, decision, value as { [card: string]: number });
    case 'pass':
      return decision.ask.key === 'ask.offer' ? 'decline' : PASS;
    case 'player':
      return String(seatOf(players, value));
    case 'ask':
      return `ask:${seatOf(players, value)}`;
    case 'pick':
      return String((value as number) - 1);
    case 'option':
      return typeof value === 'number' ? String(value) : value;
    case 'may':
      return value;
    case 'flip':
    case 'recover':
    case 'end':
      return word;
    default:
      return optionOn(position, match, decision, word, value as string);
  }
}

function seatOf(players: readonly string[], name: Json): number {
  const seat = players.indexOf(String(name));
  if (seat < 0) throw new Error(`no player is called "${String(name)}"`);
  return seat;
}

function cardsNamed(
  position: Position,
  match: Match<Table>,
  value: Json,
  offered: readonly number[],
): number[] {
  if (value === null || value === 'nobody') return [];
  const taken = new Set<number>();
  return ([value].flat() as string[]).map((name) => {
    const id = idNamed(position.cast, match, name, offered, taken);
    taken.add(id);
    return id;
  });
}

/**
 * ['Strength', 'Web-Shooter=mental']: a wild resource is used as what is named, or as energy. What copies the top card of
 * the discard pile copies the card that was named before it, or what lies there.
 */
function payment(position: Position, match: Match<Table>, seat: number, value: Json): Json {
  const taken = new Set<number>();
  const printed = (id: number | undefined): readonly Resource[] =>
    id === undefined ? [] : position.content.card(match.table.prints[id]?.card ?? '').faces[0].resources;
  let top = match.table.players[seat]?.discard.at(-1);
  return ([value].flat() as string[]).map((item) => {
    const [name = '', as] = item.split('=');
    const { table } = match;
    const own = table.players[seat]?.hand ?? [];
    const id = idNamed(position.cast, match, name, own, taken);
    taken.add(id);
    const piece = table.play.find((one) => one.id === id);
    if (piece === undefined) top = id;
    const generated = (piece && generatedBy(position, piece.face)) ?? printed(top);
    const gives: readonly Resource[] = as?.includes('+') === true ? (as.split('+') as Resource[]) : generated;
    return [id, ...gives.map((one) => (one === 'wild' ? (as ?? 'energy') : one))];
  });
}

/** What a card in play gives; undefined for what lies on top of the discard pile. */
function generatedBy(position: Position, face: string): readonly Resource[] | undefined {
  for (const ability of position.content.face(face).abilities) {
    if (ability.node === 'generates') return ability.gives === 'top-of-discard' ? undefined : ability.gives;
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
    const i = among.indexOf(idNamed(position.cast, match, name, among));
    if (i < 0) throw new Error(`"${name}" is not among those who get a part`);
    result[i] = amount;
  }
  return result;
}

/** What an option of a window or a menu does: windows know only cards to use. */
const isVerb = (id: string, verb: string): boolean =>
  /^[a-z]+:/.test(id) ? id.startsWith(`${verb}:`) : verb === 'use' || verb === 'react' || verb === 'first';

/** The option of this verb whose card goes by this name; 'Energy Channel/2' is the card's second ability. */
function optionOn(
  position: Position,
  match: Match<Table>,
  decision: Decision,
  verb: string,
  value: string,
): string {
  const { cast } = position;
  const [, name = value, ability] = /^(.*)\/(\d)$/.exec(value) ?? [];
  const { nth } = parse(cast.players, name);
  const about = position.game.verdicts(match, decision.seat).filter(({ id, say }) => {
    const card = say.args['card'];
    return typeof card === 'number' && isVerb(id, verb) && goesBy(cast, match.table, card, name);
  });
  const found =
    ability === undefined ? about : about.filter(({ id }) => id.includes(`#${Number(ability) - 1}@`));
  const cards = [...new Set(found.map(({ say }) => say.args['card']))];
  const meant = nth === null ? found : found.filter(({ say }) => say.args['card'] === cards[nth - 1]);
  const option = meant.find((choice) => choice.verdict.yes) ?? meant[0];
  if (option === undefined) throw new Error(`nothing to ${verb} is called "${value}"`);
  return option.id;
}
