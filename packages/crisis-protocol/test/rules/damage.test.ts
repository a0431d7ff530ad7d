import type { Words } from '@assemble/kernel';
import { dice, scenario } from '../kit.ts';

/** A dummy hits another one with a Jab of four dice; three defense dice block nothing. */
const jab = (hits: number, target: Words) => ({
  given: {
    active: 'dummy',
    dice: [
      ...['hit', 'hit', 'hit', 'hit'].map((face, i) => (i < hits ? face : 'blank')),
      ...['blank', 'blank', 'blank'],
    ],
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18], ...target }, giant: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
});

scenario(
  ['CP-DAMAGE-1', 'CP-DAMAGE-3', 'CP-ATTACK-30', 'CP-POWER-1'],
  'the target suffers damage and gains as much Power',
  {
    ...jab(3, {}),
    then: {
      Ben: { dummy: { damage: 3, power: 3 }, giant: { damage: 0, power: 0 } },
      Ann: { dummy: { power: 0 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-DAMAGE-2', 'CP-DAMAGE-4', 'CP-STAT-10'],
  'CP-CASE-22: excess damage is ignored, and so is the Power for it',
  {
    ...jab(4, { damage: 3 }),
    then: {
      Ben: { dummy: { damage: 6, power: 3, dazed: true } },
      happened: [{ damaged: { who: 'dummy', amount: 3 } }, 'dazed', { 'attack-resolved': { dealt: 3 } }],
      quiet: true,
    },
  },
);

scenario(['CP-POWER-2'], 'CP-CASE-38: Power beyond 10 is lost', {
  ...jab(3, { power: 9 }),
  then: { Ben: { dummy: { power: 10 } }, quiet: true },
});

scenario(['CP-COND-14'], 'CP-CASE-38: Stun cuts a gain to 1', {
  ...jab(3, { power: 2, conditions: ['stun'] }),
  then: { Ben: { dummy: { power: 3, damage: 3 } }, quiet: true },
});

scenario(['CP-COND-8'], 'CP-CASE-38: Judgment takes the Power for damage from attacks', {
  ...jab(3, { power: 2, conditions: ['judgment'] }),
  then: { Ben: { dummy: { power: 2, damage: 3 } }, quiet: true },
});

scenario(
  ['CP-DAZED-1', 'CP-DAMAGE-5'],
  'a Healthy character that reaches its Stamina is Dazed and stays where it is',
  {
    ...jab(4, { damage: 2 }),
    then: { Ben: { dummy: { dazed: true, side: 'healthy', at: [12, 18], gone: false } }, quiet: true },
  },
);

scenario(['CP-KO-1', 'CP-DAMAGE-5', 'CP-STAT-2'], 'an Injured one is KO’d at the Stamina of that side', {
  ...jab(4, { damage: 2, side: 'injured' }),
  then: { Ben: { dummy: { gone: true, at: null } }, happened: ['damaged', 'knocked-out'], quiet: true },
});

scenario(['CP-WIN-7'], 'who has nobody left has lost at once', {
  given: {
    active: 'dummy',
    dice: ['hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18], damage: 4, side: 'injured' } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { won: 'Ann', 'won-by': 'CP-WIN-7' },
});

scenario(['CP-ATTACK-28', 'CP-ATTACK-29'], 'as many blocks as hits: no damage, and nothing for it', {
  given: {
    active: 'dummy',
    dice: ['hit', 'hit', 'blank', 'blank', 'block', 'block', 'blank'],
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { dummy: { damage: 0, power: 0 } }, 'not-happened': ['damaged'], quiet: true },
});

scenario(
  ['CP-SUPER-10', 'CP-SUPER-11'],
  'CP-CASE-31: innate reduction needs no activation, costs nothing, leaves at least 1',
  {
    given: {
      active: 'ultron',
      dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      Ann: { characters: { ultron: { at: [10, 18] } } },
      Ben: { characters: { 'iron-man': { at: [12, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'strike' } }],
    then: { Ben: { 'iron-man': { damage: 2, power: 2 } }, Ann: { ultron: { power: 1 } }, quiet: true },
  },
);

scenario(
  ['CP-DAMAGE-2', 'CP-HOLD-2'],
  'damage that might have been lessened fells its target, and its token is asked for',
  {
    given: {
      active: 'dummy',
      extraction: 'struggle-for-the-cube-continues',
      dice: ['hit', 'blank', 'blank', 'blank', 'failure', 'failure', 'failure', 'failure'],
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        characters: {
          'invincible-iron-man': { at: [12, 18], power: 1, damage: 5, holds: [2] },
          giant: { at: [30, 30] },
        },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { pass: true }, then: { asked: { Ann: 'ask.drop' } } },
      { who: 'Ann', does: { to: [12, 16] } },
    ],
    then: { Ben: { 'invincible-iron-man': { dazed: true, holds: [] } }, quiet: true },
  },
);

scenario(['CP-SUPER-8'], 'damage that was reduced to nothing is none: nobody is asked to pay against it', {
  given: {
    active: 'dummy',
    dice: dice('hit 2, blank 2, failure 4, hit, blank 3, failure 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      characters: { crossbones: { at: [12, 18], power: 2 }, guardian: { at: [30, 30] } },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    // Of 2 damage 1 is left when Guardian's ability comes first.
    { who: 'Ben', does: { react: 'guards' }, then: { offered: { Ben: ['inured-to-pain'] } } },
    { who: 'Ben', does: { react: 'inured-to-pain' } },
    // Of 1 damage nothing is left.
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'guards' } },
  ],
  then: { Ben: { crossbones: { damage: 0, power: 1 } }, actions: 0, quiet: true },
});
