import { dice, scenario } from '../kit.ts';

// CP-TIMING-6: of several who are moved, hurt or helped one after the other, a player says who is next.

scenario(
  ['CP-TIMING-3', 'CP-CLEANUP-6', 'CP-RULING-14'],
  'Alien Ship: the player with priority says whose core goes off first, and whom it Dazes rolls no more',
  {
    given: {
      phase: 'cleanup',
      priority: 'Ann',
      extraction: 'alien-ship-crashes-in-downtown',
      dice: dice('failure 2, wild, blank 3'),
      Ann: {
        characters: {
          dummy: { at: [18, 18], power: 3, damage: 3, holds: [1] },
          giant: { at: [30, 6] },
        },
      },
      Ben: {
        characters: {
          blocker: { at: [20, 18], power: 3, holds: [0] },
          dummy: { at: [30, 30], power: 3, holds: [2] },
        },
      },
    },
    when: [
      { who: 'Ann', does: { choose: ['blocker'] } },
      { who: 'Ben', does: { to: [16.5, 18] } },
    ],
    then: {
      Ann: { dummy: { side: 'injured', damage: 0 } },
      Ben: { blocker: { damage: 3, power: 4 }, dummy: { damage: 0 } },
      quiet: true,
    },
  },
);

scenario('CP-TIMING-6', 'Spider-Infected: each player says for whom of theirs is rolled first', {
  given: {
    phase: 'power',
    priority: 'Ann',
    extraction: 'spider-infected-invade-manhattan',
    dice: dice('blank, hit, blank'),
    Ann: { characters: { dummy: { at: [10, 18], holds: [0] }, blocker: { at: [12, 18], holds: [1] } } },
    Ben: { characters: { giant: { at: [30, 30], holds: [2] } } },
  },
  when: [
    { who: 'Ann', does: { choose: ['blocker'] } },
    { who: 'Ben', does: { to: [10, 20] } },
  ],
  then: { Ann: { dummy: { at: [10, 20] }, blocker: { at: [12, 18] } }, quiet: true },
});

scenario('CP-TIMING-6', 'Explosive Force: who stands behind is pushed first, and makes way for the other', {
  given: {
    active: 'ultron-metal-tyrant',
    dice: dice('wild, blank 7, blank 3'),
    Ann: { characters: { 'ultron-metal-tyrant': { at: [10, 18], power: 4 } } },
    Ben: {
      characters: { 'iron-man': { at: [12.4, 18] }, dummy: { at: [10, 15] }, blocker: { at: [14, 18] } },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'extinction-protocols', target: 'dummy', aim: [10, 2] } },
    {
      who: 'Ann',
      does: { choose: ['blocker'], aim: [30, 18] },
      then: { Ben: { blocker: { at: [17.375, 18] }, 'iron-man': { at: [12.4, 18] } } },
    },
    { who: 'Ann', does: { aim: [30, 18] } },
  ],
  then: {
    Ben: {
      'iron-man': { at: [15.775, 18], damage: 1 },
      blocker: { damage: 1 },
      dummy: { at: [10, 11.625], damage: 1 },
    },
    quiet: true,
  },
});

scenario('CP-TIMING-6', 'Avengers Assemble: one makes room for another', {
  given: {
    active: 'iron-man',
    Ann: {
      tactics: ['avengers-assemble'],
      affiliation: 'avengers',
      characters: { 'iron-man': { at: [10, 18], power: 1 }, 'captain-america': { at: [10, 20], power: 1 } },
    },
    Ben: { characters: { giant: { at: [30, 30] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { tactic: 'avengers-assemble', players: ['iron-man', 'captain-america'] },
      then: { asked: { Ann: 'ask.who-next' } },
    },
    { who: 'Ann', does: { choose: ['captain-america'], to: [10, 23] } },
    { who: 'Ann', does: { to: [10, 20] } },
  ],
  then: { Ann: { 'iron-man': { at: [10, 20] }, 'captain-america': { at: [10, 23] } }, quiet: true },
});

scenario('CP-TIMING-6', 'Battle Plan: Steve Rogers is placed where another one stood', {
  given: {
    active: 'captain-america',
    Ann: {
      tactics: ['battle-plan'],
      characters: { 'captain-america': { at: [10, 18], power: 3 }, dummy: { at: [11.5, 18] } },
    },
    Ben: { characters: { giant: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { tactic: 'battle-plan', choose: ['dummy'], may: true, to: [13, 18] } },
    { who: 'Ann', does: { may: true, to: [11.5, 18] } },
  ],
  then: { Ann: { 'captain-america': { at: [11.5, 18] }, dummy: { at: [13, 18] } }, quiet: true },
});
