import { EmblemArt } from '../../emblems/EmblemArt.tsx';
import type { Scenario } from '../../table/waiting-face.ts';
import { useOnlineWords } from '../words/index.ts';

/** What will be played, with the numbers that follow from who sits. */
export function ScenarioStrip({ scenario }: { readonly scenario: Scenario }) {
  const t = useOnlineWords();
  const { emblem, name, title, about, marks, figures } = scenario;
  return (
    <section className="scenario" aria-label={t.against}>
      <div className="scenario-art">
        <EmblemArt emblem={emblem} width={300} height={128} />
        <b>{name}</b>
      </div>
      <div className="scenario-text">
        <small>{t.against}</small>
        <h2>{title}</h2>
        <p>{about}</p>
        {marks.length > 0 && (
          <ul>
            {marks.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ul>
        )}
      </div>
      <dl className="scenario-figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
