import { expect } from 'vitest';
import { after, Layout, reads, says, threeWays, turnIs } from './kit.ts';

function panther() {
  const lay = new Layout(['Black Panther', 'Spider-Man']);
  const forever = lay.hand(0, 'Wakanda Forever!');
  const pays = lay.hand(0, 'Energy');
  const claws = lay.play(0, 'Panther Claws');
  const daggers = lay.play(0, 'Energy Daggers');
  const foreign = lay.play(1, 'Panther Claws');
  const minion = lay.put('Shocker', -1, 'play');
  const start = [
    turnIs(`use:${forever}`),
    says(0, 'ask.pay', { with: [[pays, 'energy', 'energy']] }),
  ] as const;
  return { lay, forever, claws, daggers, foreign, minion, start };
}

reads(
  ['MC-TRIGGER-5', 'MC-INIT-5', 'MC-INIT-7', 'MC-WORD-3', 'MC-ABILITY-3'],
  'each special ability in the order the player chose, the last one better: daggers, then claws',
  () => {
    const { lay, forever, claws, daggers, foreign, minion, start } = panther();
    const look = threeWays(lay, [
      ...start,
      says(0, 'ask.order', [String(daggers), String(claws)]),
      says(0, 'ask.enemy', [minion]),
    ]);
    expect(look(lay.rhino).damage).toBe(1);
    expect(look(minion).zone).toBe('encounter-discard'); // 4 damage against 3 hit points
    expect(look(forever).zone).toBe('discard');
    expect([claws, daggers, foreign].map((id) => look(id).zone)).toEqual(['play', 'play', 'play']);
  },
);

reads(
  ['MC-TRIGGER-5', 'MC-STATUS-10', 'MC-INIT-7'],
  'the other way round the daggers are the last; a tough enemy in between loses its status only',
  () => {
    const { lay, claws, daggers, minion, start } = panther();
    lay.toughen(minion);
    const look = threeWays(lay, [
      ...start,
      says(0, 'ask.order', [String(claws), String(daggers)]),
      says(0, 'ask.enemy', [minion]),
    ]);
    expect(look(lay.rhino).damage).toBe(2);
    expect(look(minion)).toMatchObject({ zone: 'play', damage: 0, tough: false });
    const asked = after(lay, start);
    expect(asked.pending[0]).toMatchObject({ shape: 'order', seat: 0, source: 'Wakanda Forever!' });
  },
);

reads(
  ['MC-CANCEL-4', 'MC-DAMAGE-10', 'MC-HP-3', 'MC-KEYWORD-11'],
  'a defeat is replaced in the middle of a sequence: all damage is healed instead and the sequence goes on',
  () => {
    const { lay, claws, daggers, minion, start } = panther();
    const upgrade = lay.put('Biomechanical Upgrades', -1, 'play', { host: minion });
    const other = lay.put('Biomechanical Upgrades', -1, 'play', { host: lay.rhino });
    const look = threeWays(lay, [
      ...start,
      says(0, 'ask.order', [String(daggers), String(claws)]),
      says(0, 'ask.enemy', [minion]),
    ]);
    expect(look(minion)).toMatchObject({ zone: 'play', damage: 0 });
    expect([look(upgrade).zone, look(other).zone]).toEqual(['encounter-discard', 'play']);
    expect(look(lay.rhino).damage).toBe(1);
  },
);
