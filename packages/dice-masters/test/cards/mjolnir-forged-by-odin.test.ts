import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/mjolnir-forged-by-odin'], Ben: ['avx/thor-god-of-thunder'] },
  Ben: { field: ['thor@L3', 'sidekick@character'] },
};

scenario(['DM-ACTION-DICE-1', 'DM-ACTION-DICE-3'], 'a character of its user’s choice takes 5 damage', {
  given: { ...given, Ann: { reserve: ['mjolnir@action'], field: ['sidekick@character'] } },
  when: [{ who: 'Ann', does: { use: 'mjolnir', choose: ["Ben's thor"] } }],
  then: {
    Ann: { used: { mjolnir: 1 }, field: ['sidekick@character'] },
    Ben: { life: 20, field: [{ die: 'thor@L3', damage: 5 }, 'sidekick@character'] },
    quiet: true,
  },
});

scenario('DM-BURSTS-2', 'with one burst it is 6', {
  given: { ...given, Ann: { reserve: ['mjolnir@action*'], field: ['sidekick@character'] } },
  when: [{ who: 'Ann', does: { use: 'mjolnir', choose: ["Ben's thor"] } }],
  then: { Ben: { field: [{ die: 'thor@L3', damage: 6 }, 'sidekick@character'] }, quiet: true },
});

scenario(['DM-BURSTS-3', 'DM-KNOCK-OUT-3'], 'with two bursts it is 8, which knocks out Thor at level 3', {
  given: { ...given, Ann: { reserve: ['mjolnir@action**'], field: ['sidekick@character'] } },
  when: [{ who: 'Ann', does: { use: 'mjolnir', choose: ["Ben's thor"] } }],
  then: { Ben: { prep: { thor: 1 }, field: ['sidekick@character'] }, quiet: true },
});

scenario('DM-GLOBAL-ABILITIES-3', 'two bolts deal 1 damage to a character', {
  given: { ...given, Ann: { reserve: ['mjolnir@bolt+bolt'], field: ['sidekick@character'] } },
  when: [{ who: 'Ann', does: { global: 'mjolnir', pay: ['mjolnir@bolt+bolt'], choose: ["Ben's thor"] } }],
  then: {
    Ann: { used: { mjolnir: 1 }, field: ['sidekick@character'] },
    Ben: { field: [{ die: 'thor@L3', damage: 1 }, 'sidekick@character'] },
    quiet: true,
  },
});

scenario('DM-GLOBAL-ABILITIES-2', 'the opponent may use it too', {
  given: {
    ...given,
    Ann: { field: ['sidekick@character', 'sidekick@character'] },
    Ben: { field: ['thor@L3'], reserve: ['thor@bolt+bolt'] },
  },
  when: [{ who: 'Ben', does: { global: 'mjolnir', choose: ["Ann's sidekick"] } }],
  then: {
    Ann: { prep: { sidekick: 1 }, field: ['sidekick@character'] },
    Ben: { used: { thor: 1 }, field: ['thor@L3'] },
    quiet: true,
  },
});

scenario('DM-PAYING-7', 'one bolt is not enough', {
  given: { ...given, Ann: { reserve: ['mjolnir@action', 'sidekick@bolt'] } },
  when: [{ who: 'Ann', does: { global: 'mjolnir' }, refused: ['DM-PAYING-7'] }],
  then: { unchanged: ['Ann', 'Ben'], quiet: true },
});

scenario('DM-DICE-5', 'Doctor Strange with a defense of 9 survives even that', {
  given: {
    teams: { Ann: ['avx/mjolnir-forged-by-odin'], Ben: ['avx/doctor-strange-probably-a-charlatan'] },
    Ann: { reserve: ['mjolnir@action**'], field: ['sidekick@character'] },
    Ben: { field: ['doctor-strange@L3'] },
  },
  when: [{ who: 'Ann', does: { use: 'mjolnir', choose: ["Ben's doctor-strange"] } }],
  then: { Ben: { field: [{ die: 'doctor-strange@L3', damage: 8 }] }, quiet: true },
});
