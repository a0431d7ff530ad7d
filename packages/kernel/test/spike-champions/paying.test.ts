import { expect } from 'vitest';
import { champions } from './game.ts';
import { after, Layout, random, reads, says, threeWays, turnIs } from './kit.ts';
import type { Resource } from './vocabulary.ts';

function horn() {
  const lay = new Layout(['Spider-Man', 'Black Panther']);
  const card = lay.onRhino('Enhanced Ivory Horn');
  const bystander = lay.onRhino('Charge');
  const strength = lay.hand(0, 'Strength');
  const energy = lay.hand(0, 'Energy');
  const web = lay.play(0, 'Web-Shooter', { counters: 1 });
  const foreign = lay.hand(1, 'Strength');
  return { lay, card, bystander, strength, energy, web, foreign };
}
const strong: Resource[] = ['physical', 'physical'];

reads(
  [
    'MC-RESOURCE-1',
    'MC-RESOURCE-2',
    'MC-RESOURCE-4',
    'MC-RESOURCE-5',
    'MC-TRIGGER-4',
    'MC-COST-3',
    'MC-KEYWORD-16',
  ],
  'three physical resources from a card in hand and a resource ability; the last use discards its card',
  () => {
    const { lay, card, bystander, strength, energy, web, foreign } = horn();
    const look = threeWays(lay, [
      turnIs(`use:${card}`),
      says(0, 'ask.pay', {
        with: [
          [strength, ...strong],
          [web, 'physical'],
        ],
      }),
    ]);
    expect([card, strength, web].map((id) => look(id).zone)).toEqual([
      'encounter-discard',
      'discard',
      'discard',
    ]);
    expect([bystander, energy, foreign].map((id) => look(id).zone)).toEqual(['play', 'hand', 'hand']);
  },
);

reads(
  ['MC-RESOURCE-3', 'MC-RESOURCE-4', 'MC-RESOURCE-5', 'MC-COST-4', 'MC-INIT-4'],
  'a wrong payment is refused with every reason and leaves the match as it was',
  () => {
    const { lay, card, strength, energy, web, foreign } = horn();
    const match = after(lay, [turnIs(`use:${card}`)]);
    const before = champions.digest(match);
    const n = match.pending[0]?.n ?? -1;
    const refused = (payment: (number | Resource)[][]) => {
      const applied = champions.apply(match, 0, n, { with: payment });
      return applied.yes ? [] : applied.reasons.map((reason) => reason.rule);
    };
    expect(refused([[strength, ...strong]])).toEqual(['MC-RESOURCE-3', 'MC-RESOURCE-4']);
    expect(
      refused([
        [energy, 'energy', 'energy'],
        [web, 'physical'],
      ]),
    ).toEqual(['MC-RESOURCE-4']);
    expect(
      refused([
        [energy, ...strong],
        [web, 'physical'],
      ]),
    ).toEqual(['MC-RESOURCE-5']);
    expect(
      refused([
        [strength, ...strong],
        [foreign, ...strong],
      ]),
    ).toEqual(['MC-COST-4']);
    expect(
      refused([
        [strength, ...strong],
        [strength, ...strong],
      ]),
    ).toEqual(['MC-COST-4']);
    expect(champions.digest(match)).toBe(before);
  },
);

reads(
  ['MC-COST-2', 'MC-RESOURCE-8', 'MC-INIT-3'],
  'the sampler and the fallback are legal; more than needed is legal too; the card itself does not pay',
  () => {
    const { lay, card, strength, energy, web } = horn();
    const match = after(lay, [turnIs(`use:${card}`)]);
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const draws = random();
    for (let i = 0; i < 20; i++) {
      const copy = champions.clone(match);
      expect(champions.apply(copy, 0, decision.n, champions.sample(copy, decision, draws)).yes).toBe(true);
    }
    expect(champions.apply(champions.clone(match), 0, decision.n, decision.fallback).yes).toBe(true);
    const look = threeWays(lay, [
      turnIs(`use:${card}`),
      says(0, 'ask.pay', {
        with: [
          [strength, ...strong],
          [energy, 'energy', 'energy'],
          [web, 'physical'],
        ],
      }),
    ]);
    expect([card, strength, energy].map((id) => look(id).zone)).toEqual([
      'encounter-discard',
      'discard',
      'discard',
    ]);

    const panther = new Layout(['Black Panther', 'Spider-Man']);
    panther.play(0, 'Panther Claws');
    const forever = panther.hand(0, 'Wakanda Forever!');
    const offered = after(panther, []).pending[0];
    const options = offered?.shape === 'options' ? offered.options.map((option) => option.id) : [];
    expect(options).not.toContain(`use:${forever}`); // its own wild resource is no payment
  },
);
