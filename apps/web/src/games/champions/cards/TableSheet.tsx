import { STATS, type View } from '@assemble/champions';
import type { Locale } from '@assemble/language';
import type { BoardOption, CardSheetProps } from '../../../table/board.ts';
import { sumOf } from '../../../table/sum.ts';
import { cardAt } from '../data.ts';
import { pieceLine } from '../play/outline.ts';
import { say } from '../say.ts';
import { CardDialog } from './CardDialog.tsx';
import { useCardWords } from './words.ts';

type Piece = View['play'][number];

interface Props {
  readonly piece: Piece;
  readonly view: View;
  readonly locale: Locale;
}

/** How a card stands in play, and where each of its values comes from. */
function Standing({ piece, view, locale }: Props) {
  const names = (Object.keys(STATS) as (keyof typeof STATS)[]).filter((name) => piece.stats[name]);
  return (
    <>
      <p>{pieceLine(piece, view, locale)}</p>
      <ul className="mc-sums">
        {names.map((name) => {
          const stat = piece.stats[name];
          return (
            stat && (
              <li key={name}>
                <b>{STATS[name][locale]}</b>: {sumOf(stat, (source) => say(source, locale, [], view))}
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

/** What can and cannot be done with a card now, with every reason why not. */
function Now({ options }: { readonly options: readonly BoardOption[] }) {
  const t = useCardWords();
  const lists = [
    { title: t.canNow, lines: options.filter(({ lit }) => lit) },
    { title: t.notNow, lines: options.filter(({ lit }) => !lit) },
  ].filter(({ lines }) => lines.length > 0);
  return lists.map(({ title, lines }) => (
    <section key={title} aria-label={title}>
      <h4>{title}</h4>
      <ul className="mc-sums">
        {lines.map(({ id, label, reasons }) => (
          <li key={id}>{[label, ...reasons].join(' · ')}</li>
        ))}
      </ul>
    </section>
  ));
}

/** The sheet of a card over a table, with how it stands there. */
export function TableSheet({ card: id, locale, view, options, onClose }: CardSheetProps<View>) {
  const t = useCardWords();
  const card = cardAt(id);
  if (card === undefined) return null;
  const there = view?.play.filter((piece) => piece.card === card.id) ?? [];
  const held = view?.players.flatMap(({ hand }) => hand).filter((one) => one.card === card.id) ?? [];
  const ids = new Set([...there, ...held].map((one) => one.id));
  const own = options.filter(({ args }) => typeof args['card'] === 'number' && ids.has(args['card']));
  return (
    <CardDialog
      card={card}
      onClose={onClose}
      before={
        view !== null &&
        (there.length > 0 || own.length > 0) && (
          <section className="panel mc-standing" aria-label={t.atTable}>
            <h3>{t.atTable}</h3>
            {there.map((piece) => (
              <Standing key={piece.id} piece={piece} view={view} locale={locale} />
            ))}
            <Now options={own} />
          </section>
        )
      }
    />
  );
}
