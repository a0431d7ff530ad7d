import {
  type Feature,
  type MapProblem,
  mapProblems,
  namesIn,
  renderMessage,
} from '@assemble/crisis-protocol';
import type { Message } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { Problem } from '../../../shell/Problems.tsx';
import { content } from '../data.ts';

/** The rule behind each fault of a map. Sizes that are ill mixed are against good advice only. */
const rules: Readonly<Record<MapProblem['kind'], string>> = {
  'too-few-features': 'CP-FIELD-3',
  'near-edge': 'CP-FIELD-7',
  'too-close': 'CP-FIELD-9',
  'not-mostly-middle-sizes': 'CP-FIELD-4',
  'all-one-size': 'CP-FIELD-11',
  'bad-size': 'CP-TERRAIN-6',
  'bad-outline': 'CP-FIELD-5',
  'bad-standing': 'CP-FIELD-5',
  'same-id': 'CP-FIELD-5',
};

const isAdvice = ({ kind }: MapProblem): boolean =>
  kind === 'not-mostly-middle-sizes' || kind === 'all-one-size';

/** Whether every edition would play on it. */
export const isSound = (features: readonly Feature[]): boolean => mapProblems(features).every(isAdvice);

/** What is wrong with a battlefield, what could be better, and which features it is about. */
export function judged(features: readonly Feature[], locale: Locale) {
  const found = mapProblems(features);
  const worded = ({ kind, ...args }: MapProblem): Problem => {
    const message = { key: `refused.terrain.${kind}`, args } as unknown as Message;
    const names = { ...namesIn(content, null, []), features };
    return { rule: rules[kind], text: renderMessage(message, locale, names) };
  };
  const involved = new Set(
    found.flatMap((problem) =>
      'features' in problem ? problem.features : 'feature' in problem ? [problem.feature] : [],
    ),
  );
  return {
    problems: found.filter((one) => !isAdvice(one)).map(worded),
    advice: found.filter(isAdvice).map(worded),
    involved,
  };
}
