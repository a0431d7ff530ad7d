import { scenario } from '../../kit.ts';

scenario(['MC-RESPONSE-1', 'MC-ATTACK-7'], 'She-Hulk: 2 damage to an enemy when she changes to hero form', {
  given: {
    ada: { hero: 'She-Hulk', form: 'alter-ego', minions: ['Sandman'] },
    ben: { hero: 'Spider-Man' },
  },
  when: [
    { who: 'ada', does: { flip: true } },
    { who: 'ada', does: { use: 'She-Hulk', choose: 'Sandman' } },
  ],
  then: {
    cards: { Sandman: { damage: 2 } },
    villain: { damage: 0 },
    ada: { form: 'hero', exhausted: false },
    ben: { damage: 0 },
    quiet: true,
  },
});

scenario('MC-CONDITION-1', 'She-Hulk: nothing when she changes to alter-ego form', {
  given: { ada: { hero: 'She-Hulk' } },
  when: [{ who: 'ada', does: { flip: true } }],
  then: { villain: { damage: 0 }, ada: { form: 'alter-ego' }, quiet: true },
});

scenario('MC-CONDITION-1', 'She-Hulk: nothing when another player changes form', {
  given: { turn: 'ben', ada: { hero: 'She-Hulk' }, ben: { hero: 'Spider-Man', form: 'alter-ego' } },
  when: [{ who: 'ben', does: { flip: true } }],
  then: { villain: { damage: 0 }, ben: { form: 'hero' }, quiet: true },
});

scenario(
  ['MC-DAMAGE-9', 'MC-LIMIT-1'],
  'Jennifer Walters: 1 threat prevented on any scheme, once in a round',
  {
    given: {
      villainStep: 4,
      scenario: [{ card: 'The Psyche-Magnitron', threat: 2 }],
      villainIs: { confused: true },
      ada: { hero: 'She-Hulk', form: 'alter-ego' },
      ben: { hero: 'Captain Marvel', dealt: ['Kree Manipulator', 'Masterplan'] },
    },
    when: [{ who: 'ada', does: { use: 'Jennifer Walters' }, then: { scheme: { threat: 0 } } }],
    // The 4 threat of Masterplan comes in the same round.
    then: { cards: { 'The Psyche-Magnitron': { threat: 6 } }, quiet: true },
  },
);

scenario('MC-TRIGGER-1', 'Jennifer Walters: no objection while she is She-Hulk', {
  given: { villainStep: 1, villainIs: { stunned: true }, ada: { hero: 'She-Hulk' } },
  when: [],
  then: { scheme: { threat: 1 }, quiet: true },
});
