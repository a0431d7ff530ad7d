import type { Answer } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';
import { useEffect, useState } from 'react';
import { Dialog } from '../../shell/Dialog.tsx';
import type { Client } from '../client.ts';
import { useDesk } from '../desk.ts';
import { HomeClient } from '../home-client.ts';
import { useTableWords } from '../words/index.ts';
import { answerWords } from './answer-words.ts';
import type { Advice } from './ask-bot.ts';
import type { HintReply, HintRequest } from './hint.worker.ts';

/** Asks the bot while the sheet is open: undefined until it has answered, null where it cannot be asked. */
function useAdvice(client: Client, n: number): readonly Advice[] | null | undefined {
  const [advice, setAdvice] = useState<readonly Advice[] | null>();
  useEffect(() => {
    if (!(client instanceof HomeClient)) {
      setAdvice(null);
      return;
    }
    const worker = new Worker(new URL('./hint.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<HintReply>) => setAdvice(data));
    worker.addEventListener('error', () => setAdvice(null));
    void client.file().then((replay) => worker.postMessage({ replay, n } satisfies HintRequest));
    return () => worker.terminate();
  }, [client, n]);
  return advice;
}

interface Props {
  readonly client: Client;
  readonly asked: Asked;
  readonly onTake: (answer: Answer) => void;
  readonly onClose: () => void;
}

export function HintDialog({ client, asked, onTake, onClose }: Props) {
  const t = useTableWords();
  const desk = useDesk();
  const { decision, suggestion } = asked;
  const advice = useAdvice(client, decision.n);
  const words = (answer: Answer): string => answerWords(decision, answer, desk, t);
  const [best, ...others] = advice ?? [];
  const taken = best?.answer ?? suggestion;
  const told = others.filter(({ answer }) => words(answer) !== words(taken));
  const number = new Intl.NumberFormat(desk.locale, { maximumFractionDigits: 1 });
  return (
    <Dialog title={t.hint} onClose={onClose}>
      {advice === undefined ? (
        <p role="status">{t.hintThinking}</p>
      ) : (
        <>
          <p>{best === undefined ? t.hintLeast : t.hintBot}</p>
          <p className="hint-best">
            <b>{words(taken)}</b>
          </p>
          {told.length > 0 && (
            <>
              <p className="remark">{t.hintOthers}</p>
              <ul className="bullets">
                {told.map(({ answer, behind }) => (
                  <li key={JSON.stringify(answer)}>
                    {words(answer)}{' '}
                    <small>
                      ({number.format(behind) === number.format(0) ? t.hintSame : `−${number.format(behind)}`}
                      )
                    </small>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="actions">
            <button type="button" className="button button-accent" onClick={() => onTake(taken)}>
              {t.hintTake}
            </button>
          </p>
        </>
      )}
    </Dialog>
  );
}
