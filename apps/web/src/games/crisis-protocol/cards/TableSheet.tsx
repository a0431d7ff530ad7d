import type { View } from '@assemble/crisis-protocol';
import type { BoardOption, CardSheetProps } from '../../../table/board.ts';
import { conditionName } from '../board/names.ts';
import { content } from '../data.ts';
import { CardDialog } from './CardDialog.tsx';
import { useCardWords } from './words.ts';

type Character = View['characters'][number];

/** How a character stands, and what it can and cannot do now, with every reason why not. */
function Standing({
  character,
  options,
  locale,
}: {
  readonly character: Character;
  readonly options: readonly BoardOption[];
} & Pick<CardSheetProps, 'locale'>) {
  const t = useCardWords();
  const { damage, stamina, power, side, conditions, gone, dazed, activated } = character;
  const facts = [
    side === 'healthy' ? t.healthy : t.injured,
    t.state(damage, stamina, power),
    ...(gone ? [t.knockedOut] : dazed ? [t.dazed] : activated ? [t.activated] : []),
    ...conditions.map((condition) => conditionName(condition, locale)),
  ];
  const own = options.filter(({ args }) => args['who'] === character.id);
  const lists = [
    { title: t.canNow, lines: own.filter(({ lit }) => lit) },
    { title: t.notNow, lines: own.filter(({ lit }) => !lit) },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <>
      <p>{facts.join(' · ')}</p>
      {lists.map(({ title, lines }) => (
        <details key={title} open>
          <summary>{title}</summary>
          <ul className="cp-now">
            {lines.map(({ id, label, reasons }) => (
              <li key={id}>
                {label}
                {reasons.length > 0 && (
                  <ul className="why">
                    {reasons.map((reason) => (
                      <li key={reason}>{reason}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

/** The sheet of a card over a table, with how its characters stand there. */
export function TableSheet({ card: id, locale, view, options, onClose }: CardSheetProps<View>) {
  const t = useCardWords();
  const card = content.find(id);
  if (card === undefined) return null;
  const there = view?.characters.filter((one) => view.cards[one.card]?.id === id) ?? [];
  return (
    <CardDialog
      card={card}
      onClose={onClose}
      before={
        there.length > 0 && (
          <section className="panel cp-standing" aria-label={t.atTable}>
            <h3>{t.atTable}</h3>
            {there.map((character) => (
              <Standing key={character.id} character={character} options={options} locale={locale} />
            ))}
          </section>
        )
      }
    />
  );
}
