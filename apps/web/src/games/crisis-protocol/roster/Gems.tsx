import type { Roster } from '@assemble/crisis-protocol';
import { useLocale } from '../../../shell/preferences.ts';
import { type CharacterCard, content } from '../data.ts';
import { withGem } from './edit.ts';
import { useRosterWords } from './words.ts';

/** The Infinity Gems that a character may take (CP-GEM-1). */
const gemsFor = (card: CharacterCard): readonly string[] =>
  card.superpowers
    .flatMap(({ abilities }) => abilities)
    .flatMap((ability) =>
      ability.node === 'static' && ability.holds.holds === 'gem-bearer' ? ability.holds.gems : [],
    );

interface Props {
  readonly roster: Roster;
  readonly onChange: (roster: Roster) => void;
}

/** The Infinity Gems of those who can bear any. */
export function Gems({ roster, onChange }: Props) {
  const t = useRosterWords();
  const locale = useLocale();
  return roster.characters.map(({ id, gems = [] }) => {
    const card = content.find(id);
    const offered = card?.card === 'character' ? gemsFor(card) : [];
    if (card === undefined || offered.length === 0) return null;
    return (
      <fieldset key={id} className="roster-gems">
        <legend>{t.gems(card.name[locale])}</legend>
        {offered.map((gem) => {
          const found = content.find(gem);
          const threat = found?.card === 'gem' ? ` (${t.threat(found.threat)})` : '';
          return (
            <label key={gem} className="check">
              <input
                type="checkbox"
                checked={gems.includes(gem)}
                onChange={() => onChange(withGem(roster, id, gem))}
              />
              {`${found?.name[locale] ?? gem}${threat}`}
            </label>
          );
        })}
      </fieldset>
    );
  });
}
