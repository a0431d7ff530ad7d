import type { Rich } from '@assemble/language';
import { RichText } from './RichText.tsx';
import { hrefTo } from './router.ts';

/** Something that is against a rule, in words. */
export interface Problem {
  readonly rule: string;
  readonly text: Rich;
}

interface Props {
  readonly problems: readonly Problem[];
  /** Rules open beside the page, because what is on it must stay. */
  readonly stays?: boolean;
}

/** Every reason why not, each with its rule. */
export function Problems({ problems, stays = false }: Props) {
  return (
    <ul className="problems">
      {problems.map(({ rule, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences without a state of their own.
        <li key={at}>
          <RichText text={text} />{' '}
          <a
            className="chip"
            href={hrefTo(['rules', rule])}
            target={stays ? '_blank' : undefined}
            rel={stays ? 'noopener' : undefined}
          >
            {rule}
          </a>
        </li>
      ))}
    </ul>
  );
}
