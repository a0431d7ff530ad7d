import { plain } from '@assemble/language';
import { consequences, inOneLine, nameOfAnswer } from '../briefing.ts';
import { useDesk } from '../desk.ts';
import { add, answerOf, assign, draftOf, startDraft } from '../draft.ts';
import { Answers, Primary } from '../stage/Answers.tsx';
import { useTableWords } from '../words/index.ts';
import {
  ChoiceButton,
  Choices,
  Confirm,
  Counter,
  Decline,
  NotNow,
  Quiet,
  Refuse,
  StartOver,
} from './parts.tsx';
import type { ShapeProps } from './shape.ts';

/** Some of the things on the board. */
export function EntitiesShape({
  decision,
  asked,
  draft,
  onDraft,
  onTap,
  aside,
  onDecide,
}: ShapeProps<'entities'>) {
  const t = useTableWords();
  const { face, view, locale, nameOf, say } = useDesk();
  const { from, min } = decision;
  const act = face.act?.(decision, draft, view, locale) ?? null;
  const max = Math.min(decision.max, from.length);
  const answer = answerOf(decision, draft);
  const isNothing = draft.chosen.length === 0;
  const none = (): void => onDecide([]);
  const hint = min === max ? t.exactly(max) : min === 0 ? t.upTo(max) : t.between(min, max);
  return (
    <>
      <Answers>
        <Choices>
          {from.map((entity, at) => (
            <ChoiceButton
              key={entity}
              at={at}
              label={nameOf(entity)}
              then={consequences(asked, entity, say)}
              card={face.cardOf(entity, view)}
              pressed={draft.chosen.includes(entity)}
              onClick={() => onTap(entity)}
            />
          ))}
        </Choices>
        {min === 0 && !isNothing && <Decline label={t.chooseNothing} onClick={none} />}
        {draft.chosen.length > 0 && <StartOver onClick={() => onDraft(startDraft(decision))} />}
        {max > 1 && <span className="hint">{hint}</span>}
        {max > 1 && <Counter done={draft.chosen.length} of={max} />}
        {aside}
      </Answers>
      <Primary>
        {min === 0 && isNothing ? (
          <Refuse
            label={act?.label ?? nameOfAnswer(asked, 'none', say) ?? t.chooseNothing}
            then={act?.then ?? inOneLine(consequences(asked, 'none', say))}
            onClick={none}
          />
        ) : (
          (max > 1 || !isNothing) && (
            <Confirm {...act} disabled={answer === null || isNothing} onClick={() => onDecide(answer)} />
          )
        )}
      </Primary>
    </>
  );
}

/** A number of points split among things. */
export function DistributeShape({
  decision,
  asked,
  draft,
  onDraft,
  aside,
  onDecide,
}: ShapeProps<'distribute'>) {
  const t = useTableWords();
  const { nameOf } = useDesk();
  const answer = answerOf(decision, draft);
  const given = draft.amounts.reduce((sum, amount) => sum + amount, 0);
  return (
    <>
      <Answers>
        <Choices>
          {decision.among.map((entity, at) => (
            <Stepper
              key={entity}
              at={at}
              name={nameOf(entity)}
              value={draft.amounts[at] ?? 0}
              canAdd={given < decision.total}
              onAdd={(by) => onDraft(add(decision, draft, at, by))}
            />
          ))}
        </Choices>
        <Counter done={given} of={decision.total} />
        <Quiet label={t.suggest} onClick={() => onDraft(draftOf(decision, asked.suggestion))} />
        {aside}
      </Answers>
      <Primary>
        <Confirm disabled={answer === null} onClick={() => onDecide(answer)} />
      </Primary>
    </>
  );
}

interface StepperProps {
  readonly at: number;
  readonly name: string;
  readonly value: number;
  readonly canAdd: boolean;
  readonly canTake?: boolean;
  readonly onAdd: (by: number) => void;
}

function Stepper({ at, name, value, canAdd, canTake = value > 0, onAdd }: StepperProps) {
  const t = useTableWords();
  return (
    <div className="number-stepper">
      <span>{name}</span>
      <button type="button" aria-label={t.oneLess(name)} disabled={!canTake} onClick={() => onAdd(-1)}>
        −
      </button>
      <output aria-label={name}>{value}</output>
      <button
        type="button"
        data-choice=""
        aria-label={t.oneMore(name)}
        aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
        disabled={!canAdd}
        onClick={() => onAdd(1)}
      >
        +
      </button>
    </div>
  );
}

export function NumberShape({ decision, draft, onDraft, aside, onDecide }: ShapeProps<'number'>) {
  const t = useTableWords();
  const value = draft.amounts[0] ?? decision.min;
  return (
    <>
      <Answers>
        <Stepper
          at={0}
          name={t.amount}
          value={value}
          canAdd={value < decision.max}
          canTake={value > decision.min}
          onAdd={(by) => onDraft(add(decision, draft, 0, by))}
        />
        <span className="hint">
          {decision.min}–{decision.max}
        </span>
        {decision.min === 0 && <Decline onClick={() => onDecide(0)} />}
        {aside}
      </Answers>
      <Primary>
        <Confirm onClick={() => onDecide(value)} />
      </Primary>
    </>
  );
}

/** Things put to other things: pick one, then its target; or a list for each. */
export function AssignShape({ decision, draft, onDraft, onTap, aside, onDecide }: ShapeProps<'assign'>) {
  const t = useTableWords();
  const { face, view, locale, nameOf } = useDesk();
  const act = face.act?.(decision, draft, view, locale) ?? null;
  const put = draft.put.some((list) => list.length > 0);
  const picked = draft.picked === null ? -1 : decision.items.indexOf(draft.picked);
  const targets = decision.to[picked] ?? [];
  const none = (): void => onDecide(decision.items.map(() => []));
  return (
    <>
      <Answers>
        <p className="hint">{picked < 0 ? t.pickItem : t.pickTarget(nameOf(draft.picked ?? 0))}</p>
        <Choices>
          {picked < 0
            ? decision.items.map((item, at) => {
                const to = draft.put[at]?.[0];
                const name = nameOf(item);
                if ((decision.to[at] ?? []).length === 0) return null;
                return (
                  <ChoiceButton
                    key={item}
                    at={at}
                    label={to === undefined ? name : `${name} → ${nameOf(to)}`}
                    pressed={to !== undefined}
                    onClick={() => onTap(item)}
                  />
                );
              })
            : targets.map((target, at) => (
                <ChoiceButton
                  key={target}
                  at={at}
                  label={nameOf(target)}
                  onClick={() => onDraft(assign(draft, picked, target))}
                />
              ))}
          {picked >= 0 && (
            <ChoiceButton
              at={targets.length}
              label={t.noTarget}
              onClick={() => onDraft(assign(draft, picked, null))}
            />
          )}
        </Choices>
        {put && <Decline label={t.chooseNothing} onClick={none} />}
        {put && <StartOver onClick={() => onDraft(startDraft(decision))} />}
        {aside}
      </Answers>
      <Primary>
        {put ? (
          <Confirm {...act} onClick={() => onDecide(draft.put)} />
        ) : (
          <Refuse label={act?.label ?? t.chooseNothing} then={act?.then} onClick={none} />
        )}
      </Primary>
    </>
  );
}

/** A price, paid with things on the board. */
export function PayShape({ decision, asked, draft, onDraft, onTap, aside, onDecide }: ShapeProps<'pay'>) {
  const t = useTableWords();
  const { face, view, locale, nameOf, say } = useDesk();
  const { answer, paid, of, cost } = face.payment(decision, draft.chosen, view, locale, asked.choices);
  const extensions = new Set(decision.extend.map(({ id }) => id));
  const more = asked.choices.filter(({ id, verdict }) => verdict.yes && extensions.has(id));
  return (
    <>
      <Answers>
        <Choices>
          {face.payable(decision, view, asked.choices).map((entity, at) => (
            <ChoiceButton
              key={entity}
              at={at}
              label={nameOf(entity)}
              pressed={draft.chosen.includes(entity)}
              onClick={() => onTap(entity)}
            />
          ))}
        </Choices>
        <span className="hint">{t.cost(cost)}</span>
        <Counter done={paid} of={of} />
        {draft.chosen.length > 0 && <StartOver onClick={() => onDraft(startDraft(decision))} />}
        {more.length > 0 && (
          <details className="not-now">
            <summary>{t.alsoPay}</summary>
            <div className="choices">
              {more.map(({ id, say: label }) => (
                <Quiet key={id} label={plain(say(label))} onClick={() => onDecide({ extend: id })} />
              ))}
            </div>
          </details>
        )}
        <NotNow lines={asked.choices.filter(({ verdict }) => !verdict.yes)} />
        {aside}
      </Answers>
      <Primary>
        {draft.chosen.length > 0 ? (
          <Confirm disabled={paid < of} onClick={() => onDecide(answer)} />
        ) : (
          <Confirm label={t.autoPay} onClick={() => onDecide(asked.suggestion)} />
        )}
      </Primary>
    </>
  );
}
