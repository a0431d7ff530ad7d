import { useSeen } from './context.ts';
import { DieTile } from './DieTile.tsx';
import { diceIn, type Pair, pairsOf } from './dice.ts';
import { isBlockingOver } from './names.ts';

function PairRow({ pair, first }: { readonly pair: Pair; readonly first: ReadonlySet<number> }) {
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
            <PairRow key={pair.attacker.id} pair={pair} first={firsts[i] ?? placed} />
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
