import { scenario } from '../kit.ts';

/** Copier, controlled, captured, knocked out: what a die is when it goes, and whose. */
const S = 'sidekick@character';

scenario(
  ['DM-COPYING-5', 'DM-CAPTURE-AND-CONTROL-6', 'DM-KNOCK-OUT-6'],
  'Loki has Mystique, Mystique copies Ghost Rider and falls: the die is drawn by Loki’s player',
  {
    given: {
      teams: {
        Ann: ['avx/loki-illusionist'],
        Ben: ['avx/mystique-unknown', 'avx/ghost-rider-spirit-of-vengeance'],
      },
      Ann: { reserve: ['loki@L1', 'sidekick@mask', S] },
      Ben: { field: ['mystique@L1', 'ghost-rider@L3'] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['mystique'] } },
      { who: 'Ann', does: { pass: true, attack: ['mystique'] } },
      // Mystique is a Ghost Rider of 5/5: both fall, both were engaged, each player draws a die.
      {
        who: 'Ben',
        does: { block: { 'ghost-rider': 'mystique' } },
        // Loki has nobody left at the end of the turn.
        then: { fires: ['mystique', 'ghost-rider', 'ghost-rider', 'loki'] },
      },
    ],
    then: {
      active: 'Ben',
      Ann: { life: 20, field: ['loki@L1'], prep: { sidekick: 1 } },
      Ben: { life: 20, field: [], prep: { mystique: 1, 'ghost-rider': 1, sidekick: 5 } },
      quiet: true,
    },
  },
);

scenario(
  ['DM-COPYING-5', 'DM-CAPTURE-AND-CONTROL-5', 'DM-GLOSSARY-3'],
  'Rogue has captured and copies Ghost Rider and falls in a fight: her player draws, Ghost Rider is free again',
  {
    given: {
      teams: {
        Ann: ['avx/rogue-cant-touch-this'],
        Ben: ['avx/ghost-rider-spirit-of-vengeance', 'avx/thor-odinson'],
      },
      Ann: { reserve: ['rogue@L1', 'sidekick@mask', S] },
      Ben: { field: ['ghost-rider@L2', 'thor@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'rogue', choose: ['ghost-rider'] },
        then: { Ann: { stats: { rogue: '3/4' } }, Ben: { field: ['thor@L1'] } },
      },
      { who: 'Ann', does: { pass: true, attack: ['rogue'] } },
      { who: 'Ben', does: { block: { thor: 'rogue' } }, then: { fires: ['ghost-rider'] } },
    ],
    then: {
      active: 'Ben',
      Ann: { field: [], prep: { rogue: 1, sidekick: 1 } },
      Ben: { field: ['ghost-rider@L2', 'thor@L1'], prep: { sidekick: 4 } },
      quiet: true,
    },
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-6', 'DM-CAPTURE-AND-CONTROL-9', 'DM-CAPTURE-AND-CONTROL-8'],
  'Loki makes Thor strike his owner and fall: what Thor’s card says of that happens for Loki’s player',
  {
    given: {
      teams: {
        Ann: ['avx/loki-illusionist', 'avx/spider-man-webhead'],
        Ben: ['avx/thor-legendary-warrior', 'avx/venom-eddie-brock'],
      },
      Ann: { field: ['spider-man@L1'], reserve: ['loki@L1', 'sidekick@mask', S] },
      Ben: { field: ['thor@L1', 'venom@L1', S] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['thor'] } },
      // 5 damage at the end of the turn; then a fist character of Ben's, not of Ann's, is knocked out.
      { who: 'Ann', does: { pass: true, attack: [] }, then: { damage: { Ben: 5 }, fires: ['loki', 'thor'] } },
    ],
    then: {
      active: 'Ben',
      Ann: { field: ['spider-man@L1', 'loki@L1'] },
      Ben: { life: 15, field: [S], prep: { thor: 1, venom: 1, sidekick: 4 } },
      quiet: true,
    },
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-6', 'DM-ORDERING-2'],
  'Colossus counts the character that Loki controls among his player’s, if he comes first',
  {
    given: {
      teams: { Ann: ['avx/loki-illusionist', 'avx/colossus-piotr-rasputin'], Ben: ['avx/thor-odinson'] },
      Ann: { field: ['colossus@L1'], reserve: ['loki@L1', 'sidekick@mask', S] },
      Ben: { field: ['thor@L2', S] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['thor'] } },
      // Colossus and Loki are at level 1: only Thor is of level 2, and deals 2. Then Loki makes him deal 6.
      {
        who: 'Ann',
        does: { pass: true, attack: [], first: 'colossus' },
        then: { damage: { Ben: 8 }, fires: ['colossus', 'loki'] },
      },
    ],
    then: { Ben: { life: 12, field: [S], prep: { thor: 1, sidekick: 4 } }, quiet: true },
  },
);

scenario(
  ['DM-CORE-RULES-1', 'DM-CAPTURE-AND-CONTROL-6', 'DM-CAPTURE-AND-CONTROL-9'],
  'Invulnerability keeps a controlled attacker in the field of its controller; Loki still has him at the end',
  {
    given: {
      teams: {
        Ann: ['avx/loki-illusionist'],
        Ben: ['avx/ghost-rider-spirit-of-vengeance', 'avx/thor-odinson'],
      },
      shared: ['avx/invulnerability'],
      Ann: { reserve: ['loki@L1', 'sidekick@mask', 'invulnerability@action', S] },
      Ben: { field: ['ghost-rider@L1', 'thor@L1'] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['ghost-rider'] } },
      { who: 'Ann', does: { use: 'invulnerability' } },
      { who: 'Ann', does: { pass: true, attack: ['ghost-rider'] } },
      {
        who: 'Ben',
        does: { block: { thor: 'ghost-rider' } },
        // Knocked out while engaged: Ann draws a die. At the end of the turn Loki has him deal 2 and fall.
        then: { fires: ['ghost-rider', 'loki'], damage: { Ben: 2 } },
      },
    ],
    then: {
      active: 'Ben',
      Ann: { field: ['loki@L1'], prep: { sidekick: 1 } },
      Ben: { life: 18, field: ['thor@L1'], prep: { 'ghost-rider': 1, sidekick: 4 } },
      quiet: true,
    },
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-2', 'DM-CAPTURE-AND-CONTROL-5', 'DM-ACTIVE-AND-FIELDED-1'],
  'Hulk under Thor does not hear damage to his player, not even that of an effect which hits everybody',
  {
    given: {
      teams: { Ann: ['avx/thor-odinson'], Ben: ['avx/hulk-green-goliath', 'avx/nick-fury-wwii-veteran'] },
      shared: ['avx/force-beam'],
      Ann: { reserve: ['thor@L1', 'sidekick@bolt', 'force-beam@action**', S], field: [S] },
      Ben: { field: ['hulk@L3', 'nick-fury@L3'] },
    },
    when: [
      { who: 'Ann', does: { field: 'thor' }, then: { Ben: { field: ['nick-fury@L3'] } } },
      {
        who: 'Ann',
        does: { use: 'force-beam' },
        then: { fires: ['force-beam'], damage: { Ann: 1, Ben: 1 } },
      },
    ],
    then: {
      Ann: { field: [{ die: 'thor@L1', damage: 2 }], prep: { sidekick: 1 } },
      Ben: { field: [{ die: 'nick-fury@L3', damage: 2 }] },
      quiet: true,
    },
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-5', 'DM-ORDERING-1', 'DM-KNOCK-OUT-4'],
  'Doctor Doom empties both fields at once; whom a captor that falls gives back was not there to fall',
  {
    given: {
      teams: {
        Ann: ['avx/doctor-doom-victor', 'avx/thor-odinson'],
        Ben: ['avx/spider-man-webhead', 'avx/angel-soaring'],
      },
      Ann: {
        reserve: ['thor@L1', 'doctor-doom@L1', 'sidekick@bolt', 'sidekick@shield', S],
        field: [S],
      },
      Ben: { field: ['spider-man@L1', 'angel@L1', S] },
    },
    when: [
      { who: 'Ann', does: { field: 'thor', pay: ['bolt'] }, then: { Ben: { field: ['angel@L1', S] } } },
      { who: 'Ann', does: { field: 'doctor-doom', pay: ['shield'] } },
      { who: 'Ann', does: { choose: ['sidekick'] } },
      { who: 'Ben', does: { choose: ['angel'] } },
    ],
    then: {
      Ann: { field: ['doctor-doom@L1', S], prep: { thor: 1 } },
      Ben: { field: ['spider-man@L1', 'angel@L1'], prep: { sidekick: 1 } },
      quiet: true,
    },
  },
);

scenario(
  ['DM-COPYING-5', 'DM-ACTIVE-AND-FIELDED-2', 'DM-CAPTURE-AND-CONTROL-8'],
  'Ben’s Mystique uses Ann’s Hulk card; under Ann’s control she and Ann’s Hulk are dice of one card',
  {
    given: {
      active: 'Ben',
      teams: {
        Ann: ['avx/hulk-green-goliath', 'avx/loki-illusionist'],
        Ben: ['avx/mystique-shapeshifter', 'avx/doctor-strange-sorcerer-supreme'],
      },
      shared: ['avx/power-bolt'],
      Ann: { field: ['hulk@L3'], prep: { loki: 1, 'power-bolt': 1 } },
      Ben: { field: ['doctor-strange@L3'], reserve: ['mystique@L3', 'sidekick@mask', 'sidekick@mask', S] },
    },
    when: [
      { who: 'Ben', does: { field: 'mystique', copy: 'hulk' } },
      {
        who: 'Ben',
        does: {
          pass: true,
          attack: [],
          draw: ['sidekick', 'sidekick', 'sidekick', 'sidekick'],
          roll: [
            'loki@L1',
            'power-bolt@action',
            'sidekick@mask',
            'sidekick@mask',
            'sidekick@mask',
            'sidekick@mask',
          ],
        },
      },
      { who: 'Ann', does: { reroll: 'none' } },
      { who: 'Ann', does: { field: 'loki', choose: ['mystique'] } },
      // Both speak once, and with the burst that only Mystique shows: 3 damage.
      { who: 'Ann', does: { use: 'power-bolt', choose: ['Ann'] }, then: { fires: ['power-bolt', 'hulk'] } },
    ],
    then: { Ann: { life: 18 }, Ben: { field: [{ die: 'doctor-strange@L3', damage: 3 }] }, quiet: true },
  },
);

scenario(
  ['DM-COPYING-5', 'DM-ORDERING-1'],
  'Mystique copies Phoenix: the attacker’s Phoenix ends the attack first, and Mystique is not there to do the same',
  {
    given: {
      phase: 'attack',
      teams: { Ann: ['avx/phoenix-jeannie'], Ben: ['avx/mystique-unknown', 'avx/thor-odinson'] },
      shared: ['avx/take-cover'],
      Ann: { field: ['phoenix@L1'], reserve: ['sidekick@shield'] },
      Ben: { field: ['mystique@L1', 'thor@L1'], reserve: ['sidekick@shield'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['phoenix'] } },
      { who: 'Ben', does: { block: { mystique: 'phoenix' } }, then: { Ben: { stats: { mystique: '5/5' } } } },
      // With one more defense each they survive the exchange.
      { who: 'Ann', does: { global: 'take-cover', choose: ['phoenix'] } },
      {
        who: 'Ben',
        does: { global: 'take-cover', choose: ['mystique'] },
        // Then Mystique deals her 5 to Ben and is knocked out; Phoenix is engaged with nobody any more.
        then: { fires: ['take-cover', 'phoenix'], damage: { Ben: 5 } },
      },
    ],
    then: { Ann: { life: 20, field: ['phoenix@L1'] }, Ben: { life: 15, field: ['thor@L1'] }, quiet: true },
  },
);

scenario(
  ['DM-COPYING-5', 'DM-BONUSES-4', 'DM-ACTIVE-AND-FIELDED-1'],
  'Mystique is the card she copies: no longer a Villain, she falls to Doctor Doom',
  {
    given: {
      teams: {
        Ann: ['avx/mystique-shapeshifter', 'avx/venom-eddie-brock'],
        Ben: ['avx/doctor-doom-reed-richards-rival', 'avx/thor-odinson'],
      },
      Ann: { field: ['venom@L1'], reserve: ['mystique@L2', 'mystique@L2', S] },
      Ben: { field: ['doctor-doom@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'mystique', copy: 'doctor-doom' },
        then: { Ann: { stats: { mystique: '1/1', venom: '4/4' } } },
      },
      // The next Mystique chooses for both of them.
      { who: 'Ann', does: { field: 'mystique', copy: 'thor' } },
    ],
    then: { Ann: { field: ['venom@L1'], prep: { mystique: 2 } }, quiet: true },
  },
);
