import type { Seat } from '@assemble/kernel';
import type { Content, Count } from '../content.ts';
import type { PieceView, View } from './view.ts';

/** So many boost icons, how likely, and how likely it is that a star comes with them. */
export interface BoostOutcome {
  readonly icons: number;
  readonly chance: number;
  readonly star: number;
}

/**
 * The chances of the icons on so many boost cards, when any of these cards may be any of them: exact, counted over the
 * ways to draw without putting back. Abilities behind a star are told apart, because they may do anything.
 */
export function boostOdds(content: Content, unseen: readonly string[], count: number): BoostOutcome[] {
  const drawn = Math.min(count, unseen.length);
  // ways[n]: by icons and whether there is a star, in how many ways n cards can be chosen.
  const ways: Map<string, number>[] = Array.from({ length: drawn + 1 }, () => new Map<string, number>());
  ways[0]?.set('0 ', 1);
  for (const id of unseen) {
    const face = content.card(id).faces[0];
    for (let n = drawn; n > 0; n--) {
      for (const [key, many] of ways[n - 1] ?? []) {
        const [icons = '0', star = ''] = key.split(' ');
        const next = `${Number(icons) + face.boost} ${star === '' && !face.boostStar ? '' : '*'}`;
        ways[n]?.set(next, (ways[n]?.get(next) ?? 0) + many);
      }
    }
  }
  const last = ways[drawn] ?? new Map<string, number>();
  const all = [...last.values()].reduce((sum, many) => sum + many, 0);
  const found = new Map<number, { chance: number; star: number }>();
  for (const [key, many] of last) {
    const [icons = '0', star = ''] = key.split(' ');
    const one = found.get(Number(icons)) ?? { chance: 0, star: 0 };
    found.set(Number(icons), {
      chance: one.chance + many / all,
      star: one.star + (star === '' ? 0 : many / all),
    });
  }
  return [...found]
    .map(([icons, { chance, star }]) => ({ icons, chance, star }))
    .sort((a, b) => a.icons - b.icons);
}

/** From what is certain to the most that one boost card each can add; abilities can still change it. */
interface Span {
  readonly least: number;
  readonly most: number;
}

interface Forecast {
  /** Threat on the main scheme after the next villain phase; null while there is none. */
  readonly threat:
    | (Span & { readonly now: number; readonly stepOne: number; readonly target: number })
    | null;
  /** For each player in hero form: the damage of all attacks that nobody defends, and the hit points that are left. */
  readonly dangers: readonly (Span & { readonly seat: Seat; readonly left: number })[];
}

/** What the next villain phase is going to do with the table as it lies. */
export function forecast(content: Content, view: View): Forecast {
  const piece = (id: number): PieceView | undefined => view.play.find((one) => one.id === id);
  const scheme = piece(view.scheme);
  const villain = piece(view.villain);
  const counted = (count: Count): number =>
    typeof count === 'number' ? count : count.perPlayer * view.players.length;
  const boosts = view.unseen.map((id) => content.card(id).faces[0].boost);
  const boost: Span = { least: Math.min(...boosts, 9), most: Math.max(...boosts, 0) };

  /** All that is aimed at a player: the villain with one boost card, each minion without. */
  const activations = (seat: Seat, what: 'atk' | 'sch'): Span => {
    const spoiled = (enemy: PieceView): boolean => (what === 'atk' ? enemy.stunned : enemy.confused);
    let least = 0;
    let most = 0;
    if (villain !== undefined && !spoiled(villain)) {
      least += (villain.stats[what]?.value ?? 0) + (boosts.length > 0 ? boost.least : 0);
      most += (villain.stats[what]?.value ?? 0) + boost.most;
    }
    for (const minion of view.play) {
      if (minion.engaged !== seat || spoiled(minion)) continue;
      least += minion.stats[what]?.value ?? 0;
      most += minion.stats[what]?.value ?? 0;
    }
    return { least, most };
  };

  const dangers: { seat: Seat; left: number; least: number; most: number }[] = [];
  let least = 0;
  let most = 0;
  view.players.forEach((player, seat) => {
    const identity = piece(player.identity);
    if (player.out || identity === undefined) return;
    if (content.face(identity.face).type === 'hero') {
      const left = (identity.stats.hitPoints?.value ?? 0) - identity.damage;
      dangers.push({ seat, left, ...activations(seat, 'atk') });
    } else {
      const span = activations(seat, 'sch');
      least += span.least;
      most += span.most;
    }
  });
  if (scheme === undefined || scheme.target === null) return { threat: null, dangers };
  let stepOne = counted(content.face(scheme.face).acceleration) + view.acceleration;
  for (const { face } of view.play) {
    const { type, icons } = content.face(face);
    if (type === 'side-scheme') stepOne += icons.acceleration ?? 0;
  }
  const now = scheme.threat;
  return {
    threat: { now, stepOne, target: scheme.target, least: now + stepOne + least, most: now + stepOne + most },
    dangers,
  };
}
