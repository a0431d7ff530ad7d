import { consult, levelBot } from '@assemble/bots';
import type { Answer, Match } from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/index.ts';
import { answer, asked, game, positionOf } from './kit.ts';

const answerOf = (match: Match<Table>): Answer =>
  consult(levelBot('normal', 'ann'), game, match, asked(match), `guess ${asked(match).n}`);

/** Lets the bot play the activation that is under way; answers what it chose from the menu, and the actions it left. */
function activation(match: Match<Table>): { readonly chosen: readonly string[]; readonly left: number } {
  const { turn } = match.table;
  const chosen: string[] = [];
  let left = turn?.actions ?? 0;
  while (match.outcome === null && match.table.turn?.character === turn?.character) {
    const { key } = asked(match).ask;
    const given = answerOf(match);
    if (key === 'ask.activation') {
      left = match.table.turn?.actions ?? 0;
      chosen.push(String(given).split(':')[0] ?? '');
    }
    answer(match, given);
    if (given === 'end') break;
  }
  return { chosen, left };
}

const SECURE = 'infinity-formula-goes-missing';

describe('a bot at Crisis Protocol', () => {
  test('leaves its corner for the objectives in the first round', () => {
    const match = positionOf({
      secure: SECURE,
      activating: 'crossbones',
      Ann: { characters: { crossbones: { at: [3, 3] } } },
      Ben: { characters: { 'black-widow': { at: [33, 33] } } },
    });
    const away = (): number => {
      const at = match.table.characters[0]?.at ?? { x: 0, y: 0 };
      return Math.min(
        ...match.table.tokens.flatMap((token) =>
          token.at === null ? [] : [Math.sqrt((token.at.x - at.x) ** 2 + (token.at.y - at.y) ** 2)],
        ),
      );
    };
    const before = away();
    const { left } = activation(match);
    expect(left).toBe(0);
    // Two moves with the Medium tool, or as far as the objective is.
    expect(away()).toBeLessThan(Math.max(3, before - 7));
  });

  test('ends no activation with somebody to hit and an action left', () => {
    const match = positionOf({
      secure: SECURE,
      activating: 'crossbones',
      Ann: { characters: { crossbones: { at: [18, 17] } } },
      Ben: { characters: { 'captain-america': { at: [18, 19.5] } } },
    });
    const { chosen, left } = activation(match);
    expect(chosen.filter((one) => one === 'attack').length).toBeGreaterThan(0);
    expect(left).toBe(0);
  });

  test('picks on whoever is about to fall', () => {
    const match = positionOf({
      secure: SECURE,
      activating: 'crossbones',
      Ann: { characters: { crossbones: { at: [18, 17] } } },
      Ben: {
        characters: {
          'captain-america': { at: [17, 19.5] },
          'black-widow': { at: [19.5, 19], damage: 3 },
        },
      },
    });
    while (asked(match).ask.key !== 'ask.which-target') answer(match, answerOf(match));
    expect(answerOf(match)).toEqual([match.table.characters.find(({ damage }) => damage === 3)?.id]);
  });
});
