import {
  type Answer,
  type Decision,
  type GameWords,
  type Json,
  type Match,
  type Prepared,
  Run,
  type Spoken,
  type Words,
} from '@assemble/kernel';
import { type Card, SIDEKICK_ID } from '../content.ts';
import type { EventKind } from '../rules/events.ts';
import type { Price } from '../rules/index-of-cards.ts';
import { autoPay } from '../rules/paying.ts';
import type { Table } from '../table.ts';
import { parse } from './cast.ts';
import { type Looking, manyDice, oneDie, slotNamed } from './dice.ts';
import { check } from './expectations.ts';
import { problems } from './names.ts';
import { OLDER } from './older.ts';
import { CHANCE, type Position, prepare } from './position.ts';
import { SCHEMA } from './schema.ts';
import { sight } from './sight.ts';
import { write } from './writing.ts';

/** How Dice Masters speaks in scenarios. */
export const scenarioWords = (cards: readonly Card[]): GameWords<Table> => ({
  game: 'dice-masters',
  schema: SCHEMA,
  older: OLDER,
  seats: { least: 2, most: 2 },
  chance: CHANCE,
  chanceLeft: ({ table: { stacked } }) => ({
    roll: stacked?.faces.length ?? 0,
    draw: stacked?.draws.length ?? 0,
  }),
  problems: (given, steps, then) => problems(cards, given, steps, then),
  prepare: (given, steps) => prepare(cards, given, steps),
  write: (match, players) => write(cards, match, players),
  choosing: CHOOSING,
  effects: { choose: EFFECTS, name: EFFECTS, copy: EFFECTS },
  speak: (prepared, match, decision, words) => speak(prepared as Position, match, decision, words),
  sight: (prepared, match) => sight(prepared as Position, match),
  check: (seen, expected) => check(seen, expected),
});

/** Which events tell what was chosen where nobody was asked. */
const CHOOSING: GameWords['choosing'] = {
  choose: [
    ['damaged', 'die'],
    ['player-damaged', 'player'],
    ['knocked-out', 'die'],
    ['bonus', 'die'],
    ['marked', 'die'],
    ['spun', 'die'],
    ['captured', 'die'],
    ['controlled', 'die'],
    ['rolled', 'dice'],
    ['moved', 'die'],
    ['stepped-back', 'die'],
    ['redirected', 'to'],
    ['copied', 'of'],
  ],
  name: [['named', 'card']],
  copy: [['copied', 'of']],
  attack: [['attacked', 'dice']],
};

/** The events with which an effect begins. */
const EFFECTS: readonly EventKind[] = ['action-used', 'global-used', 'ability-used'];

function speak(position: Position, match: Match<Table>, decision: Decision, words: Words): Spoken {
  const question = decision.ask.key.replace(/^ask\./, '');
  const known = [...(SCHEMA.questions[question] ?? []), ...(decision.shape === 'pay' ? [] : ['option'])];
  const word = known.find((one) => words[one] !== undefined);
  if (word === undefined) {
    // A price is paid the easy way unless the scenario says how.
    if (decision.shape === 'pay') return { answer: auto(position, match, decision), used: [] };
    return {
      problem: `${position.players[decision.seat]} is asked '${question}', which takes ${known.join(' or ')}`,
    };
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
  const { seat } = decision;
  const looking: Looking = { position, match, seat };
  const offered = decision.shape === 'entities' ? decision.from : [];
  const dice = (list: Json): number[] => manyDice(looking, list, offered);
  switch (word) {
    case 'pass':
      return decision.ask.key === 'ask.react' ? 'pass' : 'stop';
    case 'buy':
      return `buy:${slotNamed(looking, seat, value as string)}`;
    case 'also':
      return extension(looking, value as Words);
    case 'field':
    case 'use':
      return `${word}:${oneDie(looking, value as string, 'reserve')}`;
    case 'copy':
      return String(slotNamed(looking, 1 - seat, value as string));
    case 'lift':
      return `lift:${slotNamed(looking, 1 - seat, value as string)}`;
    case 'global':
    case 'activate':
    case 'react':
    case 'first':
    case 'name':
    case 'draft':
      return optionFor(position, match, decision, value as string);
    case 'pay':
      return value === 'auto' ? auto(position, match, decision) : payment(looking, value);
    case 'reroll':
      if (value === 'none') return [];
      return value === 'all' && decision.shape === 'entities' ? decision.from : dice([value].flat());
    case 'attack':
    case 'choose':
    case 'cost':
      return value === 'nobody' || value === null ? [] : dice([value].flat());
    case 'block':
      return blocks(looking, decision, value as { [blocker: string]: string | string[] });
    case 'divide':
      return divide(looking, decision, value as { [die: string]: number });
    case 'team':
      return teamFrom(value as Words);
    default:
      return value;
  }
}

/** One more in the same payment. */
function extension(looking: Looking, item: Words): Answer {
  const { buy, field } = item as { buy?: string; field?: string };
  if (buy !== undefined) return { extend: `buy:${slotNamed(looking, looking.seat, buy)}` };
  if (field !== undefined) return { extend: `field:${oneDie(looking, field, 'reserve')}` };
  return { extend: 'again' };
}

/** A team as the set-up takes it, its cards with their dice. */
function teamFrom(written: Words): Answer {
  const { cards, 'basic-actions': basicActions } = written;
  if (Array.isArray(cards) || cards === undefined) return written;
  const list = Object.entries(cards as { [card: string]: number }).map(([card, dice]) => ({ card, dice }));
  return { cards: list, basicActions: basicActions ?? [] };
}

/** The option whose card goes by this name. */
function optionFor(position: Position, match: Match<Table>, decision: Decision, name: string): string {
  const choices = position.game.verdicts(match, decision.seat);
  if (choices.some((choice) => choice.id === name)) return name;
  const { slots } = position.cast(match);
  const { whose, name: card, nth } = parse(name);
  const ids = [0, 1].flatMap((seat) => {
    const place = slots[seat]?.get(card);
    if (place === undefined || (whose !== null && position.players[seat] !== whose)) return [];
    return [match.table.cards[place]?.id];
  });
  const found = choices.filter(
    (choice) => ids.includes(choice.say.args['card'] as string) && !/^(buy|field|use):/.test(choice.id),
  );
  const option = nth === null ? (found.find((choice) => choice.verdict.yes) ?? found[0]) : found[nth - 1];
  if (option === undefined) throw new Error(`nothing to choose is called "${name}"`);
  return option.id;
}

/** 'mask' is a sidekick's mask; 'spider-man@fist+fist' another die; 'spider-man@fist+fist:1' a part of it. */
function payment(looking: Looking, value: Json): Answer {
  const taken = new Set<number>();
  let markers = 0;
  const parts: [number, number][] = [];
  for (const item of [value].flat() as string[]) {
    if (item === 'marker') {
      markers++;
      continue;
    }
    const [word = '', part] = item.split(':');
    const text = word.includes('@') ? word : `${SIDEKICK_ID}@${word}`;
    const id = oneDie(looking, text, 'reserve', taken);
    taken.add(id);
    parts.push([id, part === undefined ? count(text) : Number(part)]);
  }
  return { with: parts, markers };
}

const count = (text: string): number => {
  const face = parse(text).face ?? 'L1';
  const generic = Number(face);
  return Number.isNaN(generic) ? face.split('+').length : generic;
};

function auto(position: Prepared<Table>, match: Match<Table>, decision: Decision): Answer {
  if (decision.shape !== 'pay') return null;
  const c = new Run(position.game.rulebook, match, null);
  return autoPay(c, decision.seat, decision.cost as Price[], null);
}

function blocks(looking: Looking, decision: Decision, map: { [blocker: string]: string | string[] }): Answer {
  const items = decision.shape === 'assign' ? decision.items : [];
  const put: number[][] = items.map(() => []);
  for (const [blocker, attackers] of Object.entries(map)) {
    const i = items.indexOf(oneDie(looking, blocker, 'field'));
    const targets = [attackers]
      .flat()
      .map((name) => oneDie({ ...looking, seat: 1 - looking.seat }, name, 'attack'));
    // A blocker that may not block at all is no item: the answer then has a line too many and is refused.
    if (i < 0) put.push(targets);
    else put[i] = targets;
  }
  return put;
}

function divide(looking: Looking, decision: Decision, amounts: { [die: string]: number }): Answer {
  const among = decision.shape === 'distribute' ? decision.among : [];
  const result = among.map(() => 0);
  for (const [name, amount] of Object.entries(amounts)) {
    const i = among.indexOf(oneDie({ ...looking, seat: 1 - looking.seat }, name, 'attack'));
    if (i < 0) throw new Error(`"${name}" is not among those who get a part`);
    result[i] = amount;
  }
  return result;
}
