import { boostOdds, type View } from '@assemble/champions';
import { content } from '../data.ts';
import { leftOf } from '../play/points.ts';

type Piece = View['play'][number];
type Activity = View['activities'][number];

/** What becomes of a defender by one number of boost icons. */
interface Outcome {
  readonly icons: number;
  readonly chance: number;
  readonly star: number;
  readonly damage: number;
  readonly fells: boolean;
}

/** How hard an attack is before its boost cards. */
export const strengthOf = (attack: Activity, view: View): number =>
  (view.play.find(({ id }) => id === attack.by)?.stats.atk?.value ?? 0) + attack.icons;

/**
 * What every boost would do to whoever is hit. MC-ENEMY-ATTACK-8: only a hero who defends takes its defence off; MC-STATUS-10:
 * a tough card keeps all damage off.
 */
export function defence(hit: Piece, attack: Activity, view: View, defends = true): readonly Outcome[] {
  const isHero = content.face(hit.face).type === 'hero';
  const less = defends && isHero ? (hit.stats.def?.value ?? 0) : 0;
  const strength = strengthOf(attack, view);
  return boostOdds(content, view.unseen, attack.boosts).map((outcome) => {
    const damage = hit.tough ? 0 : Math.max(0, strength + outcome.icons - less);
    return { ...outcome, damage, fells: damage >= leftOf(hit) };
  });
}
