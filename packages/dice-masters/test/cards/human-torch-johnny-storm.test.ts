import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/human-torch-johnny-storm'], Ben: ['avx/silver-surfer-silverado'] },
  Ben: { field: ['silver-surfer@L1', 'sidekick@character'] },
};

scenario(
  ['DM-ACTIVE-AND-FIELDED-2', 'DM-FIELDING-5'],
  'each character fielded costs the opponent 1 life and a character 1 damage, once',
  {
    given: {
      ...given,
      Ann: { field: ['human-torch@L1', 'human-torch@L1'], reserve: ['sidekick@character'] },
    },
    when: [{ who: 'Ann', does: { field: 'sidekick', choose: 'silver-surfer' } }],
    then: {
      Ben: { life: 19, field: [{ die: 'silver-surfer@L1', damage: 1 }, 'sidekick@character'] },
      Ann: { field: ['human-torch@L1', 'human-torch@L1', 'sidekick@character'] },
      quiet: true,
    },
  },
);

scenario('DM-ACTIVE-AND-FIELDED-3', 'his own fielding is none of his business; a second Torch is', {
  given: { ...given, Ann: { reserve: ['human-torch@L1', 'human-torch@L1'] } },
  when: [
    { who: 'Ann', does: { field: 'human-torch' }, then: { Ben: { life: 20 } } },
    { who: 'Ann', does: { field: 'human-torch', choose: "Ben's sidekick" } },
  ],
  then: {
    Ben: { life: 19, field: ['silver-surfer@L1'] },
    Ann: { field: ['human-torch@L1', 'human-torch@L1'] },
    quiet: true,
  },
});

scenario([], "the opponent's fielding does not wake him", {
  given: {
    ...given,
    active: 'Ben',
    Ann: { field: ['human-torch@L1'] },
    Ben: { reserve: ['sidekick@character'] },
  },
  when: [{ who: 'Ben', does: { field: 'sidekick' } }],
  then: {
    Ann: { life: 20, field: ['human-torch@L1'] },
    Ben: { life: 20, field: ['sidekick@character'] },
    quiet: true,
  },
});

scenario(
  ['DM-DAMAGE-12', 'DM-DAMAGE-14'],
  'player and character are hit at the same moment: Hulk answers once',
  {
    given: {
      teams: { Ann: ['avx/human-torch-johnny-storm'], Ben: ['avx/hulk-green-goliath'] },
      Ann: { field: ['human-torch@L3'], reserve: ['sidekick@character'] },
      Ben: { field: ['hulk@L3'] },
    },
    when: [
      { who: 'Ann', does: { field: 'sidekick', choose: 'hulk' }, then: { fires: ['human-torch', 'hulk'] } },
    ],
    then: {
      Ben: { life: 19, field: [{ die: 'hulk@L3', damage: 1 }] },
      Ann: { field: [{ die: 'human-torch@L3', damage: 2 }], prep: { sidekick: 1 } },
      quiet: true,
    },
  },
);
