import { FORMATS, type Team, type TeamFormat } from '@assemble/dice-masters';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { CardText } from '../CardText.tsx';
import { DieFace } from '../DieFace.tsx';
import { affiliationName, type Card, cards, nameOf, subtitleOf, term, titleOf } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { EnergyPicture } from './Dice.tsx';
import { diceOf, diceToTake, withBasicAction, withDice } from './edit.ts';
import { useTeamWords } from './words.ts';

interface Props {
  readonly card: Card;
  readonly team: Team;
  readonly format: TeamFormat['id'];
  readonly onChange: (team: Team) => void;
  readonly onRead: (card: Card) => void;
}

/** The one place where a card is read: text, faces, other versions, and what takes it. */
export function Reading({ card, team, format, onChange, onRead }: Props) {
  const t = useTeamWords();
  const locale = useLocale();
  const emblem = emblemOf(card.title);
  const isBasic = card.kind === 'basic-action';
  const at = team.basicActions.indexOf(card.id);
  const isTaken = isBasic ? at >= 0 : diceOf(team, card.id) > 0;
  const dice = diceToTake(team, card, FORMATS[format].maxDice);
  const versions = cards.filter((other) => other.title === card.title && other !== card);
  const title = titleOf(card, locale);
  const toggle = (): void => {
    if (isBasic)
      onChange(withBasicAction(team, isTaken ? at : team.basicActions.length, isTaken ? '' : card.id));
    else onChange(withDice(team, card.id, isTaken ? 0 : dice));
  };
  const facts = [
    subtitleOf(card, locale),
    card.affiliation ? affiliationName(card.affiliation, locale) : '',
    term(card.rarity, locale),
  ];
  const faces = card.die.faces;
  return (
    <section className="dm-reading" aria-label={t.reading(nameOf(card, locale))}>
      <div className="dm-reading-art">
        <EmblemArt emblem={emblem} width={290} height={148} />
        <p>
          {card.energy && <EnergyPicture energy={card.energy} />} <b>{card.cost}</b>
        </p>
      </div>
      <div className="dm-reading-body">
        <h3>{title}</h3>
        <p className="dm-reading-facts">{facts.filter(Boolean).join(' · ')}</p>
        <div className="dm-reading-text">
          <CardText card={card} locale={locale} />
        </div>
        <div className="dm-reading-faces">
          {[faces.filter(({ kind }) => kind !== 'energy'), faces.filter(({ kind }) => kind === 'energy')].map(
            (some, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: faces with numbers, then those of energy.
              <ul key={row}>
                {some.map((face, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a die has six faces in a fixed order.
                  <li key={i}>
                    <DieFace face={face} emblem={emblem} />
                  </li>
                ))}
              </ul>
            ),
          )}
        </div>
        {versions.length > 0 && (
          <>
            <h4>{t.others(title)}</h4>
            <ul className="dm-versions">
              {versions.map((other) => (
                <li key={other.id}>
                  <button type="button" onClick={() => onRead(other)}>
                    {subtitleOf(other, locale)} <b>{other.cost}</b>
                  </button>
                </li>
              ))}
            </ul>
            <p className="dm-reading-note">{t.oneOfName}</p>
          </>
        )}
      </div>
      <button type="button" className="dm-take" data-taken={isTaken || undefined} onClick={toggle}>
        {isTaken ? t.leave(title) : t.takeIt(title)}{' '}
        <small>
          {isBasic ? t.asBasicAction : isTaken ? t.dice(diceOf(team, card.id)) : t.withDice(dice)}
        </small>
      </button>
    </section>
  );
}
