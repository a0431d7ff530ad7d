import { dice, scenario } from '../kit.ts';

// Effects of having spent or lost Power wait for a quiet moment: every menu of a turn is one.

const MARVEL = 'captain-marvel-cosmic-avenger';
const paying = {
  Ann: {
    tactics: ['patch-up'],
    characters: { [MARVEL]: { at: [10, 18], form: 1, power: 5 }, dummy: { at: [10, 20.5], damage: 3 } },
  },
  Ben: { characters: { giant: { at: [30, 30] } } },
} as const;

scenario(
  ['CP-EFFECT-6', 'CP-TACTIC-3'],
  'who paid for a card before anybody is activated may react at once',
  {
    given: { ...paying, turn: 'Ann' },
    when: [
      { who: 'Ann', does: { tactic: 'patch-up', amount: 2 }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { react: 'i-don-t-need-a-powerup-to-kick-your-butt', to: [10, 18] } },
    ],
    then: { Ann: { [MARVEL]: { form: 0, power: 3 } }, asked: { Ann: 'ask.turn' }, quiet: true },
  },
);

scenario(
  ['CP-EFFECT-6', 'CP-TACTIC-3'],
  'who paid for a card after the activation may react before the turn is over',
  {
    given: { ...paying, active: 'dummy' },
    when: [
      { who: 'Ann', does: { end: true } },
      { who: 'Ann', does: { tactic: 'patch-up', amount: 2 }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { react: 'i-don-t-need-a-powerup-to-kick-your-butt', to: [10, 18] } },
    ],
    then: { Ann: { [MARVEL]: { form: 0, power: 3 } }, asked: { Ben: 'ask.turn' }, quiet: true },
  },
);

scenario('CP-EFFECT-6', 'who lost Power in the other player’s turn reacts when the attack is over', {
  given: {
    active: 'black-widow',
    dice: dice('wild, failure 3, failure 4'),
    Ann: { characters: { 'black-widow': { at: [10, 18] }, dummy: { at: [4, 4] } } },
    Ben: { characters: { [MARVEL]: { at: [12, 18], form: 1, power: 3 }, giant: { at: [30, 30] } } },
  },
  when: [
    // One hit, one damage, one Power for it; Widow's Sting takes one.
    { who: 'Ann', does: { attack: 'strike', react: 'strike.0' } },
    { who: 'Ben', does: { react: 'i-don-t-need-a-powerup-to-kick-your-butt', to: [12, 18] } },
  ],
  then: {
    Ben: { [MARVEL]: { form: 0, power: 3, damage: 1 } },
    asked: { Ann: 'ask.activation' },
    quiet: true,
  },
});
