import type { Decision, Match, Offer, Option } from '@assemble/kernel';
import { SCENARIO, type Table } from '../table.ts';
import { type Cast, isOwnName, type NamedPrint, nameOf, parse } from './names.ts';
import type { Position } from './position.ts';

/** A card with its player, where it is a player's: "ada's Web-Shooter". */
export function cardWords(cast: Cast, table: Table, id: number, name = nameOf(cast, table, id)): string {
  const piece = table.play.find((one) => one.id === id);
  const seat = piece?.controller ?? table.prints[id]?.owner ?? SCENARIO;
  const player = cast.players[seat];
  return player === undefined ? name : `${player}'s ${name}`;
}

/** Words that stand before a name in an offer. */
export const VERBS = ['play', 'use', 'react', 'first', 'attack', 'thwart', 'ask', 'player'] as const;
/** Offers that name nothing. */
export const PLAIN = ['flip', 'recover', 'end', 'pass'] as const;

const WINDOWS: { readonly [question: string]: string } = {
  'ask.interrupt': 'react',
  'ask.response': 'react',
  'ask.forced': 'first',
};

/** Which of its card's abilities an option is, from 1; null where it is none. */
const abilityOf = (id: string): string | null => {
  const found = /#(\d+)[^@]*@/.exec(id)?.[1];
  return found === undefined ? null : String(Number(found) + 1);
};

/** An option in the words of a step: 'play ada's Backflip', 'pick 2', 'end'. */
function optionWords(cast: Cast, table: Table, decision: Decision, { id, say }: Option): string {
  const { card, seat } = say.args as { card?: number; seat?: number };
  if (id === 'decline') return 'pass';
  if (decision.ask.key === 'ask.choose-one') return `pick ${Number(id) + 1}`;
  if (seat !== undefined) return `${id.startsWith('ask:') ? 'ask' : 'player'} ${cast.players[seat] ?? seat}`;
  if (card === undefined) return id;
  const name = cardWords(cast, table, card);
  if (decision.shape === 'order') return name;
  const verb = WINDOWS[decision.ask.key] ?? id.slice(0, Math.max(0, id.indexOf(':')));
  const ability = verb === 'use' || verb === 'react' ? abilityOf(id) : null;
  return ability === null || ability === '1' ? `${verb} ${name}` : `${verb} ${name}/${ability}`;
}

/** What may be chosen, in the words of a step. */
export function offers(position: Position, match: Match<Table>, decision: Decision): Offer[] {
  const { cast, game } = position;
  const lit = (words: string): Offer => ({ words, lit: true });
  switch (decision.shape) {
    case 'entities':
      return decision.from.map((id) => lit(cardWords(cast, match.table, id)));
    case 'distribute':
      return decision.among.map((id) => lit(cardWords(cast, match.table, id)));
    case 'yes-no':
      return [lit('may true'), lit('may false')];
    case 'options':
    case 'order':
      return game.verdicts(match, decision.seat).map((choice) => ({
        words: optionWords(cast, match.table, decision, choice),
        lit: choice.verdict.yes,
      }));
    default:
      return [];
  }
}

/** Whether two names of cards mean the same; what the scenario leaves out may be anything. */
function isCardNamed(cast: Cast, match: Match<Table>, told: string, written: string): boolean {
  const [is, want] = [parse(cast.players, told), parse(cast.players, written)];
  if (want.whose !== null && want.whose !== is.whose) return false;
  const [name = '', ability] = is.name.split(/\/(?=\d$)/);
  const [wanted = '', which] = want.name.split(/\/(?=\d$)/);
  if (which !== undefined && which !== (ability ?? '1')) return false;
  if (name === wanted) return true;
  if (isOwnName(match.table, wanted)) return false;
  // A card with a name of its own also goes by its title, and any card by its id.
  const print = match.table.prints.find((one: NamedPrint) => one.named === name)?.card;
  const card = cast.content.find(wanted);
  if (print !== undefined)
    return card?.id === print || cast.content.card(print).faces.some((face) => face.title.en === wanted);
  return card?.faces.some((face) => face.title.en === name) === true;
}

/** 'play Backflip', or a card alone; what is used in a window may be written as used. */
export function isNamed(cast: Cast, match: Match<Table>, told: string, written: string): boolean {
  const verb = VERBS.find((one) => told.startsWith(`${one} `));
  if (verb === undefined) return isCardNamed(cast, match, told, written);
  const also = verb === 'react' || verb === 'first' ? ['use', 'react', 'first'] : [verb];
  const by = also.find((one) => written.startsWith(`${one} `));
  if (by === undefined) return false;
  return isCardNamed(cast, match, told.slice(verb.length + 1), written.slice(by.length + 1));
}
