import { useSeen } from './context.ts';

/** Team tactic cards that were not played yet: one that can be played now is lit. Pointing at one reads it. */
export function Tactics({ seat }: { readonly seat: number }) {
  const { view, t, nameOfCard, optionFor, onOption, onInspect } = useSeen();
  const cards = view.players[seat]?.tactics ?? [];
  if (view.characters.length === 0) return null;
  const isAsked = view.decisions.some((one) => one.seat === seat);
  return (
    <div className="cp-tactics">
      <ul aria-label={t.tactics}>
        {cards.map((slot) => {
          const id = view.cards[slot]?.id ?? '';
          const name = nameOfCard(slot);
          const option = isAsked ? optionFor({ card: id }) : undefined;
          return (
            <li key={slot}>
              <button
                type="button"
                className="cp-tactic"
                data-card={id}
                data-lit={option?.lit || undefined}
                aria-label={option?.lit ? t.play(name) : t.inspect(name)}
                title={[name, ...(option?.reasons ?? [])].join('. ')}
                onClick={() => (option?.lit ? onOption(option.id) : onInspect(id))}
              />
            </li>
          );
        })}
      </ul>
      <small>{cards.length === 0 ? t.noTactics : t.tacticsShort(cards.length)}</small>
    </div>
  );
}
