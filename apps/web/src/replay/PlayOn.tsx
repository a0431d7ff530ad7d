import { chanceOf, type Replay } from '@assemble/kernel';
import { useState } from 'react';
import { type BotKind, botKind, bots } from '../games/bots.ts';
import { useBotPlays } from '../play/bot-words.ts';
import { layMatch } from '../play/match.ts';
import { usePlayWords } from '../play/words.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { Choice } from '../shell/fields.tsx';
import { navigate } from '../shell/router.ts';
import { rulesOf } from '../table/rules-of.ts';
import { useReplayWords } from './words/index.ts';

type Kind = 'person' | BotKind;

interface Props {
  readonly replay: Replay;
  readonly step: number;
  readonly seatNames: readonly string[];
  readonly onClose: () => void;
}

/** A new match that begins where the replay stands. */
export function PlayOn({ replay, step, seatNames, onClose }: Props) {
  const t = useReplayWords();
  const { person } = usePlayWords();
  const plays = useBotPlays();
  const [kinds, setKinds] = useState<readonly Kind[]>(() =>
    seatNames.map((_, seat) => botKind(replay.table?.seats[seat]?.bot) ?? 'person'),
  );
  const options: readonly (readonly [Kind, string])[] = [
    ['person', person],
    ...bots.map((kind) => [kind, plays[kind]] as const),
  ];
  const start = (): void => {
    if (replay.seed === null) throw new Error('a replay without its seed cannot be played on');
    navigate(
      layMatch({
        game: replay.game,
        title: t.playOnTitle(step),
        setup: replay.setup,
        seed: replay.seed,
        ...chanceOf(replay),
        sitters: kinds.map((kind, seat) => ({
          name: seatNames[seat] ?? '',
          bot: kind === 'person' ? null : kind,
        })),
        decisions: replay.decisions.slice(0, step),
        practice: true,
        rules: rulesOf(replay),
      }),
    );
  };
  return (
    <Dialog title={t.playOn} onClose={onClose}>
      <p>{t.playOnText}</p>
      <div className="replay-seats">
        {kinds.map((kind, seat) => (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            key={seat}
            label={seatNames[seat] ?? ''}
            value={kind}
            options={options}
            onChange={(chosen) =>
              setKinds(kinds.map((one, i) => (i === seat && chosen !== '' ? chosen : one)))
            }
          />
        ))}
      </div>
      <p className="actions">
        <button type="button" className="button button-accent" onClick={start}>
          {t.playOnStart}
        </button>
      </p>
    </Dialog>
  );
}
