import * as champions from '@assemble/champions';
import * as crisisProtocol from '@assemble/crisis-protocol';
import * as diceMasters from '@assemble/dice-masters';
import { type Answer, type Game, type Json, stream } from '@assemble/kernel';
import { kept } from './saved-match.ts';

export const gameIds = ['dice-masters', 'champions', 'crisis-protocol'] as const;
export type GameId = (typeof gameIds)[number];

const dice = new diceMasters.Content(diceMasters.CARDS);
const heroes = new champions.Content(champions.CARDS);
const crisis = new crisisProtocol.Content(crisisProtocol.CARDS);

interface Table {
  readonly game: Game;
  readonly seats: number;
  readonly setup: (seed: string) => unknown;
}

const tables: Readonly<Record<GameId, Table>> = {
  'dice-masters': {
    game: diceMasters.diceMasters(dice) as unknown as Game,
    seats: 2,
    setup: (seed) => {
      const random = stream(seed, 'teams');
      const team = () => diceMasters.randomTeam(dice, diceMasters.FORMATS.tournament, random);
      return { format: 'tournament', priority: 'tournament', teams: [team(), team()], draft: null, first: 0 };
    },
  },
  champions: {
    game: champions.champions(heroes) as unknown as Game,
    seats: 1,
    setup: () => ({
      players: champions.PRESETS.slice(0, 1).map(({ hero, aspect }) =>
        champions.presetDeck(heroes, hero, aspect),
      ),
      villain: 'rhino',
      mode: 'standard',
      modular: [champions.RECOMMENDED['rhino']],
      first: 0,
    }),
  },
  'crisis-protocol': {
    game: crisisProtocol.crisisProtocol(crisis) as unknown as Game,
    seats: 2,
    setup: (seed) => {
      const random = stream(seed, 'rosters');
      const roster = () => crisisProtocol.randomRoster(crisis, crisisProtocol.EDITIONS.es13, random);
      const terrain = crisisProtocol.HAND_MADE_MAPS[0]?.features ?? [];
      return { edition: 'es13', terrain, rosters: [roster(), roster()], oneShots: [] };
    },
  },
};

export interface Beginning {
  /** So many decisions have been made at random, or all up to the end. */
  readonly after?: number;
  /** Who sits where: a bot, or null for a person; everybody is a bot of chance beyond the first seat unless told. */
  readonly bots?: readonly (string | null)[];
  /** Another set-up than the one of two ready-made sides. */
  readonly setup?: unknown;
}

interface Played {
  readonly setup: Json;
  readonly seed: string;
  readonly decisions: readonly (readonly [seat: number, n: number, answer: Answer])[];
  readonly over: boolean;
}

/** Plays a match at random for so many decisions, or to its end. */
function play({ game, setup: usual }: Table, seed: string, after: number, wanted?: unknown): Played {
  const setup = JSON.parse(JSON.stringify(wanted ?? usual(seed))) as Json;
  const match = game.create(setup, seed);
  const random = stream(seed, 'answers');
  const decisions: [number, number, Answer][] = [];
  while (decisions.length < after && match.outcome === null) {
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('nobody is asked, and it is not over');
    const answer = game.sample(match, decision, random);
    const applied = game.apply(match, decision.seat, decision.n, answer, null);
    if (!applied.yes) throw new Error(`refused: ${JSON.stringify(applied.reasons)}`);
    decisions.push([decision.seat, decision.n, answer]);
  }
  return { setup, seed, decisions, over: match.outcome !== null };
}

/** A match that is as far as wanted, and not over before: played at random, some end early. */
function playedOn(table: Table, after: number, setup?: unknown): Played {
  for (let nth = 0; nth < 50; nth++) {
    const played = play(table, `browser ${nth}`, after, setup);
    if (played.over === (after === Number.POSITIVE_INFINITY)) return played;
  }
  throw new Error(`no match lasts for ${after} decisions`);
}

/** A match as the page keeps it, without going through the page that sets it up: its address, and what to store. */
function matchOf(
  id: GameId,
  { after = 0, bots, setup }: Beginning = {},
): { readonly at: string; readonly store: string } {
  const { seats } = tables[id];
  const names = ['Ana', 'Ben', 'Cleo', 'Dan'];
  const sitters = Array.from({ length: seats }, (_, seat) => ({
    name: names[seat] ?? '',
    bot: bots === undefined ? (seat === 0 ? null : 'random') : (bots[seat] ?? null),
  }));
  return kept({ id: 'opened', game: id, sitters, ...playedOn(tables[id], after, setup) });
}

/** Opens such a match on a page that is already there. */
export async function openMatch(
  page: { goto(at: string): Promise<unknown>; evaluate(script: string): Promise<unknown> },
  id: GameId,
  beginning?: Beginning,
): Promise<void> {
  const { at, store } = matchOf(id, beginning);
  // The page reads what is kept when it opens a table: another one may stand there.
  await page.goto('/#/');
  await page.evaluate(store);
  await page.goto(at);
}
