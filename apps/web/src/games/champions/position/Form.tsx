import '../../../editor/fields.css';
import { useState } from 'react';
import { Tabs } from '../../../editor/Fields.tsx';
import type { FormProps } from '../../../editor/face.ts';
import { Course } from './Course.tsx';
import { playersOf } from './given.ts';
import { Scenario } from './Scenario.tsx';
import { Side } from './Side.tsx';
import { usePositionWords } from './words.ts';

/** The form of a position: each player's side, the scenario, and where the match stands. */
export function Form({ given, onChange }: FormProps) {
  const t = usePositionWords();
  const players = playersOf(given);
  const [shown, setShown] = useState('0');
  const who = players[Number(shown)];
  return (
    <div className="editor-parts">
      <Tabs
        label={t.whose}
        tabs={[
          ...players.map((name, seat) => [String(seat), name] as const),
          ['scenario', t.scenarioTab],
          ['course', t.courseTab],
        ]}
        shown={shown}
        onShow={setShown}
      />
      {shown === 'scenario' && <Scenario given={given} onChange={onChange} />}
      {shown === 'course' && <Course given={given} onChange={onChange} />}
      {who !== undefined && <Side key={who} given={given} who={who} onChange={onChange} />}
    </div>
  );
}
