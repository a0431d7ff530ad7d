import type { Words } from '@assemble/kernel';
import { Add, NumberField, Remove } from '../../../editor/Fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { cards, nameOf, term, titleOf } from '../data.ts';
import {
  castOf,
  countIn,
  PILES,
  type Pile,
  SIDEKICK,
  sideOf,
  withCard,
  withoutCard,
  withPile,
} from './given.ts';
import { Rolled } from './Rolled.tsx';
import { usePositionWords } from './words.ts';

interface Props {
  readonly given: Words;
  readonly who: string;
  readonly onChange: (given: Words) => void;
}

/** What a player has. */
export function Side({ given, who, onChange }: Props) {
  const t = usePositionWords();
  const side = sideOf(given, who);
  const number = (word: 'life' | 'markers', left: number): number => Number(side[word] ?? left);
  const put = (changes: Words): void => onChange({ ...given, [who]: { ...side, ...changes } });
  return (
    <>
      <div className="editor-fields">
        <NumberField label={t.life} value={number('life', 20)} onChange={(life) => put({ life })} />
        <NumberField
          label={t.markers}
          value={number('markers', 0)}
          onChange={(markers) => put({ markers })}
        />
      </div>
      <Rolled given={given} who={who} zone="field" onChange={onChange} />
      <Rolled given={given} who={who} zone="reserve" onChange={onChange} />
      <Piles given={given} who={who} onChange={onChange} />
    </>
  );
}

/** Dice that are not rolled: how many lie where. */
function Piles({ given, who, onChange }: Props) {
  const t = usePositionWords();
  const locale = useLocale();
  const team = castOf(given, who);
  const basics = castOf(given, null);
  const heads: Readonly<Record<Pile, string>> = { cards: t.onCard, bag: t.bag, prep: t.prep, used: t.used };
  const rows = [
    { name: SIDEKICK, title: term('sidekick', locale), full: term('sidekick', locale), isOwn: false },
    ...[...team, ...basics].map(({ name, card }) => ({
      ...{ name, title: titleOf(card, locale), full: nameOf(card, locale) },
      isOwn: card.kind !== 'basic-action',
    })),
  ];
  const taken = new Set(team.map(({ card }) => card.id));
  const free = cards
    .filter((card) => card.kind !== 'basic-action' && !taken.has(card.id))
    .map((card) => [card.id, nameOf(card, locale)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, locale));
  return (
    <section aria-label={t.dice}>
      <h3>{t.dice}</h3>
      <table className="dm-piles-table">
        <thead>
          <tr>
            <th scope="col">{t.card}</th>
            {PILES.map((pile) => (
              <th key={pile} scope="col">
                {heads[pile]}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, title, full, isOwn }) => (
            <tr key={name}>
              <th scope="row" title={full}>
                {title}
              </th>
              {PILES.map((pile) => (
                <td key={pile}>
                  {(pile !== 'cards' || isOwn) && (
                    <NumberField
                      bare
                      label={t.countOf(full, heads[pile])}
                      value={countIn(given, who, pile, name)}
                      onChange={(count) => onChange(withPile(given, who, pile, name, count))}
                    />
                  )}
                </td>
              ))}
              <td>
                {isOwn && <Remove name={full} onRemove={() => onChange(withoutCard(given, who, name))} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Add
        label={t.addCard}
        options={free}
        onAdd={(id) => {
          const card = cards.find((one) => one.id === id);
          if (card !== undefined) onChange(withCard(given, who, card));
        }}
      />
    </section>
  );
}
