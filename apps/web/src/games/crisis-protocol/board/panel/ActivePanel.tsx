import { useRef } from 'react';
import { useSeen } from '../context.ts';
import { Sign } from '../Sign.tsx';
import { areaIn, shows } from '../shows.ts';
import { Abilities } from './Abilities.tsx';
import { Acts } from './Acts.tsx';
import { Head } from './Head.tsx';
import { Stats } from './Stats.tsx';
import { shownOf, subjectOf } from './shown.ts';
import { useFit } from './useFit.ts';

/** Power and the actions that are left. */
function Means({ power, who }: { readonly power: number; readonly who: number }) {
  const { t, view } = useSeen();
  const actions = view.turn?.character === who ? view.turn.actions : null;
  return (
    <p className="cp-means">
      <span className="cp-bolts" aria-hidden="true">
        {Array.from({ length: Math.min(power, 6) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one bolt is like the other.
          <Sign key={i} of="power" />
        ))}
      </span>
      <b>{t.power(power)}</b>
      {actions !== null && (
        <span className="cp-actions">
          {t.actionsLeft(actions)}
          <span aria-hidden="true">
            {[0, 1].map((at) => (
              <i key={at} data-left={at < actions || undefined} />
            ))}
          </span>
        </span>
      )}
    </p>
  );
}

/** What the attack that is looked at would reach, before it is made. */
function Eyed() {
  const { t, view, locale, seatNames, options, eyed } = useSeen();
  const option = options.find(({ id }) => id === eyed);
  const words =
    option === undefined || areaIn(view, option.args) === undefined
      ? null
      : shows({ key: option.id, args: option.args as never }, locale, view, seatNames);
  return (
    <output className="cp-eyed" data-empty={words === null || undefined}>
      {words === null ? '' : t.pressAgain(words)}
    </output>
  );
}

/** The character that acts: numbers, Power, and everything it can do, each with what it costs or why not. */
export function ActivePanel() {
  const seen = useSeen();
  const { t, view, options, onOption, optionFor, nameOf } = seen;
  const abilities = useRef<HTMLElement>(null);
  useFit(abilities);
  const shown = shownOf(seen, subjectOf(seen));
  if (shown === null) return <section className="cp-panel" data-side="low" aria-label={t.activePanel} />;
  const { id } = shown.character;
  const isMenu = view.decisions.some(({ test }) => test === 'activation');
  // Reactions are lit where they are printed.
  const offered = options.filter(({ args }) => args['who'] === id && (isMenu || 'ability' in args));
  const only = isMenu ? undefined : optionFor({ who: id });
  const chosen = only !== undefined && !offered.includes(only) ? only : undefined;
  return (
    <section className="cp-panel" data-side="low" data-answers="" aria-label={t.activePanel}>
      <Head shown={shown} />
      <Stats shown={shown} />
      <Means power={shown.character.power} who={id} />
      {chosen?.lit ? (
        <button type="button" className="cp-do" onClick={() => onOption(chosen.id)}>
          {chosen.label}
        </button>
      ) : (
        <Acts offered={isMenu ? offered : []} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to, also by keys. */}
      <section ref={abilities} className="cp-abilities" tabIndex={0} aria-label={nameOf(id)}>
        <Abilities shown={shown} offered={offered} />
      </section>
      <Eyed />
    </section>
  );
}
