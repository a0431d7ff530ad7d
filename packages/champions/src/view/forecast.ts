import type { Seat } from '@assemble/kernel';
import type { Content, Count, Face } from '../content.ts';
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

/** From what is certain to the most that boost cards can add; abilities can still change it. */
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

/** The boost cards that a villain gets when it attacks or schemes: one, and what it gives itself each time. */
function boostsFor({ abilities }: Face, what: 'attack' | 'scheme'): number {
  const given = abilities.filter(
    (ability) =>
      ability.node === 'interrupt' &&
      ability.forced === true &&
      ability.on.event === what &&
      ability.on.by === 'self' &&
      ability.effect.node === 'extra-boost',
  );
  return 1 + given.length;
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** What the next villain phase is going to do with the table as it lies. */
export function forecast(content: Content, view: View): Forecast {
  const piece = (id: number): PieceView | undefined => view.play.find((one) => one.id === id);
  const scheme = piece(view.scheme);
  const villain = piece(view.villain);
  const counted = (count: Count): number =>
    typeof count === 'number' ? count : count.perPlayer * view.players.length;
  const icons = view.unseen.map((id) => content.card(id).faces[0].boost).sort((a, b) => a - b);
  /** What so many boost cards add, no card twice. */
  const boosts = (count: number): Span => ({
    least: sum(icons.slice(0, count)),
    most: sum(icons.slice(Math.max(0, icons.length - count))),
  });

  /** All that is aimed at a player without boost cards, and how many of these the villain gets for it. */
  const activations = (seat: Seat, what: 'attack' | 'scheme'): { value: number; boosts: number } => {
    const stat = what === 'attack' ? 'atk' : 'sch';
    const acts = (enemy: PieceView): boolean => !(what === 'attack' ? enemy.stunned : enemy.confused);
    const minions = view.play.filter((one) => one.engaged === seat && acts(one));
    const villains = villain !== undefined && acts(villain) ? [villain] : [];
    return {
      value: sum([...villains, ...minions].map(({ stats }) => stats[stat]?.value ?? 0)),
      boosts: sum(villains.map(({ face }) => boostsFor(content.face(face), what))),
    };
  };

  const dangers: { seat: Seat; left: number; least: number; most: number }[] = [];
  let schemes = 0;
  let schemeBoosts = 0;
  view.players.forEach((player, seat) => {
    const identity = piece(player.identity);
    if (player.out || identity === undefined) return;
    if (content.face(identity.face).type === 'hero') {
      const left = (identity.stats.hitPoints?.value ?? 0) - identity.damage;
      const attacks = activations(seat, 'attack');
      const { least, most } = boosts(attacks.boosts);
      dangers.push({ seat, left, least: attacks.value + least, most: attacks.value + most });
    } else {
      const schemed = activations(seat, 'scheme');
      schemes += schemed.value;
      schemeBoosts += schemed.boosts;
    }
  });
  if (scheme === undefined || scheme.target === null) return { threat: null, dangers };
  let stepOne = counted(content.face(scheme.face).acceleration) + view.acceleration;
  for (const { face } of view.play) {
    const { type, icons } = content.face(face);
    if (type === 'side-scheme') stepOne += icons.acceleration ?? 0;
  }
  const now = scheme.threat;
  const sure = now + stepOne + schemes;
  const { least, most } = boosts(schemeBoosts);
  return { threat: { now, stepOne, target: scheme.target, least: sure + least, most: sure + most }, dangers };
}
