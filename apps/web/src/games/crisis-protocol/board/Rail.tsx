import { type Affiliation, affiliationName } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { useTap } from './Bases.tsx';
import { useSeen } from './context.ts';
import { EmblemDrawing } from './Emblem.tsx';
import type { CharacterView } from './measures.ts';
import { conditionName, readiness } from './names.ts';

/** A player's squad beside the battlefield. */
export function Rail({ seat, side }: { readonly seat: number; readonly side: 'low' | 'high' }) {
  const { view, t, nameOfSeat, locale } = useSeen();
  const player = view.players[seat];
  const squad = view.characters.filter(({ controller }) => controller === seat);
  const affiliation = player?.affiliation ?? null;
  return (
    <section className="cp-rail" data-seat={seat} data-side={side} aria-label={t.squad(nameOfSeat(seat))}>
      <h3>
        <span className="seat-name" data-seat={seat}>
          {nameOfSeat(seat)}
        </span>
        {view.priority === seat && view.phase !== 'set-up' && (
          <span className="cp-chip" title={t.priority}>
            ◆ <span className="hidden">{t.priority}</span>
          </span>
        )}
      </h3>
      {affiliation !== null && (
        <p className="cp-note">{t.affiliation(affiliationName(affiliation as Affiliation, locale))}</p>
      )}
      <ul className="cp-squad">
        {squad.map((character) => (
          <Member key={character.id} character={character} />
        ))}
      </ul>
      <Tactics seat={seat} />
    </section>
  );
}

function Member({ character }: { readonly character: CharacterView }) {
  const seen = useSeen();
  const { view, t, locale, nameOf, onInspect, selected, heat, centre } = seen;
  const { id, at, side, stamina, damage, power, conditions, gone, dazed } = character;
  const { lit, chosen, label, tap } = useTap(id);
  const card = view.cards[character.card]?.id ?? '';
  const name = nameOf(id);
  const held = view.tokens.filter(({ holder }) => holder === id);
  const left = Math.max(0, stamina - damage);
  return (
    <li className="cp-member" data-gone={gone || undefined} data-lit={lit || undefined} data-card={card}>
      <button
        type="button"
        className="cp-member-main"
        data-character={id}
        aria-pressed={chosen || selected === id}
        onClick={() => {
          tap();
          if (at !== null) centre(at);
        }}
        onPointerEnter={() => heat(id)}
        onPointerLeave={() => heat(null)}
        onFocus={() => heat(id)}
        onBlur={() => heat(null)}
      >
        <svg
          className="cp-emblem"
          viewBox="-1.1 -1.1 2.2 2.2"
          data-seat={character.controller}
          aria-hidden="true"
        >
          <EmblemDrawing emblem={emblemOf(card)} />
        </svg>
        <span className="cp-member-text">
          <b>{name}</b>
          {label !== null && selected === id && <span className="cp-todo">{label}</span>}
          <span className="cp-state" data-done={character.activated || undefined}>
            {readiness(character, seen)}
          </span>
          {!gone && (
            <span className="cp-numbers">
              <span className="cp-stamina" data-side={side} title={t.stamina(left, stamina)}>
                <span aria-hidden="true">
                  ♥ {left}/{stamina}
                </span>
                <span className="hidden">{t.stamina(left, stamina)}</span>
              </span>
              <span>{side === 'healthy' ? t.healthy : t.injured}</span>
              <span className="cp-power" title={t.power(power)}>
                <span aria-hidden="true">⚡ {power}</span>
                <span className="hidden">{t.power(power)}</span>
              </span>
            </span>
          )}
          {(conditions.length > 0 || dazed || held.length > 0) && (
            <span className="cp-chips">
              {conditions.map((one) => (
                <span key={one} className="cp-chip">
                  {conditionName(one, locale)}
                </span>
              ))}
              {held.map((token) => (
                <span key={token.id} className="cp-chip cp-chip-token">
                  {t.holds(seen.nameOfToken(token.id))}
                </span>
              ))}
            </span>
          )}
        </span>
      </button>
      <button type="button" className="inspect" aria-label={t.inspect(name)} onClick={() => onInspect(card)}>
        i
      </button>
    </li>
  );
}

/** Team tactic cards that were not played yet: one that can be played now is lit. */
function Tactics({ seat }: { readonly seat: number }) {
  const { view, t, nameOfCard, optionFor, onOption, onInspect } = useSeen();
  const cards = view.players[seat]?.tactics ?? [];
  if (view.characters.length === 0) return null;
  return (
    <div className="cp-tactics">
      <h4>{t.tactics}</h4>
      {cards.length === 0 && <p className="cp-note">{t.noTactics}</p>}
      <ul>
        {cards.map((slot) => {
          const id = view.cards[slot]?.id ?? '';
          const name = nameOfCard(slot);
          const option = view.decisions.some((one) => one.seat === seat)
            ? optionFor({ card: id })
            : undefined;
          return (
            <li key={slot} data-card={id}>
              {option?.lit ? (
                <button type="button" className="cp-tactic" data-lit="" onClick={() => onOption(option.id)}>
                  <span className="hidden">{t.play(name)}</span>
                  <span aria-hidden="true">▶ {name}</span>
                </button>
              ) : (
                <span className="cp-tactic" title={option?.reasons.join(' ')}>
                  {name}
                </span>
              )}
              <button
                type="button"
                className="inspect"
                aria-label={t.inspect(name)}
                onClick={() => onInspect(id)}
              >
                i
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
