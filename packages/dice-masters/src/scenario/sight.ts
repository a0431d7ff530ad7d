import type { Decision, Match, Offer, Option, Sight } from '@assemble/kernel';
import { type Die, dieIn, type Table } from '../table.ts';
import { dieOfPlayer, isDieNamed, nameOfCard } from './cast.ts';
import { toldOf } from './log.ts';
import type { Position } from './position.ts';
import { type Scene, sceneOf, sideOf } from './state.ts';

/** Questions that belong to the flow of a turn: nothing of an effect is pending when one of them is asked. */
const REGULAR: readonly string[] = [
  'ask.main',
  'ask.attack-actions',
  'ask.respond',
  'ask.reroll',
  'ask.attackers',
  'ask.blockers',
];

/** A match as the shared words of `then` see it. */
export function sight(position: Position, match: Match<Table>): Sight {
  const { pending, table } = match;
  const { players } = position;
  const scene = sceneOf(position, match);
  const ask = pending[0]?.ask.key ?? 'nothing';
  return {
    phase: table.phase,
    round: table.turn,
    turn: players[table.active] ?? null,
    busy:
      REGULAR.includes(ask) && table.waiting.length === 0
        ? null
        : ask === 'nothing'
          ? 'abilities wait'
          : `${players[pending[0]?.seat ?? 0]} is asked '${ask.replace(/^ask\./, '')}'`,
    sides: Object.fromEntries(players.map((name, seat) => [name, () => sideOf(scene, seat)])),
    offers: (decision) => offers(position, scene, match, decision),
    told: (event) => toldOf(scene, event),
    isNamed: (told, written) => isNamed(scene, told, written),
  };
}

/** Words that stand before a name in an offer. */
export const VERBS: readonly string[] = [
  'buy',
  'field',
  'use',
  'global',
  'activate',
  'lift',
  'react',
  'copy',
  'first',
  'name',
  'draft',
  'also buy',
  'also field',
];

/** 'buy beast', 'beast blocks thor', or a die or card alone. */
function isNamed({ cast }: Scene, told: string, written: string): boolean {
  const [a, b] = [told.split(' blocks '), written.split(' blocks ')];
  if (a.length === 2 || b.length === 2)
    return a.length === b.length && a.every((part, i) => isDieNamed(cast, part, b[i] ?? ''));
  const verb = VERBS.find((one) => told.startsWith(`${one} `));
  if (verb === undefined) return isDieNamed(cast, told, written);
  return (
    written.startsWith(`${verb} `) &&
    isDieNamed(cast, told.slice(verb.length + 1), written.slice(verb.length + 1))
  );
}

/** What may be chosen, in the words of a step. */
function offers(position: Position, scene: Scene, match: Match<Table>, decision: Decision): Offer[] {
  const { c, cast } = scene;
  const lit = (words: string): Offer => ({ words, lit: true });
  const die = (id: number): string => dieOfPlayer(c, cast, dieIn(match.table, id) as Die);
  switch (decision.shape) {
    case 'entities':
      return decision.from.map((id) => lit(id < 0 ? (cast.players[-1 - id] ?? '') : die(id)));
    case 'assign':
      return decision.items.flatMap((id, i) =>
        (decision.to[i] ?? []).map((to) => lit(`${die(id)} blocks ${die(to)}`)),
      );
    case 'distribute':
      return decision.among.map((id) => lit(id < 0 ? (cast.players[-1 - id] ?? '') : die(id)));
    case 'yes-no':
      return [lit('may true'), lit('may false')];
    case 'pay':
      return decision.extend.map((one) => lit(`also ${optionWords(scene, match, decision, one)}`));
    default:
      return position.game
        .verdicts(match, decision.seat)
        .map((one) => ({ words: optionWords(scene, match, decision, one), lit: one.verdict.yes }));
  }
}

/** Which word chooses an option of these questions. */
const VERB_OF: { readonly [question: string]: string } = {
  'ask.react': 'react',
  'ask.copy-card': 'copy',
  'ask.next-ability': 'first',
  'ask.name': 'name',
  'ask.draft': 'draft',
};

/** Which word chooses where an option is about no card. */
const PLAIN: { readonly [question: string]: string } = { 'ask.spin': 'spin', 'ask.name-type': 'type' };

function optionWords(
  { c, cast }: Scene,
  match: Match<Table>,
  decision: Decision,
  { id, say }: Option,
): string {
  if (id === 'stop' || id === 'pass') return 'pass';
  const { card, die } = say.args as { card?: string; die?: number };
  const verb = VERB_OF[decision.ask.key] ?? (id.includes(':') ? id.slice(0, id.indexOf(':')) : id);
  if (card === undefined)
    return PLAIN[decision.ask.key] === undefined ? verb : `${PLAIN[decision.ask.key]} ${id}`;
  const shown = die === undefined ? undefined : dieIn(match.table, die);
  const name = shown === undefined ? nameOfCard(cast, match, card) : dieOfPlayer(c, cast, shown);
  return `${verb === 'beside' ? 'activate' : verb} ${name}`;
}
