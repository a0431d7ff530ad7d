import './curtain.css';
import { Primary } from './stage/Answers.tsx';
import { BigButton } from './stage/BigButton.tsx';
import { useTableWords } from './words/index.ts';

/** Between two people at one screen, where something is hidden. */
export function Curtain({ name, onReady }: { readonly name: string; readonly onReady: () => void }) {
  const t = useTableWords();
  return (
    <section className="prompt curtain" aria-label={t.decision}>
      <div className="prompt-head">
        <h2>{t.curtainTitle(name)}</h2>
        <p>{t.curtainText}</p>
      </div>
      <Primary>
        <BigButton label={t.curtainReady(name)} data-confirm="" onClick={onReady} />
      </Primary>
    </section>
  );
}
