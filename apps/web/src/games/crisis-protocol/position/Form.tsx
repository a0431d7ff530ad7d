import '../../../editor/fields.css';
import '../maps/maps.css';
import { useState } from 'react';
import { Tabs } from '../../../editor/Fields.tsx';
import type { FormProps } from '../../../editor/face.ts';
import { Battlefield } from './Battlefield.tsx';
import { Course } from './Course.tsx';
import { playersOf } from './given.ts';
import { Side } from './Side.tsx';
import { usePositionWords } from './words.ts';

/** The form of a position: both squads, the battlefield, and where the match stands. */
export function Form(props: FormProps) {
  const { given, onChange } = props;
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
          ['field', t.fieldTab],
          ['course', t.courseTab],
        ]}
        shown={shown}
        onShow={setShown}
      />
      {shown === 'field' && <Battlefield {...props} />}
      {shown === 'course' && <Course given={given} onChange={onChange} />}
      {who !== undefined && (
        <Side key={who} given={given} who={who} seat={Number(shown)} onChange={onChange} />
      )}
    </div>
  );
}
