import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardIndex } from '../scripts/generate.ts';
import { CARDS, Content } from '../src/index.ts';

const cards = new URL('../src/cards/', import.meta.url);

test('the generated list of cards is the one that the folders give', () => {
  expect(readFileSync(new URL('generated/index.ts', cards), 'utf8')).toBe(cardIndex(cards));
});

test('every card has its id from its folder and file, and a name in three languages', () => {
  const listed = cardIndex(cards)
    .split('\n')
    .flatMap((line) => /'\.\.\/([a-z].+)\.ts'/.exec(line)?.[1] ?? []);
  expect(CARDS.map(({ id }) => id)).toEqual(listed);
  for (const { name } of CARDS)
    for (const text of Object.values(name)) expect(text.length).toBeGreaterThan(0);
});

test('abilities are found by address', () => {
  const content = new Content(CARDS);
  expect(content.abilities.node('core/iron-man#friday-a-i/0')).toMatchObject({ node: 'active', cost: 2 });
  expect(content.attack('core/iron-man#repulsor-blast')).toMatchObject({ range: 4, strength: 4, cost: 0 });
  expect(() => new Content([...CARDS, ...CARDS])).toThrow('two cards are called');
});
