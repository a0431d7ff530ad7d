import {
  CARDS,
  Content,
  crisisProtocol,
  EDITIONS,
  type Ground,
  HAND_MADE_MAPS,
  type Point,
  type Preview,
  randomRoster,
  type View,
} from '@assemble/crisis-protocol';
import { type Answer, type Decision, type Json, stream } from '@assemble/kernel';
import type { Page } from '@playwright/test';
import { oncePerRun } from './once.ts';
import { openAt, people } from './saved-match.ts';

/** A match up to a question. */
interface Question {
  readonly setup: Json;
  readonly seed: string;
  readonly decisions: readonly (readonly [seat: number, n: number, answer: Answer])[];
  readonly decision: Decision;
}

/** What is worth picking where a place is asked for, and a place that is refused. */
interface Place {
  readonly pick: Point;
  readonly preview: Preview;
  readonly refused: Point | null;
}

export type Position = Question & Place;

type Wanted = 'bent' | 'throw' | 'push' | 'hurl' | 'beam' | 'drop' | 'arc';

const content = new Content(CARDS);
const game = crisisProtocol(content);
type Match = ReturnType<typeof game.create>;

const kindOf = (decision: Decision): string =>
  decision.shape === 'place' ? String((decision.what as { readonly kind: string }).kind) : '';

const pointIn = (answer: Answer): Point => answer as unknown as Point;

export function setupFor(nth: number): Json {
  const random = stream(`browser ${nth}`, 'rosters');
  const roster = () => randomRoster(content, EDITIONS.es13, random);
  const terrain = HAND_MADE_MAPS[nth % HAND_MADE_MAPS.length]?.features ?? [];
  return JSON.parse(
    JSON.stringify({ edition: 'es13', terrain, rosters: [roster(), roster()], oneShots: [] }),
  ) as Json;
}

/** What is asked for where it can be shown. */
const KINDS: Readonly<Record<Wanted, string>> = {
  bent: 'advance',
  throw: 'throw',
  push: 'push',
  hurl: 'hurl',
  beam: 'beam',
  drop: 'drop',
  arc: 'turn',
};

/** A place that shows what is wanted, if the question has one. */
function worthPicking(
  match: Match,
  decision: Decision,
  wanted: Wanted,
  random: Parameters<typeof game.sample>[2],
) {
  const kind = kindOf(decision);
  const probe = (p: Point) => {
    const { verdict, preview } = game.probe(match, decision.seat, decision.n, { ...p });
    return { yes: verdict.yes, preview: preview as unknown as Preview | null };
  };
  const samples = (): Point[] =>
    Array.from({ length: 24 }, () => pointIn(game.sample(match, decision, random)));
  const ground = (): Ground => game.region(match, decision) as unknown as Ground;
  const candidates = kind !== KINDS[wanted] ? [] : wanted === 'beam' ? ground().aims : samples();
  // A finger or a pixel beside it must still show the same.
  const beside = wanted === 'beam' ? [0] : [0, 0.12, -0.12];
  for (const at of candidates) {
    const pick = { x: Math.round(at.x * 100) / 100, y: Math.round(at.y * 100) / 100 };
    const isSafe = beside.every((dx) =>
      beside.every((dy) => {
        const { yes, preview } = probe({ x: pick.x + dx, y: pick.y + dy });
        return yes && preview !== null && shows(preview, wanted);
      }),
    );
    const { preview } = probe(pick);
    if (!isSafe || preview === null) continue;
    const from = ground().from;
    // Far beyond every tool.
    const far = from === null ? null : { x: from.x > 18 ? 3 : 33, y: from.y > 18 ? 3 : 33 };
    return { pick, preview, refused: far !== null && !probe(far).yes ? far : null };
  }
  return null;
}

function shows(preview: Preview, wanted: Wanted): boolean {
  switch (preview.kind) {
    case 'spot': {
      if (wanted === 'drop') return true;
      if (wanted !== 'bent' || preview.tool === null) return false;
      const { start, pivot, tip } = preview.tool;
      const [ax, ay, bx, by] = [pivot.x - start.x, pivot.y - start.y, tip.x - pivot.x, tip.y - pivot.y];
      return Math.abs(ax * by - ay * bx) > 2;
    }
    case 'straight':
      return wanted === 'push' || (wanted === 'throw' && preview.hits.some(({ what }) => what === 'base'));
    case 'hurl':
      return wanted === 'hurl' && preview.hits.length > 0;
    case 'beam':
      return wanted === 'beam' && preview.attacked.length === 2 && preview.touched.length === 2;
    case 'arc':
      return wanted === 'arc';
  }
}

/** What a player does who likes beams, interacting, superpowers and attacking, and walks to the middle. */
export function moveOf(match: Match, decision: Decision, random: Parameters<typeof game.sample>[2]): Answer {
  if (decision.test === 'activation') {
    const lit = game.verdicts(match, decision.seat).flatMap(({ id, verdict }) => (verdict.yes ? [id] : []));
    const beam = lit.find((id) => id.startsWith('attack:') && content.attack(id.slice(7)).shape === 'beam');
    const first = (prefix: string): string | undefined => lit.find((id) => id.startsWith(prefix));
    const liked = beam ?? first('interact:') ?? first('power:') ?? first('attack:');
    return liked ?? (lit.includes('move') ? 'move' : 'end');
  }
  if (kindOf(decision) !== 'advance') return game.sample(match, decision, random);
  const off = (answer: Answer): number => Math.hypot(pointIn(answer).x - 18, pointIn(answer).y - 18);
  const ways = Array.from({ length: 3 }, () => game.sample(match, decision, random));
  return ways.sort((a, b) => off(a) - off(b))[0] ?? null;
}

type Worth<T> = (match: Match, decision: Decision, random: Parameters<typeof game.sample>[2]) => T | null;

/** Plays matches by themselves until one comes to what is wanted: the same one every time. */
function searchMatch<T>(wanted: string, worth: Worth<T>): Question & T {
  for (let nth = 0; nth < 60; nth++) {
    const setup = setupFor(nth);
    const seed = `browser ${nth}`;
    const match = game.create(setup, seed);
    const random = stream(seed, 'players');
    const decisions: [number, number, Answer][] = [];
    while (match.outcome === null && decisions.length < 1200) {
      const [decision] = match.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const more = worth(match, decision, random);
      if (more !== null) return { setup, seed, decisions, decision, ...more };
      const answer = moveOf(match, decision, random);
      const applied = game.apply(match, decision.seat, decision.n, answer, null);
      if (!applied.yes) throw new Error(`refused: ${JSON.stringify(applied.reasons)}`);
      decisions.push([decision.seat, decision.n, answer]);
    }
  }
  throw new Error(`no match comes to ${wanted}`);
}

/** The same, looked for once. */
const matchUntil = <T>(wanted: string, worth: Worth<T>): Question & T =>
  oncePerRun(`crisis ${wanted}`, () => searchMatch(wanted, worth));

/** A menu with an attack whose area reaches two enemies. */
function areaOffered(match: Match, decision: Decision): { readonly name: string } | null {
  if (decision.test !== 'activation') return null;
  const lit = game
    .verdicts(match, decision.seat)
    .flatMap(({ id, verdict }) => (verdict.yes && id.startsWith('attack:') ? [id.slice(7)] : []))
    .filter((attack) => content.attack(attack).shape === 'area');
  // A view takes its time: most menus offer none.
  if (lit.length === 0) return null;
  const { areas } = game.view(match, decision.seat) as View;
  const area = areas.find(({ attack, attacked }) => attacked.length === 2 && lit.includes(attack));
  return area === undefined ? null : { name: content.attack(area.attack).name.en };
}

/** Dice of an attack that somebody may roll again. */
const diceToChoose = (_match: Match, decision: Decision): object | null =>
  decision.test === 'dice' && decision.shape === 'entities' ? {} : null;

/** The choice between leaderships: a squad seldom has two. */
const leadership = (_match: Match, { ask }: Decision): object | null =>
  ask.key === 'ask.leadership' ? {} : null;

/** Opens a match at a question about a place. */
export async function openPosition(page: Page, wanted: Wanted): Promise<Position> {
  const position = matchUntil(wanted, (match, decision, random) =>
    worthPicking(match, decision, wanted, random),
  );
  await openMatch(page, wanted, position);
  await page.locator('.cp-svg[data-mode="place"]').waitFor();
  return position;
}

/** Opens a match at a menu with an area attack; answers its name. */
export async function openArea(page: Page, board = '.cp-svg'): Promise<string> {
  const question = matchUntil('an area attack', areaOffered);
  await openMatch(page, 'area', question, board);
  return question.name;
}

/** Opens a match at dice that are being chosen. */
export const openDice = (page: Page): Promise<void> =>
  openMatch(page, 'dice', matchUntil('dice to choose', diceToChoose));

/** Opens a match at the choice of a leadership. */
export const openLeadership = (page: Page): Promise<void> =>
  openMatch(page, 'leadership', matchUntil('leadership', leadership));

/** Puts the match among those that the browser keeps, and opens it: both seats are this screen's. */
async function openMatch(page: Page, id: string, question: Question, board = '.cp-svg'): Promise<void> {
  const { decision, setup, seed, decisions } = question;
  const sitters = people('Ana', 'Ben');
  await openAt(page, { id, game: 'crisis-protocol', setup, seed, decisions, sitters }, decision.n);
  await page.locator(board).waitFor();
}

/** Where a point of the battlefield is on the screen, once the screen has come to rest. */
export const onScreen = (page: Page, { x, y }: Point): Promise<{ x: number; y: number }> =>
  page.evaluate(`(async () => {
    const where = () => {
      const matrix = document.querySelector('.cp-svg > g').getScreenCTM();
      const { x, y } = new DOMPoint(${x}, ${y}).matrixTransform(matrix);
      return { x, y };
    };
    for (let last = null, calm = 0; ; ) {
      const now = where();
      calm = last !== null && last.x === now.x && last.y === now.y ? calm + 1 : 0;
      if (calm === 5) return now;
      last = now;
      await new Promise(requestAnimationFrame);
    }
  })()`);
