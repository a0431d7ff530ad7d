import { scenario } from '../../kit.ts';

scenario('MC-WORD-3', 'Ancestral Knowledge: up to three different cards go back into the deck', {
  given: {
    first: 'ben',
    turn: 'ada',
    ada: {
      hero: 'Black Panther',
      form: 'alter-ego',
      hand: ['Ancestral Knowledge', 'Energy'],
      discard: ['Vibranium', 'Vibranium', 'Panther Claws', 'Shuri', 'Genius'],
      deck: ['Strength'],
    },
    ben: { hero: 'She-Hulk', discard: ['Hellcat'] },
  },
  when: [
    { who: 'ada', does: { use: 'Ancestral Knowledge', choose: ['Vibranium', 'Panther Claws', 'Shuri'] } },
  ],
  then: {
    ada: {
      deck: ['Panther Claws', 'Shuri', 'Strength', 'Vibranium'],
      discard: ['Ancestral Knowledge', 'Energy', 'Genius', 'Vibranium'],
    },
    ben: { discard: ['Hellcat'] },
    quiet: true,
  },
});

scenario([], 'Ancestral Knowledge: not two of the same name', {
  given: {
    ada: {
      hero: 'Black Panther',
      form: 'alter-ego',
      hand: ['Ancestral Knowledge', 'Energy'],
      discard: ['Vibranium', 'Vibranium', 'Shuri'],
    },
  },
  when: [
    { who: 'ada', does: { use: 'Ancestral Knowledge' } },
    { who: 'ada', does: { choose: ['Vibranium', 'Vibranium'] }, refused: ['MC-WORD-3'] },
  ],
});

scenario('MC-TRIGGER-1', 'Ancestral Knowledge: not as Black Panther', {
  given: { ada: { hero: 'Black Panther', hand: ['Ancestral Knowledge', 'Energy'], discard: ['Shuri'] } },
  when: [{ who: 'ada', does: { use: 'Ancestral Knowledge' }, refused: ['MC-TRIGGER-1'] }],
  then: { ada: { hand: 2, discard: ['Shuri'] }, quiet: true },
});

scenario([], 'Ancestral Knowledge: not four cards', {
  given: {
    ada: {
      hero: 'Black Panther',
      form: 'alter-ego',
      hand: ['Ancestral Knowledge', 'Energy'],
      discard: ['Vibranium', 'Panther Claws', 'Shuri', 'Genius'],
    },
  },
  when: [
    { who: 'ada', does: { use: 'Ancestral Knowledge' } },
    {
      who: 'ada',
      does: { choose: ['Vibranium', 'Panther Claws', 'Shuri', 'Genius'] },
      refused: ['MC-WORD-3'],
    },
  ],
});

scenario('MC-WORD-4', 'Ancestral Knowledge: up to three, and not none', {
  given: {
    ada: {
      hero: 'Black Panther',
      form: 'alter-ego',
      hand: ['Ancestral Knowledge', 'Energy'],
      discard: ['Genius', 'Vibranium'],
    },
    ben: { hero: 'Iron Man' },
  },
  when: [
    { who: 'ada', does: { use: 'Ancestral Knowledge' } },
    { who: 'ada', does: { choose: null }, refused: ['MC-WORD-3'] },
    { who: 'ada', does: { choose: 'Genius' } },
  ],
  then: { ada: { deck: ['Genius'], discard: ['Ancestral Knowledge', 'Energy', 'Vibranium'] }, quiet: true },
});
