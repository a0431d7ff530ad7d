import type { ReactNode } from 'react';
import { Sign } from '../../emblems/Sign.tsx';
import type { SignName } from '../../emblems/signs.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { loudness } from '../sound/cues.ts';
import { play } from '../sound/player.ts';
import type { Cue } from '../sound/tones.ts';
import { useTableWords } from '../words/index.ts';

interface RowProps {
  readonly sign: SignName;
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** One thing that can be set: what it is on the left, its choices and a sample on the right. */
export function Row({ sign, title, about, children }: RowProps) {
  return (
    <section className="setting">
      <div className="setting-head">
        <span className="setting-sign">
          <Sign name={sign} />
        </span>
        <div>
          <h3>{title}</h3>
          <p>{about}</p>
        </div>
      </div>
      <div className="setting-body">{children}</div>
    </section>
  );
}

interface NamedProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Choices with their name before them. */
export function Named({ name, children }: NamedProps) {
  return (
    <div className="setting-named">
      <span aria-hidden="true">{name}</span>
      {children}
    </div>
  );
}

interface VolumeProps {
  readonly label: string;
  readonly name: 'volume' | 'callVolume' | 'effectVolume';
  readonly cue: Cue;
}

/** A volume; letting go of it lets it be heard. */
export function Volume({ label, name, cue }: VolumeProps) {
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
      <output aria-hidden="true">{settings[name]}</output>
    </label>
  );
}
