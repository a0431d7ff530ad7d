import { scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-DAZED-4'],
  'a S.H.I.E.L.D. character pays 2; it or an ally within Range 3 loses 3 damage and one special condition',
  {
    given: {
      active: 'nick-fury',
      Ann: {
        tactics: ['battlefield-medicine'],
        characters: {
          'nick-fury': { at: [10, 18], power: 2, damage: 1 },
          giant: { at: [14, 18], damage: 5, conditions: ['slow', 'stun'] },
          blocker: { at: [30, 30], damage: 3 },
          'iron-man': { at: [10, 16], damage: 5, dazed: true },
        },
      },
      Ben: { characters: { minion: { at: [12, 20], damage: 1 } } },
    },
    when: [{ who: 'Ann', does: { tactic: 'battlefield-medicine', choose: 'giant', shed: 'stun' } }],
    then: {
      Ann: {
        'nick-fury': { power: 0, damage: 1 },
        giant: { damage: 2, conditions: ['slow'] },
        blocker: { damage: 3 },
        'iron-man': { damage: 5 },
        tactics: [],
      },
      Ben: { minion: { damage: 1 } },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'a condition alone is enough to play it for, and nothing is not', {
  given: {
    active: 'nick-fury',
    Ann: {
      tactics: ['battlefield-medicine'],
      characters: { 'nick-fury': { at: [10, 18], power: 2, conditions: ['slow'] } },
    },
    Ben: { characters: { giant: { at: [12, 20], damage: 1 } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'battlefield-medicine' } }],
  then: { Ann: { 'nick-fury': { power: 0, conditions: [] }, tactics: [] }, quiet: true },
});

scenario(
  ['CP-TACTIC-9'],
  'it cannot be played where it would do nothing: for the hurt far away or the Dazed',
  {
    given: {
      active: 'nick-fury',
      Ann: {
        tactics: ['battlefield-medicine'],
        characters: {
          'nick-fury': { at: [10, 18], power: 2 },
          blocker: { at: [30, 30], damage: 3 },
          'iron-man': { at: [10, 16], damage: 5, dazed: true },
        },
      },
      Ben: { characters: { giant: { at: [12, 20], damage: 1 } } },
    },
    when: [{ who: 'Ann', does: { tactic: 'battlefield-medicine' }, refused: ['CP-TACTIC-9'] }],
    then: { Ann: { 'nick-fury': { power: 2 }, tactics: ['battlefield-medicine'] }, quiet: true },
  },
);
