import { Choice } from '../shell/fields.tsx';
import { useLocale } from '../shell/preferences.ts';
import { clockWords } from './clock-words.ts';
import { clockNames, clockOf, type Terms } from './terms.ts';
import { useOnlineWords } from './words/index.ts';

interface Props {
  readonly value: Terms;
  readonly onChange: (terms: Terms) => void;
}

/** What else is to choose where somebody plays from elsewhere. */
export function OnlineTerms({ value, onChange }: Props) {
  const t = useOnlineWords();
  const locale = useLocale();
  return (
    <>
      <h2>{t.terms}</h2>
      <div className="play-choices">
        <Choice
          label={t.visibility}
          value={value.visibility}
          options={[
            ['link', t.visibilityLink],
            ['public', t.visibilityPublic],
          ]}
          onChange={(visibility) => visibility !== '' && onChange({ ...value, visibility })}
        />
        <Choice
          label={t.clockChoice}
          value={value.clock}
          options={clockNames.map((clock) => [clock, clockWords(clockOf({ clock }), t, locale)] as const)}
          onChange={(clock) => clock !== '' && onChange({ ...value, clock })}
        />
      </div>
    </>
  );
}
