import { scenario } from '../../kit.ts';

scenario(
  ['CP-EFFECT-6', 'CP-SUPER-10', 'CP-SUPER-11'],
  'an enemy within Range 4 that uses a superpower gives the bearer 1 Power',
  {
    given: {
      active: 'iron-man',
      Ann: { characters: { 'iron-man': { at: [10, 18], power: 2 } } },
      Ben: {
        characters: {
          dummy: { at: [16, 18], gems: ['soul'] },
          blocker: { at: [10, 22] },
        },
      },
    },
    when: [{ who: 'Ann', does: { power: 'friday-a-i' } }],
    then: { Ben: { dummy: { power: 1 }, blocker: { power: 0 } }, quiet: true },
  },
);

scenario(['CP-SUPER-4'], 'neither allies nor attacks do', {
  given: {
    active: 'dummy',
    dice: ['blank', 'blank', 'blank', 'blank', 'failure', 'failure', 'failure'],
    Ann: { characters: { dummy: { at: [13, 18] } } },
    Ben: { characters: { giant: { at: [10, 18], gems: ['soul'] }, 'iron-man': { at: [10, 22], power: 2 } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ben', does: { activate: 'iron-man' } },
    { who: 'Ben', does: { power: 'friday-a-i' } },
  ],
  then: { Ben: { giant: { power: 0 }, 'iron-man': { power: 0 } }, quiet: true },
});

scenario(['CP-SUPER-4'], 'nor an enemy beyond Range 4', {
  given: {
    active: 'iron-man',
    Ann: { characters: { 'iron-man': { at: [10, 18], power: 2 } } },
    Ben: { characters: { giant: { at: [21, 18], gems: ['soul'] } } },
  },
  when: [{ who: 'Ann', does: { power: 'friday-a-i' } }],
  then: { Ben: { giant: { power: 0 } }, quiet: true },
});

scenario('CP-EFFECT-6', 'also for one whose superpower left it Dazed', {
  given: {
    active: 'red-skull',
    dice: ['failure', 'blank', 'blank', 'blank', 'blank'],
    Ann: { characters: { 'red-skull': { at: [10, 18], damage: 5 }, giant: { at: [4, 4] } } },
    Ben: { characters: { dummy: { at: [14, 18], gems: ['soul'] } } },
  },
  when: [{ who: 'Ann', does: { power: 'cosmic-cube' } }],
  then: {
    Ann: { 'red-skull': { dazed: true } },
    Ben: { dummy: { power: 1 } },
    asked: { Ben: 'ask.turn' },
    quiet: true,
  },
});
