import { term, titleOf } from '../data.ts';
import { EnergyIcon } from '../EnergyIcon.tsx';
import { useSeen } from './context.ts';
import { letterOf } from './DieTile.tsx';
import { type GlobalView, globalsOf, otherCosts } from './globals.ts';
import { Tap } from './Tap.tsx';

function GlobalRow({ global }: { readonly global: GlobalView }) {
  const seen = useSeen();
  const { t, locale } = seen;
  const { card, ability, text, owners } = global;
  const option = seen.globalOption(global.address);
  const lit = option?.lit === true;
  const { energy } = ability.cost;
  const others = otherCosts(ability, locale);
  const words = [...energy.map((one) => (one === 'any' ? t.anyEnergy : term(one, locale))), ...others];
  const why = option !== undefined && !lit ? option.reasons : [];
  const name = titleOf(card, locale);
  const whose = owners.map((seat) => t.whoseCard(seen.nameOfSeat(seat)));
  return (
    <li data-dim={(option !== undefined && !lit) || undefined}>
      <Tap
        className="dm-global"
        name={[name, text, ...whose, ...(lit ? [option.label] : [t.inspect(name)]), ...why].join('. ')}
        title={[text, words.join(', ') || t.free, ...whose, ...why].join('\n')}
        onTap={() => (lit ? seen.onOption(option.id) : seen.onInspect(card.id))}
        lit={lit}
        card={card.id}
      >
        <span className="dm-global-head">
          <span className="dm-coin">
            {energy.map((one, i) =>
              one === 'any' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cost is a fixed list.
                <span key={i}>1</span>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cost is a fixed list.
                <span key={i} className="dm-cost">
                  <EnergyIcon energy={one} />
                  <small>{letterOf(one, locale)}</small>
                </span>
              ),
            )}
            {energy.length === 0 && (others.length > 0 ? '…' : '0')}
          </span>
          <b>{name}</b>
        </span>
        <span className="dm-global-text">{text}</span>
      </Tap>
    </li>
  );
}

/** All global abilities of both sides and of the basic actions, lit for whoever may use them now. */
export function Globals() {
  const { view, t, locale } = useSeen();
  const globals = globalsOf(view, locale);
  return (
    <section className="dm-zone dm-globals" aria-label={t.globals}>
      <p className="dm-zone-name" aria-hidden="true">
        {t.globals}
      </p>
      {globals.length === 0 ? (
        <p className="dm-empty">{t.noGlobals}</p>
      ) : (
        <ul>
          {globals.map((global) => (
            <GlobalRow key={global.address} global={global} />
          ))}
        </ul>
      )}
    </section>
  );
}
