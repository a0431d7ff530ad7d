import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/thor-legendary-warrior', 'avx/spider-man-tiger'],
    Ben: ['avx/spider-man-webhead', 'avx/hulk-jade-giant', 'avx/beast-big-boy-blue'],
  },
  phase: 'attack',
};

scenario('DM-DAMAGE-8', 'when Thor damages the opponent one of their fist characters is knocked out', {
  given: {
    ...given,
    Ann: { field: ['thor@L1', 'spider-man@L1'] },
    Ben: { field: ['spider-man@L2', 'hulk@L3', 'beast@L2', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['thor'] } },
    { who: 'Ben', does: { block: {} } },
    // Ben's own Hulk answers the damage to his player: Ann's level 1 characters are in reach after that.
    { who: 'Ann', does: { choose: ["Ben's hulk"] } },
  ],
  then: {
    Ben: { life: 15, field: ['spider-man@L2', 'beast@L2', 'sidekick@character'] },
    Ann: { field: ['spider-man@L1'] },
    quiet: true,
  },
});

scenario('DM-DAMAGE-9', 'a blocked Thor damages no player and knocks nobody out', {
  given: { ...given, Ann: { field: ['thor@L1'] }, Ben: { field: ['spider-man@L2', 'beast@L3'] } },
  when: [
    { who: 'Ann', does: { attack: ['thor'] } },
    { who: 'Ben', does: { block: { beast: 'thor' } } },
  ],
  // Beast blocks with +1D: 5 damage meet D 5.
  then: { Ben: { life: 20, field: ['spider-man@L2'] }, quiet: true },
});

scenario([], 'other attackers, and other types, are not concerned', {
  given: {
    ...given,
    Ann: { field: ['thor@L1', 'sidekick@character'] },
    Ben: { field: ['spider-man@L2', 'beast@L3'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 19, field: ['spider-man@L2', 'beast@L3'] }, Ann: { field: ['thor@L1'] }, quiet: true },
});
