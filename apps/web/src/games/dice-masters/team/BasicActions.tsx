import type { Team } from '@assemble/dice-masters';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { cards, content, titleOf } from '../data.ts';
import { withBasicAction } from './edit.ts';
import { useTeamWords } from './words.ts';

const basicActions = cards.filter(({ kind }) => kind === 'basic-action');

interface Props {
  readonly team: Team;
  readonly onChange: (team: Team) => void;
}

/** The basic actions of a team: two places, and one more for each that is too many. */
export function BasicActions({ team, onChange }: Props) {
  const t = useTeamWords();
  const locale = useLocale();
  const places = Array.from({ length: Math.max(2, team.basicActions.length) }, (_, at) => at);
  const options = basicActions.map((card) => [card.id, titleOf(card, locale)] as const);
  return (
    <div className="basic-actions">
      {places.map((at) => {
        const id = team.basicActions[at] ?? '';
        // A card that this page does not know is shown by its id, so that it can be replaced.
        const unknown = id === '' || content.find(id) ? [] : [[id, id] as const];
        return (
          <Choice
            key={at}
            label={t.basicAction(at + 1)}
            any={t.noBasicAction}
            value={id}
            options={[...options, ...unknown]}
            onChange={(next) => onChange(withBasicAction(team, at, next))}
          />
        );
      })}
    </div>
  );
}
