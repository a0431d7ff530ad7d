import { useEffect, useState } from 'react';
import { startWorker } from '../../worker/start.ts';
import type { Client } from '../client.ts';
import { HomeClient } from '../home-client.ts';
import type { Advice, HintReply, HintRequest } from './ask-bot.ts';

/** Asks the bot while the hint is open: undefined until it has answered, null where it cannot be asked. */
export function useAdvice(client: Client, n: number): readonly Advice[] | null | undefined {
  const [advice, setAdvice] = useState<readonly Advice[] | null>();
  useEffect(() => {
    if (!(client instanceof HomeClient)) {
      setAdvice(null);
      return;
    }
    const worker = startWorker('hint');
    worker.addEventListener('message', ({ data }: MessageEvent<HintReply>) => setAdvice(data));
    worker.addEventListener('error', () => setAdvice(null));
    void client.file().then((replay) => worker.postMessage({ replay, n } satisfies HintRequest));
    return () => worker.terminate();
  }, [client, n]);
  return advice;
}
