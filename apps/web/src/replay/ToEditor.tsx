import { useCallback, useEffect } from 'react';
import { editorHref } from '../editor/address.ts';
import { useEditorWords } from '../editor/words.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { navigate } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import type { WrittenStep } from './messages.ts';
import type { ReplayLine } from './useReplay.ts';
import { useReplayWords } from './words/index.ts';

interface Props {
  readonly game: string;
  readonly step: number;
  readonly line: Pick<ReplayLine, 'say' | 'written'>;
  readonly onClose: () => void;
}

/** Opens a step in the position editor; where it cannot be written down, it says why and offers the last one before. */
export function ToEditor({ game, step, line: { say, written }, onClose }: Props) {
  const t = useEditorWords();
  const { loading } = useStrings();
  const { playOnTitle } = useReplayWords();
  const known = written?.step === step ? written : null;
  const open = useCallback(
    ({ step: at, given, edition }: NonNullable<WrittenStep['found']>): void =>
      navigate(editorHref(game, { name: playOnTitle(at), given, edition, goal: null })),
    [game, playOnTitle],
  );
  useEffect(() => say({ type: 'write', step }), [say, step]);
  useEffect(() => {
    if (known?.unsaid === null && known.found !== null) open(known.found);
  }, [known, open]);
  const found = known?.found ?? null;
  return (
    <Dialog title={t.openHere} onClose={onClose}>
      {known === null || known.unsaid === null ? (
        <p role="status">{loading}</p>
      ) : (
        <>
          <p role="status">
            {t.unsaid(known.unsaid)} {found === null ? t.nowhere : t.steppedBack(found.step)}
          </p>
          {found !== null && (
            <p className="actions">
              <button type="button" className="button button-accent" onClick={() => open(found)}>
                {t.openHere}
              </button>
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
