import { dice, scenario } from '../../kit.ts';

scenario(['CP-BEAM-5', 'CP-ATTACK-14'], 'Plasma Beam: 1 Power for every target under it', {
  given: {
    active: 'crossbones-merciless-merc',
    dice: dice('hit, blank 4, failure 2, blank 5, failure 3'),
    Ann: { characters: { 'crossbones-merciless-merc': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [13, 18] }, giant: { at: [16, 18] }, blocker: { at: [10, 25] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'plasma-beam', aim: [30, 18], target: 'dummy' } }],
  then: {
    Ann: { 'crossbones-merciless-merc': { power: 2 } },
    Ben: { dummy: { damage: 1 }, giant: { damage: 0 }, blocker: { damage: 0 } },
    quiet: true,
  },
});

scenario(['CP-ICON-1', 'CP-MODIFY-3'], 'Plasma Beam: Pierce needs a wild and a failure', {
  given: {
    active: 'crossbones-merciless-merc',
    dice: dice('wild, failure, blank 3, block, failure'),
    Ann: { characters: { 'crossbones-merciless-merc': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [13, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'plasma-beam', aim: [30, 18] } }],
  then: { Ben: { dummy: { damage: 1 } }, quiet: true },
});

scenario(['CP-ICON-1'], 'Plasma Beam: a wild alone pierces nothing', {
  given: {
    active: 'crossbones-merciless-merc',
    dice: dice('wild, blank 4, block, failure'),
    Ann: { characters: { 'crossbones-merciless-merc': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [13, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'plasma-beam', aim: [30, 18] } }],
  then: { Ben: { dummy: { damage: 0 } }, quiet: true },
});

scenario(['CP-THROW-1', 'CP-STAT-13'], 'Up Close and Personal throws a target of Size 2, not a bigger one', {
  given: {
    active: 'crossbones-merciless-merc',
    dice: dice('blank 8, failure 3, blank 8, failure 3'),
    Ann: { characters: { 'crossbones-merciless-merc': { at: [10, 18], power: 8 } } },
    Ben: { characters: { dummy: { at: [12, 18] }, giant: { at: [10, 21] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'up-close-and-personal', target: 'dummy', aim: [30, 18] } },
    { who: 'Ann', does: { attack: 'up-close-and-personal' } },
  ],
  then: {
    Ann: { 'crossbones-merciless-merc': { power: 0 } },
    Ben: { dummy: { at: [15.375, 18] }, giant: { at: [10, 21] } },
    quiet: true,
  },
});

scenario(['CP-SUPER-6', 'CP-ACTIVATE-9'], 'Hit and Run: an attack, then a move, for one action', {
  given: {
    active: 'crossbones-merciless-merc',
    dice: dice('blank 5, failure 2'),
    Ann: { characters: { 'crossbones-merciless-merc': { at: [10, 18], power: 4 } } },
    Ben: { characters: { dummy: { at: [13, 18] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'hit-and-run' } },
    { who: 'Ann', does: { attack: 'plasma-beam', aim: [30, 18], move: [10, 21] } },
    { who: 'Ann', does: { power: 'hit-and-run' }, refused: ['CP-SUPER-4'] },
  ],
  then: { Ann: { 'crossbones-merciless-merc': { at: [10, 21], power: 3 } }, actions: 1, quiet: true },
});

scenario(['CP-DAMAGE-1', 'CP-EFFECT-4'], 'I Can Take It: 1 damage less from enemies, never less than 1', {
  given: {
    active: 'dummy',
    dice: dice('hit 3, blank, failure 4, hit, blank 3, failure 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { 'crossbones-merciless-merc': { at: [12, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { pass: true }, then: { Ben: { 'crossbones-merciless-merc': { damage: 2 } } } },
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'aggressive', to: [11.5, 18] } },
  ],
  then: { Ben: { 'crossbones-merciless-merc': { damage: 3, at: [11.5, 18] } }, quiet: true },
});

scenario(['CP-EFFECT-5', 'CP-COND-3'], 'I Can Take It does not help against what is nobody’s effect', {
  given: {
    active: 'crossbones-merciless-merc',
    Ann: { characters: { 'crossbones-merciless-merc': { at: [10, 18], conditions: ['bleed'] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { end: true } }],
  then: { Ann: { 'crossbones-merciless-merc': { damage: 1 } }, quiet: true },
});
