import type { SocketClient } from '../socket-client.ts';
import { useOnlineWords } from '../words/index.ts';

interface Props {
  readonly client: SocketClient;
  readonly connected: boolean;
}

/** Says that the line is broken, why as far as the browser knows, and that nothing is lost. */
export function ConnectionNotice({ client, connected }: Props) {
  const t = useOnlineWords();
  return (
    <div role="status">
      {!connected && (
        <div className="notice notice-lost">
          <p>
            <b>{navigator.onLine ? t.lostServer : t.lostOffline}</b> {t.lostKept}
          </p>
          <button type="button" className="button" onClick={() => client.retry()}>
            {t.tryNow}
          </button>
        </div>
      )}
    </div>
  );
}
