import { scenario } from '../../kit.ts';

const extraction = 'evidence-of-experimental-soldiers';

scenario(['CP-MODIFY-2', 'CP-CRISIS-9'], 'an attacked holder may reroll a defense die: its player decides', {
  given: {
    active: 'dummy',
    extraction,
    dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'failure', 'failure', 'block'],
    Ann: { characters: { dummy: { at: [18, 16] } } },
    Ben: { characters: { giant: { at: [21, 16], holds: [2] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
    { who: 'Ben', does: { react: 'rules', reroll: [4] } },
  ],
  then: { Ben: { giant: { damage: 0 } }, quiet: true },
  editions: ['es13'],
});

scenario([], 'the others may not, nor the holder when it attacks', {
  given: {
    active: 'dummy',
    extraction,
    dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'failure', 'failure'],
    Ann: { characters: { dummy: { at: [18, 16], holds: [2] } } },
    Ben: { characters: { giant: { at: [21, 16] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 1 } }, quiet: true },
  editions: ['es13'],
});

scenario(['CP-XOBJ-1'], 'Evidence comes from a Server, which is exhausted', {
  given: {
    active: 'dummy',
    extraction,
    Ann: { characters: { dummy: { at: [18, 16], power: 1 } } },
    Ben: { characters: { giant: { at: [21, 30] } } },
  },
  when: [{ who: 'Ann', does: { interact: 1 } }],
  then: { Ann: { dummy: { holds: [3] } }, tokens: { 1: { exhausted: true } }, quiet: true },
  editions: ['es13'],
});
