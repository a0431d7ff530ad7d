import type { CSSProperties } from 'react';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { Thing } from '../../../table/stage/Thing.tsx';
import { content } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { pieceLine } from '../play/outline.ts';
import { leftOf } from '../play/points.ts';
import { DefencePlate } from './Attack.tsx';
import { CardFace, Rules, Title } from './CardFace.tsx';
import { type Piece, useSeen } from './context.ts';
import { Counters } from './Enemies.tsx';
import { Fan } from './Fan.tsx';
import { Attached, Chips, Statuses } from './Marks.tsx';
import { gridOf } from './measures.ts';
import { Ring, Stats } from './Numbers.tsx';
import { Sign } from './Sign.tsx';
import { Tap } from './Tap.tsx';

const Stamp = ({ text }: { readonly text: string }) => <span className="mc-stamp">{text}</span>;

/** The identity of whoever is shown: portrait in a ring of hit points, form, values. */
function Identity({ piece }: { readonly piece: Piece }) {
  const { view, shown, locale, t, nameOf, nameOfSeat, lit, chosen, onTap } = useSeen();
  const face = content.face(piece.face);
  const of = piece.stats.hitPoints?.value ?? 0;
  const entity = -1 - shown;
  return (
    <section className="mc-self" aria-label={t.identity}>
      <DefencePlate piece={piece} />
      <Tap
        id={piece.id}
        name={pieceLine(piece, view, locale)}
        className={`mc-identity mc-${face.type}`}
        exhausted={piece.exhausted}
      >
        <span className="mc-identity-body">
          <Title text={nameOf(piece.id)} letters={9} />
          <span className="mc-kind">{`${t.formOf(face.type === 'hero')} · ${nameOfSeat(shown)}`}</span>
          <span className="mc-text">
            <Rules face={face} locale={locale} />
          </span>
        </span>
        <Ring piece={piece} />
        <span className="mc-heart">
          <svg viewBox="0 0 100 92" aria-hidden="true">
            <path d="M50 90C-22 44 8 -6 50 20C92 -6 122 44 50 90Z" />
          </svg>
          <b>{leftOf(piece)}</b>
          <small>{t.ofPoints(of)}</small>
        </span>
        <Stats piece={piece} />
        {piece.exhausted && <Stamp text={t.exhausted} />}
      </Tap>
      <Statuses piece={piece} />
      <Attached to={piece.id} />
      {lit.has(entity) && (
        <Thing
          className="mc-you"
          name={t.chooseYou(nameOfSeat(shown))}
          lit
          chosen={chosen.has(entity)}
          entity={entity}
          onTap={() => onTap(entity)}
        >
          {nameOfSeat(shown)}
        </Thing>
      )}
    </section>
  );
}

function Ally({ piece }: { readonly piece: Piece }) {
  const { view, locale, t } = useSeen();
  const of = piece.stats.hitPoints?.value ?? 0;
  return (
    <>
      <DefencePlate piece={piece} />
      <Tap
        id={piece.id}
        name={pieceLine(piece, view, locale)}
        className="mc-card mc-ally"
        exhausted={piece.exhausted}
      >
        <CardFace face={content.face(piece.face)} locale={locale} letters={14}>
          <span className="mc-foot">
            <Stats piece={piece} />
            <span className="mc-life">
              <Sign of="heart" />
              {leftOf(piece)}
              <small>/{of}</small>
            </span>
          </span>
        </CardFace>
        {piece.counters > 0 && <Counters piece={piece} />}
        {piece.exhausted && <Stamp text={t.exhausted} />}
      </Tap>
      <Statuses piece={piece} />
      <Attached to={piece.id} />
    </>
  );
}

/** An upgrade, a support or whatever else lies before a player, as a tile. */
function Gear({ piece }: { readonly piece: Piece }) {
  const { view, locale, t, nameOf } = useSeen();
  const face = content.face(piece.face);
  return (
    <Tap
      id={piece.id}
      name={pieceLine(piece, view, locale)}
      className={`mc-gear mc-${face.type}`}
      exhausted={piece.exhausted}
    >
      <span className="mc-gear-art">
        <EmblemArt emblem={emblemOf(piece.face)} width={52} height={82} />
        {piece.counters > 0 && <Counters piece={piece} />}
      </span>
      <span className="mc-gear-body">
        <Title text={nameOf(piece.id)} letters={14} />
        <span className="mc-gear-facts">{piece.exhausted ? t.exhausted : ''}</span>
        <Chips piece={piece} />
        <span className="mc-text">
          <Rules face={face} locale={locale} />
        </span>
      </span>
    </Tap>
  );
}

/** What a player has in play. */
export function Area() {
  const { view, shown, below, t, nameOfSeat, showSeat } = useSeen();
  const player = view.players[shown];
  const own = view.play.filter(
    ({ controller, host, engaged }) => controller === shown && host < 0 && engaged < 0,
  );
  const typeOf = (piece: Piece): string => content.face(piece.face).type;
  const identity = own.find(({ id }) => id === player?.identity);
  const allies = own.filter((piece) => typeOf(piece) === 'ally');
  // Obligations and encounter cards that lie before a player belong to their area, too.
  const gear = own.filter((piece) => piece !== identity && typeOf(piece) !== 'ally');
  const { columns, rows } = gridOf(gear.length);
  return (
    <section className="mc-area" aria-label={t.areaOf(nameOfSeat(shown))}>
      {identity !== undefined && <Identity piece={identity} />}
      {player?.out === true && <p className="mc-out">{t.out}</p>}
      <Fan
        className="mc-allies"
        label={t.allies(allies.length, player?.allyLimit ?? 3)}
        pieces={allies}
        size={134}
        gap={10}
        room={282}
        least={100}
      >
        {(id) => {
          const piece = allies.find((one) => one.id === id);
          return piece !== undefined && <Ally piece={piece} />;
        }}
      </Fan>
      {gear.length > 0 && (
        <section className="mc-zone mc-gears" aria-label={t.supports} data-rows={rows}>
          <ul style={{ '--columns': columns, '--rows': rows } as CSSProperties}>
            {gear.map((piece) => (
              <li key={piece.id}>
                <Gear piece={piece} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown !== below && (
        <button type="button" className="mc-back" onClick={() => showSeat(below)}>
          {t.backTo(nameOfSeat(below))}
        </button>
      )}
    </section>
  );
}
