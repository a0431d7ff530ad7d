import type { GameWords } from '@assemble/kernel';
import { scenarioFile } from '@assemble/scenario/reading';
import type { NamedPosition } from './address.ts';
import { lay } from './lay.ts';

/**
 * Positions as a file of scenarios: each says who is asked what there, and cites the rules that ask it. What cannot be
 * laid out is written all the same, so that nothing is lost; the runner then says why.
 */
export const fileOf = (words: GameWords<unknown>, some: readonly NamedPosition[]): string =>
  scenarioFile(
    some.map((position) => {
      const { name, given, edition } = position;
      const { players, pending } = lay(words, position).laid ?? { players: [], pending: [] };
      return {
        game: words.game,
        ...(edition === null ? {} : { edition }),
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
  );
