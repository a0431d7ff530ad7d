import type { Match, Message } from '@assemble/kernel';
import { locales, plain } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import type { SetId, Table } from '../../src/index.ts';
import { type Names, renderMessage } from '../../src/text/index.ts';
import { content, create, game, playOn, setupOf } from '../game.ts';

const namesOf = ({ table }: Match<Table>): Names => ({
  seats: ['Ana', 'Bob', 'Cleo', 'Dirk'],
  content,
  face: (id) =>
    table.play.find((one) => one.id === id)?.face ?? content.find(table.prints[id]?.card ?? '')?.faces[0].id,
});

/** Every sentence of a game in every language: it throws where one is missing. */
function readAll(match: Match<Table>, events: readonly Message[], seen: Set<string>): void {
  const names = namesOf(match);
  const all: Message[] = [...events];
  for (const decision of match.pending) {
    all.push(decision.ask);
    if (decision.shape === 'options' || decision.shape === 'order')
      all.push(...decision.options.map((one) => one.say));
    for (const choice of game.verdicts(match, decision.seat)) {
      all.push(choice.say);
      if (!choice.verdict.yes) all.push(...choice.verdict.reasons);
    }
  }
  for (const message of all) {
    // A sentence without numbers and names of its own need not be read a thousand times.
    const what = JSON.stringify([message.key, message.args]);
    if (seen.has(what)) continue;
    seen.add(what);
    for (const locale of locales) {
      const text = plain(renderMessage(message, locale, names));
      expect(text, message.key).not.toBe('');
      expect(text, message.key).not.toMatch(/undefined|null|NaN|\[object|\bcore\/\d+[ab]?#/u);
    }
  }
}

describe('random games have words for everything', () => {
  const games: readonly (readonly [villain: SetId, heroes: readonly SetId[]])[] = [
    ['rhino', ['spider-man', 'black-panther']],
    ['klaw', ['captain-marvel', 'iron-man', 'she-hulk']],
    ['ultron', ['iron-man', 'spider-man', 'she-hulk', 'captain-marvel']],
  ];
  it.each(games)('%s', (villain, heroes) => {
    const seen = new Set<string>();
    const { match, events } = create(
      setupOf(heroes, villain, { mode: 'expert', modular: 2 }),
      `words ${villain}`,
    );
    const messages = (told: readonly { readonly kind: string; readonly args: object }[]): Message[] =>
      told.map(({ kind, args }) => ({ key: kind, args }) as Message);
    readAll(match, messages(events), seen);
    playOn(match, `reader ${villain}`, undefined, (now, told) => readAll(now, messages(told), seen));
    expect(match.outcome).not.toBe(null);
    expect(seen.size).toBeGreaterThan(100);
  });
});
