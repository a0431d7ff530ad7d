import { EDITIONS, type EditionId, HAND_MADE_MAPS } from '@assemble/crisis-protocol';
import type { Json, Words } from '@assemble/kernel';
import { Check, Part } from '../../../editor/Fields.tsx';
import type { FormProps } from '../../../editor/face.ts';
import { editionNames } from '../../../rules/labels.ts';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { cards, nameOfId } from '../data.ts';
import { added } from '../maps/edit.ts';
import { Palette } from '../maps/Palette.tsx';
import {
  called,
  heldBy,
  peopleOf,
  playersOf,
  terrainOf,
  tokensOf,
  tokenWords,
  withCrisis,
  withMap,
  withTerrain,
  withToken,
} from './given.ts';
import { usePositionWords } from './words.ts';

const CRISES = cards.filter((card) => card.card === 'crisis');

/** The rules, the crises, the objectives and the terrain. */
export function Battlefield({ given, onChange, edition, onEdition }: FormProps) {
  const t = usePositionWords();
  const locale = useLocale();
  return (
    <>
      <div className="editor-fields">
        <Choice
          label={t.edition}
          value={edition ?? ''}
          options={(Object.keys(EDITIONS) as EditionId[]).map(
            (id) => [id, editionNames[id][locale]] as const,
          )}
          onChange={(id) => id !== '' && onEdition(id)}
        />
        {(['secure', 'extraction'] as const).map((type) => (
          <Choice
            key={type}
            label={t[type]}
            any={t.none}
            value={String(given[type] ?? '')}
            options={CRISES.filter((card) => card.type === type).map(
              ({ id }) => [id.replace(/^.*\//, ''), nameOfId(id, locale)] as const,
            )}
            onChange={(name) => onChange(withCrisis(given, type, name))}
          />
        ))}
        <Choice
          label={t.map}
          any={t.mapKeep}
          value=""
          options={[
            ['none', t.mapNone],
            ...HAND_MADE_MAPS.map(({ id, names }) => [id, names[locale]] as const),
          ]}
          onChange={(id) => id !== '' && onChange(withMap(given, id))}
        />
      </div>
      {tokensOf(given).length > 0 && (
        <Part title={t.tokens}>
          <ul className="editor-list">
            {tokensOf(given).map((token) => (
              <li key={token}>
                <Token given={given} token={token} onChange={onChange} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Palette
        onAdd={(kind) => {
          const features = terrainOf(given);
          onChange(withTerrain(given, [...features, added(features, kind)]));
        }}
      />
    </>
  );
}

interface TokenProps {
  readonly given: Words;
  readonly token: string;
  readonly onChange: (given: Words) => void;
}

/** Who holds or controls an objective. */
function Token({ given, token, onChange }: TokenProps) {
  const t = usePositionWords();
  const locale = useLocale();
  const words = tokenWords(given, token);
  const people = playersOf(given).flatMap((who) => peopleOf(given, who).map((one) => ({ ...one, who })));
  const holder = people.find(({ words: said }) =>
    ((said['holds'] ?? []) as Json[]).some((one) => String(one) === token),
  );
  const name = t.token(token);
  return (
    <div className="editor-more">
      <b>{name}</b>
      <div className="editor-fields">
        <Choice
          label={t.of(t.controller, name)}
          any={t.nobody}
          value={String(words['controller'] ?? '')}
          options={playersOf(given).map((one) => [one, one] as const)}
          onChange={(controller) => onChange(withToken(given, token, { controller: controller || null }))}
        />
        <Choice
          label={t.of(t.holder, name)}
          any={t.nobody}
          value={holder === undefined ? '' : called(holder.who, holder.name)}
          options={people.map(
            ({ who, name: one, card }) =>
              [called(who, one), `${card === undefined ? one : nameOfId(card.id, locale)} (${who})`] as const,
          )}
          onChange={(chosen) =>
            onChange(heldBy(given, token, people.find((one) => called(one.who, one.name) === chosen) ?? null))
          }
        />
      </div>
      <div className="editor-checks">
        <Check
          label={t.exhausted}
          value={words['exhausted'] === true}
          onChange={(exhausted) => onChange(withToken(given, token, { exhausted }))}
        />
        {words['at'] !== undefined && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => onChange(heldBy(given, token, null))}
          >
            {t.backInPlace}
          </button>
        )}
      </div>
    </div>
  );
}
