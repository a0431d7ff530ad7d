import type { Decision, Match, Offer, Option } from '@assemble/kernel';
import type { Table } from '../table.ts';
import { type Cast, characterWords, namesOf, parse, slugOf } from './names.ts';
import type { Position } from './position.ts';

/** Words that stand before a name in an offer. */
export const VERBS = [
  'activate',
  'attack',
  'power',
  'react',
  'tactic',
  'shake',
  'shed',
  'interact',
  'token',
  'throw',
  'face',
  'type',
  'edge',
  'crisis',
  'threat',
  'leader',
  'pick',
  'may',
] as const;
/** Offers that name nothing. */
export const PLAIN = ['move', 'climb', 'end', 'pass'] as const;

/** Which word chooses an option of these questions; the others say it themselves. */
const VERB_OF: { readonly [question: string]: string } = {
  'ask.react': 'react',
  'ask.which-attack': 'attack',
  'ask.which-type': 'type',
  'ask.crisis-type': 'type',
  'ask.threat': 'threat',
  'ask.edge': 'edge',
  'ask.pick-crisis': 'crisis',
  'ask.leadership': 'leader',
  'ask.add-tactic': 'tactic',
  'ask.choose-token': 'token',
  'ask.shed': 'shed',
  'ask.which-face': 'face',
  'ask.throw-what': 'throw',
  'ask.destroy-what': 'throw',
};

/** An option in the words of a step: 'attack jab', 'shake slow', 'end'; then other words that mean the same. */
function optionWords(cast: Cast, table: Table, decision: Decision, { id, say }: Option): readonly string[] {
  const { attack, ability, card, who, terrain, condition, token } = say.args as {
    attack?: string;
    ability?: string;
    card?: string;
    who?: number;
    terrain?: string;
    condition?: string;
    token?: number;
  };
  const question = decision.ask.key;
  if (question === 'ask.one-of') return [`pick ${Number(id) + 1}`];
  const verb = VERB_OF[question] ?? (id.includes(':') ? id.slice(0, id.indexOf(':')) : '');
  const rest = id.slice(id.indexOf(':') + 1);
  if (id === 'pass') return ['pass'];
  if (verb === '' && !/^\d+$/.test(id)) return [id];
  if (verb === '') return [who === undefined ? (terrain ?? id) : characterWords(cast, table, who)];
  const address = attack ?? ability;
  if (address !== undefined) return namesOf(cast.content, address).map((name) => `${verb} ${name}`);
  if (card !== undefined) return [`${verb} ${slugOf(card)}`];
  if (who !== undefined && verb !== 'shake' && verb !== 'shed')
    return [`${verb} ${characterWords(cast, table, who)}`];
  return [`${verb} ${terrain ?? condition ?? token ?? rest}`];
}

/** What may be chosen, in the words of a step; places are tried instead of listed. */
export function offers(position: Position, match: Match<Table>, decision: Decision): Offer[] {
  const { cast, game } = position;
  const { table } = match;
  const lit = (words: string): Offer => ({ words, lit: true });
  switch (decision.shape) {
    case 'entities':
      return decision.from.map((id) => lit(entityWords(cast, table, decision, id)));
    case 'yes-no':
      return [lit('may true'), lit('may false')];
    case 'options':
      return game.verdicts(match, decision.seat).map((choice) => {
        const [words = '', ...also] = optionWords(cast, table, decision, choice);
        return { words, also, lit: choice.verdict.yes, id: choice.id };
      });
    default:
      return [];
  }
}

/** A character, or a die of the roll being made by the face it shows. */
function entityWords(cast: Cast, table: Table, decision: Decision, id: number): string {
  const dice = decision.ask.key === 'ask.reroll' || decision.ask.key === 'ask.change-dice';
  if (!dice) return characterWords(cast, table, id);
  return table.rolls.at(-1)?.dice.find((die) => die.id === id)?.face ?? String(id);
}

/** "Ben's iron-man" is also iron-man. */
function isCalled(cast: Cast, told: string, written: string): boolean {
  // An ability may be written by its address.
  if (written.includes('#')) return namesOf(cast.content, written).includes(told);
  const [is, want] = [parse(told), parse(written)];
  return is.name === want.name && (want.whose === null || is.whose === null || want.whose === is.whose);
}

/** 'attack jab' may be written as it is or as jab alone. */
export function isNamed(cast: Cast, told: string, written: string): boolean {
  const verb = VERBS.find((one) => told.startsWith(`${one} `));
  if (verb === undefined) return isCalled(cast, told, written);
  const name = told.slice(verb.length + 1);
  return isCalled(cast, name, written.startsWith(`${verb} `) ? written.slice(verb.length + 1) : written);
}
