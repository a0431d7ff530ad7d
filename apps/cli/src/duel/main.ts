import { resolve } from 'node:path';
import { type Bot, botsByName, consult, habitBot, searchBot } from '@assemble/bots';
import type { Decision, Game, Match } from '@assemble/kernel';
import type { GameId } from '@assemble/rules';
import { Command } from 'commander';
import { wholeNumber } from '../commands/numbers.ts';
import { parseGame, playableGame } from '../games/index.ts';
import { setupOf } from './setups.ts';

interface Options {
  readonly games: number;
  readonly from: number;
  readonly seed: string;
  readonly villain: string;
  readonly old?: string;
}

/** Somebody who answers, and how much of a processor each answer took, in milliseconds. */
interface Player {
  readonly name: string;
  readonly answer: (match: Match, decision: Decision, seed: string) => ReturnType<typeof consult>;
  readonly took: number[];
}

/** A level, `habit` for what they all think on with, or `work:n` for a search of so many answers. */
function botOf(name: string, seed: string): Bot {
  if (name === 'habit') return habitBot(seed);
  if (name.startsWith('work:'))
    return searchBot(seed, { work: Number(name.slice(5)), answers: 24, further: 0 });
  const make = botsByName[name as keyof typeof botsByName];
  if (make === undefined) throw new Error(`no bot is called ${name}`);
  return make(seed);
}

/** A bot by its name; `old:name` is one of the checkout that `--old` names, with the games as they were there. */
async function playerOf(name: string, game: Game, seed: string, old: string | undefined): Promise<Player> {
  const took: number[] = [];
  const timed = (bot: Bot, consultOn: typeof consult, on: Game): Player => ({
    name,
    took,
    answer: (match, decision, guess) => {
      const began = process.cpuUsage();
      const answer = consultOn(bot, on, match, decision, guess);
      const { user, system } = process.cpuUsage(began);
      took.push((user + system) / 1000);
      return answer;
    },
  });
  if (!name.startsWith('old:')) {
    return timed(botOf(name, seed), consult, game);
  }
  if (old === undefined) throw new Error('an old bot needs the checkout it comes from: --old');
  const path = (file: string): string => resolve(old, file);
  const bots = await import(path('packages/bots/src/index.ts'));
  const before = await import(path(`packages/${game.id}/src/index.ts`));
  const make = before[{ 'dice-masters': 'diceMasters', champions: 'champions' }[game.id] ?? 'crisisProtocol'];
  return timed(bots[`${name.slice(4)}Bot`](seed), bots.consult, make(new before.Content(before.CARDS)));
}

/** The interval in which the true share lies with 95 in 100, by Wilson. */
function interval(won: number, of: number): [number, number] {
  const z = 1.96;
  const p = won / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  return [middle - half, middle + half];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function times({ name, took }: Player): string {
  const sorted = took.slice().sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(0);
  const mean = took.reduce((sum, one) => sum + one, 0) / Math.max(1, took.length);
  return `${name}: ${took.length} answers, mean ${mean.toFixed(0)} ms, p95 ${at(0.95)} ms, most ${at(0.9999)} ms`;
}

async function play(id: GameId, names: readonly [string, string], options: Options): Promise<void> {
  const { game } = playableGame(id);
  const { seed, old } = options;
  const first = await playerOf(names[0], game, `${seed}/first`, old);
  const second = await playerOf(names[1], game, `${seed}/second`, old);
  let won = 0;
  let drawn = 0;
  for (let i = options.from; i < options.from + options.games; i++) {
    const match = game.create(setupOf(id, i, seed, options.villain), `${seed}/${Math.floor(i / 2)}`);
    const own = id === 'champions' ? 0 : i % 2;
    while (match.outcome === null) {
      const [decision] = match.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const player = decision.seat === own ? first : second;
      const answer = player.answer(match, decision, `${seed}/${i}/${decision.n}`);
      if (!game.apply(match, decision.seat, decision.n, answer, null).yes)
        throw new Error(`${player.name} answers ${JSON.stringify(answer)} to ${decision.ask.key}`);
    }
    const { winners } = match.outcome;
    if (winners.includes(own)) won++;
    else if (winners.length === 0 && id !== 'champions') drawn++;
    const n = i - options.from + 1;
    const [low, high] = interval(won + drawn / 2, n);
    console.log(
      `${i}: ${winners.includes(own) ? 'won' : 'lost'} (${match.outcome.reason}) · ${won}/${n} ${percent(low)} – ${percent(high)}`,
    );
  }
  console.log(times(first));
  if (id !== 'champions') console.log(times(second));
}

new Command('duel')
  .description('Lets two bots play against each other, sides swapped, or one against a villain of Champions')
  .argument('<game>', 'the game', parseGame)
  .argument('<first>', 'the bot whose games are counted')
  .argument('[second]', 'the bot that it plays against', 'random')
  .option('-n, --games <n>', 'how many games', wholeNumber(1, 100_000), 20)
  .option('--from <n>', 'the number of the first game', wholeNumber(0, 100_000), 0)
  .option('-s, --seed <seed>', 'the same seed plays the same games', 'duel')
  .option('--villain <villain>', 'whom heroes play against', 'rhino')
  .option('--old <folder>', 'a checkout of an earlier version, for bots called old:<name>')
  .action((game: GameId, first: string, second: string, options: Options) =>
    play(game, [first, second], options),
  )
  .parseAsync();
