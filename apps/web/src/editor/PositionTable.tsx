import { useMemo, useState } from 'react';
import { type BotKind, botKind, bots, USUAL_BOT } from '../games/bots.ts';
import { useBotPlays } from '../play/bot-words.ts';
import { usePlayWords } from '../play/words.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { Choice } from '../shell/fields.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { usePage } from '../shell/page.ts';
import { navigate, replace } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import { randomText } from '../table/saved.ts';
import { useSettings } from '../table/settings.ts';
import { NOTHING_AROUND } from '../table/surroundings.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { Tool } from '../table/Tool.tsx';
import { useTableWords } from '../table/words/index.ts';
import { editorHref, type NamedPosition, tableHref } from './address.ts';
import type { EditorFace } from './face.ts';
import type { OpenPosition } from './messages.ts';
import { usePosition } from './position-client.ts';
import { EDIT } from './signs.ts';
import { useEditorWords } from './words.ts';

type Kind = 'person' | BotKind;

interface Props {
  readonly editor: EditorFace;
  readonly position: NamedPosition;
  /** The kinds of those who sit there, or nothing known yet. */
  readonly who: string;
}

const playersOf = ({ given }: NamedPosition): readonly string[] => given['players'] as readonly string[];

/** Who plays the position: a person against a bot, unless somebody chooses. */
function Choosing({ editor, position }: Omit<Props, 'who'>) {
  const t = useEditorWords();
  const { person } = usePlayWords();
  const plays = useBotPlays();
  usePage(t.playTitle);
  const players = playersOf(position);
  const [kinds, setKinds] = useState<readonly Kind[]>(() =>
    players.map((_, seat) => (seat === 0 ? 'person' : USUAL_BOT)),
  );
  const options: readonly (readonly [Kind, string])[] = [
    ['person', person],
    ...bots.map((kind) => [kind, plays[kind]] as const),
  ];
  return (
    <Dialog title={t.sits} onClose={() => replace(editorHref(editor.words.game, position))}>
      <div className="editor-seats">
        {kinds.map((kind, seat) => (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            key={seat}
            label={players[seat] ?? ''}
            value={kind}
            options={options}
            onChange={(chosen) =>
              setKinds(kinds.map((one, i) => (i === seat && chosen !== '' ? chosen : one)))
            }
          />
        ))}
      </div>
      <p className="actions">
        <button
          type="button"
          className="button button-accent"
          onClick={() => replace(tableHref(editor.words.game, position, kinds))}
        >
          {t.start}
        </button>
      </p>
    </Dialog>
  );
}

/** The table of a position; a reload begins it anew. */
export function PositionTable({ editor, position, who }: Props) {
  if (who === 'choose') return <Choosing editor={editor} position={position} />;
  return <Playing editor={editor} position={position} who={who} />;
}

function Playing({ editor, position, who }: Props) {
  const t = useEditorWords();
  const { loading } = useStrings();
  const table = useTableWords();
  usePage(position.name || t.noName);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins with other dice.
  const open = useMemo((): OpenPosition => {
    const kinds = who.split('.');
    return {
      game: editor.words.game,
      given: position.given,
      edition: position.edition,
      sitters: playersOf(position).map((name, seat) => ({
        name,
        bot: botKind(kinds[seat]),
      })),
      seed: randomText(16),
    };
  }, [editor, position, who, round]);
  const { client, state } = usePosition(open, useSettings().pause);
  if (state?.failed) return <NotFound title={table.failedTitle} text={state.failure} />;
  if (client === null || state === null || state.update === null)
    return (
      <p className="loading" role="status">
        {loading}
      </p>
    );
  return (
    <TableScreen
      key={round}
      face={editor.face}
      client={client}
      state={state}
      update={state.update}
      onRematch={() => setRound(round + 1)}
      around={{
        ...NOTHING_AROUND,
        tools: (
          <Tool name={t.back} icon={EDIT} onClick={() => navigate(editorHref(editor.words.game, position))} />
        ),
      }}
    />
  );
}
