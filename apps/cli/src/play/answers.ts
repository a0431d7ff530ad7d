import { readFileSync } from 'node:fs';
import { type Answer, type Decision, type Json, type Match, stream } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { Playable } from '../games/game.ts';
import { WORDS } from './words.ts';

/** An input that is no answer to the question. */
export class NoAnswer extends Error {}

/** What a decision shows under its question: numbered lines, and the bounds of the answer. */
export function choiceLines(playable: Playable, match: Match, decision: Decision, locale: Locale): string[] {
  const name = (id: number): string => playable.entity(match, id, locale);
  const line = (text: string, i: number): string => `  ${String(i + 1).padStart(2)}) ${text}`;
  switch (decision.shape) {
    case 'entities':
      return [
        ...decision.from.map((id, i) => line(name(id), i)),
        `  (${bounds(decision.min, decision.max)})`,
      ];
    case 'options':
    case 'order':
      return decision.options.map((option, i) => line(playable.say(option.say, locale, match), i));
    case 'distribute':
      return [...decision.among.map((id, i) => line(name(id), i)), `  (Σ ${decision.total})`];
    case 'number':
      return [`  (${bounds(decision.min, decision.max)})`];
    case 'assign':
      return decision.items.map((id, i) => {
        const targets = (decision.to[i] ?? []).map((target, k) => `${letter(k)}) ${name(target)}`);
        return line(`${name(id)} → ${targets.join('  ')}`, i);
      });
    case 'pay':
      return [
        `  = ${playable.price(decision.cost)}`,
        ...playable.purse(match, decision.seat).map(({ id }, i) => line(name(id), i)),
        ...decision.extend.map((option, i) => `  +${i + 1}) ${playable.say(option.say, locale, match)}`),
      ];
    case 'yes-no':
    case 'commit':
    case 'place':
      return [];
  }
}

const bounds = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`);
const letter = (k: number): string => String.fromCharCode(97 + k);

/** Reads what was typed as an answer; throws NoAnswer with the part it cannot read. */
export function readAnswer(
  playable: Playable,
  match: Match,
  decision: Decision,
  typed: string,
  locale: Locale,
  seed: string,
): Answer {
  const text = typed.trim();
  if (text === 'random') return playable.game.sample(match, decision, stream(seed, `typed ${decision.n}`));
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  switch (decision.shape) {
    case 'entities':
      return words.map((word) => picked(decision.from, word));
    case 'options':
      return picked(decision.options, text).id;
    case 'order':
      return (
        words.length === 0 ? decision.options : words.map((word) => picked(decision.options, word))
      ).map((option) => option.id);
    case 'distribute':
      return words.map(whole);
    case 'number':
      return whole(text);
    case 'assign':
      return readPairs(decision.items.length, decision.to, words);
    case 'pay':
      return readPayment(playable, match, decision, words, seed);
    case 'yes-no':
      return readYesNo(text.toLowerCase(), locale);
    case 'commit':
      return readJson(text);
    case 'place':
      return readPoint(words);
  }
}

function whole(word: string): number {
  if (!/^\d+$/.test(word)) throw new NoAnswer(word);
  return Number(word);
}

function picked<T>(list: readonly T[], word: string): T {
  const found = list[whole(word) - 1];
  if (found === undefined) throw new NoAnswer(word);
  return found;
}

function readPairs(items: number, to: readonly (readonly number[])[], words: readonly string[]): Answer {
  const answer: number[][] = Array.from({ length: items }, () => []);
  for (const word of words) {
    const [, item = '', targets = ''] = /^(\d+)([a-z]+)$/.exec(word) ?? [];
    for (const one of targets) {
      const target = to[Number(item) - 1]?.[one.charCodeAt(0) - 97];
      if (target === undefined) throw new NoAnswer(word);
      answer[Number(item) - 1]?.push(target);
    }
    if (targets === '') throw new NoAnswer(word);
  }
  return answer;
}

/** `auto`, `+1`, or dice by number with an amount where less than all is spent: `1 2:1 m1`. */
function readPayment(
  playable: Playable,
  match: Match,
  decision: Decision & { shape: 'pay' },
  words: readonly string[],
  seed: string,
): Answer {
  const [first = ''] = words;
  if (first === 'auto') return playable.game.sample(match, decision, stream(seed, `auto ${decision.n}`));
  if (first.startsWith('+')) return { extend: picked(decision.extend, first.slice(1)).id };
  const purse = playable.purse(match, decision.seat);
  const paid: [number, number][] = [];
  let markers = 0;
  for (const word of words) {
    const [which = '', amount] = word.split(':');
    if (which.startsWith('m')) markers += whole(which.slice(1));
    else {
      const { id, most } = picked(purse, which);
      paid.push([id, amount === undefined ? most : whole(amount)]);
    }
  }
  return { with: paid, markers };
}

function readYesNo(text: string, locale: Locale): boolean {
  if (WORDS[locale].yes.includes(text)) return true;
  if (WORDS[locale].no.includes(text)) return false;
  throw new NoAnswer(text);
}

/** Typed out, or in a file. */
function readJson(text: string): Json {
  try {
    return JSON.parse(text.startsWith('{') ? text : readFileSync(text, 'utf8')) as Json;
  } catch {
    throw new NoAnswer(text);
  }
}

/** Two numbers: how far from the left and from the top. */
function readPoint(words: readonly string[]): Json {
  const [x, y] = words.map((word) => {
    if (!/^-?\d+(\.\d+)?$/.test(word)) throw new NoAnswer(word);
    return Number(word);
  });
  if (x === undefined || y === undefined || words.length > 2) throw new NoAnswer(words.join(' '));
  return { x, y };
}
