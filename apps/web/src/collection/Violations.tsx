import './violations.css';
import type { Problem } from '../shell/Problems.tsx';
import { RichText } from '../shell/RichText.tsx';
import { hrefTo } from '../shell/router.ts';
import { useCollectionWords } from './words.ts';

/** Something that is against a rule, which cards it is about, and the whole without it where it can be mended. */
export interface Violation<One> extends Problem {
  readonly cards: readonly string[];
  readonly to: One | null;
}

interface Props<One> {
  readonly violations: readonly Violation<One>[];
  readonly onMend: (to: One) => void;
  /** Rules open beside the page, because what is on it must stay. */
  readonly stays: boolean;
}

/** A strip for everything that is against a rule: it opens the rule, and mends it with one click. */
export function Violations<One>({ violations, onMend, stays }: Props<One>) {
  const t = useCollectionWords();
  if (violations.length === 0) return null;
  return (
    <ul className="violations" aria-label={t.problemsTitle}>
      {violations.map(({ rule, text, to }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences without a state of their own.
        <li key={at} className="violation">
          <a
            href={hrefTo(['rules', rule])}
            title={rule}
            target={stays ? '_blank' : undefined}
            rel={stays ? 'noopener' : undefined}
          >
            <span aria-hidden="true">⚠</span> <RichText text={text} />
            <span className="hidden"> {rule}</span>
          </a>
          {to !== null && (
            <button type="button" className="mend" onClick={() => onMend(to)}>
              {t.mendOne}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
