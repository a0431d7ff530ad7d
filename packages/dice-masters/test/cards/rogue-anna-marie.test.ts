import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/rogue-anna-marie'],
    Ben: ['avx/mjolnir-fist-of-the-righteous', 'avx/doctor-doom-nemesis', 'avx/venom-eddie-brock'],
  },
  Ann: { reserve: ['rogue@L1', 'sidekick@mask'] },
};
const foes = ['doctor-doom@L2', 'venom@L1'];

scenario(
  'DM-CAPTURE-AND-CONTROL-1',
  'Rogue captures an action die and may use it when she attacks, as if without bursts',
  {
    given: { ...given, Ben: { field: foes, reserve: ['mjolnir@action**'] } },
    when: [
      { who: 'Ann', does: { field: 'rogue' }, then: { Ben: { reserve: [] }, happened: ['captured'] } },
      {
        who: 'Ann',
        does: { attack: ['rogue'], may: true },
        // 6 damage and not 8.
        then: { Ben: { field: [{ die: 'doctor-doom@L2', damage: 6 }], prep: { venom: 1 } } },
      },
      { who: 'Ben', does: { block: {} } },
    ],
    then: { Ben: { life: 18, used: { mjolnir: 1 }, field: ['doctor-doom@L2'] }, quiet: true },
  },
);

scenario([], 'she need not; the die goes to the used pile all the same', {
  given: { ...given, Ben: { field: foes, used: { mjolnir: 1 } } },
  when: [
    { who: 'Ann', does: { field: 'rogue' }, then: { Ben: { used: {} } } },
    { who: 'Ann', does: { attack: ['rogue'], may: false } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 18, used: { mjolnir: 1 }, field: foes }, quiet: true },
});

scenario(
  'DM-GLOSSARY-1',
  'a die without character faces is an action die whatever it shows: in the reserve pool, on her turn, energy',
  {
    given: { ...given, Ben: { field: foes, reserve: ['mjolnir@bolt', 'sidekick@bolt'] } },
    when: [
      {
        who: 'Ann',
        does: { field: 'rogue' },
        then: { happened: ['captured'], Ben: { reserve: ['sidekick@bolt'], field: foes } },
      },
      {
        who: 'Ann',
        does: { attack: ['rogue'], may: true },
        then: { Ben: { field: [{ die: 'doctor-doom@L2', damage: 6 }], prep: { venom: 1 } } },
      },
      { who: 'Ben', does: { block: {} } },
    ],
    then: { Ben: { life: 18, used: { mjolnir: 1, sidekick: 1 }, field: ['doctor-doom@L2'] }, quiet: true },
  },
);

const shield = {
  teams: {
    Ann: ['avx/rogue-anna-marie', 'avx/angel-soaring'],
    Ben: ['avx/vibranium-shield-caps-protection', 'avx/thor-odinson'],
  },
  Ann: { field: ['angel@L1'], reserve: ['rogue@L1', 'sidekick@mask'] },
  Ben: { field: ['thor@L1'], used: { 'vibranium-shield': 1 } },
};

scenario(
  ['DM-CAPTURE-AND-CONTROL-1', 'DM-PREVENT-AND-REDIRECT-4'],
  'a captured action die is used for her player: it protects one of her side, and then goes home',
  {
    given: shield,
    when: [
      { who: 'Ann', does: { field: 'rogue' }, then: { Ben: { used: {} } } },
      {
        who: 'Ann',
        does: { attack: ['rogue'], may: true },
        then: { 'only-offered': { Ann: ['rogue@L1', 'angel@L1'] } },
      },
      { who: 'Ann', does: { choose: ['rogue'] } },
      {
        who: 'Ben',
        does: { block: { thor: 'rogue' } },
        then: { asked: { Ann: 'ask.attack-actions' } },
      },
      { who: 'Ann', does: { pass: true }, then: { asked: { Ann: 'ask.react' } } },
      {
        who: 'Ann',
        does: { react: 'vibranium-shield' },
        then: { happened: ['prevented'], Ben: { used: { 'vibranium-shield': 1 } } },
      },
    ],
    then: {
      active: 'Ben',
      Ann: { life: 20, field: ['rogue@L1', 'angel@L1'], used: { sidekick: 1 } },
      Ben: { field: ['thor@L1'] },
      quiet: true,
    },
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-3', 'DM-CAPTURE-AND-CONTROL-4'],
  'if it is not used up, it goes to the used pile of its owner when the attack is over',
  {
    given: shield,
    when: [
      { who: 'Ann', does: { field: 'rogue' } },
      { who: 'Ann', does: { attack: ['rogue'], may: true, choose: ['angel'] } },
      { who: 'Ben', does: { block: {} } },
      { who: 'Ann', does: { pass: true } },
    ],
    then: {
      active: 'Ben',
      Ann: { field: ['angel@L1'], used: { sidekick: 1, rogue: 1 } },
      Ben: { life: 18, field: ['thor@L1'], used: { 'vibranium-shield': 1 } },
      quiet: true,
    },
  },
);

scenario('DM-CAPTURE-AND-CONTROL-3', 'so it does when the character it lies beside falls', {
  given: {
    ...shield,
    shared: ['avx/smash'],
    Ann: { ...shield.Ann, reserve: [...shield.Ann.reserve, 'smash@action'] },
  },
  when: [
    { who: 'Ann', does: { field: 'rogue' } },
    { who: 'Ann', does: { pass: true, attack: ['rogue'], may: true, choose: ['angel'] } },
    { who: 'Ben', does: { block: {} } },
    {
      who: 'Ann',
      does: { use: 'smash', choose: ['angel'] },
      then: { Ben: { used: { 'vibranium-shield': 1 } } },
    },
  ],
  then: { Ann: { used: { sidekick: 1, smash: 1, rogue: 1 } }, quiet: true },
});

scenario(
  ['DM-CAPTURE-AND-CONTROL-3', 'DM-REGROUP-7'],
  'once home again, the die is like any other, although what it did goes on: as energy it stays in the reserve pool',
  {
    given: {
      teams: {
        Ann: ['avx/rogue-anna-marie'],
        Ben: ['avx/vibranium-shield-irreplaceable', 'avx/thor-odinson'],
      },
      Ann: { reserve: ['rogue@L1', 'sidekick@mask'], bag: { sidekick: 4 } },
      Ben: {
        field: ['thor@L1'],
        bag: { sidekick: 3 },
        used: { 'vibranium-shield': 1 },
        cards: { thor: 0, 'vibranium-shield': 0 },
      },
    },
    when: [
      { who: 'Ann', does: { field: 'rogue' }, then: { Ben: { used: {} } } },
      {
        // The die lies beside Thor: he neither blocks nor, in Ben's turn, attacks.
        who: 'Ann',
        does: {
          attack: ['rogue'],
          may: true,
          draw: ['sidekick', 'sidekick', 'sidekick', 'vibranium-shield'],
          roll: ['sidekick@mask', 'sidekick@mask', 'sidekick@mask', 'vibranium-shield@shield'],
        },
        then: { active: 'Ben' },
      },
      { who: 'Ben', does: { reroll: 'none' } },
    ],
    then: {
      active: 'Ann',
      Ben: {
        life: 18,
        reserve: ['sidekick@mask', 'sidekick@mask', 'sidekick@mask', 'vibranium-shield@shield'],
        used: {},
      },
    },
  },
);
