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
import type { Price } from '../rules/index-of-cards.ts';
import { autoPay } from '../rules/paying.ts';
import type { DiceMastersRulebook } from '../rules/run.ts';
import { type Die, playerTarget, type Table } from '../table.ts';
import { check } from './expectations.ts';
import { faceWord } from './faces.ts';
import { problems } from './names.ts';
import { CHANCE, type Position, playersOf, prepare, wordsOf } from './position.ts';
import { SCHEMA } from './schema.ts';

/** Which word of a step answers which question. */
const WORD_FOR: Readonly<Record<string, readonly string[]>> = {
  'ask.main': ['buy', 'field', 'use', 'global', 'activate', 'lift', 'pass'],
  'ask.attack-actions': ['use', 'global', 'lift', 'pass', 'buy', 'field'],
  'ask.respond': ['global', 'lift', 'pass', 'use', 'buy', 'field'],
  'ask.pay': ['also', 'pay'],
  'ask.pay-ability': ['also', 'pay'],
  'ask.reroll': ['reroll'],
  'ask.attackers': ['attack'],
  'ask.blockers': ['block'],
  'ask.choose': ['choose'],
  'ask.keep': ['choose'],
  'ask.cost-die': ['cost'],
  'ask.may': ['may'],
  'ask.unless': ['may'],
  'ask.lift': ['may'],
  'ask.name-type': ['type'],
  'ask.copy-card': ['copy'],
  'ask.hit-opponent': ['may'],
  'ask.divide-damage': ['divide'],
  'ask.next-ability': ['first'],
  'ask.react': ['react', 'pass'],
  'ask.spin': ['spin'],
  'ask.name': ['name'],
  'ask.redirect': ['amount'],
  'ask.team': ['team'],
  'ask.draft': ['draft'],
  'ask.draft-dice': ['dice'],
};

/** Every word of a step, for the test that holds the schema to it. */
export const STEP_WORDS: readonly string[] = [
  ...new Set(Object.values(WORD_FOR).flat()),
  'option',
  ...CHANCE,
];

/** How Dice Masters speaks in scenarios. */
export const scenarioWords = (cards: readonly Card[]): GameWords<Table> => ({
  game: 'dice-masters',
  schema: SCHEMA,
  chance: CHANCE,
  players: playersOf,
  problems: (given, steps, then) => problems(cards, given, steps, then),
  prepare: (given, steps) => prepare(cards, given, steps),
  speak: (prepared, match, decision, words) => speak(prepared as Position, match, decision, words),
  check: (seen, expected) => check(seen, expected),
});

function speak(position: Position, match: Match<Table>, decision: Decision, words: Words): Spoken {
  const known = WORD_FOR[decision.ask.key] ?? ['option'];
  const word = known.find((one) => words[one] !== undefined);
  if (word === undefined) {
    // A price is paid the easy way unless the scenario says how.
    if (decision.shape === 'pay') return { answer: auto(position, match, decision), used: [] };
    return {
      problem: `${position.players[decision.seat]} is asked "${decision.ask.key}", which takes ${known.join(' or ')}`,
    };
  }
  try {
    const answer = answerFor(position, match, decision, word, words[word] ?? null);
    // The last payment of a step may follow its last word.
    return { answer, used: [word] };
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
  const seat = decision.seat;
  const offered = decision.shape === 'entities' ? decision.from : [];
  const dice = (list: Json): number[] => manyDice(position, match, seat, list, offered);
  switch (word) {
    case 'pass':
      return decision.ask.key === 'ask.react' ? 'pass' : 'stop';
    case 'buy':
      return `buy:${slot(position, match, seat, value as string)}`;
    case 'also': {
      const item = value as { buy?: string; field?: string; again?: true };
      if (item.again === true) return { extend: 'again' };
      return item.buy === undefined
        ? { extend: `field:${oneDie(position, match, seat, item.field ?? '', 'reserve')}` }
        : { extend: `buy:${slot(position, match, seat, item.buy)}` };
    }
    case 'field':
    case 'use':
      return `${word}:${oneDie(position, match, seat, value as string, 'reserve')}`;
    case 'copy':
      return String(slot(position, match, 1 - seat, value as string));
    case 'lift':
      return `lift:${slot(position, match, 1 - seat, value as string)}`;
    case 'global':
    case 'activate':
    case 'react':
    case 'first':
    case 'name':
      return optionFor(position, match, decision, value as string);
    case 'pay':
      return value === 'auto' ? auto(position, match, decision) : payment(position, match, seat, value);
    case 'reroll':
      if (value === 'none') return [];
      return value === 'all' && decision.shape === 'entities' ? decision.from : dice(value);
    case 'attack':
    case 'choose':
    case 'cost':
      return dice(Array.isArray(value) ? value : [value]);
    case 'block':
      return blocks(position, match, decision, value as { [blocker: string]: string | string[] });
    case 'divide':
      return divide(position, match, decision, value as { [die: string]: number });
    default:
      return value;
  }
}

/** The option whose card goes by this name. */
function optionFor(position: Position, match: Match<Table>, decision: Decision, name: string): string {
  const choices = position.game.verdicts(match, decision.seat);
  if (choices.some((choice) => choice.id === name)) return name;
  const { slots } = position.cast(match);
  const ids = [0, 1].flatMap((seat) => {
    const place = slots[seat]?.get(name);
    return place === undefined ? [] : [match.table.cards[place]?.id];
  });
  const found = choices.filter(
    (choice) => ids.includes(choice.say.args['card'] as string) && !/^(buy|field|use):/.test(choice.id),
  );
  const option = found.find((choice) => choice.verdict.yes) ?? found[0];
  if (option === undefined)
    throw new Error(`nothing to choose is called "${name}": ${choices.map((one) => one.id).join(', ')}`);
  return option.id;
}

/** 'mask' is a sidekick's mask; 'spider-man@fist+fist' another die; 'spider-man@fist+fist:1' a part of it. */
function payment(position: Position, match: Match<Table>, seat: number, value: Json): Answer {
  const taken = new Set<number>();
  let markers = 0;
  const parts: [number, number][] = [];
  for (const item of value as string[]) {
    if (item === 'marker') {
      markers++;
      continue;
    }
    const [word = '', part] = item.split(':');
    const text = word.includes('@') ? word : `${SIDEKICK_ID}@${word}`;
    const id = oneDie(position, match, seat, text, 'reserve', taken);
    taken.add(id);
    parts.push([id, part === undefined ? count(text) : Number(part)]);
  }
  return { with: parts, markers };
}

const count = (text: string): number => {
  const [, face] = wordsOf(text);
  const generic = Number(face);
  return Number.isNaN(generic) ? face.split('+').length : generic;
};

function auto(position: Prepared<Table>, match: Match<Table>, decision: Decision): Answer {
  if (decision.shape !== 'pay') return null;
  const c = new Run(position.game.rulebook, match, null);
  return autoPay(c, decision.seat, decision.cost as unknown as Price[], null) as unknown as Answer;
}

function blocks(
  position: Position,
  match: Match<Table>,
  decision: Decision,
  map: { [blocker: string]: string | string[] },
): Answer {
  const items = decision.shape === 'assign' ? decision.items : [];
  const put: number[][] = items.map(() => []);
  const taken = new Set<number>();
  for (const [blocker, attackers] of Object.entries(map)) {
    const id = oneDie(position, match, decision.seat, blocker.replace(/#\d+$/, ''), 'field', taken);
    taken.add(id);
    const i = items.indexOf(id);
    const targets = (Array.isArray(attackers) ? attackers : [attackers]).map((name) =>
      oneDie(position, match, 1 - decision.seat, name, 'attack'),
    );
    // A blocker that may not block at all is no item: the answer then has a line too many and is refused.
    if (i < 0) put.push(targets);
    else put[i] = targets;
  }
  return put;
}

function divide(
  position: Position,
  match: Match<Table>,
  decision: Decision,
  amounts: { [die: string]: number },
): Answer {
  const among = decision.shape === 'distribute' ? decision.among : [];
  const result = among.map(() => 0);
  const taken = new Set<number>();
  for (const [name, amount] of Object.entries(amounts)) {
    const id = oneDie(position, match, 1 - decision.seat, name.replace(/#\d+$/, ''), 'attack', taken);
    taken.add(id);
    result[among.indexOf(id)] = amount;
  }
  return result;
}

function slot(position: Position, match: Match<Table>, seat: number, alias: string): number {
  const { slots } = position.cast(match);
  const found = slots[seat]?.get(alias) ?? slots[1 - seat]?.get(alias);
  if (found === undefined) throw new Error(`no card is called "${alias}"`);
  return found;
}

/** Dice by name, each name another die, one that is offered if any. Players may be named where they can be chosen. */
function manyDice(
  position: Position,
  match: Match<Table>,
  seat: number,
  list: Json,
  offered: readonly number[],
): number[] {
  const others = match.table.dice.map((die) => die.id).filter((id) => !offered.includes(id));
  const taken = new Set<number>();
  return (list as string[]).map((name) => {
    const player = position.players.indexOf(name);
    if (player >= 0) return playerTarget(player);
    const id =
      findDie(position, match, seat, name, null, new Set([...taken, ...others])) ??
      oneDie(position, match, seat, name, null, taken);
    taken.add(id);
    return id;
  });
}

/**
 * A die by name: 'thor', 'sidekick@fist', "Mike's thor" for the other player's. Where several fit, the first that
 * is not taken; asked for no zone in particular, dice that were rolled come first.
 */
function oneDie(
  position: Position,
  match: Match<Table>,
  seat: number,
  name: string,
  zone: Die['zone'] | null,
  taken: ReadonlySet<number> = new Set(),
): number {
  const found = findDie(position, match, seat, name, zone, taken);
  if (found === null) throw new Error(`no die fits "${name}"${zone === null ? '' : ` in the ${zone} zone`}`);
  return found;
}

function findDie(
  position: Position,
  match: Match<Table>,
  seat: number,
  name: string,
  zone: Die['zone'] | null,
  taken: ReadonlySet<number>,
): number | null {
  const owned = /^(.+)'s (.+)$/.exec(name);
  const side = owned === null ? seat : position.players.indexOf(owned[1] ?? '');
  const text = owned?.[2] ?? name;
  const [alias, face] = wordsOf(text);
  const anyFace = !text.includes('@');
  const { slots } = position.cast(match);
  const fits = (die: Die, of: number): boolean => {
    // A die that a player controls goes by the name it has with its owner.
    const names = slots[die.owner < 0 ? of : die.owner];
    if (taken.has(die.id) || die.card !== names?.get(alias)) return false;
    if (zone !== null && die.zone !== zone) return false;
    if (anyFace) return true;
    const { cards } = position.game.rulebook as DiceMastersRulebook;
    const shown = cards.dieKind(match.table.cards[die.card]?.id ?? SIDEKICK_ID).faces[die.face];
    return shown !== undefined && faceWord(shown) === (face === 'character' ? 'L1' : face);
  };
  for (const of of owned === null ? [side, 1 - side] : [side]) {
    const found = match.table.dice
      .filter((die) => die.controller === of && fits(die, of))
      .sort((a, b) => rank(a) - rank(b) || a.id - b.id);
    const die = found[0];
    if (die !== undefined) return die.id;
  }
  return null;
}

const RANK: readonly Die['zone'][] = [
  'attack',
  'field',
  'reserve',
  'prep',
  'used',
  'bag',
  'beside',
  'captured',
  'card',
];
const rank = (die: Die): number => RANK.indexOf(die.zone);
