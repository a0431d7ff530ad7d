import { consult, greedyBot } from '@assemble/bots';
import { type Event, stream } from '@assemble/kernel';
import { expect, test } from 'vitest';
import { CARDS, Content, crisisProtocol, EDITIONS, HAND_MADE_MAPS, randomRoster } from '../../src/index.ts';

const content = new Content(CARDS);
const game = crisisProtocol(content);

test('greedy bots walk to objectives, interact and attack before the second round is over', {
  // It thinks about every place of two rounds, which a busy machine may take long for.
  timeout: 120_000,
}, () => {
  const random = stream('greedy', 'rosters');
  const roster = () => randomRoster(content, EDITIONS.es13, random);
  const match = game.create(
    JSON.parse(
      JSON.stringify({
        edition: 'es13',
        terrain: HAND_MADE_MAPS[0]?.features,
        rosters: [roster(), roster()],
      }),
    ),
    'greedy',
  );
  const bots = [greedyBot('0'), greedyBot('1')];
  const done: string[] = [];
  while (match.outcome === null && match.table.round < 3) {
    const [decision] = match.pending;
    const bot = decision === undefined ? undefined : bots[decision.seat];
    if (decision === undefined || bot === undefined) throw new Error('nobody is asked');
    const events: Event[] = [];
    const { seat, n } = decision;
    const verdict = game.apply(match, seat, n, consult(bot, game, match, decision, `guess ${n}`), events);
    expect(verdict.yes).toBe(true);
    done.push(...events.map(({ kind }) => kind));
  }
  const count = (kind: string) => done.filter((one) => one === kind).length;
  expect(count('moved')).toBeGreaterThan(5);
  expect(count('attack-declared')).toBeGreaterThan(0);
  expect(count('interacted')).toBeGreaterThan(0);
});
