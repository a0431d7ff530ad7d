import { scenario } from '../kit.ts';

/** Whose text it is, what never was dealt, and what is dealt twice: worked out by hand from the ledger. */
const S = 'sidekick@character';

scenario(
  ['DM-COPYING-5', 'DM-COPYING-6', 'DM-PREVENT-AND-REDIRECT-5'],
  'Mystique copies Nova: her own first damage may go on to Hulk, who answers it; Nova’s is none of hers',
  {
    given: {
      teams: {
        Ann: ['avx/mystique-shapeshifter'],
        Ben: ['avx/nova-bucket-head', 'avx/hulk-green-goliath'],
      },
      shared: ['avx/power-bolt'],
      Ann: { field: [S], reserve: ['mystique@L2', 'power-bolt@action', S] },
      Ben: { field: ['hulk@L3'] },
    },
    when: [
      { who: 'Ann', does: { field: 'mystique', copy: 'nova' } },
      {
        who: 'Ann',
        does: { use: 'power-bolt', choose: ['mystique'] },
        then: { asked: { Ann: 'ask.react' } },
      },
      {
        who: 'Ann',
        does: { react: 'nova', choose: ['hulk'] },
        // 2 damage for Hulk; he deals 2 to each of Ann's characters, which Mystique can no longer send on.
        then: { fires: ['nova', 'hulk'] },
      },
    ],
    then: {
      Ann: { field: [], prep: { mystique: 1, sidekick: 1 }, reserve: [S] },
      Ben: { field: [{ die: 'hulk@L3', damage: 2 }] },
      quiet: true,
    },
  },
);

scenario(
  ['DM-PREVENT-AND-REDIRECT-4', 'DM-PREVENT-AND-REDIRECT-2'],
  'Hawkeye, Thing, Hulk: who takes no damage was not damaged, and is not turned; his player’s Hulk hears nothing',
  {
    given: {
      phase: 'attack',
      teams: {
        Ann: ['avx/hawkeye-brer-hawkeye', 'avx/thor-odinson'],
        Ben: ['avx/thing-ever-lovin-blue-eyed', 'avx/hulk-green-goliath'],
      },
      Ann: { field: ['hawkeye@L1', 'thor@L1', S] },
      Ben: { field: ['thing@L3', 'hulk@L1'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['hawkeye'] } },
      {
        who: 'Ben',
        does: { block: { thing: 'hawkeye' } },
        then: { happened: ['prevented'], fires: ['thing'] },
      },
    ],
    then: {
      Ann: { field: ['thor@L1', S], prep: { hawkeye: 1 } },
      Ben: { field: ['thing@L3', 'hulk@L1'], life: 20 },
      quiet: true,
    },
  },
);

scenario(
  ['DM-DAMAGE-15', 'DM-DAMAGE-9', 'DM-BLOCKING-9'],
  'Doctor Octopus, Smash! twice: with his blocker gone all of his damage would go on, but he deals none',
  {
    given: {
      phase: 'attack',
      teams: { Ann: ['avx/doctor-octopus-fully-armed'] },
      shared: ['avx/smash'],
      Ann: { field: ['doctor-octopus@L1', S], reserve: ['smash@action'] },
      Ben: { field: [S], reserve: ['sidekick@fist'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['doctor-octopus'] } },
      { who: 'Ben', does: { block: { sidekick: 'doctor-octopus' } } },
      { who: 'Ann', does: { use: 'smash', choose: ["Ben's sidekick"] } },
      { who: 'Ben', does: { global: 'smash' }, then: { damage: {}, 'not-happened': ['player-damaged'] } },
    ],
    then: { Ann: { field: ['doctor-octopus@L1', S] }, Ben: { life: 20, field: [] }, quiet: true },
  },
);

scenario(
  ['DM-PREVENT-AND-REDIRECT-9', 'DM-PREVENT-AND-REDIRECT-8', 'DM-DAMAGE-8'],
  'Nick Fury, Iron Man’s and Vibranium Shield’s globals: of damage dealt twice each part is met on its own',
  {
    given: {
      phase: 'attack',
      teams: {
        Ann: ['avx/nick-fury-patch', 'avx/hawkeye-longbow'],
        Ben: ['avx/vibranium-shield-one-of-a-kind', 'avx/iron-man-inventor'],
      },
      Ann: { field: ['nick-fury@L1', 'hawkeye@L1'] },
      Ben: { field: ['iron-man@L1'], reserve: ['sidekick@shield', 'sidekick@shield'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['hawkeye'] } },
      { who: 'Ben', does: { block: {} }, then: { asked: { Ben: 'ask.react' } } },
      // One point of the first 3 goes to Iron Man, who takes 1 less; one of what is left is stopped.
      { who: 'Ben', does: { react: 'iron-man' } },
      { who: 'Ben', does: { react: 'vibranium-shield' } },
    ],
    then: { Ben: { life: 16, field: ['iron-man@L1'], used: { sidekick: 2 } }, quiet: true },
  },
);
