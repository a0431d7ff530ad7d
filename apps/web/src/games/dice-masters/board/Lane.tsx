import { useSeen } from './context.ts';
import { DieTile } from './DieTile.tsx';
import { type DieView, diceIn, type Pair, pairsOf } from './dice.ts';
import { isBlockingOver } from './names.ts';
import { previewOf } from './preview.ts';
import { titleAt } from './titles.ts';

/** What it would come to, in words. */
function Outlook({ pair, all }: { readonly pair: Pair; readonly all: readonly Pair[] }) {
  const { view, t, locale } = useSeen();
  const { through, out, split } = previewOf(view, pair, all);
  const named = (dice: readonly DieView[]): string =>
    dice.map((die) => titleAt(view, die.card, locale)).join(', ');
  const words = [
    ...(out.length > 0 ? [t.previewOut(named(out))] : []),
    ...(split === null ? [] : [t.previewSplit(split.amount)]),
    ...(split !== null && split.could.length > 0 ? [t.previewCould(named(split.could))] : []),
    ...(through > 0 ? [t.previewThrough(through)] : []),
  ];
  return (
    <p className="dm-preview">
      <small>{t.preview}</small> {words.length === 0 ? t.previewNothing : words.join(' · ')}
    </p>
  );
}

interface RowProps {
  readonly pair: Pair;
  readonly first: ReadonlySet<number>;
  readonly all: readonly Pair[];
}

function PairRow({ pair, first, all }: RowProps) {
  const { view, t } = useSeen();
  const { attacker, blockers, planned, blocked } = pair;
  const alone = blockers.length + planned.length === 0;
  const word = blocked ? t.blockerGone : isBlockingOver(view) ? t.unblocked : t.notYetBlocked;
  return (
    <li className="dm-pair" data-open={(alone && !blocked) || undefined}>
      <DieTile die={attacker} />
      <span className="dm-versus" aria-hidden="true">
        {alone ? '➤' : '⚔'}
      </span>
      {alone ? (
        <span className="dm-pair-word" aria-hidden="true">
          {word}
        </span>
      ) : (
        <ul className="dm-dice">
          {blockers.map((die) => (
            <li key={die.id}>
              <DieTile die={die} ghost={!first.has(die.id)} />
            </li>
          ))}
          {planned.map((die) => (
            <li key={`plan-${die.id}`} aria-hidden="true" className="dm-planned">
              <DieTile die={die} ghost />
              <span className="dm-pair-word">{t.planned}</span>
            </li>
          ))}
        </ul>
      )}
      <Outlook pair={pair} all={all} />
    </li>
  );
}

/** The attack zone between the fields: every attacker with those who block it. */
export function Lane() {
  const { view, t, assigned, low, high } = useSeen();
  const pairs = pairsOf(view, assigned);
  const shown = new Set(
    pairs.flatMap(({ attacker, blockers }) => [attacker, ...blockers].map(({ id }) => id)),
  );
  const others = [high, low]
    .flatMap((seat) => diceIn(view, 'attack', seat))
    .filter(({ id }) => !shown.has(id));
  // A blocker of several attackers stands at the first; beside the others only its picture does.
  const placed = new Set<number>();
  const firsts = pairs.map(({ blockers }) => {
    const here = blockers.map(({ id }) => id).filter((id) => !placed.has(id));
    for (const id of here) placed.add(id);
    return new Set(here);
  });
  return (
    <section className="dm-zone dm-lane" aria-label={t.lane} data-empty={shown.size === 0 || undefined}>
      <p className="dm-zone-name" aria-hidden="true">
        {t.lane}
      </p>
      {pairs.length + others.length === 0 ? (
        <p className="dm-empty">{t.noAttack}</p>
      ) : (
        <ul className="dm-pairs">
          {pairs.map((pair, i) => (
            <PairRow key={pair.attacker.id} pair={pair} first={firsts[i] ?? placed} all={pairs} />
          ))}
          {others.map((die) => (
            <li key={die.id} className="dm-pair">
              <DieTile die={die} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
