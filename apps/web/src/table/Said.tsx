import type { Message, Reason } from '@assemble/kernel';
import type { Rich } from '@assemble/language';
import { RichText } from '../shell/RichText.tsx';
import { useDesk } from './desk.ts';
import { useTableWords } from './words/index.ts';

/** A text whose names open their sheets. */
export function Spoken({ text }: { readonly text: Rich }) {
  const { face, view, openCard } = useDesk();
  return (
    <RichText
      text={text}
      reference={({ ref, id, text: name }) => {
        if (ref === 'seat')
          return (
            <b className="seat-name" data-seat={id}>
              {name}
            </b>
          );
        const card =
          ref === 'card' ? id : ref === 'die' && view !== null ? face.cardOf(Number(id), view) : null;
        if (card === null) return name;
        return (
          <button type="button" className="name" data-card={card} onClick={() => openCard(card)}>
            {name}
          </button>
        );
      }}
    />
  );
}

/** A message of the game or of the table. */
export function Said({ message }: { readonly message: Message }) {
  return <Spoken text={useDesk().say(message)} />;
}

/** A rule; it opens. Its number is seen by referees only, and heard by whoever listens. */
export function RuleChip({ rule }: { readonly rule: string }) {
  const t = useTableWords();
  const { openRule } = useDesk();
  if (rule === '') return null;
  return (
    <button
      type="button"
      className="rule-chip"
      aria-label={t.rule(rule)}
      title={t.rule(rule)}
      onClick={() => openRule(rule)}
    >
      <span className="rule-number">{rule}</span>
    </button>
  );
}

/** Why not: every reason with its rule. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <ul className="why">
      {reasons.map((reason) => (
        <li key={`${reason.rule} ${reason.key} ${JSON.stringify(reason.args)}`}>
          <Said message={reason} /> <RuleChip rule={reason.rule} />
        </li>
      ))}
    </ul>
  );
}
