import { CARDS, Content, crisisProtocol, featureOf, type View } from '@assemble/crisis-protocol';
import { type Answer, type Event, type Json, stream } from '@assemble/kernel';
import type { Page } from '@playwright/test';
import { moveOf, setupFor } from './crisis-positions.ts';
import { oncePerRun } from './once.ts';
import { kept, people } from './saved-match.ts';

/** A match in which something worth seeing happens after so many decisions, and is over after so many more. */
interface Moment {
  readonly setup: Json;
  readonly seed: string;
  readonly decisions: readonly (readonly [seat: number, n: number, answer: Answer])[];
  readonly step: number;
}

const game = crisisProtocol(new Content(CARDS));

/** Looks at what a decision led to; answers since which step the moment goes on, or null as long as there is none. */
type Looking = () => (events: readonly Event[], step: number, view: () => View) => number | null;

const has = (events: readonly Event[], kind: string): boolean => events.some((one) => one.kind === kind);

/** So many pieces of terrain and so many models are a full table. */
const PIECES = 20;
const MODELS = 12;

const moments = {
  move: () => (events, step) =>
    events.some(({ kind, args }) => kind === 'moved' && args['how'] === 'advance') ? step : null,
  attack: () => (events, step) => {
    const isWhole = ['attack-declared', 'compared', 'damaged'].every((kind) => has(events, kind));
    const isRich = events.some(({ kind, args }) => kind === 'rolled' && args['from'] === 'critical');
    return isWhole && isRich ? step : null;
  },
  throw: () => {
    let lifted: number | null = null;
    return (events, step) => {
      if (events.some(({ kind, rules }) => kind === 'terrain-destroyed' && rules.includes('CP-HURL-1')))
        lifted = step;
      const hits = events.some(({ kind, args }) => kind === 'terrain-thrown' && args['hit'] !== null);
      return hits ? lifted : null;
    };
  },
  beam: () => (events, step) => (has(events, 'series-declared') ? step : null),
  tactic: () => (events, step) => (has(events, 'tactic-played') ? step : null),
  scoring: () => (events, step) =>
    events.some(
      ({ kind, args }) =>
        kind === 'scored' && (args['points'] as { readonly parts: readonly Json[] }).parts.length > 1,
    )
      ? step
      : null,
  // A whole round with everybody there, told from its first decision.
  crowd: () => {
    let began: number | null = null;
    return (events, step, view) => {
      if (has(events, 'phase-began')) {
        const { characters, terrain } = view();
        const there = characters.filter(({ at, gone }) => at !== null && !gone);
        began = there.length >= MODELS && terrain.length >= PIECES ? step : null;
      }
      return began !== null && step > began + 25 && has(events, 'damaged') ? began : null;
    };
  },
} as const satisfies Readonly<Record<string, Looking>>;

export type MomentName = keyof typeof moments;

/** The set-up on a map with so many pieces: five beside each other in four rows, which is as close as the rules allow. */
function crowded(setup: Json): Json {
  const kinds = ['car', 'kiosk', 'truck', 'dumpster', 'food-truck'] as const;
  const terrain = Array.from({ length: PIECES }, (_, nth) => {
    const [column, row] = [nth % 5, Math.floor(nth / 5)];
    const at = { x: 4.8 + 6.6 * column, y: 5.6 + 8.25 * row };
    return featureOf(nth + 1, kinds[(column + row) % kinds.length] ?? 'car', at, { x: 0, y: 1 });
  });
  return { ...(setup as object), terrain } as unknown as Json;
}

function search(name: MomentName): Moment {
  for (let nth = 0; nth < 80; nth++) {
    const seed = `moment ${nth}`;
    const setup = name === 'crowd' ? crowded(setupFor(nth)) : setupFor(nth);
    const match = game.create(setup, seed);
    const random = stream(seed, 'players');
    const look: ReturnType<Looking> = moments[name]();
    const decisions: [number, number, Answer][] = [];
    while (match.outcome === null && decisions.length < 600) {
      const [decision] = match.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const answer = moveOf(match, decision, random);
      const events: Event[] = [];
      const applied = game.apply(match, decision.seat, decision.n, answer, events);
      if (!applied.yes) throw new Error(`refused: ${JSON.stringify(applied.reasons)}`);
      const step = look(events, decisions.length, () => game.view(match, null) as View);
      decisions.push([decision.seat, decision.n, answer]);
      if (step !== null) return { setup, seed, decisions, step };
    }
  }
  throw new Error(`no match comes to ${name}`);
}

/** Opens the replay of a match just before something worth seeing happens in it; answers how many steps it takes. */
export async function openMoment(page: Page, name: MomentName): Promise<number> {
  const { step, ...moment } = oncePerRun(`crisis moment ${name}`, () => search(name));
  const { store } = kept({ id: name, game: 'crisis-protocol', sitters: people('Ana', 'Ben'), ...moment });
  if (page.url() === 'about:blank') await page.goto('/#/');
  await page.evaluate(store);
  await page.goto(`/#/replay/${name}?step=${step}&seat=none`);
  await page.locator(`.table[data-step="${step}"] .cp-svg`).waitFor();
  return moment.decisions.length - step;
}

/** Tells the next decision of the replay. */
export const stepOn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'One step on', exact: true }).click();
