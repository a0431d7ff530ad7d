import type { Words } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { CARDS } from '../../src/index.ts';
import { seen } from '../game.ts';
import { inventedScenario, prepare, scenario } from '../kit.ts';

/** How enemies activate: attacks, schemes and boost cards. */

scenario(
  ['MC-VILLAIN-PHASE-3', 'MC-ACTIVATION-1', 'MC-ACTIVATION-2', 'MC-ACTIVATION-4', 'MC-BOOST-1'],
  'the villain activates once for each player, by the form of each',
  {
    given: {
      villainStep: 2,
      encounter: [
        'Stampede',
        'Stampede',
        'Advance',
        'Crowd Control',
        'Crowd Control',
        'Crowd Control',
        'Advance',
      ],
      ada: { hero: 'She-Hulk' },
      ben: { hero: 'Iron Man', form: 'alter-ego' },
      cat: { hero: 'Captain Marvel' },
    },
    when: [
      // 2 ATK + 1 icon; Ben's scheme 1 + 1; Cat's attack has no icon: the first boosts are forgotten.
      { who: 'ada', does: { defend: 'nobody' } },
      { who: 'cat', does: { defend: 'nobody' } },
      { who: 'cat', does: { defend: 'nobody' } },
      { who: 'ada', does: { defend: 'nobody' } },
    ],
    then: { ada: { damage: 3 }, cat: { damage: 2 }, ben: { damage: 0 }, scheme: { threat: 2 } },
  },
);

scenario(
  ['MC-ACTIVATION-1', 'MC-ACTIVATION-4', 'MC-ENCOUNTER-3', 'MC-ENCOUNTER-4'],
  'an attack by a treachery has a boost card of its own',
  {
    given: {
      villainStep: 4,
      encounter: ['Stampede', 'Sandman', 'Sandman'],
      ada: { hero: 'Iron Man' },
      ben: { hero: 'She-Hulk', dealt: ['Assault'] },
    },
    // "You" is the player who revealed it.
    when: [
      { who: 'ben', does: { defend: 'nobody' } },
      { who: 'ada', does: { defend: 'nobody' } },
    ],
    then: {
      ben: { damage: 3 },
      ada: { damage: 0 },
      encounter: 2,
      encounterDiscard: ['Assault', 'Stampede'],
      quiet: true,
    },
  },
);

inventedScenario(
  'MC-ACTIVATION-7',
  'a form changed in mid-attack: the attack is finished, the minion after it schemes',
  {
    given: {
      villainStep: 2,
      encounter: ['Crowd Control', 'Advance', 'Advance'],
      ada: { hero: 'Iron Man', hand: ['Slip Away'], minions: ['Shocker'] },
    },
    // 2 ATK + 2 icons reach Tony Stark, whom nobody asks to defend; then Shocker schemes for 1, and Advance for 1.
    when: [{ who: 'ada', does: { use: 'Slip Away' }, then: { ada: { form: 'alter-ego', damage: 4 } } }],
    then: { ada: { damage: 4 }, scheme: { threat: 2 }, round: 2, quiet: true },
  },
);

inventedScenario('MC-ACTIVATION-7', 'with the form kept, the same minion attacks; only Advance schemes', {
  given: {
    villainStep: 2,
    encounter: ['Crowd Control', 'Advance', 'Advance'],
    ada: { hero: 'Iron Man', hand: ['Slip Away'], minions: ['Shocker'] },
  },
  when: [
    { who: 'ada', does: { pass: true } },
    { who: 'ada', does: { defend: 'nobody' }, then: { ada: { damage: 4 }, scheme: { threat: 0 } } },
    {
      who: 'ada',
      does: { defend: 'nobody' },
      then: { ada: { form: 'hero', damage: 6 }, scheme: { threat: 1 } },
    },
  ],
});

proves('MC-ENEMY-ATTACK-5', 'who defends is asked while the boost card still lies face down', () => {
  const given = (encounter: string[]): Words => ({
    villainStep: 2,
    encounter,
    ada: { hero: 'She-Hulk' },
  });
  const { match } = prepare(CARDS, given(['Stampede', 'Advance']));
  expect(match.pending[0]?.ask.key).toBe('ask.defender');
  const [boost] = match.table.activities[0]?.boosts ?? [];
  expect(match.table.zones[boost ?? -1]).toBe('boost');
  expect(match.table.activities[0]?.icons).toBe(0);
  // Nobody can tell which of the two it is.
  expect(seen(given(['Stampede', 'Advance']), 0)).toEqual(seen(given(['Advance', 'Stampede']), 0));
});

scenario(['MC-ENEMY-ATTACK-7', 'MC-ENCOUNTER-1'], 'an attack deals the modified ATK', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    ada: {
      hero: 'She-Hulk',
      minions: ['Whirlwind'],
      play: [],
    },
    scenario: ['Enhanced Ivory Horn'],
    ben: { hero: 'Spider-Man', form: 'alter-ego' },
    encounter: ['Crowd Control', 'Crowd Control', 'Crowd Control', 'Advance'],
  },
  // The villain is stunned; Whirlwind attacks with his own 2, the horn is the villain's.
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 2 } },
});

scenario('MC-ENEMY-ATTACK-7', 'with an attachment the villain deals more', {
  given: {
    villainStep: 2,
    scenario: ['Enhanced Ivory Horn'],
    encounter: ['Advance', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk' },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 3 }, quiet: true },
});

inventedScenario(
  'MC-ENEMY-ATTACK-13',
  'an attack on an alter-ego: only allies may defend, the damage is theirs or the dial’s',
  {
    given: {
      villainStep: 4,
      encounter: ['Advance', 'Advance', 'Advance', 'Advance'],
      ada: { hero: 'Spider-Man', form: 'alter-ego', play: ['Mockingbird'], dealt: ['No Mercy', 'No Mercy'] },
    },
    when: [
      { who: 'ada', does: { defend: 'Peter Parker' }, refused: ['MC-ENEMY-ATTACK-3'] },
      { who: 'ada', does: { defend: 'Mockingbird' } },
      // She is exhausted now: nobody is left to ask.
    ],
    then: { ada: { damage: 2, exhausted: false }, cards: { Mockingbird: { damage: 2 } }, quiet: true },
  },
);

inventedScenario('MC-ENEMY-ATTACK-14', 'an attacker that leaves play deals no damage', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', hand: ['Counterblow'], minions: [{ card: 'Shocker', damage: 2 }] },
  },
  when: [{ who: 'ada', does: { use: 'Counterblow' } }],
  then: { ada: { damage: 0, minions: [] }, quiet: true },
});

scenario('MC-ENEMY-ATTACK-14', 'an attack whose defender leaves play goes on undefended', {
  given: {
    villainStep: 2,
    encounter: ['Concussive Blast', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', play: [{ card: 'Mockingbird', damage: 2 }] },
  },
  // The boost deals 1 to each of Ada's characters: Mockingbird falls while she defends, and 2 ATK are left.
  when: [{ who: 'ada', does: { defend: 'Mockingbird' } }],
  then: { ada: { damage: 3, discard: ['Mockingbird'] }, quiet: true },
});

scenario(
  ['MC-ENEMY-ATTACK-14', 'MC-ENEMY-ATTACK-4', 'MC-KEYWORD-11'],
  'it then hits the player who defended, who is its target, and finds no defense',
  {
    given: {
      first: 'cyd',
      villain: 'Klaw',
      villainStep: 4,
      // Klaw gets two boost cards: the second one asks whether the attack is undefended.
      encounter: ['Concussive Blast', 'Kree Manipulator', 'Crowd Control'],
      ada: { hero: 'She-Hulk', dealt: ['Assault'] },
      ben: { hero: 'Black Panther', play: [{ card: 'Mockingbird', damage: 2 }] },
      cyd: { hero: 'Iron Man' },
    },
    when: [
      { who: 'ada', does: { defend: 'nobody' } },
      { who: 'cyd', does: { defend: 'nobody' } },
      { who: 'ben', does: { defend: 'Mockingbird' } },
    ],
    // Klaw I has no ATK: only the blast and what Black Panther gives back for being attacked.
    then: {
      ada: { damage: 0 },
      ben: { damage: 1, discard: ['Mockingbird'] },
      cyd: { damage: 0 },
      villain: { damage: 1 },
      scheme: { threat: 1 },
      quiet: true,
    },
  },
);

scenario(
  ['MC-ENEMY-SCHEME-1', 'MC-ENEMY-SCHEME-2', 'MC-ENEMY-SCHEME-5', 'MC-ACTIVATION-6'],
  'a scheme: a boost card for the villain, none for minions, nobody defends',
  {
    given: {
      villainStep: 2,
      encounter: ['Stampede', 'Crowd Control', 'Advance'],
      ada: { hero: 'Iron Man', form: 'alter-ego', play: ['War Machine'], minions: ['Shocker'] },
    },
    when: [],
    // 1 + 1 icon and Shocker's 1; one boost card and the card of step three are gone.
    then: {
      scheme: { threat: 3 },
      encounter: 1,
      encounterDiscard: ['Stampede'],
      cards: { 'War Machine': { exhausted: false } },
      quiet: true,
    },
  },
);

scenario('MC-BOOST-2', 'a star is no icon', {
  given: {
    villainStep: 2,
    encounter: ['Sonic Boom', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', identity: { tough: true } },
  },
  // The star of Sonic Boom exhausts a damaged hero; she is tough and takes none.
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 0, tough: false, exhausted: false }, quiet: true },
});

scenario('MC-BOOST-8', 'an attachment with a starred bonus acts in attacks of its host alone', {
  given: {
    villainStep: 2,
    scenario: ['Charge'],
    encounter: ['Advance', 'Advance', 'Crowd Control', 'Crowd Control', 'Advance'],
    ada: { hero: 'Iron Man', form: 'alter-ego' },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    // Ada is schemed against: Charge stays for the attack on Ben.
    { who: 'ben', does: { defend: 'nobody' }, then: { villain: { attachments: [] } } },
  ],
  then: { ben: { damage: 5 }, scheme: { threat: 1 }, quiet: true },
});
