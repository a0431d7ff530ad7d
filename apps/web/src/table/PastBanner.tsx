import { useTableWords } from './words/index.ts';

/** Says that the board is that of an earlier moment, and leads back. */
export function PastBanner({ at, onBack }: { readonly at: number; readonly onBack: () => void }) {
  const t = useTableWords();
  return (
    <p className="past-banner" role="status">
      <b>{t.asItWas(at)}</b>
      <button type="button" className="button button-accent" aria-keyshortcuts="Escape" onClick={onBack}>
        {t.backToNow}
      </button>
    </p>
  );
}
