import { type Event, type Json, type Match, stream, type Words } from '@assemble/kernel';
import { playedBy } from '@assemble/rules/testing';
import {
  CARDS,
  Content,
  champions,
  PRESETS,
  presetDeck,
  RECOMMENDED,
  type SetId,
  type Table,
} from '../src/index.ts';
import { prepare } from './kit.ts';

/** The game with all its cards, for tests that need more than a scenario. */
export const content = new Content(CARDS);
export const game = champions(content);

/** A set-up of ready-made decks. */
export function setupOf(
  heroes: readonly SetId[],
  villain: SetId = 'rhino',
  more: {
    mode?: 'standard' | 'expert';
    modular?: readonly SetId[] | number;
    first?: number;
    pacing?: 'always';
  } = {},
): Json {
  const players = heroes.map((hero) => {
    const preset = PRESETS.find((one) => one.hero === hero);
    if (preset === undefined) throw new Error(`no deck for ${hero}`);
    return presetDeck(content, preset.hero, preset.aspect);
  });
  const { mode = 'standard', modular = [RECOMMENDED[villain] as SetId], first = 0, pacing } = more;
  const paced = pacing === undefined ? {} : { pacing };
  return { players, villain, mode, modular, first, ...paced } as unknown as Json;
}

/** A new match and the events of its set-up. */
export function create(setup: Json, seed = 'test'): { match: Match<Table>; events: Event[] } {
  const events: Event[] = [];
  const match = game.create(setup, seed, events);
  playedBy(match.seats);
  return { match, events };
}

/** Why a set-up is refused: the rules, each once. */
export function refusals(setup: Json): string[] {
  const verdict = game.acceptSetup(setup);
  return verdict.yes ? [] : [...new Set(verdict.reasons.map((reason) => reason.rule))];
}

/** Answers everything at random until `until` holds or the match is over. Answers how many decisions it took. */
export function playOn(
  match: Match<Table>,
  seed: string,
  until: (match: Match<Table>) => boolean = () => false,
  each: (match: Match<Table>, events: readonly Event[]) => void = () => {},
): number {
  const random = stream(seed, 'bot');
  let decisions = 0;
  while (match.outcome === null && !until(match)) {
    const decision = match.pending[0];
    if (decision === undefined) throw new Error('nobody is asked');
    const events: Event[] = [];
    const answer = game.sample(match, decision, random);
    const applied = game.apply(match, decision.seat, decision.n, answer, events);
    if (!applied.yes) {
      throw new Error(`refused: ${JSON.stringify({ decision, answer, reasons: applied.reasons })}`);
    }
    decisions++;
    each(match, events);
  }
  return decisions;
}

/** What a seat sees of a position; what it was made of does not count. */
export const seen = (given: Words, seat: number): object => {
  const { match } = prepare(CARDS, given);
  return { ...game.view(match, seat), setup: null };
};
