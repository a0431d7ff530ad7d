import { scenario } from '../../kit.ts';
import { rolled } from '../dice.ts';

const fury = 'nick-fury';
const agents = 'shield-agents';

scenario(['CP-ICON-1', 'CP-MODIFY-3'], 'Fury Special: 1 Power; a wild pierces', {
  given: {
    active: fury,
    dice: ['wild', 'blank', 'blank', 'blank', 'blank', 'block', 'failure', 'failure'],
    Ann: { characters: { [fury]: { at: [10, 18] } } },
    Ben: { characters: { giant: { at: [15, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'fury-special' } }],
  then: { Ann: { [fury]: { power: 1 } }, Ben: { giant: { damage: 1 } }, quiet: true },
});

scenario(['CP-ICON-1'], 'Tactical Knife: Power for damage; without a wild nothing bleeds', {
  given: {
    active: fury,
    dice: rolled(2, 5, 3),
    Ann: { characters: { [fury]: { at: [10, 18] } } },
    Ben: { characters: { giant: { at: [13, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'tactical-knife' } }],
  then: { Ann: { [fury]: { power: 2 } }, Ben: { giant: { damage: 2, conditions: [] } }, quiet: true },
});

scenario(
  ['CP-EFFECT-6', 'CP-TOWARD-1'],
  'Lead from the Front: his Agents advance toward the target and fire; their damage gives him Power',
  {
    given: {
      active: fury,
      dice: [...rolled(1, 7, 3), ...rolled(1, 4, 3)],
      Ann: {
        characters: { [fury]: { at: [10, 18], power: 3 }, [agents]: { at: [10, 22], activated: true } },
      },
      Ben: { characters: { giant: { at: [15, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'lead-from-the-front', may: true } },
      { who: 'Ann', does: { to: [12, 21] } },
      { who: 'Ann', does: { may: true } },
      // Director of S.H.I.E.L.D. offers the Agents a reroll.
      { who: 'Ann', does: { react: 'director-of-s-h-i-e-l-d', reroll: 'none' } },
    ],
    then: {
      Ann: { [fury]: { power: 1 }, [agents]: { at: [12, 21] } },
      Ben: { giant: { damage: 2 } },
      quiet: true,
    },
  },
);

scenario(['CP-EFFECT-8'], 'without Agents near him it is just an attack', {
  given: {
    active: fury,
    dice: rolled(1, 7, 3),
    Ann: { characters: { [fury]: { at: [10, 18], power: 3 }, [agents]: { at: [30, 4], activated: true } } },
    Ben: { characters: { giant: { at: [15, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'lead-from-the-front' } }],
  then: { Ben: { giant: { damage: 1 } }, quiet: true },
});

scenario(
  ['CP-GRUNT-3'],
  'Call in the Cavalry: Agents who are off the battlefield come back Activated and may take a token',
  {
    given: {
      active: fury,
      extraction: 'struggle-for-the-cube-continues',
      Ann: { characters: { [fury]: { at: [10, 16], power: 2 }, [agents]: {} } },
      Ben: { characters: { giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'call-in-the-cavalry', to: [10, 26] }, refused: ['CP-PLACE-2'] },
      { who: 'Ann', does: { to: [10, 20.5] } },
      { who: 'Ann', does: { may: true } },
    ],
    then: {
      Ann: { [fury]: { power: 0 }, [agents]: { activated: true, holds: [3], at: [10, 20.5] } },
      quiet: true,
    },
  },
);

scenario(['CP-GRUNT-4', 'CP-SUPER-4'], 'not while they are there', {
  given: {
    active: fury,
    Ann: { characters: { [fury]: { at: [10, 16], power: 2 }, [agents]: { at: [4, 4], activated: true } } },
    Ben: { characters: { giant: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { power: 'call-in-the-cavalry' }, refused: ['CP-SUPER-4'] }],
  then: { Ann: { [fury]: { power: 2 } }, quiet: true },
});

scenario(
  ['CP-EFFECT-4', 'CP-SUPER-10', 'CP-SUPER-11'],
  'Director of S.H.I.E.L.D.: 1 Power when an enemy hurts Agents within Range 3, and their reroll',
  {
    given: {
      active: 'dummy',
      dice: ['hit', 'blank', 'blank', 'blank', 'blank'],
      Ann: { characters: { dummy: { at: [14, 22] } } },
      Ben: { characters: { [fury]: { at: [10, 18] }, [agents]: { at: [11, 22] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'director-of-s-h-i-e-l-d', reroll: 'none' } },
    ],
    then: { Ben: { [fury]: { power: 1 }, [agents]: { damage: 1, power: 0 } }, quiet: true },
  },
);

scenario(['CP-DAMAGE-3'], 'Agents whose damage is reduced to nothing have suffered none', {
  given: {
    active: 'dummy',
    dice: rolled(1, 4, 1),
    Ann: { characters: { dummy: { at: [14, 22] } } },
    Ben: {
      characters: { [fury]: { at: [10, 18] }, [agents]: { at: [11, 22] }, guardian: { at: [30, 30] } },
    },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: {
    Ben: { [fury]: { power: 0 }, [agents]: { damage: 0 } },
    happened: ['damage-reduced'],
    'not-happened': ['damaged', 'power-gained'],
    quiet: true,
  },
});

scenario(['CP-DAMAGE-4', 'CP-GRUNT-14'], 'what is left of it is suffered: Agents that it fells count', {
  given: {
    active: 'dummy',
    dice: rolled(4, 4, 1),
    Ann: { characters: { dummy: { at: [14, 22] } } },
    Ben: {
      characters: { [fury]: { at: [10, 18] }, [agents]: { at: [11, 22] }, guardian: { at: [30, 30] } },
    },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: {
    Ben: { [fury]: { power: 1 }, [agents]: { gone: true } },
    happened: [
      { damaged: { who: agents } },
      { 'power-gained': { who: fury } },
      { 'knocked-out': { who: agents } },
    ],
    quiet: true,
  },
});

scenario(['CP-EFFECT-4', 'CP-EFFECT-5'], 'what an ally or a crisis does to Agents is no enemy effect', {
  given: {
    active: 'bomber',
    Ann: {
      characters: {
        bomber: { at: [4, 4] },
        [fury]: { at: [10, 18] },
        [agents]: { at: [11, 22] },
      },
    },
    Ben: { characters: { giant: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { power: 'blast' } }],
  then: { Ann: { [fury]: { power: 0, dazed: true }, [agents]: { gone: true } }, quiet: true },
});

scenario(['CP-SUPER-4'], 'too far away he hears nothing of them', {
  given: {
    active: 'dummy',
    dice: rolled(1, 4, 1),
    Ann: { characters: { dummy: { at: [14, 22] } } },
    Ben: { characters: { [fury]: { at: [30, 4] }, [agents]: { at: [11, 22] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { [fury]: { power: 0 }, [agents]: { damage: 1 } }, quiet: true },
});

const felled = (points: number) => ({
  given: {
    active: 'dummy',
    dice: [...rolled(3, 4, 3), ...rolled(3, 4, 3)],
    Ann: { points, characters: { dummy: { at: [10, 18] } } },
    Ben: {
      affiliation: 'shield',
      leader: fury,
      characters: {
        [fury]: { at: [30, 30] },
        giant: { at: [13, 18], damage: 8 },
        other: { card: 'giant', at: [10, 22], damage: 8 },
      },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab', target: 'giant' } },
    { who: 'Ann', does: { attack: 'jab' } },
  ],
});

scenario(['CP-LEAD-3'], 'Last Line of Defense, behind: the first ally felled in a round scores 1', {
  ...felled(3),
  then: { Ben: { points: 1, giant: { dazed: true }, other: { dazed: true } }, quiet: true },
});

scenario([], 'level: no points', {
  ...felled(0),
  then: { Ben: { points: 0, giant: { dazed: true } }, quiet: true },
});

scenario(
  ['CP-LEAD-3', 'CP-TOWARD-1'],
  'but an ally that was hurt may pay 1 Power to advance at the attacker',
  {
    given: {
      active: 'dummy',
      dice: rolled(1, 3, 3),
      Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
      Ben: {
        affiliation: 'shield',
        leader: fury,
        characters: { [fury]: { at: [30, 30] }, giant: { at: [18, 18] } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'zap' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'last-line-of-defense', to: [16, 18] } },
    ],
    then: { Ben: { giant: { at: [16, 18], damage: 1, power: 0 } }, quiet: true },
  },
);
