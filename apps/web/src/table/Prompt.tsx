import type { Answer, Reason } from '@assemble/kernel';
import type { Asked, Update } from '@assemble/protocol';
import type { RefObject } from 'react';
import { useDesk } from './desk.ts';
import { type Draft, isOptional } from './draft.ts';
import { Reasons, RuleChip, Said } from './Said.tsx';
import { CommitShape, OptionsShape, OrderShape, SuggestionShape, YesNoShape } from './shapes/menus.tsx';
import type { ShapeProps } from './shapes/shape.ts';
import { AssignShape, DistributeShape, EntitiesShape, NumberShape, PayShape } from './shapes/targets.tsx';
import { useTableWords } from './words/index.ts';

function Controls(props: Omit<ShapeProps, 'decision'>) {
  const { decision } = props.asked;
  switch (decision.shape) {
    case 'options':
      return <OptionsShape {...props} decision={decision} />;
    case 'entities':
      return <EntitiesShape {...props} decision={decision} />;
    case 'order':
      return <OrderShape {...props} decision={decision} />;
    case 'distribute':
      return <DistributeShape {...props} decision={decision} />;
    case 'number':
      return <NumberShape {...props} decision={decision} />;
    case 'assign':
      return <AssignShape {...props} decision={decision} />;
    case 'pay':
      return <PayShape {...props} decision={decision} />;
    case 'yes-no':
      return <YesNoShape {...props} decision={decision} />;
    case 'commit':
      return <CommitShape {...props} decision={decision} />;
    case 'place':
      return <SuggestionShape {...props} decision={decision} />;
  }
}

interface Props {
  readonly asked: Asked;
  readonly draft: Draft;
  readonly refused: readonly Reason[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onDraft: (draft: Draft) => void;
  readonly onTap: (entity: number) => void;
  readonly onDecide: (answer: Answer) => void;
}

/** Who decides what, by which rule, and with which buttons: always in the same place, never over the board. */
export function Prompt({ asked, draft, refused, heading, onDraft, onTap, onDecide }: Props) {
  const t = useTableWords();
  const { face, seatNames } = useDesk();
  const { decision } = asked;
  const free = isOptional(decision, face.passes);
  return (
    <section
      className="prompt"
      aria-label={t.decision}
      data-n={decision.n}
      data-shape={decision.shape}
      data-force={free ? 'may' : 'must'}
    >
      <div className="prompt-head">
        <h2 ref={heading} tabIndex={-1}>
          <span className="seat-name" data-seat={decision.seat}>
            {seatNames[decision.seat]}
          </span>{' '}
          <span className="force">{free ? t.may : t.must}</span>{' '}
          <span className="ask">
            <Said message={decision.ask} />
          </span>
        </h2>
        <span className="rule-chips">
          {decision.rules.map((rule) => (
            <RuleChip key={rule} rule={rule} />
          ))}
        </span>
      </div>
      {refused.length > 0 && (
        <div className="refused" role="alert">
          <b>{t.refused}</b>
          <Reasons reasons={refused} />
        </div>
      )}
      <Controls
        key={decision.n}
        asked={asked}
        draft={draft}
        onDraft={onDraft}
        onTap={onTap}
        onDecide={onDecide}
      />
    </section>
  );
}

/** Nobody here is asked: who is, and what. */
export function Waiting({ update }: { readonly update: Update }) {
  const t = useTableWords();
  const { seatNames } = useDesk();
  const [first] = update.waiting;
  return (
    <section className="prompt prompt-waiting" aria-label={t.decision}>
      {first !== undefined && (
        <p>
          <b className="seat-name" data-seat={first.seat}>
            {t.waiting(seatNames[first.seat] ?? '')}
          </b>{' '}
          <Said message={first.ask} />
        </p>
      )}
    </section>
  );
}
