import type { Json } from '@assemble/kernel';
import { Suspense, useState } from 'react';
import { Dialog } from '../../shell/Dialog.tsx';
import { useStrings } from '../../strings/index.ts';
import type { BringProps, WaitingFace } from '../../table/waiting-face.ts';
import { api } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useRequest } from '../useAnswer.ts';
import { useOnlineWords } from '../words/index.ts';

interface Props extends Pick<BringProps, 'setup' | 'seat' | 'name'> {
  readonly waiting: WaitingFace;
  readonly match: string;
  /** What the seat brings now. */
  readonly brings: Json;
  readonly onClose: () => void;
}

/** Something else to play with: put together here, judged by the server. */
export function BringDialog({ waiting, setup, seat, name, match, brings, onClose }: Props) {
  const t = useOnlineWords();
  const { loading } = useStrings();
  const [what, setWhat] = useState(brings);
  const { busy, problem, run } = useRequest();
  return (
    <Dialog title={t.bringOther} onClose={onClose}>
      <p>{t.bringText}</p>
      <Suspense fallback={<p role="status">{loading}</p>}>
        <waiting.Bring setup={setup} seat={seat} name={name} what={what} onBring={setWhat} />
      </Suspense>
      <Problem problem={problem} />
      <p className="actions">
        <button
          type="button"
          className="button button-accent"
          disabled={busy}
          onClick={() => run(() => api.bring(match, seat, what).then(onClose))}
        >
          {t.bringThis}
        </button>
      </p>
    </Dialog>
  );
}
