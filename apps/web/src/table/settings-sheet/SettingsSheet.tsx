import './settings-sheet.css';
import { locales } from '@assemble/language';
import { Segments, Toggle } from '../../shell/controls.tsx';
import { Dialog } from '../../shell/Dialog.tsx';
import { languageNames } from '../../shell/LanguageSwitch.tsx';
import { setLocale, setTheme, themes, useLocale, useTheme } from '../../shell/preferences.ts';
import { useStrings } from '../../strings/index.ts';
import { useCoachMemory, wantCoach } from '../coach-memory.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { SPEEDS } from '../stage/beats/reel.ts';
import { cautions, helps, motions, pauses, readSettings, textSizes } from '../stored-settings.ts';
import { useTableWords } from '../words/index.ts';
import { MoreSettings, type TableActs } from './MoreSettings.tsx';
import { Named, Row, Volume } from './rows.tsx';
import { MotionSample, RefereeSample, TextSample } from './samples.tsx';

function MotionRow() {
  const t = useTableWords();
  const { beats, pause, motion } = useSettings();
  const tempos = {
    ...{ cinematic: t.beatsCinematic, normal: t.beatsNormal },
    ...{ quick: t.beatsQuick, off: t.beatsOff },
  };
  const speeds = { 0: t.speed0, 300: t.speed300, 900: t.speed900, 1800: t.speed1800 } as const;
  const moves = { system: t.motionSystem, reduced: t.motionReduced, full: t.motionFull };
  return (
    <Row sign="motion" title={t.motion} about={t.motionAbout}>
      <div className="setting-beside">
        <Segments
          label={t.beats}
          value={beats}
          options={SPEEDS.map((value) => ({ value, label: tempos[value] }))}
          onChange={(value) => changeSettings({ beats: value })}
        />
        <MotionSample />
      </div>
      <Named name={t.reducedMotion}>
        <Segments
          label={t.reducedMotion}
          value={motion}
          options={motions.map((value) => ({ value, label: moves[value] }))}
          onChange={(value) => changeSettings({ motion: value })}
        />
      </Named>
      <Named name={t.speed}>
        <Segments
          label={t.speed}
          value={pause}
          options={[...pauses].reverse().map((value) => ({ value, label: speeds[value] }))}
          onChange={(value) => changeSettings({ pause: value })}
        />
      </Named>
    </Row>
  );
}

function SoundRow() {
  const t = useTableWords();
  const { muted } = useSettings();
  return (
    <Row sign="sound" title={t.sound} about={t.soundAbout}>
      <Volume label={t.volume} name="volume" cue="turn" />
      <Volume label={t.callVolume} name="callVolume" cue="turn" />
      <Volume label={t.effectVolume} name="effectVolume" cue="roll" />
      <Toggle label={t.muted} checked={muted} onChange={(on) => changeSettings({ muted: on })} />
    </Row>
  );
}

function TextRow() {
  const t = useTableWords();
  const { textSize } = useSettings();
  return (
    <Row sign="text" title={t.textSize} about={t.textSizeAbout}>
      <div className="setting-beside">
        <Segments
          label={t.textSize}
          value={textSize}
          options={textSizes.map((value) => ({
            value,
            name: t.percent(value),
            label: (
              <span className="text-size">
                <b style={{ fontSize: `${value / 115}em` }}>Aa</b>
                <small>{t.percent(value)}</small>
              </span>
            ),
          }))}
          onChange={(value) => changeSettings({ textSize: value })}
        />
        <TextSample />
      </div>
    </Row>
  );
}

function LookRow() {
  const t = useTableWords();
  const { themeDark, themeLight, themeSystem } = useStrings();
  const theme = useTheme();
  const { board } = useSettings();
  const looks = { dark: themeDark, light: themeLight, system: themeSystem };
  return (
    <Row sign="look" title={t.look} about={t.lookAbout}>
      <Segments
        label={t.look}
        value={theme}
        options={[...themes].reverse().map((value) => ({ value, label: looks[value] }))}
        onChange={setTheme}
      />
      <Toggle
        label={t.textBoard}
        checked={board === 'text'}
        onChange={(on) => changeSettings({ board: on ? 'text' : 'picture' })}
      />
    </Row>
  );
}

function RefereeRow() {
  const t = useTableWords();
  const { referee } = useSettings();
  return (
    <Row sign="referee" title={t.refereeTitle} about={t.refereeAbout}>
      <RefereeSample />
      <Toggle label={t.referee} checked={referee} onChange={(on) => changeSettings({ referee: on })} />
    </Row>
  );
}

function LanguageRow() {
  const t = useTableWords();
  const { language } = useStrings();
  const locale = useLocale();
  return (
    <Row sign="languages" title={language} about={t.languageAbout}>
      <Segments
        label={language}
        value={locale}
        options={locales.map((value) => ({ value, label: languageNames[value], lang: value }))}
        onChange={setLocale}
      />
    </Row>
  );
}

function HintRow() {
  const t = useTableWords();
  const { help, unasked } = useSettings();
  const { wanted } = useCoachMemory();
  const names = { none: t.helpNone, lit: t.helpLit, advise: t.helpAdvise };
  const abouts = { none: t.helpNoneAbout, lit: t.helpLitAbout, advise: t.helpAdviseAbout };
  return (
    <Row sign="hint" title={t.hints} about={t.hintsAbout}>
      <Segments
        label={t.hints}
        value={help}
        options={helps.map((value) => ({
          value,
          label: (
            <span className="help-kind">
              <b>{names[value]}</b>
              <small>{abouts[value]}</small>
            </span>
          ),
        }))}
        onChange={(value) => changeSettings({ help: value })}
      />
      <Toggle label={t.coachOn} checked={wanted !== false} onChange={wantCoach} />
      <Toggle
        label={t.askRisky}
        checked={unasked.length === 0}
        onChange={(on) => changeSettings({ unasked: on ? [] : cautions })}
      />
    </Row>
  );
}

interface Props {
  /** What belongs to the match that is being played; null where one is only watched. */
  readonly table: TableActs | null;
  readonly onClose: () => void;
}

/** How somebody likes their table, beside the table: every change is seen there at once. */
export function SettingsSheet({ table, onClose }: Props) {
  const t = useTableWords();
  return (
    <Dialog title={t.settings} side onClose={onClose}>
      <p className="settings-lead">{t.settingsLead}</p>
      <MotionRow />
      <SoundRow />
      <TextRow />
      <LookRow />
      <RefereeRow />
      <LanguageRow />
      <HintRow />
      <MoreSettings table={table} />
      <p className="settings-foot">
        <span>{t.settingsKept}</span>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => changeSettings(readSettings(null))}
        >
          {t.settingsReset}
        </button>
      </p>
    </Dialog>
  );
}
