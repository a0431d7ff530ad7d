import './plain-board.css';
import type { BoardProps, GameFace } from './board.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly face: GameFace;
  readonly board: BoardProps;
}

/** The board in words: for screen readers, small windows, and games whose picture is not there yet. */
export function PlainBoard({ face, board }: Props) {
  const t = useTableWords();
  const { view, locale, seatNames, lit, chosen, assigned, amounts, onTap, onInspect } = board;
  const note = (entity: number): string => {
    const targets = assigned.get(entity) ?? [];
    const to = targets.map((target) => face.entityName(target, view, locale, seatNames)).join(', ');
    const amount = amounts.get(entity) ?? 0;
    return [to === '' ? '' : `→ ${to}`, amount === 0 ? '' : `+${amount}`].filter(Boolean).join(' ');
  };
  return (
    <div className="plain-board">
      {face.outline(view, locale, seatNames).map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {lines.length === 0 && <p>–</p>}
          <ul>
            {lines.map(({ entity, card, text }) => (
              <li key={`${entity ?? ''} ${card ?? ''}`} data-card={card ?? undefined}>
                {entity !== null && lit.has(entity) ? (
                  <button
                    type="button"
                    className="choice"
                    aria-pressed={chosen.has(entity)}
                    onClick={() => onTap(entity)}
                  >
                    {text} {note(entity)}
                  </button>
                ) : (
                  <span>
                    {text} {entity === null ? '' : note(entity)}
                  </span>
                )}
                {card !== null && (
                  <button
                    type="button"
                    className="inspect"
                    aria-label={t.inspect(text)}
                    onClick={() => onInspect(card)}
                  >
                    i
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
