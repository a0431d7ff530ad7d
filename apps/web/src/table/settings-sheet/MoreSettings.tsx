import './more.css';
import { Segments, Toggle } from '../../shell/controls.tsx';
import type { Memory } from '../auto/memory.ts';
import { forgetAnswer } from '../auto/store.ts';
import { KeyList } from '../keys/KeyList.tsx';
import { changeSettings, useSettings } from '../settings.ts';
import { useTableWords } from '../words/index.ts';
import { Named } from './rows.tsx';

function Remembered({ memory }: { readonly memory: Memory }) {
  const t = useTableWords();
  return (
    <div>
      <h3>{t.remembered}</h3>
      {memory.length === 0 ? (
        <p className="remark">{t.rememberedNone}</p>
      ) : (
        <ul className="key-list">
          {memory.map((one) => (
            <li key={`${one.ask} ${one.source}`}>
              <span>
                {one.words} <small>({one.turn === null ? t.scopeMatch : t.scopeTurn})</small>
              </span>
              <button
                type="button"
                className="button button-quiet"
                aria-label={t.forget(one.words)}
                onClick={() => forgetAnswer(one)}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function AnswerSettings({ memory }: { readonly memory: Memory | null }) {
  const t = useTableWords();
  const { autoAnswer, passing } = useSettings();
  return (
    <fieldset className="settings">
      <legend>{t.settingsAnswers}</legend>
      <Toggle
        label={t.autoAnswer}
        checked={autoAnswer}
        onChange={(on) => changeSettings({ autoAnswer: on })}
      />
      <Named name={t.onlyPass}>
        <Segments
          label={t.onlyPass}
          value={passing}
          options={[
            { value: 'moment', label: t.passForMe },
            { value: 'ask', label: t.alwaysAskMe },
          ]}
          onChange={(how) => changeSettings({ passing: how })}
        />
      </Named>
      {memory !== null && <Remembered memory={memory} />}
    </fieldset>
  );
}

/** What belongs to the match that is being played. */
export interface TableActs {
  readonly memory: Memory;
  readonly onConcede: (() => void) | null;
  /** Null where there is no file yet: whoever hosts an online match shows it at the end. */
  readonly onFile: (() => void) | null;
  readonly onReport: () => void;
}

/** What is needed less often than the rows above. */
export function MoreSettings({ table }: { readonly table: TableActs | null }) {
  const t = useTableWords();
  return (
    <>
      <AnswerSettings memory={table?.memory ?? null} />
      <details className="settings-keys">
        <summary>{t.keys}</summary>
        <KeyList />
      </details>
      {table !== null && (
        <p className="actions">
          {table.onFile && (
            <button type="button" className="button button-quiet" onClick={table.onFile}>
              {t.save}
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={table.onReport}>
            {t.reportProblem}
          </button>
          {table.onConcede && (
            <button type="button" className="button button-quiet" onClick={table.onConcede}>
              {t.concede}
            </button>
          )}
        </p>
      )}
    </>
  );
}
