import './maps.css';
import type { Feature } from '@assemble/crisis-protocol';
import { useRef, useState } from 'react';
import { useCollectionWords, useVerdict } from '../../../collection/words.ts';
import { Choice } from '../../../shell/fields.tsx';
import { Problems } from '../../../shell/Problems.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { type CrisisCard, cards } from '../data.ts';
import { Chosen } from './Chosen.tsx';
import { added, featureName, freshId, moved, replaced } from './edit.ts';
import { Palette } from './Palette.tsx';
import { judged } from './problems.ts';
import { Terrain } from './Terrain.tsx';
import { useMapWords } from './words.ts';

const CRISES: readonly CrisisCard[] = cards.filter((card) => card.card === 'crisis');

interface Props {
  readonly features: readonly Feature[];
  readonly onChange: (features: readonly Feature[]) => void;
}

/** A battlefield beside what can be done with its terrain. */
export function MapEditor({ features, onChange }: Props) {
  const t = useMapWords();
  const shared = useCollectionWords();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosenId, setChosen] = useState<Feature['id'] | null>(null);
  const [crisis, setCrisis] = useState<CrisisCard['id'] | ''>('');
  const chosen = features.find(({ id }) => id === chosenId) ?? null;
  const { problems, advice, involved } = judged(features, locale);
  const put = (feature: Feature): void => {
    onChange([...features, feature]);
    setChosen(feature.id);
  };
  const remove = (feature: Feature): void => {
    onChange(features.filter(({ id }) => id !== feature.id));
    // What had the focus is gone.
    heading.current?.focus();
  };
  const state = useVerdict(problems.length);
  return (
    <div className="cp-map-columns">
      <div>
        <Terrain
          features={features}
          chosen={chosen}
          crisis={CRISES.find(({ id }) => id === crisis) ?? null}
          involved={involved}
          onChoose={({ id }) => setChosen(id)}
          onChange={(feature) => onChange(replaced(features, feature))}
          onRemove={remove}
        />
        <Choice
          label={t.showCrisis}
          any="–"
          value={crisis}
          options={CRISES.map(({ id, name }) => [id, name[locale]] as const)}
          onChange={setCrisis}
        />
        <p className="remark">{t.keys}</p>
      </div>
      <div>
        <p className="cp-map-state" role="status" data-legal={problems.length === 0}>
          {t.state(features.length)} · {state}
        </p>
        {problems.length > 0 && (
          <section className="cp-map-problems" aria-label={shared.problemsTitle}>
            <h3>{shared.problemsTitle}</h3>
            <Problems problems={problems} stays />
          </section>
        )}
        {advice.length > 0 && (
          <section aria-label={t.advice}>
            <h3>{t.advice}</h3>
            <Problems problems={advice} stays />
          </section>
        )}
        <Palette onAdd={(kind) => put(added(features, kind))} />
        <section className="panel cp-map-chosen" aria-label={t.chosen}>
          <h3 ref={heading} tabIndex={-1}>
            {t.chosen}
          </h3>
          {chosen === null ? (
            <p>{t.nothingChosen}</p>
          ) : (
            <Chosen
              feature={chosen}
              features={features}
              onChange={(feature) => onChange(replaced(features, feature))}
              onCopy={() => put({ ...moved(chosen, { x: 1, y: 1 }), id: freshId(features, chosen.kind) })}
              onRemove={() => remove(chosen)}
            />
          )}
        </section>
        <section aria-label={t.all}>
          <h3>{t.all}</h3>
          <ul className="cp-map-list">
            {features.map((feature) => (
              <li key={feature.id}>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-pressed={feature.id === chosenId}
                  onClick={() => setChosen(feature.id)}
                >
                  {featureName(feature, features, locale)}
                  {involved.has(feature.id) && ' !'}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
