import { dice, scenario } from '../kit.ts';

// CP-EFFECT-7, CP-EFFECT-2: what one card forbids and another allows.

const MARKED = {
  active: 'nick-fury',
  Ann: {
    affiliation: 'shield',
    tactics: ['marked-for-death', 'hard-reset'],
    characters: { 'nick-fury': { at: [10, 18], power: 4 }, giant: { at: [10, 22], power: 1 } },
  },
  Ben: { characters: { dummy: { at: [13, 18] } } },
} as const;

scenario('CP-EFFECT-7', 'Marked for Death, Hard Reset: who may not reroll its defense dice keeps them', {
  given: { ...MARKED, dice: dice('hit 3, blank 2, block, blank 2, hit 2, blank 3') },
  when: [
    { who: 'Ann', does: { tactic: 'marked-for-death', players: ['nick-fury'] } },
    { who: 'Ann', does: { attack: 'fury-special' } },
    { who: 'Ann', does: { react: 'hard-reset' } },
  ],
  then: {
    Ben: { dummy: { damage: 1 } },
    happened: [{ rerolled: { side: 'attack' } }],
    'not-happened': [{ rerolled: { side: 'defense' } }],
    quiet: true,
  },
});

scenario('CP-EFFECT-1', 'Hard Reset: all others reroll them', {
  given: { ...MARKED, dice: dice('hit 3, blank 2, block, blank 2, hit 2, blank 3, block 2, blank') },
  when: [
    { who: 'Ann', does: { attack: 'fury-special' } },
    { who: 'Ann', does: { react: 'hard-reset' } },
  ],
  then: { Ben: { dummy: { damage: 0 } }, quiet: true },
});

const EVIDENCE = {
  active: 'giant',
  extraction: 'evidence-of-experimental-soldiers',
  Ann: {
    tactics: ['marked-for-death'],
    characters: { dummy: { at: [10, 18], power: 4 }, giant: { at: [10, 22], power: 1 } },
  },
  Ben: { characters: { 'iron-man': { at: [13, 20], holds: [2] } } },
} as const;

scenario('CP-EFFECT-7', 'Marked for Death, Evidence: what a crisis allows is forbidden', {
  editions: ['en', 'de'],
  given: { ...EVIDENCE, dice: dice('hit 3, blank 3, blank 4') },
  when: [
    { who: 'Ann', does: { tactic: 'marked-for-death', players: ['giant'] } },
    { who: 'Ann', does: { attack: 'stomp' } },
  ],
  // 3, and 1 less for Invincible Iron Man.
  then: { Ben: { 'iron-man': { damage: 2 } }, quiet: true },
});

scenario(
  'CP-EFFECT-2',
  'Marked for Death, Evidence: what a crisis allows stays allowed, and nothing else does',
  {
    editions: ['es13'],
    given: { ...EVIDENCE, dice: dice('hit 3, blank 3, blank 4, block') },
    when: [
      { who: 'Ann', does: { tactic: 'marked-for-death', players: ['giant'] } },
      {
        who: 'Ann',
        does: { attack: 'stomp' },
        then: { 'only-offered': { Ben: ['react evidence-of-experimental-soldiers', 'pass'] } },
      },
      { who: 'Ben', does: { react: 'rules', reroll: [6] } },
    ],
    then: { Ben: { 'iron-man': { damage: 1 } }, quiet: true },
  },
);

scenario('CP-EFFECT-7', 'Marked for Death, Relevant Information: a One-Shot card is no crisis card', {
  editions: ['es13'],
  given: {
    active: 'giant',
    'one-shots': { 'relevant-information': 'stand' },
    terrain: { stand: { at: [14, 19, 15, 21], size: 1 } },
    dice: dice('hit 3, blank 3, blank 4'),
    Ann: EVIDENCE.Ann,
    Ben: { characters: { 'iron-man': { at: [13, 20] } } },
  },
  when: [
    { who: 'Ann', does: { tactic: 'marked-for-death', players: ['giant'] } },
    { who: 'Ann', does: { attack: 'stomp' } },
  ],
  then: { Ben: { 'iron-man': { damage: 2 } }, quiet: true },
});

scenario('CP-EFFECT-7', 'Dig In, Titan’s Will: only who was pushed is slowed', {
  given: {
    phase: 'power',
    priority: 'Ann',
    dice: dice('wild, hit, blank 3, blank 2'),
    Ann: { characters: { 'thanos-the-mad-titan': { at: [10, 18] } } },
    Ben: { tactics: ['dig-in'], characters: { crossbones: { at: [14, 18] } } },
  },
  when: [
    { who: 'Ben', does: { react: 'dig-in' } },
    { who: 'Ann', does: { activate: 'thanos-the-mad-titan' } },
    { who: 'Ann', does: { attack: 'cosmic-blast', pass: true } },
    // Neither Dig In nor Inured to Pain nor Aggressive.
    { who: 'Ben', does: { pass: true } },
    { who: 'Ben', does: { pass: true } },
    { who: 'Ben', does: { pass: true } },
  ],
  then: { Ben: { crossbones: { damage: 2, conditions: [], at: [14, 18] } }, quiet: true },
});
