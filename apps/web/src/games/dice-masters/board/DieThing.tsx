import { Thing } from '../../../table/stage/Thing.tsx';
import { Die } from '../die/Die.tsx';
import { actOn, useSeen } from './context.ts';
import { type DieView, emblemAt, faceOf } from './dice.ts';
import { marksOn } from './marks.ts';
import { Cube } from './motion/Cube.tsx';
import { liesAfter } from './motion/rolls.ts';
import { copyOf, fullName, sourcesOf, tiesOf } from './names.ts';
import { Sign } from './Sign.tsx';
import { titleAt } from './titles.ts';

/** A die as it lies there, without a name: whoever shows it names it. */
export function DiePicture({ die }: { readonly die: DieView }) {
  const { view } = useSeen();
  const now =
    die.attack === null || die.defense === null
      ? undefined
      : { attack: die.attack.value, defense: die.defense.value };
  return <Die face={faceOf(view, die)} emblem={emblemAt(view, die.card)} now={now} />;
}

/** Those that a die holds captive lie under it. */
function Captives({ of }: { readonly of: DieView }) {
  const { view } = useSeen();
  const held = view.dice.filter(({ holder, zone }) => holder === of.id && zone === 'captured');
  return held.map((die) => (
    <span key={die.id} className="dm-captive">
      <DiePicture die={die} />
      <Sign of="captured" />
    </span>
  ));
}

/** What lasts on a die and what it is tied to, in small letters below it. */
function Marks({ die }: { readonly die: DieView }) {
  const { view, locale, seatNames } = useSeen();
  const marks = [
    ...marksOn(view, die, locale),
    ...tiesOf(view, die, locale, seatNames).map((text) => ({ key: text, text, source: text })),
  ];
  if (marks.length === 0) return null;
  return (
    <span className="dm-marks">
      {marks.map(({ key, text, source }) => (
        <span key={key} title={`${text} (${source})`}>
          {text}
        </span>
      ))}
    </span>
  );
}

/** What is stamped on a die: damage, what it is given, that it would fall. */
export function Stamps({ die }: { readonly die: DieView }) {
  const { t, amounts, fallen, chosen, view } = useSeen();
  const amount = amounts.get(die.id);
  return (
    <>
      {die.damage > 0 && <span className="dm-hurt">−{die.damage}</span>}
      {amount !== undefined && <span className="dm-amount">{amount}</span>}
      {fallen.has(die.id) && <span className="dm-ko">{t.ko}</span>}
      {chosen.has(die.id) && view.phase === 'roll-and-reroll' && die.zone === 'prep' && (
        <span className="dm-reroll">
          <Sign of="reroll" />
        </span>
      )}
    </>
  );
}

/** A die with what is true of it now. */
export function DieThing({ die }: { readonly die: DieView }) {
  const seen = useSeen();
  const { view, locale, t, lit, chosen, moved, amounts, assigned } = seen;
  const options = seen.dieOptions(die);
  const open = options.filter((option) => option.lit);
  const isChosen = chosen.has(die.id);
  const isLit = lit.has(die.id) || open.length > 0;
  const amount = amounts.get(die.id);
  const why = open.length > 0 ? [] : options.flatMap(({ reasons }) => reasons);
  const falls = seen.fallen.has(die.id);
  const planned = assigned.get(die.id) ?? [];
  const name = [
    fullName(view, die, locale, seen.seatNames, assigned),
    ...(amount === undefined ? [] : [t.amount(amount)]),
    ...(falls ? [t.wouldFall] : []),
    ...(moved.has(die.id) ? [t.justMoved] : []),
    ...open.map(({ label }) => label),
  ].join(', ');
  const at = `die ${die.id}`;
  const tap = (): void =>
    lit.has(die.id) || isChosen
      ? seen.onTap(die.id)
      : actOn(seen, { at, title: titleAt(view, die.card, locale), options });
  const card = view.cards[die.card]?.id;
  const thrown = seen.rolling.indexOf(die.id);
  const pays = seen.paying.some((coin) => coin.die === die.id);
  const through = seen.meter !== null && isThrough(seen, die);
  return (
    <span
      className="dm-die-place"
      data-place={at}
      data-thrown={thrown >= 0 || undefined}
      style={thrown < 0 ? undefined : ({ '--lies': `${liesAfter(thrown)}ms` } as React.CSSProperties)}
      data-away={planned.length > 0 || undefined}
      data-pays={pays || undefined}
      data-falls={(falls && planned.length === 0) || undefined}
      data-through={through || undefined}
    >
      <Thing
        className="dm-die"
        name={[name, ...why].join('. ')}
        title={[name, ...sourcesOf(die, locale), ...why].join('\n')}
        onTap={isLit || isChosen ? tap : undefined}
        lit={isLit}
        chosen={isChosen}
        tag={lit.has(die.id) || isChosen ? copyOf(view, die, locale) : undefined}
        side={die.controller === seen.low ? 'own' : 'foe'}
        expanded={open.length > 1 ? false : undefined}
        moved={moved.has(die.id)}
        card={card === 'sidekick' ? undefined : card}
        entity={die.id}
      >
        <DiePicture die={die} />
        {planned.length === 0 && <Stamps die={die} />}
        <Marks die={die} />
      </Thing>
      {thrown >= 0 && <Cube die={die} nth={thrown} />}
      <span aria-hidden="true">
        <Captives of={die} />
      </span>
    </span>
  );
}

/** Whether it attacks and nobody stands in its way. */
function isThrough({ view, assigned }: ReturnType<typeof useSeen>, die: DieView): boolean {
  const { combat } = view;
  if (combat === null || !combat.attackers.includes(die.id) || combat.blocked.includes(die.id)) return false;
  const inTheWay = [...assigned.values()].some((to) => to.includes(die.id));
  return !inTheWay && !combat.blocks.some(({ attacker }) => attacker === die.id);
}
