import type { GameWords } from '@assemble/kernel';
import type { NamedPosition } from './address.ts';
import { lay } from './lay.ts';

/**
 * Positions as a file of scenarios: each says who is asked what there, and cites the rules that ask it. What cannot be
 * laid out is written all the same, so that nothing is lost; the runner then says why.
 */
export const fileOf = (words: GameWords<unknown>, some: readonly NamedPosition[]): string =>
  JSON.stringify(
    some.map(({ name, given }) => {
      const outcome = lay(words, given);
      const { players, pending } = 'laid' in outcome ? outcome.laid : { players: [], pending: [] };
      return {
        game: words.game,
        name: name || 'a position',
        rules: [...new Set(pending.flatMap(({ rules }) => rules))],
        given,
        when: [],
        then: {
          asked: Object.fromEntries(
            pending.map(({ seat, ask }) => [players[seat] ?? '', ask.key.replace(/^ask\./, '')]),
          ),
        },
      };
    }),
    null,
    2,
  );
