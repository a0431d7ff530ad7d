import type { Json } from '@assemble/kernel';
import { Choice } from '../shell/fields.tsx';
import { useLocale } from '../shell/preferences.ts';
import type { GameFace } from '../table/board.ts';
import { fieldsOf, optionOf, type Picked, readyIn } from './picked.ts';
import { usePlayWords } from './words.ts';

interface ReadyProps {
  readonly face: GameFace;
  readonly setup: Json;
  readonly onChoose: (setup: Json) => void;
}

/** The ready-made ways to play, in a row; the one that is set up is checked. */
export function ReadyMade({ face, setup, onChoose }: ReadyProps) {
  const locale = useLocale();
  const t = usePlayWords();
  const now = face.configure.titleOf(setup);
  return (
    <fieldset className="ready">
      <legend className="hidden">{t.whatToPlay}</legend>
      {face.setups.map((ready) => {
        const { id, title, about } = ready;
        return (
          <label key={id} className="ready-way" title={about[locale]}>
            <input
              type="radio"
              className="covering"
              name="setup"
              value={id}
              checked={now === id}
              onChange={() => onChoose(readyIn(face, ready, locale))}
            />
            {title[locale]}
            <span className="hidden">{about[locale]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface Props {
  readonly face: GameFace;
  readonly seatNames: readonly string[];
  readonly online: boolean;
  readonly value: Picked;
  readonly onChange: (picked: Picked) => void;
}

/** What is seldom chosen. A choice shows what the set-up says until somebody changes it. */
export function MoreChoices({ face, seatNames, online, value, onChange }: Props) {
  const locale = useLocale();
  const t = usePlayWords();
  const said = fieldsOf(value.setup);
  if (face.choices.length === 0) return null;
  const named = (text: string): string =>
    text.replace(/\{(\d)\}/g, (_, seat: string) => seatNames[Number(seat)] ?? '');
  return (
    <details className="set-up-more">
      <summary>{t.options}</summary>
      <div className="play-choices">
        {face.choices.map((choice) => {
          const { name, label, options, about } = choice;
          const given =
            optionOf(choice, value, online) ?? options.find((option) => option.value === said[name]);
          return (
            <div key={name}>
              <Choice
                label={label[locale]}
                value={given?.id ?? options[0]?.id ?? ''}
                options={options.map(({ id, label: text }) => [id, named(text[locale])] as const)}
                onChange={(id) => onChange({ ...value, chosen: { ...value.chosen, [name]: id } })}
              />
              {about && <p className="remark">{about[locale]}</p>}
            </div>
          );
        })}
      </div>
    </details>
  );
}
