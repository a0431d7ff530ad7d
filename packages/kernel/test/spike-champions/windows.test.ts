import { expect } from 'vitest';
import { champions } from './game.ts';
import { after, Layout, passes, reads, says, threeWays, turnIs, uses } from './kit.ts';

const none: number[] = [];

reads(
  ['MC-DAMAGE-8', 'MC-DEFENSE-1', 'MC-RESPONSE-1', 'MC-COST-1', 'MC-PLAY-5'],
  'a defense event prevents the damage of an undefended attack and counts as defending',
  () => {
    const lay = new Layout(['Spider-Man', 'Black Panther']);
    const flip = lay.hand(0, 'Backflip');
    const punch = lay.hand(0, 'Counter-Punch');
    const bystander = lay.hand(1, 'Backflip');
    const look = threeWays(lay, [
      turnIs('villain-attacks:0'),
      says(0, 'ask.defender', none),
      says(1, 'ask.defender', none),
      uses(0, 'ask.interrupt', flip),
      uses(0, 'ask.response', punch),
    ]);
    expect(look(lay.hero(0))).toMatchObject({ damage: 0, exhausted: false });
    expect([look(flip).zone, look(punch).zone, look(bystander).zone]).toEqual(['discard', 'discard', 'hand']);
    expect(look(lay.rhino).damage).toBe(2);
  },
);

reads(
  ['MC-FORCED-1', 'MC-KEYWORD-11', 'MC-RESPONSE-1', 'MC-CONDITION-2', 'MC-EXHAUST-6'],
  'after an attack retaliate comes first, then all that its player may respond with shares one window',
  () => {
    const lay = new Layout(['Black Panther', 'Spider-Man'], 1);
    const tough = lay.play(0, 'Indomitable');
    const punch = lay.hand(0, 'Counter-Punch');
    const bystander = lay.play(1, 'Indomitable');
    const asked = after(lay, [turnIs('villain-attacks:0', 1), says(0, 'ask.defender', [lay.hero(0)])]);
    expect(asked.table.cards[lay.rhino]?.damage).toBe(1); // retaliate came before anybody was asked
    const [question] = asked.pending;
    expect(question?.shape === 'options' ? question.options.length : 0).toBe(3);

    const look = threeWays(lay, [
      turnIs('villain-attacks:0', 1),
      says(0, 'ask.defender', [lay.hero(0)]),
      uses(0, 'ask.response', tough),
      uses(0, 'ask.response', punch),
    ]);
    expect(look(lay.hero(0))).toMatchObject({ damage: 0, exhausted: false });
    expect(look(tough).zone).toBe('discard');
    expect(look(lay.rhino).damage).toBe(3);
    expect(look(bystander).zone).toBe('play');
  },
);

reads(
  ['MC-KEYWORD-11', 'MC-STATUS-10'],
  'retaliate runs through the stages like any damage: a tough villain loses its status only',
  () => {
    const lay = new Layout(['Black Panther', 'Black Panther']);
    lay.toughen(lay.rhino);
    const look = threeWays(lay, [
      turnIs('villain-attacks:0'),
      says(0, 'ask.defender', none),
      says(1, 'ask.defender', none),
    ]);
    expect(look(lay.rhino)).toMatchObject({ damage: 0, tough: false }); // tough met the retaliate
    expect(look(lay.hero(0)).damage).toBe(2);
    expect(look(lay.hero(1)).damage).toBe(0);
  },
);

reads(
  [
    'MC-CANCEL-1',
    'MC-CANCEL-3',
    'MC-CANCEL-7',
    'MC-KEYWORD-7',
    'MC-KEYWORD-8',
    'MC-INTERRUPT-4',
    'MC-INIT-4',
  ],
  'a treachery is cancelled for a price; it is discarded, no second cancel is offered, and its surge goes on',
  () => {
    const lay = new Layout(['Spider-Man', 'Spider-Man']);
    const crane = lay.encounter('Falling Crane');
    const second = lay.encounter('Falling Crane');
    const last = lay.encounter('Lost Evidence');
    const sense = lay.hand(0, 'Enhanced Spider-Sense');
    const pays = lay.hand(0, 'Energy');
    const other = lay.hand(1, 'Enhanced Spider-Sense');
    const keeps = lay.hand(1, 'Strength');
    const look = threeWays(lay, [
      turnIs('reveal:0'),
      uses(0, 'ask.interrupt', sense),
      says(0, 'ask.pay', { with: [[pays, 'energy', 'energy']] }),
      // Seat 1 could cancel as well: not the first any more, but the card that surge reveals.
      passes(1, 'ask.interrupt'),
      // Its surge reveals the last card, a treachery again.
      passes(1, 'ask.interrupt'),
      says(1, 'ask.discard', [keeps]),
    ]);
    expect([crane, second, last].map((id) => look(id).zone)).toEqual(Array(3).fill('encounter-discard'));
    expect(look(lay.hero(0)).damage).toBe(3); // from the second crane only
    expect([sense, pays, other, keeps].map((id) => look(id).zone)).toEqual([
      'discard',
      'discard',
      'hand',
      'discard',
    ]);
    expect(look(lay.hero(1)).damage).toBe(0);
  },
);

reads(
  ['MC-CANCEL-3', 'MC-ENCOUNTER-4', 'MC-INTERRUPT-2'],
  'an interrupt may hold a whole attack: windows open inside a window and close in turn',
  () => {
    const lay = new Layout(['Black Panther', 'Spider-Man']);
    const treachery = lay.encounter('Lost Evidence');
    const boost = lay.encounter('Shocker');
    const behind = lay.hand(1, 'Get Behind Me!');
    const pays = lay.hand(1, 'Energy');
    const flip = lay.hand(1, 'Backflip');
    const keeps = lay.hand(0, 'Strength');
    const drawn = lay.put('Strength', 1, 'deck');
    const look = threeWays(lay, [
      turnIs('reveal:0'),
      uses(1, 'ask.interrupt', behind),
      says(1, 'ask.pay', { with: [[pays, 'energy', 'energy']] }),
      uses(1, 'ask.interrupt', lay.hero(1)), // the attack's own interrupt window
      says(1, 'ask.defender', none),
      says(0, 'ask.defender', none),
      uses(1, 'ask.interrupt', flip), // the damage's own
    ]);
    expect(look(lay.hero(1)).damage).toBe(0);
    expect([treachery, boost].map((id) => look(id).zone)).toEqual(Array(2).fill('encounter-discard'));
    expect([behind, flip, drawn, keeps].map((id) => look(id).zone)).toEqual([
      'discard',
      'discard',
      'hand',
      'hand',
    ]);
    expect(look(lay.rhino).damage).toBe(0);
  },
);

reads(
  ['MC-CANCEL-4', 'MC-FORCED-2', 'MC-FORCED-3', 'MC-INTERRUPT-4'],
  'two forced replacements: the first player picks one, and the other has nothing left to replace',
  () => {
    const lay = new Layout(['Black Panther', 'Spider-Man'], 1);
    const suits = [lay.onRhino('Armored Rhino Suit'), lay.onRhino('Armored Rhino Suit')] as const;
    const horn = lay.onRhino('Enhanced Ivory Horn');
    const look = threeWays(lay, [
      turnIs('villain-attacks:0', 1),
      says(0, 'ask.defender', none),
      says(1, 'ask.defender', none),
      uses(1, 'ask.forced', suits[1]), // retaliate 1 would hit Rhino
    ]);
    expect(look(lay.rhino).damage).toBe(0);
    expect([look(suits[0]).damage, look(suits[1]).damage]).toEqual([0, 1]);
    expect(look(horn)).toMatchObject({ zone: 'play', damage: 0 });
    expect(look(lay.hero(0)).damage).toBe(3);
  },
);

reads(
  ['MC-WORD-3', 'MC-FIRST-4'],
  'two players choose at the same time; the match waits for both and tells neither',
  () => {
    const lay = new Layout(['Black Panther', 'Spider-Man'], 1);
    lay.encounter('Lost Evidence');
    const mine = [lay.hand(0, 'Energy'), lay.hand(0, 'Strength')] as const;
    const yours = [lay.hand(1, 'Energy'), lay.hand(1, 'Strength')] as const;
    const steps = [turnIs('reveal:0', 1), says(0, 'ask.discard', [mine[1]])];
    const half = after(lay, steps);
    expect(half.pending.map((one) => one.seat)).toEqual([1]);
    expect(half.table.cards[mine[1]]?.zone).toBe('hand');
    expect(champions.apply(half, 0, half.pending[0]?.n ?? -1, [yours[0]]).yes).toBe(false);
    const look = threeWays(lay, [...steps, says(1, 'ask.discard', [yours[0]])]);
    expect([...mine, ...yours].map((id) => look(id).zone)).toEqual(['hand', 'discard', 'discard', 'hand']);
  },
);

reads(
  ['MC-INTERRUPT-2', 'MC-INTERRUPT-3', 'MC-FIRST-4'],
  'interrupts go round from the first player until all pass in a row; who passed may act in a later round',
  () => {
    const lay = new Layout(['Black Panther', 'Black Panther'], 1);
    const mine = [lay.hand(0, 'Quick Look'), lay.hand(0, 'Quick Look')] as const;
    const yours = lay.hand(1, 'Quick Look');
    const drawn = [lay.put('Energy', 0, 'deck'), lay.put('Energy', 1, 'deck')] as const;
    const rest = [lay.put('Energy', 0, 'deck'), lay.put('Energy', 1, 'deck')] as const;
    const look = threeWays(lay, [
      turnIs('villain-attacks:0', 1),
      says(0, 'ask.defender', none),
      says(1, 'ask.defender', none),
      passes(1, 'ask.interrupt'),
      uses(0, 'ask.interrupt', mine[0]),
      uses(1, 'ask.interrupt', yours),
      passes(0, 'ask.interrupt'),
    ]);
    expect([...mine, yours].map((id) => look(id).zone)).toEqual(['discard', 'hand', 'discard']);
    expect(drawn.map((id) => look(id).zone)).toEqual(['hand', 'hand']);
    expect(rest.map((id) => look(id).zone)).toEqual(['deck', 'deck']);
    expect([look(lay.hero(0)).damage, look(lay.hero(1)).damage]).toEqual([2, 0]);
  },
);

reads(
  ['MC-FORCED-1', 'MC-CANCEL-4'],
  'a forced interrupt that an optional one has woken comes before the next optional one',
  () => {
    const lay = new Layout(['Spider-Man', 'Spider-Man']);
    const suit = lay.onRhino('Armored Rhino Suit');
    const tables = lay.hand(0, 'Turn the Tables');
    const look1 = lay.hand(1, 'Quick Look');
    lay.put('Energy', 1, 'deck');
    const look = threeWays(lay, [
      turnIs('villain-attacks:0'),
      says(0, 'ask.defender', none),
      says(1, 'ask.defender', none),
      // The damage turns on Rhino, whose suit takes it: nothing is left that seat 1 could interrupt.
      uses(0, 'ask.interrupt', tables),
    ]);
    expect([look(lay.rhino).damage, look(suit).damage]).toEqual([0, 2]);
    expect([look(tables).zone, look(look1).zone]).toEqual(['discard', 'hand']);
    expect([look(lay.hero(0)).damage, look(lay.hero(1)).damage]).toEqual([0, 0]);
  },
);
