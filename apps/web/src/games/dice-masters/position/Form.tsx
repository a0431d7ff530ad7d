import './position.css';
import { useState } from 'react';
import type { FormProps } from '../../../editor/face.ts';
import { Course } from './Course.tsx';
import { playersOf } from './given.ts';
import { Side } from './Side.tsx';
import { usePositionWords } from './words.ts';

/** The form of a position: each player's side, and what concerns both. */
export function Form({ given, onChange }: FormProps) {
  const t = usePositionWords();
  const players = playersOf(given);
  const [shown, setShown] = useState<number | null>(0);
  const who = shown === null ? undefined : players[shown];
  return (
    <div className="dm-position">
      <fieldset className="build-steps">
        <legend className="hidden">{t.whose}</legend>
        {players.map((name, seat) => (
          <button key={name} type="button" aria-pressed={shown === seat} onClick={() => setShown(seat)}>
            {name}
          </button>
        ))}
        <button type="button" aria-pressed={shown === null} onClick={() => setShown(null)}>
          {t.both}
        </button>
      </fieldset>
      {who === undefined ? (
        <Course given={given} onChange={onChange} />
      ) : (
        <Side key={who} given={given} who={who} onChange={onChange} />
      )}
    </div>
  );
}
