import { dice, scenario } from '../kit.ts';

const far = { giant: { at: [30, 30] } };

scenario(
  ['CP-COND-5', 'CP-COND-3', 'CP-COND-4', 'CP-DAMAGE-6'],
  'Bleed: 1 damage when the activation ends, and no Power for it',
  {
    given: {
      active: 'dummy',
      Ann: { characters: { dummy: { at: [10, 18], conditions: ['bleed'] } } },
      Ben: { characters: far },
    },
    when: [{ who: 'Ann', does: { end: true } }],
    then: {
      Ann: { dummy: { damage: 1, power: 0, activated: true } },
      Ben: { giant: { damage: 0 } },
      quiet: true,
    },
  },
);

const extra = (side: string) => ({ rolled: { side, from: 'critical' } });

scenario('CP-COND-6', 'Hex: no more dice for criticals of the attacker', {
  given: {
    active: 'dummy',
    dice: ['critical', 'blank', 'blank', 'blank', 'critical', 'blank', 'blank', 'blank'],
    Ann: { characters: { dummy: { at: [10, 18], conditions: ['hex'] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { happened: [extra('defense')], 'not-happened': [extra('attack')], quiet: true },
});

scenario('CP-COND-6', 'Hex: no more dice for criticals of the defender', {
  given: {
    active: 'dummy',
    dice: ['critical', 'blank', 'blank', 'blank', 'critical', 'blank', 'blank', 'blank'],
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18], conditions: ['hex'] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { happened: [extra('attack')], 'not-happened': [extra('defense')], quiet: true },
});

scenario('CP-COND-6', 'Hex: no more dice for criticals of whoever dodges', {
  given: {
    active: 'captain-marvel',
    dice: ['critical', 'blank', 'blank'],
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [12, 18] }, giant: { at: [16.5, 18], conditions: ['hex'] } } },
  },
  when: [{ who: 'Ann', does: { power: 'danvers-special', aim: [20, 18] } }],
  then: { happened: [{ rolled: { side: 'dodge' } }], 'not-happened': [extra('dodge')], quiet: true },
});

scenario('CP-COND-7', 'Incinerate: one defense die fewer', {
  given: {
    active: 'dummy',
    dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18], conditions: ['incinerate'] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { happened: [{ rolled: { side: 'defense', faces: ['blank', 'blank'] } }], quiet: true },
});

scenario('CP-COND-11', 'Shock: one attack die fewer', {
  given: {
    active: 'dummy',
    dice: Array<'blank'>(6).fill('blank'),
    Ann: { characters: { dummy: { at: [10, 18], conditions: ['shock'] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  // A Jab has Strength 4.
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { happened: [{ rolled: { side: 'attack', faces: ['blank', 'blank', 'blank'] } }], quiet: true },
});

scenario(['CP-COND-11', 'CP-ATTACK-25'], 'Shock: one attack die fewer, but never less than one', {
  given: {
    active: 'dummy',
    dice: ['blank', 'blank', 'blank', 'blank', 'blank'],
    Ann: { characters: { dummy: { at: [10, 18], conditions: ['shock'] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'curse' } }],
  then: { happened: [{ rolled: { side: 'attack', faces: ['blank'] } }], quiet: true },
});

scenario('CP-COND-9', 'Poison: each Power Phase takes 1 Power', {
  given: {
    phase: 'power',
    Ann: { characters: { dummy: { at: [10, 18], power: 2, conditions: ['poison'] } } },
    Ben: { characters: { giant: { at: [30, 30], power: 2 } } },
  },
  when: [],
  then: {
    Ann: { dummy: { power: 2 } },
    Ben: { giant: { power: 3 } },
    happened: ['power-gained', 'power-lost'],
    quiet: true,
  },
});

scenario(['CP-COND-9', 'CP-GRUNT-16'], 'Poison: a Grunt has no Power to lose', {
  given: {
    phase: 'power',
    Ann: { characters: { dummy: { at: [10, 18] }, minion: { at: [12, 18], conditions: ['poison'] } } },
    Ben: { characters: { giant: { at: [30, 30] } } },
  },
  when: [],
  then: {
    Ann: { dummy: { power: 1 }, minion: { power: 0, conditions: ['poison'] } },
    'not-happened': ['power-lost'],
    quiet: true,
  },
});

scenario('CP-COND-10', 'Root: 1 Power more for a superpower', {
  given: {
    active: 'iron-man',
    Ann: { characters: { 'iron-man': { at: [10, 18], power: 2, conditions: ['root'] } } },
    Ben: { characters: far },
  },
  when: [{ who: 'Ann', does: { power: 'friday-a-i' }, refused: ['CP-POWER-5'] }],
  then: { Ann: { 'iron-man': { power: 2 } }, quiet: true },
});

scenario('CP-COND-10', 'Root: what it takes on top buys nothing, and that of others is no matter', {
  given: {
    active: 'dummy',
    dice: dice('blank 3, failure, failure 3, hit 2'),
    Ann: {
      characters: {
        'invincible-iron-man': { at: [10, 23], power: 4, conditions: ['root'] },
        dummy: { at: [10, 18], conditions: ['root'] },
      },
    },
    Ben: { characters: { giant: { at: [12.5, 18] } } },
  },
  when: [
    // J.A.R.V.I.S. for 3 Power: one of them is for Root, so two dice are rerolled and not three.
    {
      who: 'Ann',
      does: { attack: 'jab', react: 'j-a-r-v-i-s', amount: 3, reroll: [0, 1, 2] },
      refused: ['CP-MODIFY-7'],
    },
    { who: 'Ann', does: { reroll: [0, 1] } },
  ],
  then: {
    Ann: { 'invincible-iron-man': { power: 1 }, dummy: { power: 0 } },
    Ben: { giant: { damage: 2 } },
    quiet: true,
  },
});

scenario('CP-COND-12', 'Slow: only the Short tool', {
  given: {
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18], conditions: ['slow'] } } },
    Ben: { characters: far },
  },
  when: [
    // Short reaches 3.375 inches and the base itself, 1.378 inches wide.
    { who: 'Ann', does: { move: [14.9, 18] }, refused: ['CP-ADVANCE-9'] },
    { who: 'Ann', does: { move: [14.7, 18] } },
  ],
  then: { Ann: { dummy: { at: [14.7, 18] } }, actions: 1, quiet: true },
});

scenario(['CP-COND-13', 'CP-ACTIVATE-7'], 'Stagger: the first action is a Shake that removes it', {
  given: {
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18], conditions: ['stagger', 'slow'] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' }, refused: ['CP-COND-13'] },
    { who: 'Ann', does: { shake: 'slow' }, refused: ['CP-COND-13'] },
    {
      who: 'Ann',
      does: { shake: 'stagger' },
      then: { actions: 1, offered: { Ann: ['attack:test/dummy#jab', 'shake:slow'] } },
    },
  ],
  then: { Ann: { dummy: { conditions: ['slow'] } }, quiet: true },
});

scenario(['CP-ICON-5', 'CP-ICON-1', 'CP-COND-1'], 'CP-CASE-28: one die serves two icon rules', {
  given: {
    active: 'dummy',
    // The critical brings the wild, the only die that shows one: it makes the target bleed and, with the critical, poisons.
    dice: ['critical', 'failure', 'failure', 'failure', 'failure', 'wild'],
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] }, blocker: { at: [10, 20] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'curse', target: "Ben's dummy" } },
    { who: 'Ann', does: { react: 'curse.0' } },
  ],
  then: {
    Ben: { dummy: { conditions: ['bleed', 'poison'], damage: 2 }, blocker: { conditions: [] } },
    quiet: true,
  },
});

scenario(['CP-ICON-1', 'CP-COND-2'], 'a wild alone does not poison; who bleeds does not bleed twice', {
  given: {
    active: 'dummy',
    dice: ['wild', 'blank', 'blank', 'blank', 'blank'],
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18], conditions: ['bleed'] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'curse' } }],
  then: {
    Ben: { dummy: { conditions: ['bleed'], damage: 1 } },
    'not-happened': ['condition-gained'],
    quiet: true,
  },
});

scenario('CP-KEYWORD-1', 'Immunity: the condition is not gained', {
  given: {
    active: 'baron-zemo',
    dice: ['wild', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    Ann: { characters: { 'baron-zemo': { at: [10, 18] } } },
    Ben: { characters: { ultron: { at: [12.5, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'sword-strike' } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ben: { ultron: { conditions: [], damage: 1 } }, quiet: true },
});
