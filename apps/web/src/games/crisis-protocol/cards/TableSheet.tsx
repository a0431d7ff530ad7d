import type { View } from '@assemble/crisis-protocol';
import type { CardSheetProps } from '../../../table/board.ts';
import { useDesk } from '../../../table/desk.ts';
import { content } from '../data.ts';
import { entityName } from '../play/names.ts';
import { CardDialog } from './CardDialog.tsx';
import { Standing } from './Standing.tsx';
import { useCardWords } from './words.ts';

/** The sheet of a card over a table, with how its characters stand there. */
export function TableSheet({ card: id, locale, view, options, onClose }: CardSheetProps<View>) {
  const t = useCardWords();
  const { seatNames } = useDesk();
  const card = content.find(id);
  if (card === undefined) return null;
  const there = view?.characters.filter((one) => view.cards[one.card]?.id === id) ?? [];
  return (
    <CardDialog
      card={card}
      onClose={onClose}
      before={
        view !== null &&
        there.length > 0 && (
          <section className="panel cp-standing" aria-label={t.atTable}>
            <h3>{t.atTable}</h3>
            {there.map((character) => (
              <Standing
                key={character.id}
                character={character}
                view={view}
                options={options}
                locale={locale}
                {...(there.length > 1 ? { name: entityName(character.id, view, locale, seatNames) } : {})}
              />
            ))}
          </section>
        )
      }
    />
  );
}
