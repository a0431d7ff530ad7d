import { content } from '../../data.ts';
import { useSeen } from '../context.ts';
import { attackMeant, forecastOn, hurtBy } from '../forecasts.ts';
import { betweenWords } from '../Lines.tsx';
import { between } from '../measures.ts';
import { actingIn } from '../names.ts';
import { Head } from '../panel/Head.tsx';
import { Stats } from '../panel/Stats.tsx';
import { shownOf } from '../panel/shown.ts';
import { Damage } from './Damage.tsx';

/** Somebody who is looked at: numbers, and where an attack could be made, what it would come to. */
export function TargetCard({ id }: { readonly id: number }) {
  const seen = useSeen();
  const { view, t, models, options, eyed, locale, abilityName, nameOf } = seen;
  const shown = shownOf(seen, id);
  if (shown === null) return null;
  const attacker = models.find((model) => model.id === actingIn(view));
  const model = models.find((one) => one.id === id);
  const isFoe = attacker !== undefined && attacker.character.controller !== shown.character.controller;
  const meant = attackMeant(view, options.find((one) => one.id === eyed)?.args);
  const forecast = isFoe ? forecastOn(view, id, meant) : undefined;
  const found = attacker === undefined || model === undefined ? null : between(view, attacker, model);
  const words = found === null ? null : betweenWords(found, seen);
  const type = forecast === undefined ? null : (forecast.type ?? content.attack(forecast.attack).type);
  return (
    <>
      <Head shown={shown} {...(isFoe ? { badge: t.target } : {})} />
      <Stats shown={shown} marked={type} />
      <p className="cp-box cp-between">
        {words !== null && (
          <>
            <b>{[words.range, words.distance].join(' · ')}</b>
            <span>{words.sight}</span>
            <span>{words.cover}</span>
          </>
        )}
        <span>{t.power(shown.character.power)}</span>
      </p>
      {forecast !== undefined && (
        <>
          <p className="cp-box cp-versus">
            <span className="display">
              <b data-side="own">{forecast.pools.attack.value}</b> {t.against}{' '}
              <b data-side="foe">{forecast.pools.defense.value}</b>
            </span>
            <small>{t.versusDice(abilityName(forecast.attack))}</small>
          </p>
          <Damage forecast={forecast} />
        </>
      )}
      {isFoe && view.forecasts.length > 0 && forecast === undefined && (
        <p className="cp-box">
          {meant === null ? t.noAttackReaches : t.attackNotReaching(abilityName(meant))}
        </p>
      )}
      {forecast !== undefined && forecast.leftOut.length > 0 && (
        <section className="cp-box" aria-label={t.mayAnswer}>
          <h3 className="display">
            {t.mayAnswer}
            <small>{t.notInOdds}</small>
          </h3>
          <p>{[...new Set(forecast.leftOut.map(abilityName))].join(', ')}</p>
        </section>
      )}
      <Attacks id={id} name={nameOf(id)} locale={locale} />
    </>
  );
}

/** The attacks of the menu that reach it: one press makes them. */
function Attacks({
  id,
  name,
  locale,
}: {
  readonly id: number;
  readonly name: string;
  readonly locale: string;
}) {
  const { view, t, options, aim, abilityName, selected } = useSeen();
  if (selected !== id) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const offered = options.flatMap((option) => {
    const attack = option.args['attack'];
    if (!option.lit || typeof attack !== 'string' || content.attack(attack).shape !== 'target') return [];
    const forecast = forecastOn(view, id, attack);
    return forecast === undefined ? [] : [{ option, attack, chance: hurtBy(forecast) }];
  });
  if (offered.length === 0) return null;
  return (
    <ul className="cp-attack-now" aria-label={t.attackNow(name)}>
      {offered.map(({ option, attack, chance }) => (
        <li key={option.id}>
          <button type="button" className="cp-do" onClick={() => aim(option.id, id)}>
            {t.attackWith(abilityName(attack), percent.format(chance))}
          </button>
        </li>
      ))}
    </ul>
  );
}
