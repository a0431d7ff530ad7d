import './editions.css';
import type { EditionId } from '@assemble/crisis-protocol';
import { differencesBetween } from '@assemble/rules/editions';
import { Choice } from '../../../shell/fields.tsx';
import { usePage } from '../../../shell/page.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { hrefTo, replace } from '../../../shell/router.ts';
import { EDITION_OF, editions } from '../play/setups.ts';
import { titles } from '../play/titles.ts';
import { useEditionWords } from './words.ts';

/** Every question that two rulebooks answer differently, with the rules behind it. */
export function EditionsPage({ query }: { readonly query: URLSearchParams }) {
  const t = useEditionWords();
  const locale = useLocale();
  const heading = usePage(t.title);
  const asked = (name: string): EditionId | undefined => editions.find((id) => id === query.get(name));
  const one = asked('one') ?? EDITION_OF[locale];
  const other = asked('other') ?? editions.find((id) => id !== one) ?? one;
  const found = differencesBetween(one, other);
  const names = editions.map((id) => [id, titles[id][locale]] as const);
  const show = (changes: { readonly one?: EditionId; readonly other?: EditionId }): void =>
    replace(hrefTo(['crisis-protocol', 'editions'], { one, other, ...changes }));
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className="lead">{t.lead}</p>
      <div className="panel filters">
        <Choice label={t.one} value={one} options={names} onChange={(id) => id !== '' && show({ one: id })} />
        <Choice
          label={t.other}
          value={other}
          options={names}
          onChange={(id) => id !== '' && show({ other: id })}
        />
      </div>
      <p className="count" role="status">
        {one === other ? t.same : t.found(found.length)}
      </p>
      {found.length > 0 && (
        <table className="cp-editions">
          <thead>
            <tr>
              <th scope="col">{t.question}</th>
              <th scope="col">{titles[one][locale]}</th>
              <th scope="col">{titles[other][locale]}</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ id, question, answers, rules }) => (
              <tr key={id}>
                <th scope="row">
                  {question[locale]}
                  <span className="cp-edition-rules">
                    {rules.map((rule) => (
                      <a key={rule} href={hrefTo(['rules', rule])}>
                        {rule}
                      </a>
                    ))}
                  </span>
                </th>
                <td data-book={titles[one][locale]}>{answers[one][locale]}</td>
                <td data-book={titles[other][locale]}>{answers[other][locale]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <a href={hrefTo(['play', 'crisis-protocol'])}>{t.play}</a>
      </p>
    </>
  );
}
