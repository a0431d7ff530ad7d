// What a page never sends: the server refuses it with a reason, and nothing of the match is lost or told.
import { type Json, stream } from '@assemble/kernel';
import type { Probed, Refused } from '@assemble/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import type { Connection } from './player.ts';
import { askedOf, gameOf, playedTo, real, SETUPS, seatTwoAt } from './real.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ playable: real });
});
afterAll(() => house.close());

/** Legal nowhere, whatever is asked; some have the form of an answer, some have none. */
const FORGED: readonly Json[] = [
  'nobody',
  '__proto__',
  'constructor',
  -1,
  1e308,
  0.5,
  [1e9],
  [0.5],
  [-1, -1],
  [[1e9]],
  Array.from({ length: 5000 }, () => 0),
  Array.from({ length: 3000 }, () => []),
  { x: 1e4, y: 18 },
  { x: 1e308, y: -1e308 },
  { x: '18', y: '18' },
  { x: null, y: [] },
  { x: [18], y: [18] },
  { y: 18 },
  { with: [1e9] },
  { with: ['x', {}] },
  { extend: 'constructor' },
  { characters: ['__proto__'], tactics: ['constructor'], affiliation: 'toString' },
  { characters: Array.from({ length: 2000 }, () => 'x'), tactics: [], affiliation: null },
  { constructor: 1 },
];

const keys = ({ reasons }: { readonly reasons: readonly { readonly key: string }[] }): string[] =>
  reasons.map(({ key }) => key);

/** What a connection is sent when it asks for everything. */
async function snapshotOf(connection: Connection): Promise<unknown> {
  const before = connection.update;
  connection.say({ type: 'snapshot' });
  await connection.until(() => connection.update !== before);
  return connection.update;
}

describe.each(Object.keys(SETUPS))('forged answers in a match of %s', (id) => {
  test('are refused at every question, and the match goes on', async () => {
    const game = gameOf(id);
    const underWay = playedTo(id, () => true);
    const pair = await seatTwoAt(house, underWay);
    const { match } = underWay;
    const random = stream('forgery', id);
    for (let i = 0; i < 25; i++) {
      const [asked, other] = askedOf(pair);
      const decision = asked.update?.asked[0]?.decision;
      if (decision === undefined) throw new Error('nobody is asked');
      const { seat, n } = decision;
      const told = heard(other);
      const before = await snapshotOf(asked);
      for (const answer of FORGED) {
        const refused = await asked.refused({ type: 'decide', seat, n, answer });
        expect(refused.reasons.length, JSON.stringify(answer).slice(0, 80)).toBeGreaterThan(0);
        expect(keys(refused)).not.toContain('table.fault');
        expect(refused.asked[0]?.decision).toEqual(decision);
      }
      expect(await snapshotOf(asked)).toEqual(before);
      expect(heard(other)).toBe(told);
      expect(await house.store.entries(pair.match, 1)).toHaveLength(i);
      const answer = game.sample(match, decision, random);
      expect(game.apply(match, seat, n, answer, null).yes).toBe(true);
      await asked.decide(answer);
      await other.until(() => other.update?.n === asked.update?.n);
    }
  }, 60_000);
});

/** How much somebody was told about the match; rooms come when there is time for them. */
const heard = ({ texts }: Connection): number =>
  texts.filter((text) => !text.startsWith('{"type":"room"')).length;

describe('a forged place', () => {
  const advance = playedTo(
    'crisis-protocol',
    ({ shape, ask }) => shape === 'place' && ask.key === 'ask.advance',
  );

  test('outside the reach, of another seat, too late, or no number is refused with its reason', async () => {
    const pair = await seatTwoAt(house, advance);
    const [asked, other] = askedOf(pair);
    const decision = asked.update?.asked[0]?.decision;
    if (decision === undefined) throw new Error('nobody is asked');
    const { seat, n } = decision;
    const legal = asked.update?.asked[0]?.suggestion ?? null;
    const kept = await house.store.entries(pair.match, 1);

    // A character that could go to `legal` cannot go to the opposite corner: no way is half as long.
    const { x, y } = legal as unknown as { readonly x: number; readonly y: number };
    const corner = { x: x > 18 ? 1 : 35, y: y > 18 ? 1 : 35 };
    const far = await asked.refused({ type: 'decide', seat, n, answer: corner });
    expect(far.reasons).toContainEqual(
      expect.objectContaining({ rule: 'CP-ADVANCE-9', key: 'refused.position.too-far' }),
    );
    expect(keys(await asked.refused({ type: 'decide', seat, n, answer: { x: -3, y: 40 } }))).toContain(
      'refused.position.off-table',
    );
    expect(keys(await asked.refused({ type: 'decide', seat, n, answer: { x: '18', y: 18 } }))).toEqual([
      'refused.position.form',
    ]);
    expect(keys(await other.refused({ type: 'decide', seat, n, answer: legal }))).toEqual([
      'table.not-your-seat',
    ]);
    expect(keys(await other.refused({ type: 'decide', seat: 1 - seat, n, answer: legal }))).toEqual([
      'kernel.not-your-decision',
    ]);
    for (const old of [n - 1, n + 1, -1])
      expect(keys(await asked.refused({ type: 'decide', seat, n: old, answer: legal }))).toEqual([
        'kernel.stale',
      ]);
    // Numbers that JSON does not have, or reads as infinite, and more than a message may hold.
    for (const point of ['{"x":NaN,"y":18}', '{"x":1e999,"y":18}', `[${'0,'.repeat(20_000)}0]`]) {
      const answer = asked.next<Refused>(({ type }) => type === 'refused');
      asked.sayText(`{"type":"decide","seat":${seat},"n":${n},"answer":${point}}`);
      expect(keys(await answer)).toEqual(['protocol.bad-message']);
    }
    expect(await house.store.entries(pair.match, 1)).toEqual(kept);
    await asked.decide(legal);
    expect(await house.store.entries(pair.match, 1)).toHaveLength(kept.length + 1);
  });

  test('is tried in vain', async () => {
    const [asked] = askedOf(await seatTwoAt(house, advance));
    const { seat, n } = asked.update?.asked[0]?.decision ?? { seat: 0, n: -1 };
    for (const answer of FORGED) {
      const probed = asked.next<Probed>(({ type }) => type === 'probed');
      asked.say({ type: 'probe', seat, n, answer });
      expect((await probed).verdict.yes).toBe(false);
    }
    expect(asked.isOpen).toBe(true);
  });
});
