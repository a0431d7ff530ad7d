import { dice, scenario } from '../../kit.ts';

scenario(['CP-ICON-1', 'CP-POWER-3'], 'Strike: a wild takes 1 Power from the target, nobody else', {
  given: {
    active: 'black-widow',
    dice: dice('wild, blank 3, failure 2'),
    Ann: { characters: { 'black-widow': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18], power: 3 }, giant: { at: [11, 21], power: 3 } } },
  },
  when: [{ who: 'Ann', does: { attack: 'strike', target: 'dummy', react: 'strike.0' } }],
  then: {
    Ann: { 'black-widow': { power: 1 } },
    Ben: { dummy: { damage: 1, power: 3 }, giant: { power: 3 } },
    quiet: true,
  },
});

scenario(['CP-STAT-22'], 'Pistol: neither Power nor anything else', {
  given: {
    active: 'black-widow',
    dice: dice('wild, hit, blank 2, failure 3'),
    Ann: { characters: { 'black-widow': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [17, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'pistol' } }],
  then: { Ann: { 'black-widow': { power: 0 } }, Ben: { dummy: { damage: 2, power: 2 } }, quiet: true },
});

scenario(['CP-ATTACK-14', 'CP-ICON-1'], 'Mixed Technique: Stagger for damage, a Short advance for a wild', {
  given: {
    active: 'black-widow',
    dice: dice('wild, blank 3, failure 3'),
    Ann: { characters: { 'black-widow': { at: [10, 18], power: 2 } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: 'mixed-technique', react: 'mixed-technique.0', may: true, to: [10, 21] },
    },
  ],
  then: {
    Ann: { 'black-widow': { at: [10, 21], power: 0 } },
    Ben: { dummy: { damage: 1, conditions: ['stagger'] } },
    quiet: true,
  },
});

scenario([], 'Mixed Technique without damage staggers nobody', {
  given: {
    active: 'black-widow',
    dice: dice('hit, blank 3, block, failure 2'),
    Ann: { characters: { 'black-widow': { at: [10, 18], power: 2 } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'mixed-technique' } }],
  then: { Ben: { dummy: { damage: 0, conditions: [] } }, quiet: true },
});

scenario(['CP-EFFECT-1'], 'Martial Artist: blanks block what comes from within Range 2', {
  given: {
    active: 'dummy',
    dice: dice('hit 3, blank, blank 2, failure'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { 'black-widow': { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { 'black-widow': { damage: 1 } }, quiet: true },
});

scenario(['CP-DICE-6'], 'Martial Artist: but not mystic attacks, nor what comes from further away', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 4, hit 2, blank, blank 2'),
    Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
    Ben: { characters: { 'black-widow': { at: [15, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'curse' }, then: { Ben: { 'black-widow': { damage: 1 } } } },
    { who: 'Ann', does: { attack: 'zap' } },
    { who: 'Ben', does: { pass: true } },
  ],
  then: { Ben: { 'black-widow': { damage: 3 } }, quiet: true },
});

scenario(['CP-ATTACK-17', 'CP-EFFECT-1'], 'Stealth: nobody beyond Range 3 can attack her', {
  given: {
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
    Ben: { characters: { 'black-widow': { at: [18, 18] }, giant: { at: [18, 24] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'zap' }, then: { Ben: { 'black-widow': { damage: 0 } } } }],
  then: { happened: [{ 'attack-declared': { target: 'giant' } }], quiet: true },
});
