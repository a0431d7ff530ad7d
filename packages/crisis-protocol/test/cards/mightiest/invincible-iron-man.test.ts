import { dice, scenario } from '../../kit.ts';

const TONY = 'invincible-iron-man';

scenario(['CP-ATTACK-14', 'CP-ICON-1'], 'Repulsor MK 2: Power for the damage, or 1 for none; a wild pushes', {
  given: {
    active: TONY,
    dice: dice('wild, hit, failure 3, failure 2, failure 5, failure 3'),
    Ann: { characters: { [TONY]: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [14, 18] }, giant: { at: [10, 23] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: 'repulsor-mk-2', target: 'dummy', aim: [30, 18] },
      then: { Ann: { [TONY]: { power: 2 } } },
    },
    { who: 'Ann', does: { attack: 'repulsor-mk-2', target: 'giant' } },
  ],
  then: {
    Ann: { [TONY]: { power: 3 } },
    Ben: { dummy: { damage: 2, at: [17.375, 18] }, giant: { damage: 0, at: [10, 23] } },
    quiet: true,
  },
});

scenario(
  ['CP-ICON-1', 'CP-THROW-1'],
  'Billion-Dollar Punch: he is beside the target before damage, then throws it',
  {
    given: {
      active: TONY,
      dice: dice('wild, hit, failure 5, failure 3'),
      Ann: { characters: { [TONY]: { at: [10, 18], power: 3 } } },
      Ben: { characters: { dummy: { at: [16, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'billion-dollar-punch', to: [14, 18], aim: [34, 18] } }],
    then: {
      Ann: { [TONY]: { at: [14, 18], power: 0 } },
      Ben: { dummy: { at: [21, 18], damage: 2 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-8', 'CP-ATTACK-14'],
  'Focused Unibeam: two dice for each critical, and 2 damage to himself for any',
  {
    given: {
      active: TONY,
      dice: dice('critical, failure 6, failure 3, hit 2'),
      Ann: { characters: { [TONY]: { at: [10, 18], power: 4 } } },
      Ben: { characters: { giant: { at: [20, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'focused-unibeam' } }],
    then: { Ann: { [TONY]: { damage: 2, power: 0 } }, Ben: { giant: { damage: 3 } }, quiet: true },
  },
);

scenario([], 'Focused Unibeam: without a critical it costs him nothing', {
  given: {
    active: TONY,
    dice: dice('hit, failure 6, failure 3'),
    Ann: { characters: { [TONY]: { at: [10, 18], power: 4 } } },
    Ben: { characters: { giant: { at: [20, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'focused-unibeam' } }],
  then: { Ann: { [TONY]: { damage: 0 } }, Ben: { giant: { damage: 1 } }, quiet: true },
});

scenario(
  ['CP-SUPER-3', 'CP-MODIFY-1'],
  'J.A.R.V.I.S.: for 1 to 3 Power another ally within Range 4 rerolls as many attack dice',
  {
    given: {
      active: 'dummy',
      dice: dice('blank 3, failure, failure 3, hit 2'),
      Ann: { characters: { [TONY]: { at: [10, 23], power: 3 }, dummy: { at: [10, 18] } } },
      Ben: { characters: { giant: { at: [12.5, 18] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'jab', react: 'j-a-r-v-i-s', amount: 2, reroll: [0, 1, 2] },
        refused: ['CP-MODIFY-7'],
      },
      { who: 'Ann', does: { reroll: [0, 1] } },
    ],
    then: { Ann: { [TONY]: { power: 1 } }, Ben: { giant: { damage: 2 } }, quiet: true },
  },
);

scenario(['CP-EFFECT-4', 'CP-SUPER-3'], 'I Am Iron Man: 1 Power for 1 damage less, from enemies alone', {
  given: {
    active: 'dummy',
    dice: dice('hit, failure 3, failure 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { [TONY]: { at: [12, 18], power: 1 } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'i-am-iron-man' } },
  ],
  then: { Ben: { [TONY]: { damage: 0, power: 0 } }, quiet: true },
});

scenario(
  ['CP-POWER-3', 'CP-MODIFY-2', 'CP-LEAD-3'],
  'Let’s Get You an Upgrade: whoever rolls may pay 1 Power of its own for a reroll',
  {
    given: {
      active: 'dummy',
      dice: dice('hit, failure 3, blank, failure 2, block'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        affiliation: 'shield',
        leader: TONY,
        characters: { [TONY]: { at: [30, 30], power: 2 }, giant: { at: [12.5, 18], power: 1 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'let-s-get-you-an-upgrade', may: true, reroll: [4] } },
    ],
    then: { Ben: { giant: { damage: 0, power: 0 }, [TONY]: { power: 2 } }, quiet: true },
  },
);
