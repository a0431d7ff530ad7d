import { Said } from '../../../table/Said.tsx';
import { useSeen } from './context.ts';
import { framesOf } from './frames.ts';

/** The villain phase as a strip: one picture for each step, with what happened in it. */
export function Film({ open }: { readonly open: boolean }) {
  const { events, view, t } = useSeen();
  const frames = framesOf(events);
  if (frames.length === 0) return null;
  return (
    <details className="mc-film" open={open}>
      <summary>{t.film}</summary>
      <ol>
        {frames.map(({ step, lines }) => (
          <li key={step} className="mc-frame" aria-current={view.villainStep === step ? 'step' : undefined}>
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
    </details>
  );
}
