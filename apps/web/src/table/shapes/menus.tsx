import type { Json } from '@assemble/kernel';
import { plain } from '@assemble/language';
import { Suspense, useMemo } from 'react';
import { useRemember } from '../auto/Remember.tsx';
import { consequences, inOneLine, type Line, nameOfAnswer, withoutCopies } from '../briefing.ts';
import { useDesk } from '../desk.ts';
import { answerOf, place } from '../draft.ts';
import { useShortcut } from '../keys/names.ts';
import { useSettings } from '../settings.ts';
import { Answers, Primary } from '../stage/Answers.tsx';
import { BigButton } from '../stage/BigButton.tsx';
import { useWide } from '../wide.ts';
import { useTableWords } from '../words/index.ts';
import { ChoiceButton, Choices, Confirm, Counter, Decline, NotNow, Offer, Quiet } from './parts.tsx';
import type { ShapeProps } from './shape.ts';

const cardIn = (args: { readonly [name: string]: Json }): string | null =>
  typeof args['card'] === 'string' ? args['card'] : null;

/** One line of a menu. To do nothing more is the primary act. */
export function OptionsShape({ decision, asked, aside, draft, onDraft, onDecide }: ShapeProps<'options'>) {
  const t = useTableWords();
  const { face, say, locale, view, seatNames } = useDesk();
  const { decide, control } = useRemember(decision, onDecide);
  const shortcut = useShortcut('pass');
  const lines =
    asked.choices.length > 0
      ? asked.choices
      : decision.options.map((one) => ({ ...one, verdict: { yes: true } as const }));
  const wide = useWide();
  const { board } = useSettings();
  const isHere = ({ say: label }: Pick<Line, 'say'>): boolean =>
    !wide || board === 'text' || face.offersItself?.(decision, label) !== true;
  const lit = lines.filter(({ verdict }) => verdict.yes);
  const offered = withoutCopies(
    lit.filter((one) => !face.passes.includes(one.id) && isHere(one)),
    asked,
  );
  const open = offered.filter(({ say: label }) => face.liesOpen?.(label) === true);
  const actions = [...offered.filter((one) => !open.includes(one)), ...open];
  const [pass, ...others] = lit.filter(({ id }) => face.passes.includes(id));
  const labelOf = ({ say: label, count }: Line): string =>
    count === 1 ? plain(say(label)) : `${count} × ${plain(say(label))}`;
  const shown = new Map(
    actions.flatMap(({ id, say: label }) => {
      const words = face.shows?.(label, locale, view, seatNames) ?? null;
      return words === null ? [] : [[id, words] as const];
    }),
  );
  const eyed = shown.get(draft.eyed ?? '');
  const eye = (id: string | null): void => onDraft({ ...draft, eyed: id });
  const abouts = actions.map(({ say: label }) => face.about?.(label, locale, view) ?? null);
  return (
    <>
      <Answers tall={abouts.some((about) => about !== null)}>
        <Choices>
          {actions.map(({ id, say: label, ...line }, at) => (
            <Offer
              key={id}
              then={consequences(asked, id, say)}
              eyed={shown.has(id) && draft.eyed === id}
              onEye={shown.has(id) ? (on) => eye(on ? id : null) : undefined}
              at={at}
              label={labelOf({ id, say: label, ...line })}
              about={abouts[at] ?? null}
              tile={wide ? null : (face.tileOf?.(label, locale, view) ?? null)}
              picture={face.pictureOf?.(label, view) ?? null}
              card={cardIn(label.args)}
              answer={id}
              onClick={() => (shown.has(id) && draft.eyed !== id ? eye(id) : onDecide(id))}
            />
          ))}
        </Choices>
        {others.map(({ id, say: label }) => (
          <button
            key={id}
            type="button"
            className="button button-no"
            data-pass=""
            aria-keyshortcuts={shortcut}
            onClick={() => decide(id)}
          >
            {plain(say(label))}
          </button>
        ))}
        {control}
        <NotNow lines={lines.filter((one) => !one.verdict.yes && isHere(one))} />
        {aside}
      </Answers>
      {shown.size > 0 && (
        <div className="eyed">
          <output>{eyed === undefined ? '' : t.confirms(eyed)}</output>
        </div>
      )}
      <Primary>
        {pass !== undefined && (
          <BigButton
            label={nameOfAnswer(asked, pass.id, say) ?? plain(say(pass.say))}
            then={inOneLine(consequences(asked, pass.id, say))}
            data-pass=""
            aria-keyshortcuts={shortcut}
            onClick={() => decide(pass.id)}
          />
        )}
      </Primary>
    </>
  );
}

/** All of them, in an order. */
export function OrderShape({ decision, asked, aside, draft, onDraft, onDecide }: ShapeProps<'order'>) {
  const t = useTableWords();
  const { say } = useDesk();
  const answer = answerOf(decision, draft);
  return (
    <>
      <Answers>
        <p className="hint">{t.inOrder}</p>
        <Choices>
          {decision.options.map(({ id, say: label }, at) => {
            const place_ = draft.order.indexOf(id);
            return (
              <ChoiceButton
                key={id}
                at={at}
                label={plain(say(label))}
                pressed={place_ >= 0}
                {...(place_ >= 0 ? { badge: String(place_ + 1) } : {})}
                onClick={() => onDraft(place(draft, id))}
              />
            );
          })}
        </Choices>
        <Counter done={draft.order.length} of={decision.options.length} />
        <Quiet label={t.suggest} onClick={() => onDecide(asked.suggestion)} />
        {aside}
      </Answers>
      <Primary>
        <Confirm disabled={answer === null} onClick={() => onDecide(answer)} />
      </Primary>
    </>
  );
}

export function YesNoShape({ decision, asked, aside, onDecide }: ShapeProps<'yes-no'>) {
  const t = useTableWords();
  const { say } = useDesk();
  const { decide, control } = useRemember(decision, onDecide);
  return (
    <>
      <Answers>
        <Decline then={consequences(asked, 'no', say)} onClick={() => decide(false)} />
        {control}
        {aside}
      </Answers>
      <Primary>
        <Confirm
          label={t.yes}
          then={inOneLine(consequences(asked, 'yes', say))}
          onClick={() => decide(true)}
        />
      </Primary>
    </>
  );
}

/** Something chosen in secret: from what is ready-made, or with the game's own form. */
export function CommitShape({ decision, asked, aside, onDecide }: ShapeProps<'commit'>) {
  const { face, view, locale } = useDesk();
  const { Commitment } = face;
  const { n } = decision;
  // Some of it is drawn by chance: it stays the same for as long as the question stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the question stands for all of it.
  const offers = useMemo(() => face.commitments(decision, asked.suggestion, view, locale), [face, n, locale]);
  return (
    <>
      <Answers tall>
        {Commitment && (
          <Suspense fallback={null}>
            <Commitment
              decision={decision}
              suggestion={asked.suggestion}
              view={view}
              locale={locale}
              onDecide={onDecide}
            />
          </Suspense>
        )}
        <Choices>
          {offers.map(({ id, label, about, answer }, at) => (
            <Offer
              key={id}
              at={at}
              label={label}
              about={about}
              card={null}
              onClick={() => onDecide(answer)}
            />
          ))}
        </Choices>
        {aside}
      </Answers>
      <Primary />
    </>
  );
}
