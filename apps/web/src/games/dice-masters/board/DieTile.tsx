import type { Locale } from '@assemble/language';
import { term } from '../data.ts';
import { Die } from '../die/Die.tsx';
import { useSeen } from './context.ts';
import { type DieView, emblemAt, faceOf } from './dice.ts';
import { marksOn } from './marks.ts';
import { energyText, fullName, sourcesOf, tiesOf } from './names.ts';
import { Tap } from './Tap.tsx';
import { titleAt } from './titles.ts';

/** A die as it lies there, without a name: whoever shows it names it. */
function DiePicture({ die }: { readonly die: DieView }) {
  const { view } = useSeen();
  const face = faceOf(view, die);
  const now =
    die.attack === null || die.defense === null
      ? undefined
      : { attack: die.attack.value, defense: die.defense.value };
  return <Die face={face} emblem={emblemAt(view, die.card)} now={now} className="dm-face" />;
}

/** The letter of an energy type in the language; wild has its question mark. */
export const letterOf = (energy: 'fist' | 'bolt' | 'mask' | 'shield' | 'wild', locale: Locale): string =>
  energy === 'wild' ? '' : term(energy, locale).charAt(0);

/** What stands under a die: level and numbers, with the printed ones where they differ. */
function Caption({ die }: { readonly die: DieView }) {
  const { view, locale, t } = useSeen();
  const face = faceOf(view, die);
  if (face === undefined) return null;
  if (face.kind === 'energy') return <span className="dm-die-line">{energyText(face, locale)}</span>;
  if (face.kind === 'action')
    return (
      <span className="dm-die-line">
        {t.action} {'★'.repeat(face.bursts)}
      </span>
    );
  if (die.attack === null || die.defense === null)
    return <span className="dm-die-line">{t.fieldingShort(face.cost)}</span>;
  const number = (now: number, printed: number, letter: string) => (
    <span className={now === printed ? '' : 'dm-changed'}>
      {now}
      {letter}
      {now !== printed && <small> ({printed})</small>}
    </span>
  );
  return (
    <span className="dm-die-line">
      <span>
        {t.levelLetter}
        {face.level}
      </span>
      {number(die.attack.value, face.attack, t.attackLetter)}
      {number(die.defense.value, face.defense, t.defenseLetter)}
    </span>
  );
}

interface Props {
  readonly die: DieView;
  /** Only shown here; its own place is elsewhere. */
  readonly ghost?: boolean;
}

/** A die with what is true of it now. */
export function DieTile({ die, ghost = false }: Props) {
  const seen = useSeen();
  const { view, locale, t, lit, chosen, moved, amounts, assigned } = seen;
  const option = ghost ? undefined : seen.dieOption(die);
  const isLit = !ghost && (lit.has(die.id) || option?.lit === true);
  const isChosen = !ghost && chosen.has(die.id);
  const amount = amounts.get(die.id);
  const marks = marksOn(view, die, locale);
  const ties = tiesOf(view, die, locale, seen.seatNames);
  const planned = ghost ? [] : (assigned.get(die.id) ?? []);
  const name = [
    fullName(view, die, locale, seen.seatNames, assigned),
    ...(amount === undefined ? [] : [t.amount(amount)]),
    ...(moved.has(die.id) ? [t.justMoved] : []),
    ...(option?.lit === true ? [option.label] : []),
  ].join(', ');
  const tap = (): void =>
    lit.has(die.id) || isChosen || option === undefined ? seen.onTap(die.id) : seen.onOption(option.id);
  const why = option !== undefined && !option.lit ? option.reasons : [];
  const card = view.cards[die.card]?.id;
  return (
    <Tap
      className={`dm-die${ghost ? ' dm-ghost' : ''}`}
      name={[name, ...why].join('. ')}
      title={[name, ...sourcesOf(die, locale), ...why].join('\n')}
      onTap={isLit || isChosen ? tap : undefined}
      lit={isLit}
      chosen={isChosen}
      moved={moved.has(die.id)}
      card={card === 'sidekick' ? undefined : card}
    >
      <span className="dm-die-picture">
        <DiePicture die={die} />
        {die.damage > 0 && <span className="dm-damage">−{die.damage}</span>}
        {amount !== undefined && <span className="dm-amount">{amount}</span>}
      </span>
      <span className="dm-die-name">{titleAt(view, die.card, locale)}</span>
      <Caption die={die} />
      {(marks.length > 0 || ties.length > 0 || planned.length > 0) && (
        <span className="dm-marks">
          {marks.map(({ key, text, source }) => (
            <span key={key} className="dm-mark" title={source}>
              {text}
            </span>
          ))}
          {ties.map((text) => (
            <span key={text} className="dm-mark dm-tie">
              {text}
            </span>
          ))}
          {planned.map((id) => (
            <span key={id} className="dm-mark dm-plan">
              → {titleAt(view, view.dice.find((one) => one.id === id)?.card ?? 0, locale)}
            </span>
          ))}
        </span>
      )}
    </Tap>
  );
}
