import { useId, useState } from 'react';
import { hrefTo } from '../../shell/router.ts';
import { useOnlineWords } from '../words/index.ts';
import { QrCode } from './QrCode.tsx';

const linkTo = (id: string): string => new URL(hrefTo(['online', id]), location.href).href;

interface Props {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly text: string;
}

/** The link to a table, to be sent to somebody or scanned. */
export function Invite({ id, game, title, text }: Props) {
  const t = useOnlineWords();
  const heading = useId();
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
    <section className="invite" aria-labelledby={heading}>
      <div className="invite-head">
        <QrCode text={link} />
        <div>
          <h2 id={heading}>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      <div className="invite-link">
        <input
          type="text"
          readOnly
          value={link}
          aria-label={t.link}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" onClick={() => void copy()}>
          {t.copyLink}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={share}>
            {t.share}
          </button>
        )}
      </div>
      <p role="status">{told}</p>
    </section>
  );
}
