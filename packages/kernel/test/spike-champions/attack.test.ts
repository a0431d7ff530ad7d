import { expect } from 'vitest';
import { champions } from './game.ts';
import { after, Layout, passes, reads, says, threeWays, turnIs, uses } from './kit.ts';

const none: number[] = [];
const noDefender = (seat: number) => says(seat, 'ask.defender', none);

reads(
  ['MC-ENEMY-ATTACK-1', 'MC-ENEMY-ATTACK-2', 'MC-ENEMY-ATTACK-5', 'MC-ENEMY-ATTACK-6', 'MC-ENEMY-ATTACK-11'],
  'an undefended attack: boost card face down, defender asked, boost turned up, damage without DEF',
  () => {
    const lay = new Layout(['Black Panther', 'Spider-Man']);
    const boost = lay.encounter('Shocker');
    const next = lay.encounter('Lost Evidence');
    const asked = after(lay, [turnIs('villain-attacks:0')]);
    expect(asked.pending.map((one) => [one.seat, one.ask.key])).toEqual([[0, 'ask.defender']]);
    expect(asked.table.cards[boost]?.zone).toBe('boost');
    expect(JSON.stringify(champions.view(asked, 0))).not.toContain('Shocker');

    const look = threeWays(lay, [turnIs('villain-attacks:0'), noDefender(0), noDefender(1)]);
    expect(look(lay.hero(0)).damage).toBe(4); // 2 ATK + 2 boost
    expect(look(boost).zone).toBe('encounter-discard');
    expect(look(lay.rhino).damage).toBe(1); // retaliate
    expect(look(lay.hero(1))).toMatchObject({ damage: 0, exhausted: false });
    expect(look(next).zone).toBe('encounter');
  },
);

reads(
  ['MC-BOOST-2', 'MC-BOOST-3', 'MC-BOOST-4', 'MC-BOOST-6'],
  'a boost ability resolves when its card is turned up, before the damage, with windows of its own',
  () => {
    const lay = new Layout(['Spider-Man', 'Black Panther']);
    const boost = lay.encounter('Cheap Shot');
    lay.toughen(lay.hero(0));
    const look = threeWays(lay, [turnIs('villain-attacks:0'), noDefender(0), noDefender(1)]);
    // Tough meets the point of the boost ability, not the 2 + 1 of the attack.
    expect(look(lay.hero(0))).toMatchObject({ damage: 3, tough: false });
    expect(look(boost).zone).toBe('encounter-discard');
    expect(look(lay.hero(1)).damage).toBe(0);
  },
);

reads(
  ['MC-INTERRUPT-1', 'MC-ABILITY-7', 'MC-ENEMY-ATTACK-8'],
  'Spider-Man may draw when he is attacked, before the boost card is dealt; then he defends',
  () => {
    const lay = new Layout(['Spider-Man', 'Spider-Man']);
    const boost = lay.encounter('Shocker');
    const drawn = lay.put('Backflip', 0, 'deck');
    const stays = lay.put('Strength', 0, 'deck');
    const other = lay.put('Energy', 1, 'deck');
    const asked = after(lay, [turnIs('villain-attacks:0')]);
    expect(asked.pending.map((one) => [one.seat, one.ask.key])).toEqual([[0, 'ask.interrupt']]);
    expect(asked.table.cards[boost]?.zone).toBe('encounter');

    const look = threeWays(lay, [
      turnIs('villain-attacks:0'),
      uses(0, 'ask.interrupt', lay.hero(0)),
      says(0, 'ask.defender', [lay.hero(0)]),
      passes(0, 'ask.interrupt'), // the card just drawn could prevent the 1 damage that is left
    ]);
    expect(look(drawn).zone).toBe('hand');
    expect(look(lay.hero(0))).toMatchObject({ damage: 1, exhausted: true }); // 2 + 2 - 3
    expect([look(stays).zone, look(other).zone]).toEqual(['deck', 'deck']);
    expect(look(lay.hero(1))).toMatchObject({ damage: 0, exhausted: false });
  },
);

reads(
  ['MC-DEFENSE-2', 'MC-ENEMY-ATTACK-4', 'MC-ENEMY-ATTACK-9', 'MC-ENEMY-ATTACK-10', 'MC-ENEMY-ATTACK-12'],
  'the attacked player is asked first, then the other, whose ally takes all of it and nothing spills over',
  () => {
    const lay = new Layout(['Spider-Man', 'Black Panther']);
    lay.encounter('Shocker');
    const ally = lay.play(1, 'Black Cat');
    const look = threeWays(lay, [
      turnIs('villain-attacks:0'),
      noDefender(0),
      says(1, 'ask.defender', [ally]),
    ]);
    expect(look(ally).zone).toBe('discard');
    expect([look(lay.hero(0)).damage, look(lay.hero(1)).damage]).toEqual([0, 0]);
    expect(look(lay.rhino).damage).toBe(0); // Black Panther was not the one attacked: no retaliate
  },
);

reads(
  ['MC-KEYWORD-2', 'MC-BOOST-8', 'MC-FORCED-1', 'MC-ENCOUNTER-1'],
  'Charge gives the attack overkill: what the ally cannot take goes to its controller; then Charge is discarded',
  () => {
    const lay = new Layout(['Spider-Man', 'Black Panther']);
    lay.encounter('Lost Evidence');
    const charge = lay.onRhino('Charge');
    const horn = lay.onRhino('Enhanced Ivory Horn');
    const ally = lay.play(1, 'Black Cat');
    const look = threeWays(lay, [
      turnIs('villain-attacks:0'),
      noDefender(0),
      says(1, 'ask.defender', [ally]),
    ]);
    // 2 ATK + 3 Charge + 1 horn + 1 boost = 7, of which the ally takes 2.
    expect(look(ally).zone).toBe('discard');
    expect(look(lay.hero(1)).damage).toBe(5);
    expect(look(lay.hero(0)).damage).toBe(0);
    expect([look(charge).zone, look(horn).zone]).toEqual(['encounter-discard', 'play']);
  },
);

reads(
  ['MC-STATUS-10', 'MC-KEYWORD-2'],
  'a tough ally stops an overkill attack whole: nothing is dealt, so nothing is in excess',
  () => {
    const lay = new Layout(['Spider-Man', 'Black Panther']);
    lay.onRhino('Charge');
    const ally = lay.play(0, 'Black Cat', { tough: true });
    const look = threeWays(lay, [turnIs('villain-attacks:0'), says(0, 'ask.defender', [ally])]);
    expect(look(ally)).toMatchObject({ zone: 'play', damage: 0, tough: false, exhausted: true });
    expect([look(lay.hero(0)).damage, look(lay.hero(1)).damage]).toEqual([0, 0]);
  },
);

reads(
  ['MC-STATUS-6', 'MC-ACTIVATION-8', 'MC-CANCEL-4', 'MC-STATUS-3'],
  'a stunned villain discards the status instead: no boost card, no interrupt, no attack',
  () => {
    const lay = new Layout(['Spider-Man', 'Black Panther']);
    const boost = lay.encounter('Shocker');
    const drawn = lay.put('Backflip', 0, 'deck');
    const rhino = lay.position().cards[lay.rhino];
    if (rhino !== undefined) rhino.stunned = true;
    const look = threeWays(lay, [turnIs('villain-attacks:0')]);
    expect(look(lay.rhino).stunned).toBe(false);
    expect([look(boost).zone, look(drawn).zone]).toEqual(['encounter', 'deck']);
    expect(look(lay.hero(0)).damage).toBe(0);
  },
);
