import { scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-KEYWORD-3', 'CP-AFFIL-5', 'CP-KEYWORD-4'],
  'somebody of S.H.I.E.L.D. pays 3 Power, flies this round and advances Long; others do not',
  {
    given: {
      terrain: {
        house: { at: [11, 16, 14, 20], size: 5 },
        tower: { at: [18, 16, 20, 20], size: 5 },
      },
      Ann: {
        tactics: ['the-shieldmobile'],
        characters: { 'nick-fury': { at: [10, 18], power: 3 }, dummy: { at: [10, 22], power: 5 } },
      },
      Ben: { characters: { giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { tactic: 'the-shieldmobile', to: [17, 18] } },
      { who: 'Ann', does: { activate: 'nick-fury', move: [21, 18] } },
    ],
    then: {
      Ann: { 'nick-fury': { at: [21, 18], power: 0 }, dummy: { at: [10, 22], power: 5 }, tactics: [] },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9', 'CP-AFFIL-5'], 'nobody else can play it, whatever Power they have', {
  given: {
    Ann: {
      tactics: ['the-shieldmobile'],
      characters: { 'nick-fury': { at: [10, 18], power: 2 }, dummy: { at: [10, 22], power: 5 } },
    },
    Ben: { characters: { giant: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'the-shieldmobile' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { tactics: ['the-shieldmobile'] }, quiet: true },
});
