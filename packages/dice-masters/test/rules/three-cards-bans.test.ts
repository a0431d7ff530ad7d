import { scenario } from '../kit.ts';

/** Bans, what lifts them and what goes around them. */
const S = 'sidekick@character';
const four = ['sidekick', 'sidekick', 'sidekick', 'sidekick'];

scenario(
  ['DM-CORE-RULES-3', 'DM-PAYING-7'],
  'Professor X is bought off, Loki is not: Gambit fields what he rolls, apart from the character that was named',
  {
    given: {
      teams: {
        Ann: ['avx/loki-gem-keeper', 'avx/professor-x-charles-francis-xavier'],
        Ben: ['avx/gambit-le-diable-blanc', 'avx/thor-odinson', 'avx/angel-soaring'],
      },
      Ann: { field: ['professor-x@L1'], reserve: ['loki@L1', 'sidekick@mask'] },
      Ben: { prep: { gambit: 1 }, bag: { sidekick: 5, thor: 1, angel: 1 } },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', name: 'thor' } },
      // Ben could buy Professor X off at once, for a turn that is not his.
      { who: 'Ben', does: { pass: true } },
      {
        who: 'Ann',
        does: {
          attack: [],
          draw: four,
          roll: ['gambit@L3', 'sidekick@mask', 'sidekick@mask', 'sidekick@mask', 'sidekick@mask'],
        },
      },
      { who: 'Ben', does: { reroll: 'none' } },
      { who: 'Ben', does: { field: 'gambit' }, refused: ['DM-CORE-RULES-3'] },
      { who: 'Ben', does: { lift: 'professor-x' }, then: { Ben: { life: 18 } } },
      {
        who: 'Ben',
        does: { field: 'gambit', draw: ['thor', 'angel'], roll: ['L1', 'L1'] },
        then: { fires: ['gambit'] },
      },
    ],
    then: {
      Ben: { life: 18, field: ['gambit@L3', 'angel@L1'], used: { thor: 1, sidekick: 2 } },
      quiet: true,
    },
  },
);

scenario(
  ['DM-ACTIVE-AND-FIELDED-1', 'DM-CAPTURE-AND-CONTROL-2', 'DM-CAPTURE-AND-CONTROL-4'],
  'with Loki captured by Rogue nobody is named; when he is back, he still means the same character',
  {
    given: {
      teams: {
        Ann: ['avx/loki-gem-keeper'],
        Ben: ['avx/rogue-cant-touch-this', 'avx/angel-soaring', 'avx/thor-odinson'],
      },
      Ann: { reserve: ['loki@L1', 'sidekick@mask', S], bag: { sidekick: 6 } },
      Ben: { prep: { rogue: 1, angel: 2 }, bag: { sidekick: 6 } },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', name: 'angel' } },
      {
        who: 'Ann',
        does: {
          pass: true,
          attack: [],
          draw: four,
          roll: [
            'rogue@L1',
            'angel@L1',
            'angel@L1',
            'sidekick@mask',
            'sidekick@mask',
            'sidekick@mask',
            'sidekick@mask',
          ],
        },
      },
      { who: 'Ben', does: { reroll: 'none' } },
      { who: 'Ben', does: { field: 'angel' }, refused: ['DM-CORE-RULES-3'] },
      { who: 'Ben', does: { field: 'rogue' }, then: { Ann: { field: [] } } },
      { who: 'Ben', does: { field: 'angel' } },
      // Ben keeps the other Angel for later: at the end of the turn Loki is back.
      { who: 'Ben', does: { pass: true, attack: [] }, then: { active: 'Ann', Ann: { field: ['loki@L1'] } } },
    ],
    then: { Ben: { field: ['rogue@L1', 'angel@L1'], used: { angel: 1, sidekick: 1 } } },
  },
);

const telepath = {
  teams: {
    Ann: ['avx/rogue-anna-marie', 'avx/doctor-strange-master-of-the-mystic-arts', 'avx/angel-soaring'],
    Ben: ['avx/professor-x-powerful-telepath', 'avx/mjolnir-fist-of-the-righteous', 'avx/venom-eddie-brock'],
  },
  Ann: { field: ['doctor-strange@L1', 'angel@L1'], reserve: ['rogue@L1', 'sidekick@mask', S] },
  Ben: { field: ['professor-x@L1', 'venom@L1'], used: { mjolnir: 1 } },
};

scenario(
  ['DM-CAPTURE-AND-CONTROL-1', 'DM-BLOCKING-7'],
  'once Professor X is bought off, the action Rogue has captured is an action used: Strange strikes, Angel soars',
  {
    given: telepath,
    when: [
      { who: 'Ann', does: { field: 'rogue' }, then: { happened: ['captured'] } },
      { who: 'Ann', does: { lift: 'professor-x' }, then: { Ann: { life: 18 } } },
      {
        who: 'Ann',
        does: { pass: true, attack: ['rogue', 'angel'], may: true },
        // 6 damage to each Villain knock Venom out; then 2 for Ben by Doctor Strange.
        then: { asked: { Ann: 'ask.choose' }, Ben: { field: ['professor-x@L1'] } },
      },
      {
        who: 'Ann',
        does: { choose: ['Ben'] },
        then: { 'only-offered': { Ben: ['professor-x blocks rogue'] } },
      },
      { who: 'Ben', does: { block: {} } },
    ],
    // 2 by Doctor Strange, 2 by Rogue, 2 by Angel.
    then: { Ann: { life: 18 }, Ben: { life: 14, used: { mjolnir: 1 } }, quiet: true },
  },
);

scenario('DM-CORE-RULES-3', 'with Professor X in force she cannot use it, and nobody hears of an action', {
  given: telepath,
  when: [
    { who: 'Ann', does: { field: 'rogue' } },
    {
      who: 'Ann',
      does: { pass: true, attack: ['rogue', 'angel'] },
      then: {
        asked: { Ben: 'ask.blockers' },
        'only-offered': {
          Ben: [
            'professor-x blocks rogue',
            'professor-x blocks angel',
            'venom blocks rogue',
            'venom blocks angel',
          ],
        },
      },
    },
    { who: 'Ben', does: { block: {} } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: {
    Ann: { life: 20 },
    Ben: { life: 16, field: ['professor-x@L1', 'venom@L1'], used: { mjolnir: 1 } },
    quiet: true,
  },
});

scenario(
  ['DM-COPYING-5', 'DM-BLOCKING-7'],
  'beside Mystique the shield bars the type of the card she copies, not that of her own',
  {
    given: {
      active: 'Ben',
      teams: {
        Ann: ['avx/hulk-annihilator', 'avx/vibranium-shield-irreplaceable'],
        Ben: ['avx/mystique-shapeshifter', 'avx/magneto-former-comrade', 'avx/venom-eddie-brock'],
      },
      Ann: { field: ['hulk@L1'], prep: { 'vibranium-shield': 1 } },
      Ben: { field: ['magneto@L1', 'venom@L1'], reserve: ['mystique@L2', S] },
    },
    when: [
      { who: 'Ben', does: { field: 'mystique' } },
      {
        who: 'Ben',
        does: {
          pass: true,
          attack: [],
          draw: four,
          roll: [
            'vibranium-shield@action',
            'sidekick@mask',
            'sidekick@mask',
            'sidekick@mask',
            'sidekick@mask',
          ],
        },
      },
      { who: 'Ann', does: { reroll: 'none' } },
      { who: 'Ann', does: { use: 'vibranium-shield', choose: ['mystique'] } },
      // She is a fist character, like Venom; Magneto, a mask character, may block.
      {
        who: 'Ann',
        does: { attack: ['hulk'] },
        then: { 'only-offered': { Ben: ['magneto blocks hulk'] } },
      },
    ],
    then: { Ben: { field: ['magneto@L1', 'venom@L1', 'mystique@L2'] } },
  },
);
