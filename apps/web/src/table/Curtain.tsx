import './curtain.css';
import { useTableWords } from './words/index.ts';

/** Between two people at one screen, where something is hidden. */
export function Curtain({ name, onReady }: { readonly name: string; readonly onReady: () => void }) {
  const t = useTableWords();
  return (
    <section className="curtain halftone" aria-label={t.decision}>
      <h2>{t.curtainTitle(name)}</h2>
      <p>{t.curtainText}</p>
      <button type="button" className="button button-accent" data-confirm="" onClick={onReady}>
        {t.curtainReady(name)}
      </button>
    </section>
  );
}
