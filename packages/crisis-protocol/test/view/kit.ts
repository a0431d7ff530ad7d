import type { Answer, Decision, Json, Match } from '@assemble/kernel';
import { position } from '@assemble/scenario';
import {
  CARDS,
  Content,
  crisisProtocol,
  type EditionId,
  scenarioWords,
  type Table,
  type View,
} from '../../src/index.ts';
import { INVENTED } from '../invented.ts';

const cards = [...CARDS, ...INVENTED];
const words = scenarioWords(cards);
export const game = crisisProtocol(new Content(cards));

/** A position in the words of scenarios. */
export function positionOf(
  given: { readonly [word: string]: Json },
  edition: EditionId = 'es13',
): Match<Table> {
  const { match } = position(words, given, edition);
  game.resume(match);
  return match;
}

export function asked(match: Match<Table>): Decision {
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
}

export function answer(match: Match<Table>, given: Answer): void {
  const { seat, n } = asked(match);
  const applied = game.apply(match, seat, n, given);
  if (!applied.yes) throw new Error(`refused: ${JSON.stringify(applied.reasons)}`);
}

export const viewOf = (match: Match<Table>): View => game.view(match, asked(match).seat);

/** Takes the line of the menu that says this. */
export function take(match: Match<Table>, key: string, args: { readonly [name: string]: Json } = {}): void {
  const found = game
    .verdicts(match, asked(match).seat)
    .find(
      ({ say }) => say.key === key && Object.entries(args).every(([name, value]) => say.args[name] === value),
    );
  if (found === undefined) throw new Error(`the menu has no ${key}`);
  answer(match, found.id);
}
