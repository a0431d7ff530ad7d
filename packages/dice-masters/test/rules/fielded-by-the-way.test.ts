import { scenario } from '../kit.ts';

/** Fielded by an effect, for nothing, into a field where it cannot stand: what was paid, what happens, who hears it. */
const S = 'sidekick@character';

const gambit = {
  reserve: ['gambit@L3', 'sidekick@mask', 'sidekick@fist'],
  bag: { 'ghost-rider': 1, sidekick: 1 },
};

scenario(
  ['DM-FIELDING-6', 'DM-ACTIVE-AND-FIELDED-3'],
  'Gambit fields Ghost Rider: nothing was spent on Ghost Rider, so he may have a die that was spent on Gambit',
  {
    given: {
      teams: { Ann: ['avx/gambit-le-diable-blanc', 'avx/ghost-rider-brimstone-biker'] },
      Ann: gambit,
      draw: ['ghost-rider', 'sidekick'],
      roll: ['ghost-rider@L1', 'sidekick@character'],
    },
    when: [{ who: 'Ann', does: { field: 'gambit', choose: ['sidekick'] } }],
    then: {
      Ann: { field: ['gambit@L3', 'ghost-rider@L1', S], prep: { sidekick: 1 }, used: { sidekick: 1 } },
      fires: ['gambit', 'ghost-rider'],
    },
  },
);

scenario(
  'DM-FIELDING-6',
  'fielded for the same payment as Gambit, Ghost Rider may not, though Gambit fielded somebody in between',
  {
    given: {
      teams: { Ann: ['avx/gambit-le-diable-blanc', 'avx/ghost-rider-brimstone-biker'] },
      Ann: {
        reserve: ['gambit@L3', 'ghost-rider@L1', 'sidekick@mask', 'sidekick@fist', 'sidekick@bolt'],
        bag: { sidekick: 2 },
      },
      roll: ['sidekick@character', 'sidekick@character'],
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'gambit', also: { field: 'ghost-rider' } },
        // All dice of the used pile were spent on the two.
        then: { Ann: { prep: {}, used: { sidekick: 3 }, field: ['gambit@L3', S, S, 'ghost-rider@L1'] } },
      },
    ],
  },
);

scenario(
  ['DM-FIELDING-6', 'DM-ORDERING-2'],
  'Human Torch hears of Gambit: a Torch die spent on Gambit stays spent, also after Gambit’s own effect',
  {
    given: {
      teams: { Ann: ['avx/gambit-le-diable-blanc', 'avx/human-torch-matchstick'] },
      Ann: {
        field: ['human-torch@L1'],
        reserve: ['gambit@L3', 'human-torch@bolt+bolt'],
        bag: { sidekick: 2 },
      },
      roll: ['sidekick@fist', 'sidekick@fist'],
    },
    when: [{ who: 'Ann', does: { field: 'gambit', first: 'gambit' } }],
    // Nobody asks for a Torch: the only one in the used pile was spent on Gambit.
    then: {
      Ann: { used: { 'human-torch': 1, sidekick: 2 } },
      'not-happened': [{ rolled: { dice: 'human-torch' } }],
    },
  },
);

scenario(
  ['DM-FIELDING-5', 'DM-BONUSES-4'],
  'Gambit is fielded against Venom with no defense left: he draws and rolls, then he falls',
  {
    given: {
      teams: { Ann: ['avx/gambit-ace-in-the-hole'], Ben: ['avx/venom-angelo-fortunato'] },
      Ann: { reserve: ['gambit@L2', 'sidekick@fist'], bag: { sidekick: 4 } },
      Ben: { field: ['venom@L3'] },
      roll: ['sidekick@mask'],
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'gambit', choose: ['sidekick'] },
        then: {
          fires: ['gambit'],
          happened: [{ fielded: { die: 'gambit' } }, 'drew', 'rolled', { 'knocked-out': { die: 'gambit' } }],
        },
      },
    ],
    then: {
      Ann: { prep: { gambit: 1 }, bag: { sidekick: 3 }, reserve: ['sidekick@mask'] },
      Ben: { life: 20 },
    },
  },
);

scenario(
  ['DM-FIELDING-5', 'DM-CAPTURE-AND-CONTROL-5'],
  'a captor without a defense captures first: with the captive’s numbers she stands',
  {
    given: {
      teams: {
        Ann: ['avx/rogue-cant-touch-this'],
        Ben: ['avx/venom-angelo-fortunato', 'avx/doctor-doom-reed-richards-rival'],
      },
      Ann: { reserve: ['rogue@L1', 'sidekick@fist'] },
      // 3 less defense for Rogue, who has 3. With Doom's numbers (3/6, as a Villain 1/4) she stands.
      Ben: { field: ['venom@L1', 'doctor-doom@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'rogue', choose: ['doctor-doom'] },
        then: { Ann: { stats: { rogue: '1/4' } }, Ben: { field: ['venom@L1'] } },
      },
    ],
    then: { Ann: { field: ['rogue@L1'] }, quiet: true },
  },
);

scenario(
  ['DM-FIELDING-5', 'DM-CAPTURE-AND-CONTROL-5'],
  'with the numbers of a sidekick she falls after all, and the sidekick is free',
  {
    given: {
      teams: {
        Ann: ['avx/rogue-cant-touch-this'],
        Ben: [
          'avx/venom-angelo-fortunato',
          'avx/doctor-doom-reed-richards-rival',
          'avx/captain-america-natural-leader',
        ],
      },
      Ann: { reserve: ['rogue@L1', 'sidekick@fist'] },
      // Captain America keeps Ben's sidekick at 1/1.
      Ben: { field: ['venom@L1', 'doctor-doom@L1', 'captain-america@L3', S] },
    },
    when: [{ who: 'Ann', does: { field: 'rogue', choose: ['sidekick'] } }],
    then: {
      Ann: { field: [], prep: { rogue: 1 } },
      Ben: { field: ['venom@L1', 'doctor-doom@L1', 'captain-america@L3', S] },
      happened: [
        { captured: { die: 'sidekick' } },
        { 'knocked-out': { die: 'rogue' } },
        { released: { die: 'sidekick' } },
      ],
      quiet: true,
    },
  },
);

scenario(
  ['DM-KNOCK-OUT-3', 'DM-FIELDING-5', 'DM-ORDERING-2'],
  'damage is no lack of defense: struck by her own Torch first, Storm falls before she rerolls anybody',
  {
    given: {
      teams: { Ann: ['avx/human-torch-flame-on', 'avx/storm-african-priestess'], Ben: ['avx/thor-odinson'] },
      Ann: { field: ['human-torch@L1'], reserve: ['storm@L1'] },
      Ben: { field: ['thor@L1'] },
    },
    when: [{ who: 'Ann', does: { field: 'storm', first: 'human-torch', choose: ['storm'] } }],
    then: {
      fires: ['human-torch'],
      Ann: { field: ['human-torch@L1'], prep: { storm: 1 } },
      Ben: { field: ['thor@L1'] },
      quiet: true,
    },
  },
);

scenario(
  ['DM-BONUSES-4', 'DM-ACTIVE-AND-FIELDED-3', 'DM-LIFE-AND-WINNING-1'],
  'sidekicks that fall as they come are fielded all the same: Johnny Storm strikes twice, and the second time wins',
  {
    given: {
      teams: { Ann: ['avx/human-torch-johnny-storm'], Ben: ['avx/venom-angelo-fortunato'] },
      Ann: { field: ['human-torch@L3'], reserve: [S, S] },
      Ben: { life: 2, field: ['venom@L3'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'sidekick', choose: ['venom'] },
        then: { damage: { Ben: 1 }, Ann: { prep: { sidekick: 1 } } },
      },
      { who: 'Ann', does: { field: 'sidekick', choose: ['venom'] }, then: { won: 'Ann' } },
    ],
  },
);

scenario(
  ['DM-CORE-RULES-3', 'DM-ACTIVE-AND-FIELDED-3'],
  'Gambit rolls a character that Loki has named: it goes with the energy, and nobody hears of a fielding',
  {
    given: {
      active: 'Ben',
      teams: {
        Ann: ['avx/loki-gem-keeper'],
        Ben: ['avx/gambit-le-diable-blanc', 'avx/human-torch-flame-on', 'avx/thor-odinson'],
      },
      lasting: [{ mark: 'cannot-field', player: 'Ben', card: 'thor', from: 'loki', until: 'next-turn' }],
      Ann: { field: ['loki@L1'] },
      Ben: {
        field: ['human-torch@L1'],
        reserve: ['gambit@L3', 'sidekick@mask', 'sidekick@mask'],
        bag: { thor: 1, sidekick: 1 },
      },
      draw: ['thor', 'sidekick'],
      roll: ['thor@L1', 'sidekick@character'],
    },
    when: [
      { who: 'Ben', does: { field: 'gambit', first: 'gambit' } },
      // Torch answers Gambit and the sidekick, not Thor.
      { who: 'Ben', does: { choose: ['Ann'] } },
      { who: 'Ben', does: { choose: ['Ann'] } },
    ],
    then: {
      Ann: { life: 18 },
      Ben: { used: { thor: 1, sidekick: 2 }, field: ['human-torch@L1', 'gambit@L3', S] },
    },
  },
);
