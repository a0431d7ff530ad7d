import { useSeen } from './context.ts';

/** What can be done with the card that was tapped, and why other things cannot. */
export function Picked() {
  const { picked, pick, optionsOf, nameOf, faceOf, onOption, onInspect, t } = useSeen();
  if (picked === null) return null;
  const options = optionsOf(picked);
  const card = faceOf(picked)?.card;
  if (options.length === 0) return null;
  const can = options.filter(({ lit }) => lit);
  const not = options.filter(({ lit }) => !lit);
  return (
    <section className="mc-picked panel" aria-label={nameOf(picked)}>
      <h3>{nameOf(picked)}</h3>
      <p className="actions">
        {can.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className="button button-accent"
            onClick={() => {
              pick(null);
              onOption(id);
            }}
          >
            {label}
          </button>
        ))}
        {card !== undefined && (
          <button type="button" className="button button-quiet" onClick={() => onInspect(card)}>
            {t.read}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={() => pick(null)}>
          {t.close}
        </button>
      </p>
      {not.length > 0 && (
        <ul className="mc-why">
          {not.map(({ id, label, reasons }) => (
            <li key={id}>
              <b>
                {t.notNow}: {label}
              </b>
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
