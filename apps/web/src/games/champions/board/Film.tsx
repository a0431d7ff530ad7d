import { useState } from 'react';
import { Said } from '../../../table/Said.tsx';
import { useSeen } from './context.ts';
import { framesOf } from './frames.ts';

/** The villain phase as a strip, one picture for each step: a drawer over the table. */
export function Film() {
  const { events, view, t } = useSeen();
  const [isOpen, setOpen] = useState(false);
  const frames = framesOf(events);
  if (frames.length === 0) return null;
  return (
    <>
      <button type="button" className="mc-film-tab" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.filmOpen}
      </button>
      {isOpen && (
        <section className="mc-film" aria-label={t.film}>
          <ol>
            {frames.map(({ step, lines }) => (
              <li
                key={step}
                className="mc-frame"
                aria-current={view.villainStep === step ? 'step' : undefined}
              >
                <b>{t.filmStep(step)}</b>
                <ul>
                  {lines.length === 0 && <li>{t.filmNothing}</li>}
                  {lines.map((event, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is.
                    <li key={at}>
                      <Said message={{ key: event.kind, args: event.args }} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
