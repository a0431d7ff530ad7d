import type { Roster, Squad } from '@assemble/crisis-protocol';
import type { Locale } from '@assemble/language';
import { Strip } from '../../../play/line-up/Strip.tsx';
import { content } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { useConfigureWords } from './configure-words.ts';

interface Props {
  readonly roster: Roster;
  /** Who of them plays, where that is settled already. */
  readonly squad: Squad | null;
  readonly locale: Locale;
}

/** The characters of a roster, or of the squad that is taken from it, its leaders first. */
export function SquadSide({ roster, squad, locale }: Props) {
  const t = useConfigureWords();
  const fielded = roster.characters.filter(({ id }) => squad?.characters.includes(id) ?? true);
  const members = fielded.flatMap(({ id }) => {
    const card = content.find(id);
    return card?.card === 'character' ? [card] : [];
  });
  if (members.length === 0) return <p className="line-up-none">{t.nobody}</p>;
  const leads = ({ leadership }: (typeof members)[number]): boolean => leadership.length > 0;
  const inOrder = [...members.filter(leads), ...members.filter((one) => !leads(one))];
  return (
    <ul className="strips" data-of="squad">
      {inOrder.map((card) => (
        <Strip
          key={card.id}
          emblem={emblemOf(card.id)}
          name={card.name[locale]}
          corner={
            <>
              {card.threat}
              <span className="hidden"> {t.threat}</span>
            </>
          }
          {...(leads(card) ? { tag: t.leader } : {})}
        />
      ))}
    </ul>
  );
}
