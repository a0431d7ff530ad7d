import type { TeamNote } from '@assemble/dice-masters';
import { Notes } from '../../../collection/Notes.tsx';
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
export function TeamNotes({ notes }: { readonly notes: readonly TeamNote[] }) {
  const t = useTeamWords();
  const locale = useLocale();
  return (
    <Notes
      notes={notes.map(({ part, why, nearest }) => ({
        part,
        why: reasons[why](t),
        nearest: nearest.map((id) => {
          const card = content.find(id);
          return card === undefined ? id : nameOf(card, locale);
        }),
      }))}
    />
  );
}
