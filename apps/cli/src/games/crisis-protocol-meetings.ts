import type { Content } from '@assemble/crisis-protocol';
import { CARDS, type Point, type Table } from '@assemble/crisis-protocol';
import type { Answer, Decision, Event, Json, Match, Stream } from '@assemble/kernel';
import { crisisProtocolOracle } from './crisis-protocol-oracle.ts';
import type { Meetings } from './game.ts';
import { bestOf, inside, type Kind, namedBy, rareCards, rarityOf } from './rare.ts';

/** What seldom meets: redirected attacks, granted actions, Grunts, Forms, throws, who comes back or activates again. */
export const RARE_IN_CRISIS_PROTOCOL: readonly Kind[] = [
  'node retarget',
  'node act',
  'node attack',
  'node bring',
  'node transform',
  'node throw',
  'node collide',
  'node ready',
  'node rouse',
  'node restore',
  'node spare',
  'node reduce',
  'holds grunt',
  'holds granted-attack',
  'holds granted-power',
  'holds measured-from',
  'holds harms-as-it-falls',
  'holds no-injured-side',
];
const RARE = rareCards(CARDS, RARE_IN_CRISIS_PROTOCOL);
const DRAWS = 24;

/** What a line of the log counts as. */
const MET: { readonly [kind: string]: string } = {
  'attack-declared': 'attacks',
  retargeted: 'redirects',
  transformed: 'transformations',
  collided: 'collisions',
  'terrain-thrown': 'thrown terrain',
  'knocked-out': 'KOs',
  dazed: 'Dazed',
  roused: 'roused',
  readied: 'readied',
  restored: 'restored',
};

/** Meetings of Crisis Protocol. `plain` draws a set-up of an edition at random. */
export function crisisProtocolMeetings(
  content: Content,
  plain: (edition: string, random: Stream) => Json,
): Meetings {
  return {
    setup: (edition, random) =>
      bestOf(
        DRAWS,
        () => plain(edition, random),
        (setup) => rarityOf(RARE, inside(setup).texts),
      ),
    worth: (match, decision, answer) => worth((match as Match<Table>).table, decision, answer),
    met: ({ kind, args }: Event) =>
      kind === 'moved' ? (args['how'] === 'throw' ? 'thrown characters' : null) : (MET[kind] ?? null),
    oracle: () => crisisProtocolOracle(content),
  };
}

/** Squads with rare cards; then to the enemy, and attack: reactions, throws and KOs follow from that. */
function worth(table: Table, decision: Decision, answer: Answer): number {
  if (decision.shape === 'place') return -distance(table, decision.seat, answer as unknown as Point);
  const { texts } = namedBy(decision, answer);
  const rarity = rarityOf(RARE, texts);
  if (decision.ask.key !== 'ask.activation') return rarity;
  return rarity + (WANTED.find(([key]) => key === keyOf(decision, answer))?.[1] ?? 1);
}

const keyOf = (decision: Decision, answer: Answer): string | undefined =>
  decision.shape === 'options' ? decision.options.find(({ id }) => id === answer)?.say.key : undefined;

/** To attack beats everything else, to end before there is nothing left to do is worst. */
const WANTED: readonly (readonly [key: string, worth: number])[] = [
  ['option.attack', 6],
  ['option.climb', 0],
  ['option.end-activation', -1],
];

/** How far it is from a place to the nearest enemy; places that are no points are all alike. */
function distance(table: Table, seat: number, { x, y }: Partial<Point>): number {
  if (x === undefined || y === undefined) return 0;
  const enemies = table.characters.flatMap(({ at, controller }) =>
    at === null || controller === seat ? [] : [Math.hypot(at.x - x, at.y - y)],
  );
  return enemies.length === 0 ? 0 : Math.min(...enemies);
}
