import { randomBot } from '@assemble/bots';
import { type Decision, type Event, type Game, History, type Json } from '@assemble/kernel';
import { locales } from '@assemble/language';
import { isRuleId } from '@assemble/rules';
import { describe, expect, test } from 'vitest';
import { type CoachedGame, type Cue, LEARNER } from '../src/index.ts';

/** A match from its beginning to its end, with all that the learner was asked and all that happened. */
function played(game: Game, setup: Json, seed: string) {
  const history = History.start(game, setup, seed);
  const bot = randomBot(seed);
  const asked: (readonly [Decision, readonly string[]])[] = [];
  while (history.match.outcome === null && history.decisions.length < 600) {
    const [decision] = history.match.pending;
    if (decision === undefined) break;
    if (decision.seat === LEARNER) {
      const open = game.verdicts(history.match, LEARNER).filter(({ verdict }) => verdict.yes);
      asked.push([decision, open.map(({ id }) => id)]);
    }
    history.decide(decision.seat, decision.n, bot.decide(game, history.match, decision));
  }
  return { asked, events: history.events };
}

const isMet = (
  { ask, choice, event }: Cue,
  asked: ReturnType<typeof played>['asked'],
  events: readonly Event[],
) =>
  event !== undefined
    ? events.some(({ kind }) => kind === event)
    : asked.some(
        ([decision, open]) =>
          decision.ask.key === ask && (choice === undefined || open.some((id) => id.startsWith(choice))),
      );

/** The coached match of a game: each cue comes up in some match, and has its words. */
export function coachedTests(game: Game, setup: Json, { id, cues, text }: CoachedGame): void {
  describe(`${game.id}: ${id}`, () => {
    test('whatever the coach speaks of happens in ordinary matches', () => {
      const matches = Array.from({ length: 12 }, (_, i) => played(game, setup, `first ${i}`));
      const met = cues.filter((cue) => matches.some(({ asked, events }) => isMet(cue, asked, events)));
      expect(met.map((cue) => cue.id)).toEqual(cues.map((cue) => cue.id));
    });

    test('has words for each cue in each language, and names each rule once', () => {
      for (const locale of locales) {
        expect(Object.keys(text[locale].cues)).toEqual(cues.map((cue) => cue.id));
        for (const { say, title } of Object.values(text[locale].cues)) {
          expect(title).toBeTruthy();
          expect(say.length, say).toBeLessThanOrEqual(210);
        }
      }
      const rules = cues.flatMap(({ rule }) => rule ?? []);
      expect(rules.every(isRuleId)).toBe(true);
      expect(new Set(rules).size).toBe(rules.length);
    });
  });
}
