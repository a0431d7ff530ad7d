import type { Team } from '@assemble/dice-masters';
import { memo } from 'react';
import { Tile } from '../../../collection/cards/Pool.tsx';
import { useCollectionWords } from '../../../collection/words.ts';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { type Card, nameOf, plainTextOf, subtitleOf, term, titleOf } from '../data.ts';
import { Die } from '../die/Die.tsx';
import { emblemOf } from '../emblem-of.ts';
import { diceOf, withBasicAction, withDice } from './edit.ts';
import { Gem } from './Tray.tsx';
import { useTeamWords } from './words.ts';

interface FaceProps {
  readonly card: Card;
}

/** Emblem, name, text and the six faces in a strip. */
const Face = memo(function Face({ card }: FaceProps) {
  const locale = useLocale();
  const emblem = emblemOf(card.title);
  const faces = [
    ...card.die.faces.filter(({ kind }) => kind !== 'energy'),
    ...card.die.faces.filter(({ kind }) => kind === 'energy'),
  ];
  return (
    <>
      <span className="dm-pool-art">
        <EmblemArt emblem={emblem} width={74} height={100} />
      </span>
      <Gem card={card} />
      <span className="dm-pool-words">
        <b>{titleOf(card, locale)}</b>
        <small>{subtitleOf(card, locale)}</small>
        <span>{plainTextOf(card, locale)}</span>
      </span>
      <span className="dm-strip">
        {faces.map((face, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die has six faces in a fixed order.
          <span key={at} data-energy-face={face.kind === 'energy' || undefined}>
            <Die face={face} emblem={emblem} />
          </span>
        ))}
      </span>
    </>
  );
});

interface Props {
  readonly card: Card;
  readonly team: Team;
  readonly isRead: boolean;
  readonly onChange: (team: Team) => void;
  readonly onPoint: (card: Card) => void;
  readonly onRead: (card: Card) => void;
}

/** A card to choose from, with what adds it. */
export function PoolCard({ card, team, isRead, onChange, onPoint, onRead }: Props) {
  const t = useTeamWords();
  const shared = useCollectionWords();
  const locale = useLocale();
  const name = nameOf(card, locale);
  const isBasic = card.kind === 'basic-action';
  const at = team.basicActions.indexOf(card.id);
  const count = isBasic ? (at >= 0 ? 1 : 0) : diceOf(team, card.id);
  const isFull = count >= (isBasic ? 1 : card.max);
  const add = (): void => {
    if (isBasic) {
      if (at < 0) onChange(withBasicAction(team, team.basicActions.length, card.id));
    } else onChange(withDice(team, card.id, count + 1));
  };
  const remove = (): void => {
    if (count === 0) return;
    onChange(isBasic ? withBasicAction(team, at, '') : withDice(team, card.id, count - 1));
  };
  const energy = card.energy ? `, ${term(card.energy, locale)}` : '';
  const more = isBasic ? shared.add(name) : t.more(name);
  return (
    <>
      <Tile
        className="dm-pool-card"
        name={`${name}, ${card.cost}${energy}${count > 0 && !isBasic ? `, ${t.dice(count)}` : ''}`}
        state={isFull ? 'full' : count > 0 ? 'taken' : 'can'}
        isRead={isRead}
        onPoint={() => onPoint(card)}
        onRead={() => onRead(card)}
        onAdd={add}
        onRemove={remove}
      >
        <Face card={card} />
      </Tile>
      {count > 0 && (
        <button
          type="button"
          className="dm-add dm-fewer"
          aria-label={isBasic ? t.leave(name) : t.fewer(name)}
          onClick={remove}
        >
          −
        </button>
      )}
      <button
        type="button"
        className="dm-add"
        data-taken={count > 0 || undefined}
        aria-label={more}
        title={more}
        onClick={add}
      >
        {count > 0 ? count : '+'}
      </button>
    </>
  );
}
