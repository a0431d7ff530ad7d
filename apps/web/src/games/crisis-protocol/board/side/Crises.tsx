import { EmblemArt } from '../../../../emblems/EmblemArt.tsx';
import { emblemOf } from '../../emblem-of.ts';
import { useSeen } from '../context.ts';
import { isContested, ownerOf, tokenState } from '../tokens.ts';

/** The two crises: what lies where and what they would pay now. */
export function Crises() {
  const seen = useSeen();
  const { view, t, nameOfCard, onInspect, low, high } = seen;
  const crises = (['secure', 'extraction'] as const).filter((type) => view.mission[type] >= 0);
  if (crises.length === 0) return null;
  return (
    <section className="cp-box" aria-label={t.mission}>
      <h3 className="display">
        {t.crisesHead}
        <small>{t.scoresIn}</small>
      </h3>
      {crises.map((type) => {
        const slot = view.mission[type];
        const id = view.cards[slot]?.id ?? '';
        const tokens = view.tokens.filter(({ crisis }) => crisis === type);
        const pays = (seat: number): number =>
          (view.due[seat]?.parts ?? [])
            .filter(({ source }) => source.args['crisis'] === id)
            .reduce((sum, { amount }) => sum + amount, 0);
        return (
          <div key={type} className="cp-crisis" data-place={`crisis ${type}`}>
            <span className="cp-crisis-art">
              <EmblemArt emblem={emblemOf(id)} width={66} height={66} />
            </span>
            <div>
              <small>{type === 'secure' ? t.secure : t.extraction}</small>
              <button type="button" data-card={id} onClick={() => onInspect(id)}>
                {nameOfCard(slot)}
              </button>
              <ul>
                {tokens.map((token) => {
                  const holder = view.characters[token.holder];
                  const contested = isContested(token, view);
                  return (
                    <li
                      key={token.id}
                      title={`${seen.nameOfToken(token.id)}: ${tokenState(token, seen)}`}
                      data-seat={
                        contested ? undefined : (holder?.controller ?? ownerOf(token, view) ?? undefined)
                      }
                      data-contested={contested || undefined}
                    >
                      <span className="hidden">{`${seen.nameOfToken(token.id)}: ${tokenState(token, seen)}`}</span>
                    </li>
                  );
                })}
                <li className="cp-crisis-pays display" aria-hidden="true">
                  {[low, high].map((seat) => (
                    <b key={seat} data-seat={seat}>
                      +{pays(seat)}
                    </b>
                  ))}
                </li>
              </ul>
            </div>
          </div>
        );
      })}
    </section>
  );
}
