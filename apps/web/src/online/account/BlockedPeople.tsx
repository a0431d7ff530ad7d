import type { Block } from '@assemble/protocol';
import { api } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { setBlocked } from '../table/blocked.ts';
import { useRequest } from '../useAnswer.ts';
import { useOnlineWords } from '../words/index.ts';

interface Props {
  readonly blocks: readonly Block[];
  readonly onChange: () => void;
}

/** Those whom one does not want to meet. */
export function BlockedPeople({ blocks, onChange }: Props) {
  const t = useOnlineWords();
  const { busy, problem, run } = useRequest();
  const unblock = async (who: string): Promise<void> => {
    await api.unblock(who);
    setBlocked(who, false);
    onChange();
  };
  return (
    <section className="panel account-list" aria-labelledby="blocked">
      <h2 id="blocked">{t.blocked}</h2>
      <p>{blocks.length === 0 ? t.blockedNone : t.blockedText}</p>
      {blocks.length > 0 && (
        <ul>
          {blocks.map(({ who, name }) => (
            <li key={who}>
              <b>{name}</b>
              <button
                type="button"
                className="button button-quiet"
                disabled={busy}
                onClick={() => run(() => unblock(who))}
              >
                {t.unblock}
                <span className="hidden">: {name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Problem problem={problem} />
    </section>
  );
}
