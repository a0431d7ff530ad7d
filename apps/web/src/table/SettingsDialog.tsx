import './settings.css';
import { Dialog } from '../shell/Dialog.tsx';
import { Choice } from '../shell/fields.tsx';
import type { Memory } from './auto/memory.ts';
import { forgetAnswer } from './auto/store.ts';
import { KeyList } from './keys/KeyList.tsx';
import { changeSettings, useSettings } from './settings.ts';
import { loudness } from './sound/cues.ts';
import { play } from './sound/player.ts';
import type { Cue } from './sound/tones.ts';
import { SPEEDS } from './stage/beats/reel.ts';
import { pauses, textSizes } from './stored-settings.ts';
import { useTableWords } from './words/index.ts';

function Check({
  label,
  checked,
  onChange,
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

/** A volume; letting go of it lets it be heard. */
function Volume({
  label,
  name,
  cue,
}: {
  readonly label: string;
  readonly name: 'volume' | 'callVolume' | 'effectVolume';
  readonly cue: Cue;
}) {
  const t = useTableWords();
  const settings = useSettings();
  const hear = (): void => play(cue, loudness(cue, settings));
  return (
    <label className="volume">
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={settings[name]}
        disabled={settings.muted}
        aria-valuetext={t.percent(settings[name])}
        onChange={(event) => changeSettings({ [name]: Number(event.target.value) })}
        onPointerUp={hear}
        onKeyUp={hear}
      />
      <output aria-hidden="true">{t.percent(settings[name])}</output>
    </label>
  );
}

function SoundSettings() {
  const t = useTableWords();
  const { muted } = useSettings();
  return (
    <fieldset className="settings">
      <legend>{t.sound}</legend>
      <Check label={t.muted} checked={muted} onChange={(on) => changeSettings({ muted: on })} />
      <Volume label={t.volume} name="volume" cue="turn" />
      <Volume label={t.callVolume} name="callVolume" cue="turn" />
      <Volume label={t.effectVolume} name="effectVolume" cue="roll" />
    </fieldset>
  );
}

function TableSettings() {
  const t = useTableWords();
  const { pause, textSize, motion, board, referee, beats } = useSettings();
  const tempos = {
    ...{ cinematic: t.beatsCinematic, normal: t.beatsNormal },
    ...{ quick: t.beatsQuick, off: t.beatsOff },
  };
  const speeds = { 0: t.speed0, 300: t.speed300, 900: t.speed900, 1800: t.speed1800 } as const;
  return (
    <fieldset className="settings">
      <legend>{t.settingsTable}</legend>
      <Choice
        label={t.speed}
        value={String(pause)}
        options={pauses.map((one) => [String(one), speeds[one]] as const)}
        onChange={(value) => changeSettings({ pause: Number(value) })}
      />
      <Choice
        label={t.beats}
        value={beats}
        options={SPEEDS.map((one) => [one, tempos[one]] as const)}
        onChange={(value) => value !== '' && changeSettings({ beats: value })}
      />
      <Choice
        label={t.textSize}
        value={String(textSize)}
        options={textSizes.map((one) => [String(one), t.percent(one)] as const)}
        onChange={(value) => changeSettings({ textSize: Number(value) })}
      />
      <Check
        label={t.reducedMotion}
        checked={motion === 'reduced'}
        onChange={(on) => changeSettings({ motion: on ? 'reduced' : 'system' })}
      />
      <Check
        label={t.textBoard}
        checked={board === 'text'}
        onChange={(on) => changeSettings({ board: on ? 'text' : 'picture' })}
      />
      <Check label={t.referee} checked={referee} onChange={(on) => changeSettings({ referee: on })} />
    </fieldset>
  );
}

function AnswerSettings({ memory }: { readonly memory: Memory }) {
  const t = useTableWords();
  const { autoAnswer, passing, unasked } = useSettings();
  return (
    <fieldset className="settings">
      <legend>{t.settingsAnswers}</legend>
      <Check
        label={t.autoAnswer}
        checked={autoAnswer}
        onChange={(on) => changeSettings({ autoAnswer: on })}
      />
      <Choice
        label={t.onlyPass}
        value={passing}
        options={[
          ['moment', t.passForMe],
          ['ask', t.alwaysAskMe],
        ]}
        onChange={(how) => how !== '' && changeSettings({ passing: how })}
      />
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
      {unasked.length === 0 ? (
        <p className="remark">{t.askAgainNone}</p>
      ) : (
        <p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => changeSettings({ unasked: [] })}
          >
            {t.askAgain}
          </button>
        </p>
      )}
    </fieldset>
  );
}

interface Props {
  readonly memory: Memory;
  readonly onClose: () => void;
  readonly onConcede: (() => void) | null;
  /** Null where there is no file yet: whoever hosts an online match shows it at the end. */
  readonly onFile: (() => void) | null;
  readonly onReport: () => void;
}

export function SettingsDialog({ memory, onClose, onConcede, onFile, onReport }: Props) {
  const t = useTableWords();
  return (
    <Dialog title={t.settings} onClose={onClose}>
      <TableSettings />
      <SoundSettings />
      <AnswerSettings memory={memory} />
      <details className="settings-keys">
        <summary>{t.keys}</summary>
        <KeyList />
      </details>
      <p className="actions">
        {onFile && (
          <button type="button" className="button button-quiet" onClick={onFile}>
            {t.save}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onReport}>
          {t.reportProblem}
        </button>
        {onConcede && (
          <button type="button" className="button button-quiet" onClick={onConcede}>
            {t.concede}
          </button>
        )}
      </p>
    </Dialog>
  );
}
