import type { Answer, Decision } from '@assemble/kernel';
import { plain } from '@assemble/language';
import { useState } from 'react';
import { Choice } from '../../shell/fields.tsx';
import { useDesk } from '../desk.ts';
import { useTableWords } from '../words/index.ts';
import { memorable, questionOf } from './memory.ts';
import { rememberAnswer } from './store.ts';

const scopes = ['turn', 'match'] as const;
type Scope = (typeof scopes)[number];

/** The turn, whatever the language. */
export const turnKey = (progress: { readonly turn: string; readonly active: number | null }): string =>
  `${progress.turn} ${progress.active ?? ''}`;

/** Lets a person say that an answer shall be given again; `onDecide` is to be called in place of the plain one. */
export function useRemember(decision: Decision, onDecide: (answer: Answer) => void) {
  const t = useTableWords();
  const { face, view, say } = useDesk();
  const [scope, setScope] = useState<Scope | ''>('');
  const progress = face.progress(view, 'en');
  const answers = memorable(decision, face.passes, progress.active);
  const words = (answer: Answer): string => {
    if (typeof answer === 'boolean') return answer ? t.yes : t.no;
    const option =
      decision.shape === 'options' ? decision.options.find(({ id }) => id === answer) : undefined;
    return option === undefined ? '' : plain(say(option.say));
  };
  const decide = (answer: Answer): void => {
    if (scope !== '' && answers.includes(answer))
      rememberAnswer({
        ...questionOf(decision),
        answer,
        turn: scope === 'turn' ? turnKey(progress) : null,
        words: `${plain(say(decision.ask))} ${words(answer)}`,
      });
    onDecide(answer);
  };
  const control =
    answers.length === 0 ? null : (
      <Choice
        label={t.remember}
        any={t.rememberAsk}
        value={scope}
        options={scopes.map((one) => [one, one === 'turn' ? t.rememberTurn : t.rememberMatch] as const)}
        onChange={setScope}
      />
    );
  return { decide, control };
}
