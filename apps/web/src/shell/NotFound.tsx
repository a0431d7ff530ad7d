import type { ReactNode } from 'react';
import { useStrings } from '../strings/index.ts';
import { usePage } from './page.ts';
import { hrefTo } from './router.ts';

interface Props {
  readonly title?: string;
  readonly text?: string;
  /** Where to go instead; the home page unless told. */
  readonly children?: ReactNode;
}

/** A friendly dead end. */
export function NotFound({ title, text, children }: Props) {
  const t = useStrings();
  const shown = title ?? t.notFoundTitle;
  const heading = usePage(shown);
  return (
    <section className="panel message">
      <svg viewBox="0 0 120 80" aria-hidden="true" className="message-picture">
        <path
          d="M60 4 72 20l19-8 1 20 22 4-14 15 11 17-21 1-7 9-18-8-17 8-6-16-27 2 12-17L6 32l25-3 4-19 17 9z"
          fill="var(--accent)"
          stroke="var(--outline)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <text x="60" y="54" textAnchor="middle" fontSize="34" fill="#17132b" className="display">
          ?!
        </text>
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        {shown}
      </h1>
      <p>{text ?? t.notFoundText}</p>
      {children ?? (
        <a className="button" href={hrefTo([])}>
          {t.backHome}
        </a>
      )}
    </section>
  );
}
