import { TYPES } from '@assemble/champions';
import { useId } from 'react';
import { content } from '../data.ts';
import { CardFace } from './CardFace.tsx';
import { type Seen, useSeen } from './context.ts';
import { LooseCard } from './Hand.tsx';

const PLAYER_TYPES: ReadonlySet<string> = new Set(['event', 'ally', 'upgrade', 'support', 'resource']);

const burst = Array.from({ length: 40 }, (_, i) => {
  const [angle, radius] = [(i * Math.PI) / 20, i % 2 === 1 ? 300 + ((i * 37) % 46) : 222];
  return `${i === 0 ? 'M' : 'L'}${(450 + radius * 1.3 * Math.cos(angle)).toFixed(0)} ${(322 + radius * 0.92 * Math.sin(angle)).toFixed(0)}`;
}).join('');

/** The encounter card that is being resolved, where nothing on the table has to be seen for it. */
export function revealed({ view, lit, below, optionsOf }: Seen) {
  const shown = view.shown.filter(({ card }) => !PLAYER_TYPES.has(content.card(card).faces[0].type)).at(-1);
  const isAsked = (id: number): boolean => lit.has(id) || optionsOf(id).some((option) => option.lit);
  const isNeeded =
    // The identity lies beside the scene.
    view.play.some(({ id }) => id !== view.players[below]?.identity && isAsked(id)) ||
    view.players.some((_, seat) => lit.has(-1 - seat));
  return isNeeded ? undefined : shown;
}

/** An encounter card, large and with its text, for as long as it is resolved. */
export function Reveal() {
  const seen = useSeen();
  const { view, events, locale, t, nameOfSeat } = seen;
  const id = useId();
  const shown = revealed(seen);
  if (shown === undefined) return null;
  const [face] = content.card(shown.card).faces;
  const seat = events.filter(({ kind }) => kind === 'revealed').at(-1)?.args['seat'];
  const revealer = typeof seat === 'number' ? seat : (view.decisions[0]?.seat ?? view.active);
  return (
    <section className="mc-reveal" aria-label={t.shown}>
      <svg viewBox="0 0 900 660" aria-hidden="true" className="mc-burst">
        <radialGradient id={`${id}light`} gradientUnits="userSpaceOnUse" cx="450" cy="322" r="430">
          <stop offset="0.3" stopColor="#ff6a4d" />
          <stop offset="0.75" stopColor="#b51f4c" />
          <stop offset="1" stopColor="#5a0d3a" />
        </radialGradient>
        <pattern
          id={`${id}dots`}
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(30)"
        >
          <circle cx="6" cy="6" r="3.200" fill="#4a0d2c" fillOpacity="0.38" />
        </pattern>
        <path d={`${burst}Z`} transform="translate(8 12)" className="mc-burst-drop" />
        <path d={`${burst}Z`} className="mc-burst-body" fill={`url(#${id}light)`} />
        <path d={`${burst}Z`} fill={`url(#${id}dots)`} />
      </svg>
      <p className="mc-reveal-kind">
        <b>{TYPES[face.type][locale]}!</b>
        <span>{t.reveals(nameOfSeat(revealer))}</span>
      </p>
      <div className="mc-card mc-reveal-card" data-card={shown.card} data-entity={shown.id}>
        <CardFace face={face} locale={locale} letters={20} traits>
          {face.boost > 0 && <span className="mc-reveal-boost">{t.boostIcons(face.boost)}</span>}
        </CardFace>
      </div>
    </section>
  );
}

/** Cards that one looks at, to choose from them. */
export function Looked() {
  const { view, t } = useSeen();
  // Cards of one's own hand lie there already.
  const cards = view.looked.filter(
    ({ id }) => !view.players.some(({ hand }) => hand.some((one) => one.id === id)),
  );
  if (cards.length === 0) return null;
  return (
    <section className="mc-looked" aria-label={t.looked}>
      <h3>{t.looked}</h3>
      <ul>
        {cards.map(({ id, card }) => (
          <li key={id}>
            <LooseCard id={id} card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
