import { scenario } from '../kit.ts';

/** Attackers and blockers of both players with a say in the same fight: duties, removals, damage beyond, rounds, ends. */
const S = 'sidekick@character';

scenario(
  ['DM-BLOCKING-3', 'DM-BLOCKING-1', 'DM-CORE-RULES-1'],
  'everybody must block Spider-Man: Mr. Fantastic may stretch to a second attacker, but not leave him out',
  {
    given: {
      phase: 'attack',
      teams: {
        Ann: ['avx/spider-man-webslinger', 'avx/thor-lord-of-asgard'],
        Ben: ['avx/mr-fantastic-elastic'],
      },
      Ann: { field: ['spider-man@L1', 'thor@L1'], reserve: ['sidekick@fist'] },
      Ben: { field: ['mr-fantastic@L3', S] },
    },
    when: [
      { who: 'Ann', does: { attack: ['spider-man', 'thor'], may: true } },
      {
        who: 'Ben',
        does: { block: { 'mr-fantastic': 'thor', sidekick: 'spider-man' } },
        refused: ['DM-CORE-RULES-1'],
      },
      {
        who: 'Ben',
        does: { block: { 'mr-fantastic': ['thor', 'spider-man'], sidekick: 'spider-man' } },
        then: { Ben: { attack: ['mr-fantastic@L2', S] } },
      },
    ],
  },
);

scenario(
  ['DM-CORE-RULES-3', 'DM-BLOCKING-7', 'DM-BLOCKING-2'],
  'told to block Deadpool, barred by Doctor Octopus: the one cannot, the other must',
  {
    given: {
      phase: 'attack',
      teams: {
        Ann: ['avx/deadpool-assassin', 'avx/doctor-octopus-megalomaniac', 'avx/nightcrawler-fuzzy-elf'],
        Ben: ['avx/thor-odinson', 'avx/beast-big-boy-blue'],
      },
      Ann: { field: ['deadpool@L1', 'doctor-octopus@L1', 'nightcrawler@L1'] },
      Ben: { field: ['thor@L1', 'beast@L2'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['deadpool', 'doctor-octopus', 'nightcrawler'], first: 'deadpool' } },
      { who: 'Ann', does: { may: true, choose: ['thor'] } },
      { who: 'Ann', does: { choose: ['thor'] } },
      // Beast, a mask character, may block Nightcrawler. Thor may not even block Deadpool.
      {
        who: 'Ben',
        does: {},
        then: {
          'only-offered': {
            Ben: ['beast blocks deadpool', 'beast blocks doctor-octopus', 'beast blocks nightcrawler'],
          },
        },
      },
      { who: 'Ben', does: { block: {} }, then: { damage: { Ben: 8 } } },
    ],
  },
);

scenario(
  ['DM-KNOCK-OUT-6', 'DM-BLOCKING-6', 'DM-BURSTS-8', 'DM-BLOCKING-9'],
  'Nightcrawler knocks out the Beast that blocks him: Beast fell while blocking, Nightcrawler stays blocked',
  {
    given: {
      phase: 'attack',
      teams: { Ann: ['avx/nightcrawler-circus-freak'], Ben: ['avx/beast-genetic-expert'] },
      Ann: { field: ['nightcrawler@L1'] },
      Ben: { life: 10, field: ['beast@L1', S] },
    },
    when: [
      { who: 'Ann', does: { attack: ['nightcrawler'] } },
      {
        who: 'Ben',
        does: { block: { beast: 'nightcrawler' } },
        then: { damage: { Ann: 2 }, fires: ['nightcrawler', 'beast'] },
      },
    ],
    then: { active: 'Ben', Ann: { field: ['nightcrawler@L1'] }, Ben: { life: 11, field: [S] } },
  },
);

scenario(
  ['DM-CORE-RULES-1', 'DM-GLOSSARY-2', 'DM-ORDERING-1'],
  'Phoenix blocks: the attacker she is engaged with hits its own player and falls, and Invulnerability keeps it',
  {
    given: {
      attack: { step: 'actions', attackers: ['thor'], blocks: { phoenix: 'thor' } },
      lasting: [{ mark: 'attackers-return', player: 'Ann' }],
      teams: { Ann: ['avx/thor-legendary-warrior'], Ben: ['avx/phoenix-jeannie', 'avx/spider-man-webhead'] },
      shared: ['avx/invulnerability'],
      Ann: { field: ['thor@L1'], reserve: ['sidekick@bolt'] },
      Ben: { field: ['phoenix@L3', 'spider-man@L1'] },
    },
    when: [{ who: 'Ann', does: { pass: true } }],
    // In the fight 5 and 8 damage: Thor falls, comes back and is engaged no more, so Phoenix finds nobody.
    then: {
      active: 'Ben',
      Ann: { life: 20, field: ['thor@L1'] },
      Ben: { field: ['phoenix@L3', 'spider-man@L1'] },
    },
  },
);

scenario(
  ['DM-CORE-RULES-1', 'DM-GLOSSARY-2', 'DM-CORE-RULES-4'],
  'an attacker that survives Phoenix hits its own player for its attack; that is no hit on its opponent',
  {
    given: {
      attack: { step: 'actions', attackers: ['thor'], blocks: { phoenix: 'thor' } },
      teams: {
        Ann: ['avx/thor-legendary-warrior', 'avx/hulk-anger-issues'],
        Ben: ['avx/phoenix-jeannie', 'avx/spider-man-webhead'],
      },
      shared: ['avx/take-cover'],
      Ann: { field: ['thor@L1', 'hulk@L3'], reserve: ['take-cover@action'] },
      Ben: { field: ['phoenix@L1', 'spider-man@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { use: 'take-cover' },
        // Thor with 5/8 takes 5; Phoenix takes 5 and falls: she asks for nothing any more.
        then: { damage: {} },
      },
    ],
    then: {
      active: 'Ben',
      Ann: { life: 20, field: ['thor@L1', 'hulk@L3'] },
      Ben: { field: ['spider-man@L1'] },
    },
  },
);

scenario(
  ['DM-CORE-RULES-1', 'DM-CORE-RULES-4', 'DM-DAMAGE-14'],
  'Phoenix stands: Thor hits Ann, her Hulk hears it, no fist character of Ben’s falls, and Thor does',
  {
    given: {
      attack: { step: 'actions', attackers: ['thor'], blocks: { phoenix: 'thor' } },
      teams: {
        Ann: ['avx/thor-legendary-warrior', 'avx/hulk-anger-issues'],
        Ben: ['avx/phoenix-jeannie', 'avx/spider-man-webhead'],
      },
      shared: ['avx/take-cover'],
      Ann: { field: ['thor@L1', 'hulk@L3'], reserve: ['take-cover@action', 'sidekick@bolt'] },
      Ben: { field: ['phoenix@L2', 'spider-man@L1'] },
    },
    when: [
      { who: 'Ann', does: { use: 'take-cover' } },
      // 7 on a defense of 8, 5 on a defense of 7.
      { who: 'Ann', does: { pass: true }, then: { damage: { Ann: 5 }, fires: ['phoenix', 'hulk'] } },
    ],
    then: {
      active: 'Ben',
      Ann: { life: 15, field: ['hulk@L3'], prep: { thor: 1 } },
      Ben: { life: 20, field: ['phoenix@L2', 'spider-man@L1'] },
    },
  },
);

scenario(
  ['DM-DAMAGE-1', 'DM-KNOCK-OUT-1'],
  'both Hawkeyes strike first, at the same moment: both fall, and nobody else has struck yet',
  {
    given: {
      attack: {
        step: 'actions',
        attackers: ['hawkeye', 'thor'],
        blocks: { "Ben's hawkeye": 'hawkeye', beast: 'thor' },
      },
      teams: {
        Ann: ['avx/hawkeye-robin-hood', 'avx/thor-odinson'],
        Ben: ['avx/hawkeye-robin-hood', 'avx/beast-genetic-expert'],
      },
      Ann: { field: ['hawkeye@L1', 'thor@L1'] },
      Ben: { life: 10, field: ['hawkeye@L1', 'beast@L2'] },
    },
    when: [{ who: 'Ann', does: {} }],
    then: {
      active: 'Ben',
      Ann: { prep: { hawkeye: 1 }, field: ['thor@L1'] },
      Ben: { life: 11, field: [] },
      happened: [
        { 'knocked-out': { die: 'hawkeye' } },
        { 'knocked-out': { die: 'hawkeye' } },
        { damaged: { die: 'beast', amount: 5, source: 'thor' } },
        { damaged: { die: 'thor', amount: 2, source: 'beast' } },
      ],
    },
  },
);

scenario(
  ['DM-COPYING-5', 'DM-DAMAGE-1', 'DM-KNOCK-OUT-5'],
  'Mystique, blocked by Hawkeye, strikes first as he does: he cannot be ahead of her',
  {
    given: {
      attack: { attackers: ['mystique'] },
      teams: { Ann: ['avx/mystique-unknown'], Ben: ['avx/hawkeye-robin-hood'] },
      Ann: { field: ['mystique@L3'] },
      Ben: { field: ['hawkeye@L3'] },
    },
    when: [{ who: 'Ben', does: { block: { hawkeye: 'mystique' } }, then: { fires: ['mystique'] } }],
    // 4/2 and +1/+1 by her burst: she falls to 4, he falls to 5.
    then: {
      active: 'Ben',
      Ann: { prep: { mystique: 1 } },
      Ben: { field: [], prep: { hawkeye: 1, sidekick: 4 } },
    },
  },
);

scenario(
  ['DM-CORE-RULES-1', 'DM-REGROUP-2', 'DM-ATTACK-6'],
  'Cyclops hits the player past his blocker; the blocker still hits him, and Patch does not count him as unblocked',
  {
    given: {
      attack: { step: 'actions', attackers: ['cyclops', 'captain-america'], blocks: { beast: 'cyclops' } },
      teams: {
        Ann: ['avx/cyclops-scott-summers', 'avx/nick-fury-patch', 'avx/captain-america-american-hero'],
        Ben: ['avx/beast-big-boy-blue'],
      },
      Ann: { field: ['cyclops@L3', 'captain-america@L1', 'nick-fury@L1'] },
      Ben: { field: ['beast@L3'] },
    },
    // Cyclops 6, Captain America, an Avenger, 3 and 3.
    when: [
      {
        who: 'Ann',
        does: { may: true },
        then: { damage: { Ben: 12 }, happened: [{ damaged: { die: 'cyclops', amount: 2 } }] },
      },
    ],
    then: {
      active: 'Ben',
      Ann: { used: { cyclops: 1, 'captain-america': 1 }, field: ['nick-fury@L1'] },
      Ben: { field: ['beast@L3'] },
    },
  },
);

scenario(
  ['DM-DAMAGE-9', 'DM-BLOCKING-9', 'DM-CORE-RULES-1'],
  'Cyclops, whole to each, with Thrown Car and one of two blockers gone: 5 to the one that is left, the rest beyond',
  {
    given: {
      attack: { step: 'actions', attackers: ['cyclops'], blocks: { sidekick: 'cyclops', beast: 'cyclops' } },
      teams: { Ann: ['avx/cyclops-slim'], Ben: ['avx/beast-mutate-666'] },
      shared: ['avx/thrown-car', 'avx/smash'],
      Ann: { field: ['cyclops@L1'], reserve: ['thrown-car@action', 'smash@action'] },
      Ben: { field: ['beast@L2', S] },
    },
    when: [
      { who: 'Ann', does: { use: 'thrown-car' } },
      { who: 'Ann', does: { use: 'smash', choose: ['sidekick'] }, then: { damage: { Ben: 2 } } },
    ],
    // 5 against a defense of 3. Beast deals 2 and so fells Cyclops.
    then: { active: 'Ben', Ann: { prep: { cyclops: 1 } }, Ben: { life: 18, field: [] } },
  },
);

scenario(
  ['DM-SPINNING-6', 'DM-CORE-RULES-1', 'DM-ORDERING-2'],
  'when the attack ends Black Widow spins her blocker down below the damage it has; a second one spins nobody',
  {
    given: {
      attack: { step: 'actions', attackers: ['widow'], blocks: { hulk: 'widow' } },
      lasting: [{ die: 'widow', defense: 9 }],
      teams: { Ann: ['avx/black-widow-natural'], Ben: ['avx/hulk-annihilator'] },
      Ann: { field: [{ die: 'black-widow@L3', named: 'widow' }, 'black-widow@L1'] },
      Ben: { field: [{ die: 'hulk@L2', damage: 2 }], used: { hulk: 1 } },
    },
    when: [{ who: 'Ann', does: { first: 'black-widow' } }],
    // 2 and 3 damage on a defense of 7, then of 5: he falls. That he was hurt moved the other Hulk before.
    then: {
      active: 'Ben',
      Ben: { field: [], prep: { hulk: 2, sidekick: 4 }, used: {} },
      happened: [{ spun: { die: 'hulk' } }, { 'knocked-out': { die: 'hulk' } }],
    },
  },
);

scenario(
  ['DM-ACTION-DICE-5', 'DM-CORE-RULES-1', 'DM-CAPTURE-AND-CONTROL-2'],
  'Rogue uses Ben’s Distraction as she attacks: Ben picks two of his that cannot block; Doctor Strange answers',
  {
    given: {
      teams: {
        Ann: ['avx/rogue-anna-marie', 'avx/doctor-strange-master-of-the-mystic-arts', 'avx/angel-soaring'],
        Ben: ['avx/thor-odinson', 'avx/beast-big-boy-blue', 'avx/deadpool-assassin'],
      },
      shared: ['avx/distraction'],
      Ann: { field: ['doctor-strange@L1', 'angel@L1'], reserve: ['rogue@L1', 'sidekick@fist'] },
      Ben: { field: ['thor@L1', 'beast@L2', 'deadpool@L1'], used: { distraction: 1 } },
    },
    when: [
      { who: 'Ann', does: { field: 'rogue' } },
      { who: 'Ann', does: { attack: ['rogue', 'angel'], may: true } },
      { who: 'Ben', does: { choose: ['thor', 'deadpool'] } },
      { who: 'Ann', does: { choose: ['Ben'] }, then: { damage: { Ben: 2 } } },
      // Angel cannot be blocked in a turn in which Ann has used an action.
      { who: 'Ben', does: {}, then: { 'only-offered': { Ben: ['beast blocks rogue'] } } },
      { who: 'Ben', does: { block: {} } },
    ],
    then: { active: 'Ben', Ben: { life: 14, used: { distraction: 1 } } },
  },
);
