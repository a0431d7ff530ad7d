import { type Draft, TITLES, type TitleId } from '@assemble/dice-masters';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { cards, content, isStarter } from '../data.ts';
import { useConfigureWords } from './configure-words.ts';

const LEAST = 8;
const MOST = 20;
const DICE = 5;

const own = cards.filter(({ kind }) => kind !== 'basic-action');
const titlesOf = (ids: readonly string[]): readonly TitleId[] => [
  ...new Set(ids.flatMap((id) => content.find(id)?.title ?? [])),
];

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const numbers = (from: number, to: number): readonly (readonly [string, string])[] =>
  Array.from({ length: to - from + 1 }, (_, i) => [String(from + i), String(from + i)] as const);

/** What a draft is played with (DM-DRAFT-TEAMS-1 to -5). */
export function DraftForm({ draft, onChange }: Props) {
  const t = useConfigureWords();
  const locale = useLocale();
  const pool = draft.cards.every((id) => own.find((card) => card.id === id && isStarter(card)))
    ? 'starter'
    : 'whole';
  const available = pool === 'starter' ? own.filter(isStarter) : own;
  const titles = titlesOf(available.map(({ id }) => id));
  const chosen = titlesOf(draft.cards);
  const setTitles = (next: readonly TitleId[]): void =>
    onChange({
      ...draft,
      cards: available.filter(({ title }) => next.includes(title)).map(({ id }) => id),
    });
  return (
    <>
      <div className="play-choices">
        <Choice
          label={t.draftNumber}
          value={String(draft.number)}
          options={numbers(LEAST, MOST)}
          onChange={(number) => onChange({ ...draft, number: Number(number) })}
        />
        <Choice
          label={t.draftBasicActions}
          value={String(draft.basicActions)}
          options={numbers(3, 4)}
          onChange={(count) => onChange({ ...draft, basicActions: count === '4' ? 4 : 3 })}
        />
        <Choice
          label={t.draftDice}
          value={String(draft.dicePerTitle)}
          options={numbers(1, DICE)}
          onChange={(dice) => onChange({ ...draft, dicePerTitle: Number(dice) })}
        />
        <Choice
          label={t.draftCards}
          value={pool}
          options={[
            ['starter', t.starterSet],
            ['whole', t.wholeSet],
          ]}
          onChange={(next) => {
            const all = next === 'starter' ? own.filter(isStarter) : own;
            onChange({ ...draft, cards: all.map(({ id }) => id) });
          }}
        />
      </div>
      <details className="draft-titles">
        <summary>{t.draftTitles(chosen.length)}</summary>
        <p className="actions">
          <button type="button" className="button button-quiet" onClick={() => setTitles(titles)}>
            {t.all}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setTitles([])}>
            {t.none}
          </button>
        </p>
        <ul>
          {titles.map((title) => (
            <li key={title}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={chosen.includes(title)}
                  onChange={(event) =>
                    setTitles(
                      event.target.checked ? [...chosen, title] : chosen.filter((one) => one !== title),
                    )
                  }
                />
                {TITLES[title].text[locale]}
              </label>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
