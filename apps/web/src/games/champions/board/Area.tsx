import { content } from '../data.ts';
import { type Piece, useSeen } from './context.ts';
import { PieceTile } from './PieceTile.tsx';

interface ZoneProps {
  readonly title: string;
  readonly pieces: readonly Piece[];
  readonly className: string;
}

function Zone({ title, pieces, className }: ZoneProps) {
  const { t } = useSeen();
  return (
    <section
      className={`mc-zone ${className}`}
      data-empty={pieces.length === 0 || undefined}
      aria-label={title}
    >
      <h3>{title}</h3>
      {pieces.length === 0 ? (
        <p className="mc-empty">{t.none}</p>
      ) : (
        <ul className="mc-row">
          {pieces.map((piece) => (
            <li key={piece.id}>
              <PieceTile piece={piece} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The minions between the villain and the player who is shown. */
export function Engaged() {
  const { view, shown, t, nameOfSeat } = useSeen();
  return (
    <Zone
      className="mc-engaged"
      title={t.engagedWith(nameOfSeat(shown))}
      pieces={view.play.filter(({ engaged }) => engaged === shown)}
    />
  );
}

/** What a player has in play. */
export function Area() {
  const { view, shown, t, nameOfSeat } = useSeen();
  const player = view.players[shown];
  const own = view.play.filter(
    ({ controller, host, engaged }) => controller === shown && host < 0 && engaged < 0,
  );
  const typed = (...types: readonly string[]): readonly Piece[] =>
    own.filter(({ face }) => types.includes(content.face(face).type));
  const allies = typed('ally');
  // Obligations and encounter cards that lie before a player belong to their area, too.
  const others = own.filter(
    ({ face }) => !['hero', 'alter-ego', 'upgrade', 'ally', 'support'].includes(content.face(face).type),
  );
  return (
    <section className="mc-area" aria-label={t.areaOf(nameOfSeat(shown))}>
      <Zone
        className="mc-self"
        title={t.identity}
        pieces={[...typed('hero', 'alter-ego'), ...typed('upgrade'), ...others]}
      />
      <Zone className="mc-allies" title={t.allies(allies.length, player?.allyLimit ?? 3)} pieces={allies} />
      <Zone className="mc-supports" title={t.supports} pieces={typed('support')} />
    </section>
  );
}
