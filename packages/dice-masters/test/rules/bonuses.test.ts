import { scenario } from '../kit.ts';

const IDLE = 'sidekick@character';

scenario('DM-BONUSES-1', 'with +1D a defense of 2 needs three damage', {
  given: {
    teams: { Ben: ['avx/beast-mutate-666', 'avx/thor-lord-of-asgard'] },
    shared: ['avx/take-cover', 'avx/power-bolt', 'avx/force-beam'],
    Ann: { reserve: ['sidekick@shield', 'power-bolt@action', 'force-beam@action', IDLE] },
    Ben: { field: ['beast@L1', 'thor@L1'] },
  },
  when: [
    {
      who: 'Ann',
      does: { global: 'take-cover', choose: ['beast'] },
      then: { Ben: { stats: { beast: '1/3', thor: '5/6' } } },
    },
    {
      who: 'Ann',
      does: { use: 'power-bolt', choose: ['beast'] },
      then: { Ben: { field: [{ die: 'beast@L1', damage: 2 }, 'thor@L1'] } },
    },
    { who: 'Ann', does: { use: 'force-beam' } },
  ],
  then: { Ben: { field: [{ die: 'thor@L1', damage: 1 }], prep: { beast: 1 } }, quiet: true },
});

// Doctor Doom's global takes 1A and 1D, Invulnerability's gives 1A.
const weak = {
  teams: { Ann: ['avx/doctor-doom-nemesis', 'avx/mr-fantastic-the-invincible-man'] },
  shared: ['avx/invulnerability'],
  Ann: {
    field: ['doctor-doom@L1', 'mr-fantastic@L1'],
    reserve: [
      ...Array.from({ length: 3 }, () => 'sidekick@shield'),
      ...Array.from({ length: 4 }, () => 'sidekick@bolt'),
      IDLE,
    ],
  },
};
const less = { who: 'Ann', does: { global: 'doctor-doom', choose: ['mr-fantastic'] } };
const more = { who: 'Ann', does: { global: 'invulnerability', choose: ['mr-fantastic'] } };
const shows = (stats: string) => ({ Ann: { stats: { 'mr-fantastic': stats, 'doctor-doom': '3/6' } } });

scenario(['DM-BONUSES-2', 'DM-BONUSES-3'], 'attack 1 with -3A counts as 0; +4A on top makes 2, not 4', {
  given: weak,
  when: [
    less,
    { ...less, then: shows('0/3') },
    { ...less, then: shows('0/2') },
    { ...more, then: shows('0/2') },
    { ...more, then: shows('0/2') },
    { ...more, then: shows('1/2') },
    { ...more, then: shows('2/2') },
  ],
  then: { ...shows('2/2'), quiet: true },
});

scenario('DM-BONUSES-2', 'the same bonuses in the other order make the same', {
  given: weak,
  when: [more, more, more, { ...more, then: shows('5/5') }, less, less, less],
  then: { ...shows('2/2'), quiet: true },
});

scenario('DM-BONUSES-3', 'an attacker below zero deals nothing and heals nobody', {
  given: { ...weak, Ben: { life: 12 } },
  when: [
    less,
    less,
    less,
    { who: 'Ann', does: { pass: true, attack: ['mr-fantastic'] } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ben: { life: 12 }, Ann: { used: { sidekick: 4, 'mr-fantastic': 1 } }, active: 'Ben', quiet: true },
});

scenario('DM-BONUSES-4', 'a character whose defense is taken to 0 is knocked out at once, without damage', {
  given: {
    teams: { Ann: ['avx/doctor-doom-nemesis'], Ben: ['avx/beast-mutate-666'] },
    Ann: { field: ['doctor-doom@L1'], reserve: ['sidekick@shield', 'sidekick@shield', IDLE] },
    Ben: { field: ['beast@L1', 'sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { global: 'doctor-doom', choose: ['beast'] },
      then: { Ben: { stats: { beast: '0/1' }, field: ['beast@L1', 'sidekick@character'] } },
    },
    {
      who: 'Ann',
      does: { global: 'doctor-doom', choose: ['beast'] },
      then: { happened: ['knocked-out'], 'not-happened': ['damaged'] },
    },
  ],
  then: { Ben: { field: ['sidekick@character'], prep: { beast: 1 } }, quiet: true },
});

scenario('DM-BONUSES-5', 'a bonus gained by blocking still counts after the damage and ends with the turn', {
  given: {
    teams: { Ann: ['avx/nightcrawler-abandoned'], Ben: ['avx/beast-big-boy-blue'] },
    phase: 'attack',
    Ann: { field: ['nightcrawler@L2'] },
    Ben: { field: ['beast@L2', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['nightcrawler'] } },
    { who: 'Ben', does: { block: { beast: 'nightcrawler', sidekick: 'nightcrawler' } } },
    {
      who: 'Ann',
      does: { divide: { beast: 3 } },
      // The attack ends: Nightcrawler is about to knock out one of his two blockers.
      then: {
        asked: { Ann: 'ask.choose' },
        Ben: { attack: [{ die: 'beast@L2', damage: 3 }, 'sidekick@character'], stats: { beast: '3/4' } },
      },
    },
    { who: 'Ann', does: { choose: ["Ben's sidekick"] } },
  ],
  then: {
    Ben: { field: ['beast@L2'], stats: { beast: '2/3' } },
    Ann: { field: ['nightcrawler@L2'] },
    active: 'Ben',
    quiet: true,
  },
});

scenario('DM-BONUSES-6', 'without the only Natural Leader the bonus of the sidekicks is gone at once', {
  given: {
    teams: { Ben: ['avx/captain-america-natural-leader'] },
    shared: ['avx/smash', 'avx/take-cover'],
    Ann: { reserve: ['smash@action', 'sidekick@shield', IDLE] },
    Ben: {
      field: ['captain-america@L1', 'sidekick@character', { die: 'sidekick@character', damage: 1 }],
    },
  },
  when: [
    {
      who: 'Ann',
      does: { global: 'take-cover', choose: ["Ben's sidekick"] },
      then: { Ben: { stats: { sidekick: '2/3' } } },
    },
    { who: 'Ann', does: { use: 'smash', choose: ['captain-america'] } },
  ],
  // The bonus that was given once is still there; the damaged sidekick has only its defense of 1 left.
  then: {
    Ben: {
      field: ['sidekick@character'],
      stats: { sidekick: '1/2' },
      prep: { 'captain-america': 1, sidekick: 1 },
    },
    quiet: true,
  },
});
