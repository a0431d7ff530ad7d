import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { dice, scenario } from '../../kit.ts';
import { answer, editions, next, squadOf, start } from '../../set-up-kit.ts';

scenario(
  ['CP-ICON-1', 'CP-MODIFY-3', 'CP-ATTACK-14'],
  'Sword Strike: a wild pierces one defense die; with a critical he may advance Short',
  {
    given: {
      active: 'baron-helmut-zemo',
      dice: dice('critical, wild, failure 3, block, failure 2, failure'),
      Ann: { characters: { 'baron-helmut-zemo': { at: [10, 18] } } },
      Ben: { characters: { dummy: { at: [12, 18] } } },
    },
    when: [
      // Strategic Genius comes with his own dice; Pierce has only one to take.
      { who: 'Ann', does: { attack: 'sword-strike', pass: true } },
      { who: 'Ann', does: { react: 'sword-strike.0', may: true, to: [10, 21] } },
    ],
    then: {
      Ann: { 'baron-helmut-zemo': { at: [10, 21], power: 2 } },
      Ben: { dummy: { damage: 2 } },
      quiet: true,
    },
  },
);

scenario('CP-ICON-1', 'Adhesive X Pistol: conditions by the icons of the roll, failures among them', {
  given: {
    active: 'baron-helmut-zemo',
    dice: dice('wild, hit, blank 3, failure 3, critical, wild, failure 3, failure 3, failure'),
    Ann: { characters: { 'baron-helmut-zemo': { at: [10, 18] } } },
    Ben: { characters: { giant: { at: [17, 18] }, dummy: { at: [10, 25] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'adhesive-x-pistol', target: 'giant', pass: true } },
    { who: 'Ann', does: { attack: 'adhesive-x-pistol', target: 'dummy', pass: true } },
    { who: 'Ann', does: { react: 'adhesive-x-pistol.0' } },
    { who: 'Ann', does: { react: 'adhesive-x-pistol.1' } },
  ],
  then: {
    Ann: { 'baron-helmut-zemo': { power: 0 } },
    Ben: {
      giant: { damage: 2, conditions: ['slow'] },
      dummy: { damage: 2, conditions: ['slow', 'stun', 'stagger'] },
    },
    quiet: true,
  },
});

scenario(['CP-ATTACK-14', 'CP-DAMAGE-5'], 'Coup de Grace: he may advance only if it felled the target', {
  given: {
    active: 'baron-helmut-zemo',
    dice: dice('hit, failure 6, failure 3, hit 6, failure, failure 3'),
    Ann: { characters: { 'baron-helmut-zemo': { at: [10, 18], power: 6 } } },
    Ben: { characters: { dummy: { at: [14, 18] }, giant: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'coup-de-grace', pass: true }, then: { asked: { Ann: 'ask.activation' } } },
    { who: 'Ann', does: { attack: 'coup-de-grace', pass: true } },
    { who: 'Ann', does: { may: true, to: [12, 18] } },
  ],
  then: {
    Ann: { 'baron-helmut-zemo': { at: [12, 18], power: 0 } },
    Ben: { dummy: { dazed: true } },
    quiet: true,
  },
});

scenario(['CP-SUPER-4'], 'Quick Step: not with an objective token, and once in a turn', {
  given: {
    active: 'baron-helmut-zemo',
    extraction: 'struggle-for-the-cube-continues',
    Ann: { characters: { 'baron-helmut-zemo': { at: [10, 18], power: 4, holds: [0] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { power: 'quick-step' }, refused: ['CP-SUPER-4'] }],
  then: { Ann: { 'baron-helmut-zemo': { power: 4 } }, quiet: true },
});

scenario(['CP-SUPER-4', 'CP-SUPER-7'], 'Quick Step: a Medium advance beside his actions', {
  given: {
    active: 'baron-helmut-zemo',
    Ann: { characters: { 'baron-helmut-zemo': { at: [10, 18], power: 4 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'quick-step', to: [14, 18] } },
    { who: 'Ann', does: { power: 'quick-step' }, refused: ['CP-SUPER-4'] },
  ],
  then: { Ann: { 'baron-helmut-zemo': { at: [14, 18], power: 2 } }, actions: 2, quiet: true },
});

scenario('CP-ATTACK-4', 'Master Duelist: two dice more against whom he attacked before this turn', {
  given: {
    active: 'baron-helmut-zemo',
    dice: dice('hit, failure 4, failure 3, hit 7, failure 3'),
    Ann: { characters: { 'baron-helmut-zemo': { at: [10, 18] } } },
    Ben: { characters: { giant: { at: [12.5, 18] }, dummy: { at: [10, 20] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'sword-strike', target: 'giant', pass: true } },
    { who: 'Ann', does: { attack: 'sword-strike', target: 'giant', pass: true } },
  ],
  then: { Ben: { giant: { damage: 8 }, dummy: { damage: 0 } }, quiet: true },
});

scenario(
  ['CP-TACTIC-9', 'CP-LEAD-3'],
  'Army of Evil: once in a turn one of those who paid for a tactic card gains 1 Power',
  {
    given: {
      active: 'dummy',
      Ann: {
        affiliation: 'hydra',
        leader: 'baron-helmut-zemo',
        tactics: ['medpack', 'tactical-analysis'],
        characters: { 'baron-helmut-zemo': { at: [4, 4] }, dummy: { at: [10, 18], damage: 3, power: 4 } },
      },
      Ben: { characters: { giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { tactic: 'medpack' } },
      { who: 'Ann', does: { react: 'army-of-evil/2' } },
    ],
    then: {
      Ann: { dummy: { damage: 0, power: 3 }, 'baron-helmut-zemo': { power: 0 } },
      quiet: true,
    },
  },
);

proves(
  ['CP-LEAD-2', 'CP-EFFECT-1'],
  'Army of Evil: one more tactic card of the roster, unaffiliated or of Hydra, joins those that were picked',
  () => {
    for (const edition of editions) {
      const [baron, ultron] = ['mightiest/baron-helmut-zemo', 'core/ultron'];
      const { match, events } = start(edition, [baron], [ultron]);
      answer(
        match,
        squadOf([baron], { affiliation: 'hydra', tactics: ['tactics/brace-for-impact'] }),
        squadOf([ultron]),
      );
      const isAsked = () => match.pending[0]?.ask.key === 'ask.add-tactic';
      while (match.table.phase !== 'activation' && !isAsked()) next(match, events);
      const [asked] = match.pending;
      // The roster has the first ten cards; those of the Avengers, the Cabal and S.H.I.E.L.D. are not for Hydra.
      const offered = asked?.shape === 'options' ? asked.options.map(({ id }) => id) : [];
      expect(offered).toEqual([
        'tactics/advanced-r-d',
        'tactics/battle-plan',
        'tactics/climbing-gear',
        'tactics/cosmic-obliteration',
      ]);
      expect(asked?.seat).toBe(0);
      next(match, events);
      const { cards, players } = match.table;
      const own = players.map(({ tactics }) => tactics.map((slot) => cards[slot]?.id));
      expect(own).toEqual([['tactics/brace-for-impact', 'tactics/advanced-r-d'], []]);
    }
  },
);
