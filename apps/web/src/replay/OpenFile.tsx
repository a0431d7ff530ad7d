import { parseReplay, type Replay } from '@assemble/kernel';
import { useState } from 'react';
import { hrefTo, navigate } from '../shell/router.ts';
import { keepFile } from './source.ts';
import { useReplayWords } from './words/index.ts';

interface Fault {
  readonly text: string;
  /** What the program says about it. */
  readonly detail: string;
}

/** A match of a table that is not over goes on there; everything else is looked at. */
const goesOn = ({ seed, outcome, table, report }: Replay): boolean =>
  seed !== null && outcome === null && table !== undefined && table.ended === null && report === undefined;

/** Takes a save file, a replay or a report: chosen, or dropped here. */
export function OpenFile() {
  const t = useReplayWords();
  const [fault, setFault] = useState<Fault | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setFault(null);
    let text: string;
    try {
      text = await file.text();
    } catch (error) {
      setFault({ text: t.openUnread, detail: (error as Error).message });
      return;
    }
    try {
      const replay = parseReplay(text);
      navigate(hrefTo(['replay', keepFile(replay)], { resume: goesOn(replay) ? 'yes' : '' }));
    } catch (error) {
      setFault({ text: t.openBroken, detail: (error as Error).message });
    }
  };
  return (
    <section
      className="panel open-file"
      aria-labelledby="open-file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <h2 id="open-file">{t.openTitle}</h2>
      <p>{t.openText}</p>
      <label className="button button-accent open-file-choose">
        {t.openChoose}
        <input
          type="file"
          className="hidden"
          accept=".json,application/json"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file can be chosen again, after it was put right.
            event.target.value = '';
          }}
        />
      </label>
      {fault !== null && (
        <div className="refused" role="alert">
          <p>{fault.text}</p>
          <p lang="en">
            <code>{fault.detail}</code>
          </p>
        </div>
      )}
    </section>
  );
}
