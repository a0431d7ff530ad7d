import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/war-machine-combat-comrade', 'avx/iron-man-billionaire'],
  Ben: ['avx/iron-man-billionaire', 'avx/angel-avenging-angel'],
};

scenario('DM-BONUSES-1', 'War Machine has +2A and +2D while his player has Iron Man fielded', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['war-machine@L1', 'iron-man@L1'] },
    Ben: { field: ['sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: ['war-machine'] },
      then: { Ann: { stats: { 'war-machine': '5/6', 'iron-man': '3/5' } } },
    },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 15 }, quiet: true },
});

scenario('DM-CORE-RULES-4', "the opponent's Iron Man does not count", {
  given: { teams, phase: 'attack', Ann: { field: ['war-machine@L1'] }, Ben: { field: ['iron-man@L1'] } },
  when: [
    { who: 'Ann', does: { attack: ['war-machine'] }, then: { Ann: { stats: { 'war-machine': '3/4' } } } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 17 }, quiet: true },
});

const reaction = {
  teams,
  phase: 'attack',
  Ann: {
    life: 10,
    field: ['war-machine@L1', 'sidekick@character'],
    reserve: ['sidekick@shield', 'sidekick@shield'],
  },
};

scenario(
  ['DM-GLOBAL-ABILITIES-7'],
  'for a shield, once, life is gained when a shield character damages the opponent in an attack',
  {
    given: reaction,
    when: [
      {
        who: 'Ann',
        does: { attack: ['war-machine'] },
        then: { asked: { Ann: 'ask.may' }, Ben: { life: 17 } },
      },
      { who: 'Ann', does: { may: true } },
    ],
    then: { Ann: { life: 11, reserve: ['sidekick@shield'] }, Ben: { life: 17 }, quiet: true },
  },
);

scenario('DM-GLOBAL-ABILITIES-7', 'it is not offered for damage of other characters', {
  given: reaction,
  when: [{ who: 'Ann', does: { attack: ['sidekick'] } }],
  then: {
    Ann: { life: 10, reserve: ['sidekick@shield', 'sidekick@shield'] },
    Ben: { life: 19 },
    quiet: true,
  },
});

scenario('DM-GLOBAL-ABILITIES-7', 'it may be declined', {
  given: reaction,
  when: [{ who: 'Ann', does: { attack: ['war-machine'], may: false } }],
  then: {
    Ann: { life: 10, reserve: ['sidekick@shield', 'sidekick@shield'] },
    Ben: { life: 17 },
    quiet: true,
  },
});

scenario('DM-GLOBAL-ABILITIES-2', 'the opponent uses it for their own shield characters', {
  given: {
    teams,
    active: 'Ben',
    phase: 'attack',
    Ann: { reserve: ['sidekick@shield'] },
    Ben: { life: 20, field: ['angel@L2'], reserve: ['sidekick@wild'] },
  },
  when: [{ who: 'Ben', does: { attack: ['angel'], may: true } }],
  // Life never rises above its start; the energy is spent all the same.
  then: { Ann: { life: 17, reserve: [] }, Ben: { life: 20, used: { sidekick: 1, angel: 1 } }, quiet: true },
});
