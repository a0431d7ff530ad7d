import type { Replay } from '@assemble/kernel';
import { useState } from 'react';
import { linkTo, type Place } from './place.ts';
import { share } from './share.ts';
import type { Source } from './source.ts';
import { useReplayWords } from './words/index.ts';

/** Whether the link could be put on the clipboard: without a safe connection browsers have none for a page. */
async function copied(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}

interface Said {
  readonly text: string;
  /** For people who help, or to be copied by hand. */
  readonly detail: string;
}

interface Links {
  readonly said: Said | null;
  /** Copies the link to the place; null where there is none, as for a file. */
  readonly onCopy: (() => void) | null;
  /** Makes a link for everybody by way of the server; null where there is one already. */
  readonly onShare: (() => void) | null;
}

/** Links to the place: for this device, or for everybody by way of the server. */
export function useLinks(id: string, source: Source, replay: Replay, place: Place): Links {
  const t = useReplayWords();
  const [said, setSaid] = useState<Said | null>(null);
  /** The name under which the server has it, once it does. */
  const [shared, setShared] = useState(source.from === 'server' ? source.id : null);
  const copy = async (name: string, done: string): Promise<void> => {
    const link = linkTo(name, place);
    setSaid((await copied(link)) ? { text: done, detail: '' } : { text: t.notCopied, detail: link });
  };
  const onShare = async (): Promise<void> => {
    if (shared !== null) return copy(shared, t.shared);
    setSaid({ text: t.sharing, detail: '' });
    const answer = await share(replay);
    if (answer.yes) {
      setShared(answer.id);
      return copy(answer.id, t.shared);
    }
    setSaid({
      text: answer.why === 'unreachable' ? t.shareNeedsServer : t.shareRefused,
      detail: answer.text,
    });
  };
  return {
    said,
    onCopy:
      source.from === 'file' && shared === null
        ? null
        : () => void copy(shared ?? id, shared === null ? t.copiedHere : t.copied),
    onShare: source.from === 'server' ? null : () => void onShare(),
  };
}
