import { scenario } from '../kit.ts';

const S = 'sidekick@character';

/** Two dice of a card, one of which shows a burst, in both orders. */
const HULKS = [
  ['hulk@L1', 'hulk@L3'],
  ['hulk@L3', 'hulk@L1'],
] as const;

for (const field of HULKS) {
  const order = field.join(', ');

  scenario(
    ['DM-BURSTS-6', 'DM-ACTIVE-AND-FIELDED-2'],
    `a while-active ability has the burst that any of its dice shows: Hulk – Jade Giant (${order})`,
    {
      given: {
        teams: { Ann: ['avx/hulk-jade-giant'], Ben: ['avx/thor-odinson', 'avx/beast-mutate-666'] },
        shared: ['avx/power-bolt'],
        Ann: { field: [...field], reserve: ['power-bolt@action', S] },
        Ben: { field: ['thor@L3', 'beast@L2'] },
      },
      when: [
        {
          who: 'Ann',
          does: { use: 'power-bolt', choose: ['Ann'] },
          then: { 'only-offered': { Ann: ['thor@L3', 'beast@L2'] } },
        },
        { who: 'Ann', does: { choose: ['thor'] } },
      ],
      then: { Ann: { life: 18 }, Ben: { field: ['beast@L2'], prep: { thor: 1 } }, quiet: true },
    },
  );

  for (const hit of field) {
    scenario(
      ['DM-BURSTS-6', 'DM-ACTIVE-AND-FIELDED-2'],
      `whichever of them is hit: Hulk – Green Goliath (${order}; ${hit})`,
      {
        given: {
          teams: { Ann: ['avx/hulk-green-goliath'], Ben: ['avx/thor-odinson'] },
          shared: ['avx/power-bolt'],
          Ann: { field: [...field], reserve: ['power-bolt@action', S] },
          Ben: { field: ['thor@L3'] },
        },
        when: [{ who: 'Ann', does: { use: 'power-bolt', choose: [hit] } }],
        then: { Ben: { field: [{ die: 'thor@L3', damage: 3 }] }, quiet: true },
      },
    );
  }

  scenario(
    ['DM-BURSTS-9', 'DM-ACTIVE-AND-FIELDED-2'],
    `with the one that shows it gone, the other speaks without a burst (${order})`,
    {
      given: {
        teams: { Ann: ['avx/hulk-green-goliath'], Ben: ['avx/mjolnir-forged-by-odin', 'avx/thor-odinson'] },
        active: 'Ben',
        Ann: { field: [...field] },
        Ben: { field: ['thor@L3'], reserve: ['mjolnir@action', S] },
      },
      // 5 damage knock the Hulk at level 1 out; the other answers.
      when: [{ who: 'Ben', does: { use: 'mjolnir', choose: ['hulk@L1'] } }],
      then: {
        Ben: { field: [{ die: 'thor@L3', damage: 2 }] },
        Ann: { field: ['hulk@L3'], prep: { hulk: 1 } },
        quiet: true,
      },
    },
  );

  scenario(
    ['DM-GLOSSARY-3'],
    `what Hulk deals comes from a character engaged with Spider-Man if any Hulk is (${order})`,
    {
      given: {
        phase: 'attack',
        teams: { Ann: ['avx/hulk-green-goliath', 'avx/mr-fantastic-elastic'], Ben: ['avx/spider-man-tiger'] },
        shared: ['avx/power-bolt'],
        Ann: { field: [...field], reserve: ['power-bolt@action'] },
        Ben: { field: ['spider-man@L3', S], reserve: ['sidekick@fist', 'sidekick@fist'] },
      },
      when: [
        { who: 'Ann', does: { attack: ['hulk@L3'] } },
        { who: 'Ben', does: { block: { 'spider-man': 'hulk' } } },
        {
          who: 'Ann',
          does: { use: 'power-bolt', choose: ['Ann'] },
          then: { 'not-happened': ['prevented'], happened: [{ damaged: { die: 'spider-man', total: 3 } }] },
        },
      ],
      then: { Ann: { life: 18 }, quiet: true },
    },
  );

  scenario('DM-DAMAGE-15', `one Hulk who deals no damage does not keep another from it (${order})`, {
    given: {
      phase: 'attack',
      teams: {
        Ann: ['avx/hulk-green-goliath'],
        Ben: ['avx/thor-odinson', 'avx/doctor-strange-sorcerer-supreme'],
      },
      shared: ['avx/smash', 'avx/power-bolt'],
      Ann: { field: [...field], reserve: ['power-bolt@action', 'sidekick@fist'] },
      Ben: { field: ['thor@L3', 'doctor-strange@L3'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['hulk@L3'] } },
      { who: 'Ben', does: { block: { thor: 'hulk' } } },
      { who: 'Ann', does: { global: 'smash' } },
      {
        who: 'Ann',
        does: { use: 'power-bolt', choose: ['Ann'] },
        then: { happened: [{ damaged: { die: 'doctor-strange', total: 3 } }] },
      },
    ],
    then: { Ann: { life: 18 }, quiet: true },
  });
}

scenario(
  ['DM-KNOCK-OUT-1', 'DM-CAPTURE-AND-CONTROL-5'],
  'captor and captive: whoever falls at the same moment falls once, and the captive that comes back stays',
  {
    given: {
      teams: {
        Ann: ['avx/loki-trickster', 'avx/mjolnir-thors-hammer'],
        Ben: ['avx/beast-mutate-666', 'avx/nova-quasar'],
      },
      Ann: { reserve: ['loki@L1', 'sidekick@mask', 'mjolnir@action*', S] },
      Ben: { field: ['beast@L1', 'nova@L1', S] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['beast'] } },
      // 5 damage for everybody: Loki (D 5), Nova (D 4) and the sidekick fall; Beast was not there.
      { who: 'Ann', does: { use: 'mjolnir' } },
    ],
    then: {
      Ann: { field: [], prep: { loki: 1 } },
      Ben: { field: ['beast@L1'], prep: { nova: 1, sidekick: 1 } },
      quiet: true,
    },
  },
);
