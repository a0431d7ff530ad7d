import { dice, scenario } from '../kit.ts';

// Whom a rule counts, and at which moment it looks.

scenario('CP-SUPER-4', 'Assault Ships: once in a turn, also where a Grunt and its parent attack in it', {
  given: {
    turn: 'Ann',
    secure: 'assault-ships',
    dice: dice('hit 1, blank 3, blank 3, hit, hit 2, blank 3, blank 3'),
    Ann: { characters: { 'nick-fury': { at: [10, 14] }, 'shield-agents': { at: [10, 21] } } },
    Ben: { characters: { dummy: { at: [13, 16] } } },
  },
  when: [
    { who: 'Ann', does: { activate: 'nick-fury' } },
    { who: 'Ann', does: { attack: 'pistols' } },
    // Director of S.H.I.E.L.D. comes before the crisis.
    { who: 'Ann', does: { pass: true } },
    { who: 'Ann', does: { react: 'rules', reroll: [1] } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ann', does: { attack: 'fury-special' }, then: { asked: { Ann: 'ask.activation' } } },
  ],
  then: { Ben: { dummy: { damage: 4 } }, quiet: true },
});

scenario('CP-CRISIS-9', 'Cosmic Invasion: whoever is within Range 1 of a Vault, also who cannot contest it', {
  given: {
    phase: 'power',
    secure: 'cosmic-invasion',
    dice: ['wild', 'critical'],
    Ann: { characters: { 'ultron-drones': { at: [18, 8] }, 'ultron-metal-tyrant': { at: [4, 4] } } },
    Ben: { characters: { giant: { at: [30, 30] }, dummy: { at: [18, 28] } } },
  },
  when: [
    { who: 'Ben', does: { aim: [18, 2] } },
    { who: 'Ann', does: { aim: [18, 34] } },
  ],
  then: {
    Ann: { 'ultron-drones': { power: 0, at: [18, 4.625] } },
    Ben: { dummy: { power: 3, at: [18, 31.375] }, giant: { power: 1 } },
    quiet: true,
  },
});

scenario(
  'CP-EFFECT-6',
  'Soul, Web-Slinger: who used a superpower within Range 4 counts, wherever it took him',
  {
    given: {
      active: 'spectacular-spider-man',
      Ann: { characters: { 'spectacular-spider-man': { at: [10, 18], power: 2 } } },
      Ben: {
        characters: { dummy: { at: [17, 18], gems: ['soul'] }, giant: { at: [30, 18] } },
      },
    },
    when: [{ who: 'Ann', does: { power: 'web-slinger', to: [4, 18] } }],
    then: { Ben: { dummy: { power: 1 }, giant: { power: 0 } }, quiet: true },
  },
);

scenario('CP-EFFECT-6', 'Soul, Web-Slinger: and who came near only by it does not', {
  given: {
    active: 'spectacular-spider-man',
    Ann: { characters: { 'spectacular-spider-man': { at: [12, 18], power: 2 } } },
    Ben: {
      characters: { dummy: { at: [20, 18] }, giant: { at: [1.5, 18], gems: ['soul'] } },
    },
  },
  when: [{ who: 'Ann', does: { power: 'web-slinger', to: [5, 18] } }],
  then: { Ben: { dummy: { power: 0 }, giant: { power: 0 } }, quiet: true },
});

scenario(
  ['CP-CLEANUP-9', 'CP-GRUNT-8'],
  'a Grunt was the last to be activated, because its parent fell in the meantime: the Priority token moves',
  {
    given: {
      phase: 'power',
      priority: 'Ann',
      dice: dice('hit 2, blank 2, blank 4'),
      Ann: {
        points: 1,
        characters: { 'nick-fury': { at: [10, 18], damage: 5 }, 'shield-agents': { at: [10, 21.5] } },
      },
      Ben: {
        tactics: ['this-is-our-day'],
        characters: {
          'doc-ock-sinister-scientist': { at: [13, 18], damage: 5, activated: true },
          giant: { at: [30, 30], activated: true },
        },
      },
    },
    when: [
      { who: 'Ben', does: { react: 'this-is-our-day' } },
      { who: 'Ann', does: { activate: 'nick-fury' } },
      { who: 'Ann', does: { attack: 'pistols' } },
      { who: 'Ann', does: { pass: true } },
      { who: 'Ann', does: { end: true } },
    ],
    then: { priority: 'Ben', round: 2, Ann: { 'nick-fury': { side: 'injured' } }, quiet: true },
  },
);

scenario('CP-KO-1', 'The Age of Ultron, Coup de Grace: an attack that KO’d him did so, though he stays', {
  given: {
    active: 'baron-helmut-zemo',
    dice: dice('hit 4, blank 3, failure 4'),
    Ann: { characters: { 'baron-helmut-zemo': { at: [10, 18], power: 3 } } },
    Ben: {
      tactics: ['the-age-of-ultron'],
      characters: { ultron: { at: [12.5, 18], power: 7, side: 'injured', damage: 4 } },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'coup-de-grace', pass: true } },
    { who: 'Ben', does: { react: 'the-age-of-ultron', may: false } },
    { who: 'Ann', does: { may: true, to: [10, 15] } },
  ],
  then: {
    Ann: { 'baron-helmut-zemo': { at: [10, 15] } },
    Ben: { ultron: { gone: false, side: 'healthy', power: 0 } },
    quiet: true,
  },
});

scenario(['CP-KO-2', 'CP-KO-3'], 'The Age of Ultron: what lasted on him ended with the KO', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 3, failure 4, hit 2, blank 2, blank 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      tactics: ['the-age-of-ultron'],
      characters: {
        ultron: { at: [12.5, 18], power: 7, side: 'injured', damage: 4 },
        giant: { at: [30, 30], power: 3 },
      },
    },
    lasting: [{ from: 'inspiring-monologue', by: 'Ben', on: ['ultron'] }],
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'the-age-of-ultron', may: false } },
    { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ann: 'ask.activation' } } },
  ],
  then: { Ben: { ultron: { damage: 2 } }, quiet: true },
});
