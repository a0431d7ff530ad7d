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
} from '@assemble/crisis-protocol';
import { type Answer, type Decision, type Json, stream } from '@assemble/kernel';
import type { Page } from '@playwright/test';

/** A match up to a question about a place, with a place that is worth picking and one that is refused. */
export interface Position {
  readonly setup: Json;
  readonly seed: string;
  readonly decisions: readonly (readonly [seat: number, n: number, answer: Answer])[];
  readonly decision: Decision;
  readonly pick: Point;
  readonly preview: Preview;
  readonly refused: Point | null;
}

export type Wanted = 'bent' | 'throw' | 'beam' | 'drop';

const content = new Content(CARDS);
const game = crisisProtocol(content);
type Match = ReturnType<typeof game.create>;

const kindOf = (decision: Decision): string =>
  decision.shape === 'place' ? String((decision.what as { readonly kind: string }).kind) : '';

const pointIn = (answer: Answer): Point => answer as unknown as Point;

function setupFor(nth: number): Json {
  const random = stream(`browser ${nth}`, 'rosters');
  const roster = () => randomRoster(content, EDITIONS.es13, random);
  const terrain = HAND_MADE_MAPS[nth % HAND_MADE_MAPS.length]?.features ?? [];
  return JSON.parse(
    JSON.stringify({ edition: 'es13', terrain, rosters: [roster(), roster()], oneShots: [] }),
  ) as Json;
}

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
  const candidates =
    wanted === 'bent' && kind === 'advance'
      ? samples()
      : wanted === 'throw' && kind === 'throw'
        ? samples()
        : wanted === 'beam' && kind === 'beam'
          ? ground().aims
          : wanted === 'drop' && kind === 'drop'
            ? samples()
            : [];
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
      return wanted === 'throw' && preview.hits.some(({ what }) => what === 'base');
    case 'beam':
      return wanted === 'beam' && preview.attacked.length === 2;
    default:
      return false;
  }
}

/** What a player does who likes beams, interacting, superpowers and attacking, and walks to the middle. */
function moveOf(match: Match, decision: Decision, random: Parameters<typeof game.sample>[2]): Answer {
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

const found = new Map<Wanted, Position>();

/** Plays matches by themselves until one comes to what is wanted: the same one every time. */
function positionWith(wanted: Wanted): Position {
  const known = found.get(wanted);
  if (known !== undefined) return known;
  for (let nth = 0; nth < 60; nth++) {
    const setup = setupFor(nth);
    const seed = `browser ${nth}`;
    const match = game.create(setup, seed);
    const random = stream(seed, 'players');
    const decisions: [number, number, Answer][] = [];
    while (match.outcome === null && decisions.length < 1200) {
      const [decision] = match.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const place = worthPicking(match, decision, wanted, random);
      if (place !== null) {
        const position = { setup, seed, decisions, decision, ...place };
        found.set(wanted, position);
        return position;
      }
      const answer = moveOf(match, decision, random);
      const applied = game.apply(match, decision.seat, decision.n, answer, null);
      if (!applied.yes) throw new Error(`refused: ${JSON.stringify(applied.reasons)}`);
      decisions.push([decision.seat, decision.n, answer]);
    }
  }
  throw new Error(`no match comes to ${wanted}`);
}

/** Puts the match among those that the browser keeps, and opens it: both seats are this screen's. */
export async function openPosition(page: Page, wanted: Wanted): Promise<Position> {
  const position = positionWith(wanted);
  const { setup, seed, decisions } = position;
  const saved = {
    id: wanted,
    game: 'crisis-protocol',
    title: '',
    setup,
    seed,
    sitters: [
      { name: 'Ana', bot: null },
      { name: 'Ben', bot: null },
    ],
    decisions,
    practice: false,
    conceded: null,
    over: false,
    at: 1,
    rules: null,
  };
  if (page.url() === 'about:blank') await page.goto('/#/');
  const text = JSON.stringify(JSON.stringify(saved));
  await page.evaluate(`localStorage.setItem('assemble.match.${wanted}', ${text})`);
  await page.goto(`/#/play/crisis-protocol/${wanted}`);
  await page.locator(`.prompt[data-n="${position.decision.n}"]`).waitFor();
  await page.locator('.cp-region, .cp-svg[data-mode="place"]').first().waitFor();
  return position;
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
