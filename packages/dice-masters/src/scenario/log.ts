import type { Event, Json, Match, Seat } from '@assemble/kernel';
import type { DieRef, EventKind, SourceRef } from '../rules/events.ts';
import type { Table } from '../table.ts';
import { dieNameFor, nameOfCard, toldDieWords } from './cast.ts';
import type { Scene } from './state.ts';

/** An event as a scenario writes it: its kind, or its kind with what matters of it. */
export type EventPattern = string | { readonly [kind: string]: { readonly [word: string]: Json } };

type Told = { readonly [word: string]: Json };

/** What an event says, in the words of scenarios: players and cards by name, dice with their face. */
function toldOf(scene: Scene, event: Event): Told {
  return Object.fromEntries(
    Object.entries(event.args).map(([word, value]) => [word, inWords(scene, word, value)]),
  );
}

function inWords(scene: Scene, word: string, value: Json): Json {
  if (Array.isArray(value)) return value.map((one: Json) => inWords(scene, word, one));
  if (word === 'seat') return scene.cast.players[value as Seat] ?? value;
  if (word === 'card' || word === 'of' || word === 'cards')
    return typeof value === 'string' ? cardName(scene, value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const { die, card, face } = value as Partial<DieRef & SourceRef>;
  if (card !== undefined && face !== undefined) return toldDieWords(scene.c, scene.cast, card, face);
  if (card !== undefined && die !== undefined) return cardName(scene, card);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inWords(scene, key, part)]));
}

const cardName = ({ c, cast }: Scene, id: string): string => nameOfCard(cast, c.match as Match<Table>, id);

/** Whether an event is one of those a pattern means. */
export function isEvent(scene: Scene, pattern: EventPattern, event: Event): boolean {
  if (typeof pattern === 'string') return event.kind === pattern;
  const [kind, facts] = Object.entries(pattern)[0] ?? ['', {}];
  if (event.kind !== kind) return false;
  const told = toldOf(scene, event);
  return Object.entries(facts).every(([word, want]) => isSaid(scene, told[word], want));
}

/** A die may be written without its face; lists are compared without order. */
function isSaid(scene: Scene, told: Json | undefined, want: Json): boolean {
  if (told === undefined) return false;
  if (Array.isArray(told) && Array.isArray(want)) {
    const left = [...told];
    return (
      told.length === want.length &&
      want.every((one: Json) => {
        const at = left.findIndex((other: Json) => isSaid(scene, other, one));
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      })
    );
  }
  if (typeof told === 'string' && typeof want === 'string') {
    const word = dieNameFor(scene.cast, 0, want);
    return told === word || (!word.includes('@') && told.replace(/@.*$/, '') === word);
  }
  if (typeof told === 'object' && told !== null && typeof want === 'object' && want !== null) {
    return Object.entries(want).every(([word, part]) => isSaid(scene, (told as Told)[word], part));
  }
  return told === want;
}

/** An event in a line, for failures. */
export function eventLine(scene: Scene, event: Event): string {
  const told = Object.entries(toldOf(scene, event)).map(
    ([word, value]) => `${word} ${JSON.stringify(value)}`,
  );
  return `${event.kind} (${told.join(', ')})`.replaceAll('"', '');
}

/** Which argument of an event names the card whose ability or effect it begins. */
const FIRES: Partial<Record<EventKind, string>> = {
  'action-used': 'die',
  'global-used': 'card',
  'ability-used': 'source',
  prevented: 'source',
  redirected: 'source',
};

/** The abilities and effects of cards, in the order in which they were carried out. */
export function firesOf(scene: Scene, events: readonly Event[]): string[] {
  return events.flatMap((event) => {
    const word = FIRES[event.kind as EventKind];
    const told = word === undefined ? undefined : toldOf(scene, event)[word];
    return typeof told === 'string' ? [told.replace(/@.*$/, '')] : [];
  });
}

/** How much damage each player took. */
export function damageOf(scene: Scene, events: readonly Event[]): { [player: string]: number } {
  const sums: { [player: string]: number } = {};
  for (const { kind, args } of events) {
    if (kind !== 'player-damaged') continue;
    const name = scene.cast.players[args['seat'] as Seat] ?? '';
    sums[name] = (sums[name] ?? 0) + (args['amount'] as number);
  }
  return sums;
}
