import type { Replay } from '@assemble/kernel';

export type Shared =
  | { readonly yes: true; readonly id: string }
  | { readonly yes: false; readonly why: 'unreachable' | 'refused'; readonly text: string };

const field = (value: unknown, name: string): string =>
  typeof value === 'object' && value !== null ? String((value as Record<string, unknown>)[name] ?? '') : '';

/** Hands a replay to the server, so that others can see it. */
export async function share(replay: Replay): Promise<Shared> {
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch('/api/replays', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(replay),
    });
    body = await answer.json();
  } catch (error) {
    return { yes: false, why: 'unreachable', text: (error as Error).message };
  }
  const id = field(body, 'id');
  if (answer.ok && id !== '') return { yes: true, id };
  return { yes: false, why: 'refused', text: `${answer.status} ${field(body, 'error')}` };
}
