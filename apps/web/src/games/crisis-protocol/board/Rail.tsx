import { type Affiliation, affiliationName } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { useTap } from './Bases.tsx';
import { useSeen } from './context.ts';
import { Medal } from './Miniature.tsx';
import type { CharacterView } from './measures.ts';
import { conditionName, facts, shortName } from './names.ts';
import { Sign } from './Sign.tsx';
import { Tactics } from './Tactics.tsx';

/** A player's squad beside the battlefield. */
export function Rail({ seat, side }: { readonly seat: number; readonly side: 'low' | 'high' }) {
  const { view, t, nameOfSeat, locale } = useSeen();
  const player = view.players[seat];
  const squad = view.characters.filter(({ controller }) => controller === seat);
  const affiliation = player?.affiliation ?? null;
  return (
    <section
      className="cp-rail"
      data-seat={seat}
      data-side={side}
      data-place={`squad ${seat}`}
      aria-label={t.squad(nameOfSeat(seat))}
    >
      <h3>
        <span className="seat-name display" data-seat={seat}>
          {nameOfSeat(seat)}
        </span>
        {view.priority === seat && view.phase !== 'set-up' && (
          <span className="cp-priority" title={t.priority}>
            ◆ <span className="hidden">{t.priority}</span>
          </span>
        )}
        {affiliation !== null && <small>{affiliationName(affiliation as Affiliation, locale)}</small>}
      </h3>
      <ul className="cp-squad" data-many={squad.length > 5 || undefined}>
        {squad.map((character) => (
          <Member key={character.id} character={character} />
        ))}
      </ul>
      <Tactics seat={seat} />
    </section>
  );
}

/** So many bolts are drawn; more Power is a number. */
const MOST_BOLTS = 5;

function Power({ power, who }: { readonly power: number; readonly who: number }) {
  return (
    <span className="cp-bolts" data-place={`power ${who}`} aria-hidden="true">
      {power > MOST_BOLTS || power === 0 ? (
        <>
          <Sign of="power" />
          <b>{power}</b>
        </>
      ) : (
        Array.from({ length: power }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one bolt is like the other.
          <Sign key={i} of="power" />
        ))
      )}
    </span>
  );
}

/** What is written over the foot of a card: whether it acts, has acted or cannot. */
function Ribbon({ character }: { readonly character: CharacterView }) {
  const { view, t } = useSeen();
  const { id, gone, activated, dazed, at } = character;
  if (gone) return <span className="cp-ribbon">{t.gone}</span>;
  if (view.turn?.character === id)
    return (
      <span className="cp-ribbon" data-now="">
        {t.activeShort}
      </span>
    );
  if (activated && !dazed) return <span className="cp-ribbon">{t.doneShort}</span>;
  return at === null ? <span className="cp-ribbon">{t.waitingShort}</span> : null;
}

function Member({ character }: { readonly character: CharacterView }) {
  const seen = useSeen();
  const { view, t, locale, nameOf, selected, heat, centre, low } = seen;
  const { id, at, stamina, damage, power, conditions, gone, dazed, controller } = character;
  const { lit, chosen, label, tap } = useTap(id);
  const card = view.cards[character.card]?.id ?? '';
  const name = nameOf(id);
  const held = view.tokens.filter(({ holder }) => holder === id);
  const left = Math.max(0, stamina - damage);
  return (
    <li>
      <button
        type="button"
        className="cp-member"
        data-character={id}
        data-card={card}
        data-place={`member ${id}`}
        data-lit={lit || undefined}
        data-side={controller === low ? 'own' : 'foe'}
        data-chosen={chosen || undefined}
        data-active={view.turn?.character === id || undefined}
        data-done={(character.activated && !dazed) || undefined}
        data-dazed={dazed || undefined}
        data-gone={gone || undefined}
        aria-pressed={chosen || selected === id}
        aria-label={`${label === null ? '' : `${label}. `}${name}: ${facts(character, seen).join(', ')}`}
        onClick={() => {
          tap();
          if (at !== null) centre(at);
        }}
        onPointerEnter={() => heat(id)}
        onPointerLeave={() => heat(null)}
        onFocus={() => heat(id)}
        onBlur={() => heat(null)}
      >
        <Medal
          emblem={emblemOf(card)}
          seat={controller}
          dazed={dazed}
          {...(gone ? {} : { stamina: { left, most: stamina } })}
        />
        {!gone && (
          <b className="cp-left display">
            {dazed ? (
              t.dazed
            ) : (
              <>
                {left}
                <small>/{stamina}</small>
              </>
            )}
          </b>
        )}
        <span className="cp-name">{shortName(name)}</span>
        {!gone && <Power power={power} who={id} />}
        {conditions.length > 0 && (
          <span className="cp-conditions">
            {conditions.map((one) => (
              <span
                key={one}
                className="cp-condition-chip"
                data-condition={one}
                title={conditionName(one, locale)}
              >
                <Sign of={one} />
              </span>
            ))}
          </span>
        )}
        {held.length > 0 && (
          <span
            className="cp-holds"
            title={t.holds(held.map((token) => seen.nameOfToken(token.id)).join(', '))}
          >
            {held.map((token) => (
              <svg key={token.id} viewBox="0 0 512 512" aria-hidden="true">
                <path d={emblemOf(view.cards[view.mission[token.crisis]]?.id ?? '').outline} />
              </svg>
            ))}
          </span>
        )}
        <Ribbon character={character} />
      </button>
    </li>
  );
}
