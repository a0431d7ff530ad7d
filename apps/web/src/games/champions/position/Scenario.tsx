import { isAmong, RECOMMENDED } from '@assemble/champions';
import type { Words } from '@assemble/kernel';
import { NumberField, Part } from '../../../editor/Fields.tsx';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { type Card, cards, content } from '../data.ts';
import { Cards, Status } from './Cards.tsx';
import { cardsIn, SCENARIO_PLACES, schemeOf, villainOf, withCard, withVillain } from './given.ts';
import { usePositionWords } from './words.ts';

interface Props {
  readonly given: Words;
  readonly onChange: (given: Words) => void;
}

const fronts = cards.map((card) => card.faces[0]);
const VILLAINS = fronts.filter((face) => face.type === 'villain');

const stagesOf = (villain: string): readonly number[] =>
  VILLAINS.flatMap((face) => (face.title.en === villain && face.stage !== null ? [face.stage] : [])).sort();

/** The main schemes that a villain pursues. */
const schemesOf = (villain: string): readonly number[] => {
  const set = VILLAINS.find((face) => face.title.en === villain)?.set;
  return fronts.flatMap((face) =>
    face.type === 'main-scheme' && face.set === set && face.stage !== null ? [face.stage] : [],
  );
};

const isEncounter = (card: Card): boolean => {
  const [{ type }] = card.faces;
  return isAmong(card, 'encounter') && type !== 'villain' && type !== 'main-scheme' && type !== 'environment';
};

/** The cards of the villain's, the standard and the recommended sets come under the encounter deck. */
function filledEncounter(given: Words): Words {
  const set = VILLAINS.find((face) => face.title.en === villainOf(given).card)?.set ?? 'rhino';
  const sets = [set, 'standard', RECOMMENDED[set] ?? ''];
  const place = { ...SCENARIO_PLACES.encounter, who: null };
  let next = given;
  for (const card of cards.filter((one) => sets.includes(one.set) && isEncounter(one)))
    for (let n = 0; n < card.copies; n++)
      next = withCard(next, place, content.card(card.id), cardsIn(next, place).length);
  return next;
}

/** The villain, the main scheme, and the cards of the scenario. */
export function Scenario({ given, onChange }: Props) {
  const t = usePositionWords();
  const locale = useLocale();
  const villain = villainOf(given);
  const scheme = schemeOf(given);
  const stages = stagesOf(villain.card);
  const names = new Map(VILLAINS.map((face) => [face.title.en, face.title[locale]]));
  const put = (changes: Words): void => onChange(withVillain(given, changes));
  const putScheme = (changes: Words): void => onChange({ ...given, scheme: { ...scheme, ...changes } });
  const numbers = (all: readonly number[]): (readonly [string, string])[] =>
    all.map((one) => [String(one), String(one)]);
  return (
    <>
      <Part title={t.villain}>
        <div className="editor-fields">
          <Choice
            label={t.villain}
            value={villain.card}
            options={[...names]}
            onChange={(card) =>
              card !== '' &&
              onChange({
                ...withVillain(given, { card, stage: stagesOf(card)[0] ?? 1 }),
                scheme: { threat: 0 },
              })
            }
          />
          <Choice
            label={t.stage}
            value={String(villain['stage'] ?? 1)}
            options={numbers(stages)}
            onChange={(stage) => stage !== '' && put({ stage: Number(stage) })}
          />
          <NumberField
            label={t.on(t.damage, t.villain)}
            value={Number(villain['damage'] ?? 0)}
            onChange={(damage) => put({ damage })}
          />
        </div>
        <Status words={villain} hasStatus onChange={put} />
      </Part>
      <Part title={t.scheme}>
        <div className="editor-fields">
          <Choice
            label={t.schemeStage}
            value={String(scheme.stage)}
            options={numbers(schemesOf(villain.card))}
            onChange={(stage) => stage !== '' && putScheme({ stage: Number(stage) })}
          />
          <NumberField
            label={t.on(t.threat, t.scheme)}
            value={scheme.threat}
            onChange={(threat) => putScheme({ threat })}
          />
          <NumberField
            label={t.acceleration}
            value={Number(given['acceleration'] ?? 0)}
            onChange={(acceleration) => onChange({ ...given, acceleration })}
          />
        </div>
      </Part>
      {(['scenario', 'encounter', 'encounter-discard', 'aside'] as const).map((list) => (
        <div key={list} className="editor-part">
          <Cards
            given={given}
            place={{ ...SCENARIO_PLACES[list], who: null }}
            title={t[list]}
            onChange={onChange}
          />
          {list === 'encounter' && (
            <p>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => onChange(filledEncounter(given))}
              >
                {t.fillEncounter}
              </button>
            </p>
          )}
        </div>
      ))}
    </>
  );
}
