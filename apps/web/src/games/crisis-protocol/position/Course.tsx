import type { Json, Words } from '@assemble/kernel';
import { NumberField } from '../../../editor/Fields.tsx';
import { Removable } from '../../../editor/Removable.tsx';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { nameOfId } from '../data.ts';
import { activatedNow, called, peopleOf, playersOf } from './given.ts';
import { usePositionWords } from './words.ts';

/** An effect by the card it comes from. */
const effectName = (one: Json): string => {
  const { from, ability = '' } = one as Words;
  return `${String(from)} ${String(ability)}`.trim();
};

interface Props {
  readonly given: Words;
  readonly onChange: (given: Words) => void;
}

const PHASES = [
  ['power', 'powerPhase'],
  ['activation', 'activation'],
  ['cleanup', 'cleanup'],
] as const;

/** The round, whose turn it is, and who is being activated. */
export function Course({ given, onChange }: Props) {
  const t = usePositionWords();
  const locale = useLocale();
  const players = playersOf(given);
  const put = (changes: Words): void => onChange({ ...given, ...changes });
  const named = players.map((name) => [name, name] as const);
  const people = players.flatMap((who) =>
    peopleOf(given, who).map(
      ({ name, card }) =>
        [called(who, name), `${card === undefined ? name : nameOfId(card.id, locale)} (${who})`] as const,
    ),
  );
  const { activating } = given;
  const active = people.find(([id]) => id === activating || id.endsWith(`'s ${String(activating)}`))?.[0];
  return (
    <>
      <div className="editor-fields">
        <NumberField
          label={t.round}
          least={1}
          value={Number(given['round'] ?? 1)}
          onChange={(round) => put({ round })}
        />
        <Choice
          label={t.priority}
          value={String(given['priority'] ?? players[0])}
          options={named}
          onChange={(priority) => priority !== '' && put({ priority })}
        />
        <Choice
          label={t.phase}
          value={String(given['phase'] ?? 'activation')}
          options={PHASES.map(([phase, word]) => [phase, t[word]] as const)}
          onChange={(phase) => phase !== '' && onChange({ ...activatedNow(given, null), phase })}
        />
        <Choice
          label={t.turn}
          value={String(given['turn'] ?? given['priority'] ?? players[0])}
          options={named}
          onChange={(turn) => turn !== '' && onChange({ ...activatedNow(given, null), turn })}
        />
        <Choice
          label={t.activating}
          any={t.nobody}
          value={active ?? ''}
          options={people}
          onChange={(who) => onChange(activatedNow(given, who || null))}
        />
        {active !== undefined && (
          <NumberField
            label={t.actions}
            value={Number(given['actions'] ?? 2)}
            onChange={(actions) => {
              const { made: _before, ...rest } = given;
              onChange({ ...rest, actions });
            }}
          />
        )}
      </div>
      <Removable given={given} titles={t} said={effectName} onChange={onChange} />
    </>
  );
}
