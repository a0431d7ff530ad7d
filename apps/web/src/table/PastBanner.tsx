import './past.css';
import { useEffect, useRef } from 'react';
import { isCovered } from './keys/covered.ts';
import { useTableWords } from './words/index.ts';

/** Says that the board is that of an earlier moment, and leads back. */
export function PastBanner({ at, onBack }: { readonly at: number; readonly onBack: () => void }) {
  const t = useTableWords();
  const back = useRef(onBack);
  back.current = onBack;
  // Heard before the keys of the table: there Escape would answer the question of the present.
  useEffect(() => {
    const onDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isCovered()) return;
      event.preventDefault();
      back.current();
    };
    window.addEventListener('keydown', onDown, { capture: true });
    return () => window.removeEventListener('keydown', onDown, { capture: true });
  }, []);
  return (
    <p className="past-banner" role="status">
      <b>{t.asItWas(at)}</b>
      <button type="button" className="button button-accent" aria-keyshortcuts="Escape" onClick={onBack}>
        {t.backToNow}
      </button>
    </p>
  );
}
