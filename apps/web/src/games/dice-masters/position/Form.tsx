import '../../../editor/fields.css';
import './position.css';
import { useState } from 'react';
import { Tabs } from '../../../editor/Fields.tsx';
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
    <div className="dm-position editor-parts">
      <Tabs
        label={t.whose}
        tabs={[...players.map((name, seat) => [String(seat), name] as const), ['both', t.both]]}
        shown={shown === null ? 'both' : String(shown)}
        onShow={(id) => setShown(id === 'both' ? null : Number(id))}
      />
      {who === undefined ? (
        <Course given={given} onChange={onChange} />
      ) : (
        <Side key={who} given={given} who={who} onChange={onChange} />
      )}
    </div>
  );
}
