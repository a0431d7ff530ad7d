import type { View } from '@assemble/champions';
import { type Piece, useSeen } from './context.ts';
import { defence, strengthOf } from './defence.ts';

/** The attack that somebody may defend against right now, for whoever is asked. */
const attackAsked = ({ activities, decisions }: View) =>
  decisions[0]?.ask.key === 'ask.defender' ? activities.at(-1) : undefined;

/** The attack of an enemy that is going on, also while it is only being told or others decide. */
export function attackSeen(view: View) {
  const attack = view.activities.at(-1);
  const isEnemy = view.play.some(({ id, controller }) => id === attack?.by && controller < 0);
  const isOpen = view.decisions.length === 0 && attack?.kind === 'attack' && isEnemy;
  return attackAsked(view) ?? (isOpen ? attack : undefined);
}

interface PlateProps {
  readonly title?: string;
  readonly outcomes: ReturnType<typeof defence>;
}

/** What each boost would come to: the damage as bars, and what it means. */
function OutcomePlate({ title, outcomes }: PlateProps) {
  const { locale, t } = useSeen();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const damages = outcomes.map(({ damage }) => damage);
  const most = Math.max(1, ...damages);
  const falls = outcomes.reduce((sum, { fells, chance }) => sum + (fells ? chance : 0), 0);
  return (
    <span className="mc-defence" aria-hidden="true">
      {title !== undefined && <b>{title}</b>}
      <span className="mc-defence-bars">
        {outcomes.map(({ icons, chance, damage, fells }) => (
          <span key={icons} data-fells={fells || undefined}>
            <b>{damage}</b>
            <i style={{ height: `${(100 * damage) / most}%` }} />
            <small>+{icons}</small>
            <small>{percent.format(chance)}</small>
          </span>
        ))}
      </span>
      <em>
        {falls > 0 ? t.fallsFor(percent.format(falls)) : t.takes(Math.min(...damages), Math.max(...damages))}
      </em>
    </span>
  );
}

/** What each boost would do to a character who defends. */
export function DefencePlate({ piece }: { readonly piece: Piece }) {
  const { view, lit } = useSeen();
  const attack = attackAsked(view);
  if (attack === undefined || !lit.has(piece.id)) return null;
  return <OutcomePlate outcomes={defence(piece, attack, view)} />;
}

/** The scene of an attack: how hard it is going to be, the boost card that nobody knows yet, and what not to defend costs. */
export function Attack() {
  const { view, locale, t, nameOfSeat } = useSeen();
  const attack = attackSeen(view);
  const attacked = view.play.find(({ id }) => id === view.players[attack?.seat ?? -1]?.identity);
  const question = view.decisions[0];
  if (attack === undefined || attacked === undefined) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const undefended = defence(attacked, attack, view, false);
  const strength = strengthOf(attack, view);
  return (
    <div className="mc-attack" aria-hidden="true">
      <span className="mc-attack-sum">
        <svg viewBox="0 0 220 110" aria-hidden="true">
          <path d="M110 4L128 26L160 8L162 34L206 26L186 50L216 62L182 72L196 98L156 88L146 108L118 90L92 108L84 88L40 100L56 74L6 78L36 56L8 36L52 36L44 10L84 28Z" />
        </svg>
        <b>{attack.boosts > 0 ? `${strength} + ?` : strength}</b>
        <em>{t.attacksYou(nameOfSeat(attack.seat))}</em>
      </span>
      {attack.boosts > 0 && (
        <span className="mc-attack-boost">
          <span className="mc-cardback">?</span>
          <b>{t.boostTitle}</b>
          <small>
            {undefended.map(({ icons, chance }) => t.boost(icons, percent.format(chance))).join('  ')}
          </small>
        </span>
      )}
      {question?.shape === 'entities' && question.min === 0 && (
        <OutcomePlate title={t.defendNobody} outcomes={undefended} />
      )}
    </div>
  );
}
