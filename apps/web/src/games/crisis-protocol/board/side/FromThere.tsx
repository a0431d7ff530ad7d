import { emblemOf } from '../../emblem-of.ts';
import { groundOf, pointOf, previewOf, useSeen } from '../context.ts';
import { betweenWords } from '../Lines.tsx';
import { Medal } from '../Miniature.tsx';
import { between } from '../measures.ts';
import { shortName } from '../names.ts';

/** How enemies stand to the place that is picked or tried. */
export function FromThere() {
  const seen = useSeen();
  const { placing, view, models, t, nameOf } = seen;
  if (placing === null) return null;
  const radius = groundOf(placing)?.radius ?? null;
  const preview = previewOf(placing);
  const at = pointOf(placing.at) ?? (preview?.kind === 'spot' ? preview.at : null);
  const who = view.decisions[0]?.ask.args['who'];
  const mover = typeof who === 'number' ? view.characters[who] : undefined;
  if (radius === null || at === null || mover === undefined) return null;
  const rows = models
    .filter(({ character }) => character.controller !== mover.controller)
    .map((model) => ({ model, found: between(view, { ...at, radius }, model) }))
    .sort((a, b) => a.found.distance - b.found.distance);
  return (
    <section className="cp-box" aria-label={t.fromThereHead}>
      <h3 className="display">
        {t.fromThereHead}
        <small>{t.preview}</small>
      </h3>
      <ul className="cp-rows">
        {rows.map(({ model, found }) => {
          const words = betweenWords(found, seen);
          return (
            <li key={model.id} data-far={found.range === null || !found.sight.yes || undefined}>
              <Medal
                emblem={emblemOf(view.cards[model.character.card]?.id ?? '')}
                seat={model.character.controller}
              />
              <span>
                <b>{shortName(nameOf(model.id))}</b>
                <small>
                  {[words.range, words.sight, ...(found.sight.yes ? [words.cover] : [])].join(' · ')}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
