import type { Roster } from '@assemble/crisis-protocol';
import { useLocale } from '../../../shell/preferences.ts';
import { affiliationName, affiliations, content } from '../data.ts';
import { useRosterWords } from './words.ts';

/** Which affiliations a squad could have, and who could lead. */
export function Groups({ roster }: { readonly roster: Roster }) {
  const t = useRosterWords();
  const locale = useLocale();
  const known = roster.characters.flatMap(({ id }) => {
    const card = content.find(id);
    return card?.card === 'character' ? [card] : [];
  });
  if (known.length === 0) return null;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const average = known.reduce((sum, { threat }) => sum + threat, 0) / known.length;
  const groups = affiliations
    .map((id) => ({ id, count: known.filter((card) => card.affiliations.includes(id)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const leaders = known.flatMap((card) =>
    card.leadership.map(
      ({ name, affiliation }) =>
        `${card.name[locale]}: ${name[locale]} (${affiliationName(affiliation, locale)})`,
    ),
  );
  return (
    <section className="roster-groups">
      <h3>{t.groups}</h3>
      <p>{t.average(number.format(average))}</p>
      <p>{groups.map(({ id, count }) => `${affiliationName(id, locale)} ${count}`).join(' · ')}</p>
      {leaders.length > 0 && (
        <>
          <h3>{t.leaders}</h3>
          <ul>
            {leaders.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
