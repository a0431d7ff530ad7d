import { Suspense } from 'react';
import { useDesk } from '../desk.ts';
import { startDraft } from '../draft.ts';
import { Reasons } from '../Said.tsx';
import { Answers, Primary } from '../stage/Answers.tsx';
import { useTableWords } from '../words/index.ts';
import { Confirm, Quiet, StartOver } from './parts.tsx';
import type { ShapeProps } from './shape.ts';

/** A place on the board: picked there or with the game's own controls, and given once the rules have said yes. */
export function PlaceShape({
  decision,
  asked,
  aside,
  draft,
  placing,
  onDraft,
  onDecide,
}: ShapeProps<'place'>) {
  const t = useTableWords();
  const { face, view, locale, seatNames, me } = useDesk();
  const { at } = draft;
  const probed = placing?.probed;
  const verdict =
    at !== null && probed != null && JSON.stringify(probed.answer) === JSON.stringify(at)
      ? probed.verdict
      : null;
  return (
    <>
      <Answers>
        {at === null ? (
          <span className="hint">{t.pickPlace}</span>
        ) : (
          <StartOver onClick={() => onDraft(startDraft(decision))} />
        )}
        {asked.suggestion !== null && (
          <Quiet label={t.suggest} onClick={() => placing?.onPlace(asked.suggestion)} />
        )}
        {placing !== null && face.Place !== undefined && (
          <Suspense fallback={null}>
            <face.Place placing={placing} view={view} locale={locale} seatNames={seatNames} me={me} />
          </Suspense>
        )}
        {aside}
      </Answers>
      <div className="place-verdict" role="status">
        {verdict?.yes === false && (
          <div className="refused">
            <b>{t.refused}</b>
            <Reasons reasons={verdict.reasons} />
          </div>
        )}
      </div>
      <Primary>
        <Confirm
          {...(face.placeAct === undefined ? {} : { label: face.placeAct(decision, locale) })}
          disabled={verdict?.yes !== true}
          onClick={() => onDecide(at)}
        />
      </Primary>
    </>
  );
}
