import { dice, scenario } from '../../kit.ts';

scenario(['CP-SUPER-5', 'CP-ATTACK-4'], 'Haymaker: three dice more in the next Strike, and only there', {
  given: {
    active: 'crossbones',
    dice: dice('hit 8, failure 3, hit 5, failure 3'),
    Ann: { characters: { crossbones: { at: [10, 18], power: 4 } } },
    Ben: { characters: { giant: { at: [12.5, 18] }, dummy: { at: [10, 20] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'haymaker' } },
    { who: 'Ann', does: { attack: 'strike', target: 'giant' } },
    { who: 'Ann', does: { attack: 'strike', target: 'dummy' } },
  ],
  then: {
    Ann: { crossbones: { power: 10 } },
    Ben: { giant: { damage: 8 }, dummy: { damage: 5 } },
    quiet: true,
  },
});

scenario(['CP-ICON-1', 'CP-THROW-1'], 'Overpower: a wild throws the target, then he goes after it', {
  given: {
    active: 'crossbones',
    dice: dice('wild, blank 4, failure 3'),
    Ann: { characters: { crossbones: { at: [10, 18], power: 2 } } },
    Ben: { characters: { dummy: { at: [14, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'overpower', may: true, aim: [24, 18] } },
    { who: 'Ann', does: { to: [12, 18] }, refused: ['CP-PLACE-2'] },
    { who: 'Ann', does: { to: [15.2, 18] } },
  ],
  then: {
    Ann: { crossbones: { at: [15.2, 18], power: 0 } },
    Ben: { dummy: { at: [17.375, 18], damage: 1 } },
    quiet: true,
  },
});

scenario(['CP-DAMAGE-1', 'CP-SUPER-3'], 'Inured to Pain: 1 damage less for 1 Power, from whatever source', {
  given: {
    active: 'dummy',
    dice: dice('hit 2, blank 2, failure 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { crossbones: { at: [12, 18], power: 1 } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'inured-to-pain' } },
    { who: 'Ben', does: { pass: true } },
  ],
  then: { Ben: { crossbones: { damage: 1, power: 1 } }, quiet: true },
});

scenario(['CP-POWER-5'], 'Inured to Pain costs Power that he must have', {
  given: {
    active: 'dummy',
    dice: dice('hit 2, blank 2, failure 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { crossbones: { at: [12, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' }, then: { offered: { Ben: ['aggressive'] } } },
    { who: 'Ben', does: { pass: true } },
  ],
  then: { Ben: { crossbones: { damage: 2, power: 2 } }, quiet: true },
});

scenario(['CP-POWER-5'], 'Inured to Pain: not on the other side of the table either', {
  given: {
    turn: 'Ben',
    active: 'dummy',
    dice: dice('hit 2, blank 2, failure 4'),
    Ann: { characters: { crossbones: { at: [12, 18] } } },
    Ben: { characters: { dummy: { at: [10, 18] } } },
  },
  when: [
    { who: 'Ben', does: { attack: 'jab' }, then: { 'only-offered': { Ann: ['aggressive', 'pass'] } } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ann: { crossbones: { damage: 2, power: 2 } }, quiet: true },
});

scenario('CP-ATTACK-28', 'Inured to Pain: for an attack without damage nobody is asked', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 3, block 2, failure'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { crossbones: { at: [12.5, 18], power: 1 } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { crossbones: { damage: 0, power: 1 } }, 'not-happened': ['damaged'], quiet: true },
});
