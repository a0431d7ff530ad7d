import { argumentWord, type Event, type Json, type Match, type Seat } from '@assemble/kernel';
import type { DieRef, EventKind, SourceRef } from '../rules/events.ts';
import type { Table } from '../table.ts';
import { nameOfCard, parse, toldDie, toldFace } from './cast.ts';
import type { Scene } from './state.ts';

type Told = { readonly [word: string]: Json };

/** What an event says, in the words of scenarios: players and cards by name, dice with their player and face. */
export function toldOf(scene: Scene, event: Event): Told {
  const { die } = event.args as { die?: DieRef };
  return Object.fromEntries(
    Object.entries(event.args).map(([word, value]) => {
      // The face that a die is turned to.
      const face =
        word === 'to' && typeof value === 'number' && die !== undefined
          ? toldFace(scene.c, die.card, value)
          : null;
      return [argumentWord(word), face ?? inWords(scene, word, value)];
    }),
  );
}

function inWords(scene: Scene, word: string, value: Json): Json {
  if (Array.isArray(value)) return value.map((one: Json) => inWords(scene, word, one));
  if (word === 'seat') return scene.cast.players[value as Seat] ?? value;
  if (word === 'card' || word === 'of' || word === 'cards' || word === 'basicActions')
    return typeof value === 'string' ? cardName(scene, value) : inWords(scene, '', value);
  if (typeof value !== 'object' || value === null) return value;
  const { die, card, face } = value as Partial<DieRef & SourceRef>;
  if (die !== undefined && card !== undefined && face !== undefined)
    return toldDie(scene.c, scene.cast, die, card, face);
  if (card !== undefined && die !== undefined) return cardName(scene, card);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inWords(scene, key, part)]));
}

const cardName = ({ c, cast }: Scene, id: string): string => nameOfCard(cast, c.match as Match<Table>, id);

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
    return typeof told === 'string' ? [parse(told).name] : [];
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
