import { parseReplay, type Replay } from '@assemble/kernel';
import type { SavedMatch } from '../table/messages.ts';
import { savedMatch } from '../table/saved.ts';

/** Where a replay comes from. */
export type Source =
  | { readonly from: 'device'; readonly saved: SavedMatch }
  | { readonly from: 'server'; readonly id: string; readonly replay: Replay }
  | { readonly from: 'file'; readonly replay: Replay };

/** Why there is none. `text` is what a program says about it. */
export interface NoSource {
  readonly from: null;
  readonly why: 'missing' | 'running' | 'other-rules' | 'unreachable' | 'broken' | 'file-gone';
  readonly text: string;
}

/** Files that were opened are only in the memory of this page. */
const files: Replay[] = [];

/** Keeps a file that was opened; answers the name of its place. */
export const keepFile = (replay: Replay): string => `file-${files.push(replay)}`;

const fileAt = (id: string): number | null => {
  const at = /^file-(\d+)$/.exec(id)?.[1];
  return at === undefined ? null : Number(at);
};

const none = (why: NoSource['why'], text = ''): NoSource => ({ from: null, why, text });

async function fromServer(id: string): Promise<Source | NoSource> {
  let answer: Response;
  let body: string;
  try {
    answer = await fetch(`/api/replays/${encodeURIComponent(id)}`);
    body = await answer.text();
  } catch (error) {
    return none('unreachable', (error as Error).message);
  }
  if (answer.status === 404) return none('missing');
  if (answer.status === 409) return none(body.includes('replay.other-rules') ? 'other-rules' : 'running');
  if (!answer.ok) return none('unreachable', `${answer.status} ${answer.statusText}`);
  try {
    return { from: 'server', id, replay: parseReplay(body) };
  } catch (error) {
    return none('broken', (error as Error).message);
  }
}

/** A replay by its name: one of this device first, else one that the server has. */
export async function findSource(id: string): Promise<Source | NoSource> {
  const at = fileAt(id);
  if (at !== null) {
    const replay = files[at - 1];
    return replay === undefined ? none('file-gone') : { from: 'file', replay };
  }
  const saved = savedMatch(id);
  return saved === null ? fromServer(id) : { from: 'device', saved };
}
