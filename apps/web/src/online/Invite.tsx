import { useState } from 'react';
import { hrefTo } from '../shell/router.ts';
import { useOnlineWords } from './words/index.ts';

const linkTo = (id: string): string => new URL(hrefTo(['online', id]), location.href).href;

/** The link to a table, to be sent to somebody. */
export function Invite({ id, game }: { readonly id: string; readonly game: string }) {
  const t = useOnlineWords();
  const [told, setTold] = useState('');
  const link = linkTo(id);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setTold(t.copied);
    } catch {
      // Browsers refuse it to pages without https, and where people forbade it.
      setTold(t.notCopied);
    }
  };
  // Who closes the browser's own sheet has not failed.
  const share = (): void =>
    void navigator.share({ title: t.shareText(game), url: link }).catch(() => undefined);
  return (
    <section className="panel online-invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t.invite}</h2>
      <p>{t.inviteText}</p>
      <label className="field">
        <span>{t.link}</span>
        <input type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <p className="actions">
        <button type="button" className="button" onClick={() => void copy()}>
          {t.copyLink}
        </button>
        {'share' in navigator && (
          <button type="button" className="button button-quiet" onClick={share}>
            {t.share}
          </button>
        )}
        <span role="status">{told}</span>
      </p>
    </section>
  );
}
