import type { TeamNote } from '@assemble/dice-masters';
import { useLocale } from '../../../shell/preferences.ts';
import { content, nameOf } from '../data.ts';
import { type TeamWords, useTeamWords } from './words.ts';

const reasons: Readonly<Record<TeamNote['why'], (t: TeamWords) => string>> = {
  unreadable: (t) => t.unreadable,
  'other-set': (t) => t.otherSet,
  'no-card': (t) => t.noCard,
  repeated: (t) => t.repeated,
  'basic-action-dice': (t) => t.basicActionDice,
};

/** Every part of what was read that is not in the team as it stands, and why. */
export function Notes({ notes }: { readonly notes: readonly TeamNote[] }) {
  const t = useTeamWords();
  const locale = useLocale();
  if (notes.length === 0) return null;
  return (
    <div className="notes">
      <h3>{t.notes}</h3>
      <ul className="problems">
        {notes.map(({ part, why, nearest }, at) => {
          const names = nearest.map((id) => {
            const card = content.find(id);
            return card === undefined ? id : nameOf(card, locale);
          });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines without a state of their own.
            <li key={at}>
              <code>{part}</code>: {reasons[why](t)}
              {names.length > 0 && `; ${t.meant(names.join(' · '))}`}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
