import './cards.css';
import type { View } from '@assemble/crisis-protocol';
import type { SelectedProps } from '../../../table/board.ts';
import { actingIn } from '../board/names.ts';
import { content } from '../data.ts';
import { entityName } from '../play/names.ts';
import { CardBody } from './CardParts.tsx';
import { Standing } from './Standing.tsx';

/** The character that was tapped, else the one that acts: how it stands, and its card. */
export function Selected({ entity, view, locale, seatNames, options }: SelectedProps<View>) {
  const id = entity ?? actingIn(view);
  const character = id === null ? undefined : view.characters[id];
  const card = character === undefined ? undefined : content.find(view.cards[character.card]?.id ?? '');
  if (character === undefined || card === undefined) return null;
  const name = entityName(character.id, view, locale, seatNames);
  return (
    <section className="cp-selected" aria-label={name} data-character={character.id}>
      <h3>{name}</h3>
      <div className="cp-standing">
        <Standing character={character} view={view} options={options} locale={locale} />
      </div>
      <CardBody card={card} locale={locale} />
    </section>
  );
}
