import { proves } from '@assemble/rules/testing';
import { position } from '@assemble/scenario';
import { expect } from 'vitest';
import { CARDS, scenarioWords } from '../../src/index.ts';
import { INVENTED } from '../invented.ts';
import { RULE_CARDS } from '../invented-rules.ts';
import { scenario } from '../kit.ts';

// What the cards of the original core set need of the vocabulary; each card has a test of its own beside this.

scenario(
  ['CP-LEAD-1', 'CP-LEAD-2', 'CP-LEAD-3', 'CP-LEAD-4'],
  'CP-CASE-26: leadership while the leader is on the battlefield',
  {
    given: {
      active: 'iron-man',
      Ann: {
        affiliation: 'avengers',
        leader: 'captain-america',
        characters: { 'captain-america': { at: [4, 4] }, 'iron-man': { at: [10, 18], power: 1 } },
      },
      Ben: { characters: { dummy: { at: [30, 30] } } },
    },
    when: [{ who: 'Ann', does: { power: 'friday-a-i' } }],
    then: { Ann: { 'iron-man': { power: 0 } }, quiet: true },
  },
);

scenario(['CP-LEAD-1'], 'without it the same superpower costs its full price', {
  given: {
    active: 'iron-man',
    Ann: { characters: { 'captain-america': { at: [4, 4] }, 'iron-man': { at: [10, 18], power: 1 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { power: 'friday-a-i' }, refused: ['CP-POWER-5'] }],
  then: { Ann: { 'iron-man': { power: 1 } }, quiet: true },
});

scenario(
  ['CP-ATTACK-20', 'CP-TIMING-4', 'CP-EFFECT-1'],
  'Bodyguard: Captain America takes the place of the target, whatever the range',
  {
    given: {
      active: 'dummy',
      dice: ['hit', 'hit', 'blank', 'blank', 'failure', 'failure', 'failure', 'failure'],
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        characters: { blocker: { at: [12, 18], power: 0 }, 'captain-america': { at: [15.5, 18], power: 2 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'bodyguard' } },
    ],
    then: { Ben: { 'captain-america': { damage: 2, power: 2 }, blocker: { damage: 0 } }, quiet: true },
  },
);

scenario(
  ['CP-ATTACK-14', 'CP-EFFECT-6', 'CP-ATTACK-13'],
  'CP-CASE-12: Counter-Strike comes after everything else of the attack',
  {
    given: {
      active: 'captain-marvel',
      dice: [
        'hit',
        'hit',
        'blank',
        'blank',
        'blank',
        'failure',
        'failure',
        'failure',
        'critical',
        'wild',
        'hit',
        'blank',
      ],
      Ann: { characters: { 'captain-marvel': { at: [10, 18] } } },
      Ben: { characters: { 'black-widow': { at: [12, 18], power: 2 } } },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'strike' },
        then: { asked: { Ben: 'ask.react' }, happened: ['damaged', 'attack-resolved', 'power-gained'] },
      },
      { who: 'Ben', does: { react: 'counter-strike' } },
    ],
    then: {
      Ann: { 'captain-marvel': { damage: 2, power: 4 } },
      Ben: { 'black-widow': { damage: 2, power: 2 } },
      quiet: true,
    },
  },
);

scenario(['CP-ATTACK-14', 'CP-EFFECT-6'], 'CP-CASE-13: Aggressive only after damage, toward the attacker', {
  given: {
    active: 'iron-man',
    dice: [
      'hit',
      'blank',
      'blank',
      'blank',
      'failure',
      'failure',
      'blank',
      'blank',
      'blank',
      'blank',
      'failure',
      'failure',
    ],
    Ann: { characters: { 'iron-man': { at: [10, 18] } } },
    Ben: { characters: { crossbones: { at: [16, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'repulsor-blast' }, then: { asked: { Ben: 'ask.react' } } },
    { who: 'Ben', does: { react: 'aggressive', to: [20, 18] }, refused: ['CP-TOWARD-7'] },
    { who: 'Ben', does: { to: [13, 18] } },
    { who: 'Ann', does: { attack: 'repulsor-blast' } },
  ],
  then: { Ben: { crossbones: { at: [13, 18], damage: 1 } }, actions: 0, quiet: true },
});

scenario(
  ['CP-TACTIC-3', 'CP-TACTIC-9', 'CP-TACTIC-10', 'CP-TACTIC-11', 'CP-TACTIC-12'],
  'Avengers Assemble: as many Avengers as wish pay and advance; the card is gone',
  {
    given: {
      Ann: {
        tactics: ['avengers-assemble', 'medpack'],
        characters: {
          'captain-america': { at: [4, 4], power: 1 },
          'iron-man': { at: [10, 18], power: 1 },
          'spider-man': { at: [20, 20], power: 1 },
        },
      },
      Ben: { characters: { dummy: { at: [30, 30] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { tactic: 'avengers-assemble', players: ['captain-america', 'spider-man'] },
        refused: ['CP-TACTIC-9'],
      },
      {
        who: 'Ann',
        does: { players: ['captain-america', 'iron-man'], choose: ['captain-america'], to: [6, 4] },
      },
      { who: 'Ann', does: { to: [12, 18] }, then: { asked: { Ann: 'ask.turn' } } },
    ],
    then: {
      Ann: {
        'captain-america': { at: [6, 4], power: 0 },
        'iron-man': { at: [12, 18], power: 0 },
        'spider-man': { power: 1, at: [20, 20] },
        tactics: ['medpack'],
      },
      quiet: true,
    },
  },
);

scenario('CP-TACTIC-4', 'a Reactive card is not played without its trigger', {
  given: {
    active: 'dummy',
    Ann: { tactics: ['warpath', 'medpack'], characters: { dummy: { at: [10, 18], power: 5, damage: 1 } } },
    Ben: { characters: { giant: { at: [30, 30] } } },
  },
  when: [],
  // Her cards, in this order: the Dummy, Warpath, Medpack.
  then: { offered: { Ann: ['tactic:2'] }, 'not-offered': { Ann: ['tactic:1'] }, quiet: true },
});

scenario('CP-TACTIC-9', 'a card for two is not played by one', {
  given: {
    active: 'dummy',
    Ann: {
      tactics: ['disarm'],
      characters: { dummy: { at: [10, 18], power: 5 }, giant: { at: [12, 21], power: 0 } },
    },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'disarm' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { tactics: ['disarm'] }, quiet: true },
});

scenario(['CP-TACTIC-4', 'CP-TACTIC-5'], 'Warpath: played when its trigger comes, by whoever was damaged', {
  given: {
    active: 'dummy',
    dice: ['hit', 'blank', 'blank', 'blank', 'failure', 'failure', 'failure'],
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { tactics: ['warpath'], characters: { giant: { at: [12.8, 18], power: 1 } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
    { who: 'Ben', does: { react: 'warpath', may: true, to: [12.2, 18] } },
  ],
  then: { Ben: { giant: { at: [12.2, 18], power: 1, damage: 1 }, tactics: [] }, quiet: true },
});

scenario('CP-STAT-2', 'I Can Do This All Day is printed on the Injured side only', {
  given: {
    active: 'dummy',
    dice: ['hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'failure', 'failure'],
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { 'captain-america': { at: [12, 18], side: 'injured' } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { 'captain-america': { damage: 0 } }, quiet: true },
});

scenario(['CP-MODIFY-4', 'CP-ATTACK-9'], 'Energy Absorption: wilds in defense turn attack dice to blanks', {
  given: {
    active: 'iron-man',
    dice: ['hit', 'hit', 'hit', 'blank', 'wild', 'failure', 'failure', 'failure'],
    Ann: { characters: { 'iron-man': { at: [10, 18] } } },
    Ben: { characters: { 'captain-marvel': { at: [14, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'repulsor-blast' }, then: { asked: { Ben: 'ask.react' } } },
    { who: 'Ben', does: { react: 'energy-absorption', change: [0] } },
  ],
  then: { Ben: { 'captain-marvel': { damage: 1, power: 2 } }, quiet: true },
});

scenario(['CP-ATTACK-4'], 'Ricochet: once more against another character near the first, and no further', {
  given: {
    active: 'captain-america',
    dice: [
      'wild',
      'blank',
      'blank',
      'blank',
      'blank',
      'failure',
      'failure',
      'failure',
      'wild',
      'blank',
      'blank',
      'blank',
      'blank',
      'failure',
      'failure',
      'failure',
    ],
    Ann: { characters: { 'captain-america': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [18, 18] }, giant: { at: [25, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'shield-throw', react: 'shield-throw.0', may: true } }],
  then: {
    Ann: { 'captain-america': { power: 2 } },
    Ben: { dummy: { damage: 1 }, giant: { damage: 1 } },
    actions: 1,
    quiet: true,
  },
});

proves('CP-TACTIC-4', 'a Reactive card is no line of a menu, not even of what is not possible now', () => {
  const words = scenarioWords([...CARDS, ...INVENTED, ...RULE_CARDS]);
  const given = {
    Ann: {
      tactics: ['sacrifice', 'bandage', 'mission-objective'],
      characters: { dummy: { at: [10, 18], power: 5 }, giant: { at: [13, 18], power: 5 } },
    },
    Ben: { characters: { blocker: { at: [30, 18] } } },
  };
  for (const edition of ['en', 'de', 'es13'])
    for (const at of [{ turn: 'Ann' }, { active: 'dummy' }]) {
      const { game, match } = position(words, { ...given, ...at }, edition);
      const cards = game.verdicts(match, 0).flatMap(({ say }) => say.args['card'] ?? []);
      // Bandage heals nobody, and nobody holds a token: they are shown, and dim. Mission Objective has an Active half.
      expect(cards).toEqual(['test/bandage', 'tactics/mission-objective']);
    }
});
