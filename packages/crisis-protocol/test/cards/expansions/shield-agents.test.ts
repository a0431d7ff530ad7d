import { scenario } from '../../kit.ts';
import { rolled } from '../dice.ts';

const fury = 'nick-fury';
const agents = 'shield-agents';

scenario(['CP-GRUNT-1', 'CP-GRUNT-7', 'CP-GRUNT-8'], 'they activate before Nick Fury, in his turn', {
  given: {
    turn: 'Ann',
    dice: rolled(1, 4, 3),
    Ann: { characters: { [fury]: { at: [4, 4] }, [agents]: { at: [10, 18] } } },
    Ben: { characters: { giant: { at: [15, 18] } } },
  },
  when: [
    { who: 'Ann', does: { activate: fury } },
    { who: 'Ann', does: { attack: 'pistols' } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ann', does: { move: [6, 4] } },
  ],
  then: {
    Ann: { [agents]: { activated: true, power: 0 }, [fury]: { at: [6, 4] } },
    Ben: { giant: { damage: 1 } },
    quiet: true,
  },
});

scenario(
  ['CP-EFFECT-1', 'CP-GRUNT-16', 'CP-SECURE-1'],
  'S.H.I.E.L.D. Operatives: they take tokens without Power, but contest no Secure token',
  {
    given: {
      turn: 'Ann',
      secure: 'infinity-formula-goes-missing',
      extraction: 'struggle-for-the-cube-continues',
      Ann: { characters: { [fury]: { at: [4, 4] }, [agents]: { at: [9, 15] } } },
      Ben: { characters: { giant: { at: [30, 30], activated: true } } },
    },
    when: [
      { who: 'Ann', does: { activate: fury } },
      { who: 'Ann', does: { interact: 4 } },
      { who: 'Ann', does: { end: true } },
      { who: 'Ann', does: { end: true } },
    ],
    // The Fragment scores; the Canister beside them does not, and gave no Power.
    then: { Ann: { points: 1, [agents]: { holds: [4] } }, round: 2 },
  },
);

scenario(
  ['CP-HOLD-5', 'CP-EFFECT-1', 'CP-GRUNT-14'],
  'Buy You Time: their own player places what they drop when they are KO’d',
  {
    given: {
      active: 'dummy',
      extraction: 'struggle-for-the-cube-continues',
      dice: rolled(2, 4, 1),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: { characters: { [fury]: { at: [30, 4] }, [agents]: { at: [13, 18], holds: [3] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.drop' } } },
      { who: 'Ben', does: { to: [16, 18] } },
    ],
    then: { Ben: { [agents]: { gone: true } }, tokens: { 3: { at: [16, 18] } }, quiet: true },
  },
);

scenario(['CP-GRUNT-12'], 'without Nick Fury they leave the game', {
  given: {
    active: 'dummy',
    dice: rolled(2, 4, 4),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      characters: {
        [fury]: { at: [12, 18], side: 'injured', damage: 4 },
        [agents]: { at: [30, 30] },
        giant: { at: [30, 4] },
      },
    },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { [fury]: { gone: true }, [agents]: { gone: true }, giant: { gone: false } }, quiet: true },
});
