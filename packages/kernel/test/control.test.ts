import { describe, expect, it } from 'vitest';
import {
  Abilities,
  defineGame,
  type ForEach,
  type May,
  message,
  type Node,
  type OneOf,
  runForEach,
  runMay,
  runOneOf,
  runWhen,
  type When,
} from '../src/index.ts';
import { type Toy, toyBook, toySetup } from './toy-game.ts';

interface Memory {
  target: number;
}

const book = toyBook();
const asking = () => ({ seat: 1, ask: message('toy.which'), rules: ['TOY-TURN'] });
const nodes = {
  ...book.nodes,
  when: runWhen<Toy, When & { life: number }, Memory>(
    (c, { life }, { target }) => (c.table.life[target] ?? 0) >= life,
  ),
  may: runMay<Toy, May, Memory>(asking),
  'one-of': runOneOf<Toy, OneOf, Memory>(asking, (at) => message('toy.effect', { at })),
  'for-each': runForEach<Toy, ForEach & { who: number[] }, Memory>(
    (_c, { who }) => who,
    (c, target) => ((c.table.life[target] ?? 0) > 0 ? { target } : null),
  ),
};

const note = (text: string): Node & { text: string } => ({ node: 'note', text });
const hit = (amount: number): Node & { amount: number } => ({ node: 'hit', amount });

/** A match at whose first decision the ability is run by the first seat, against the other one. */
function run(ability: Node, life = 6) {
  const abilities = new Abilities();
  abilities.add('hex', ability);
  const game = defineGame({ ...book, nodes, abilities });
  const match = game.create(toySetup([], life), 'control');
  const answer = (given: string | boolean) => {
    const [asked] = match.pending;
    if (asked === undefined) throw new Error('nobody is asked');
    game.apply(match, asked.seat, asked.n, given);
  };
  answer('hex');
  return { match, answer, asked: () => match.pending[0]?.ask.key, notes: () => match.table.notes };
}

describe('when', () => {
  const node = (life: number) => ({ node: 'when', life, effect: note('yes'), otherwise: note('no') });
  it('runs one part or the other, once', () => {
    expect(run(node(6)).notes()).toEqual(['yes']);
    expect(run(node(7)).notes()).toEqual(['no']);
    expect(run({ node: 'when', life: 7, effect: note('yes') } as Node).notes()).toEqual([]);
  });
});

describe('may', () => {
  it('asks, and does it or not', () => {
    const node = { node: 'may', effect: hit(2) };
    const yes = run(node);
    expect(yes.asked()).toBe('toy.which');
    yes.answer(true);
    expect(yes.match.table.life).toEqual([6, 4]);
    const no = run(node);
    no.answer(false);
    expect([no.match.table.life, no.asked()]).toEqual([[6, 6], 'toy.move']);
  });
  it('asks nobody about what could do nothing', () => {
    expect(run({ node: 'may', effect: hit(0) } as Node).asked()).toBe('toy.move');
  });
});

describe('one of', () => {
  const node = (...effects: Node[]) => ({ node: 'one-of', effects });
  it('asks among those that could do something, by their places', () => {
    const some = run(node(hit(0), hit(1), hit(3)));
    const [asked] = some.match.pending;
    expect(asked?.shape === 'options' && asked.options).toEqual([
      { id: '1', say: message('toy.effect', { at: 'hex.2' }) },
      { id: '2', say: message('toy.effect', { at: 'hex.3' }) },
    ]);
    some.answer('2');
    expect([some.match.table.life, some.asked()]).toEqual([[6, 3], 'toy.move']);
  });
  it('does not ask about the only one, and does nothing where there is none', () => {
    expect(run(node(hit(0), hit(1))).match.table.life).toEqual([6, 5]);
    expect(run(node(hit(0))).match.table.life).toEqual([6, 6]);
  });
});

describe('for each', () => {
  const node = (who: number[], effect: Node) => ({ node: 'for-each', who, effect });
  it('runs the part for one after the other', () => {
    expect(run(node([1, 0], hit(1))).match.table.life).toEqual([5, 5]);
  });
  it('goes on where it was after a question', () => {
    const asked = run(node([1, 0], { node: 'may', effect: hit(1) } as Node));
    asked.answer(false);
    asked.answer(true);
    expect([asked.match.table.life, asked.asked()]).toEqual([[5, 6], 'toy.move']);
  });
  it('could do something if it could for one of them who is not passed over', () => {
    const maybe = (who: number[]) => run({ node: 'may', effect: node(who, hit(1)) } as Node).asked();
    expect([maybe([7, 0]), maybe([7]), maybe([])]).toEqual(['toy.which', 'toy.move', 'toy.move']);
  });
});
