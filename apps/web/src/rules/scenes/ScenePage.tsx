import './scene.css';
import type { RuleEntry } from '@assemble/rules';
import { use, useMemo } from 'react';
import { type Game, gameById } from '../../games/index.ts';
import { Bubble } from '../../learn/Coach.tsx';
import { useBoxes } from '../../learn/lit.ts';
import { loadFace } from '../../play/faces.ts';
import { LanguageSwitch } from '../../shell/LanguageSwitch.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { usePage } from '../../shell/page.ts';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo } from '../../shell/router.ts';
import { givenName } from '../../strings/given-names.ts';
import { useStrings } from '../../strings/index.ts';
import type { GameFace } from '../../table/board.ts';
import { NOTHING_AROUND, type Surroundings } from '../../table/surroundings.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { icons, Tool } from '../../table/Tool.tsx';
import { useTableWords } from '../../table/words/index.ts';
import { loadLedger, topicName } from '../ledger.ts';
import type { OpenScene, SceneNow } from './messages.ts';
import type { Scenes } from './scene.ts';
import { type SceneClient, useScene } from './scene-client.ts';
import { useSceneWords } from './words.ts';

interface SceneProps {
  readonly client: SceneClient;
  readonly now: SceneNow;
  readonly entry: RuleEntry;
}

function SceneBar({ client, now, entry }: SceneProps) {
  const t = useSceneWords();
  return (
    <header className="table-bar lesson-bar">
      <a className="tool" href={hrefTo(['rules', entry.id])} title={t.close}>
        <span className="hidden">{t.close}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6 18 18M18 6 6 18" />
        </svg>
      </a>
      <h1>{t.title(entry.id)}</h1>
      <b className="scene-step">{t.stepOf(Math.min(now.step, now.of), now.of)}</b>
      <LanguageSwitch />
      <Tool
        name={t.again}
        icon={icons.undo}
        disabled={now.step === 0 && !now.own}
        onClick={() => client.act('again')}
      />
    </header>
  );
}

/** The rule in its words, and the way on through its scene. */
function Guide({ client, now, entry, topic }: SceneProps & { readonly topic: string }) {
  const t = useSceneWords();
  const isOver = now.step >= now.of;
  const remark = now.own
    ? t.own
    : now.refused
      ? t.refused
      : isOver
        ? t.over
        : now.step === 0
          ? t.begin
          : null;
  return (
    <Bubble mood={now.own ? 'think' : isOver ? 'cheer' : 'point'} lit={useBoxes(CHOICES)}>
      <div aria-live="polite">
        <h2>{topic}</h2>
        <p>{entry.says[useLocale()]}</p>
        {remark !== null && <p className="bubble-ask">{remark}</p>}
      </div>
      <p className="bubble-ways">
        {(isOver || now.own) && (
          <button type="button" className="button button-quiet" onClick={() => client.act('again')}>
            {t.again}
          </button>
        )}
        {isOver || now.own ? (
          <a className="sun-button" href={hrefTo(['rules', entry.id])}>
            {t.toRule}
          </a>
        ) : (
          <button type="button" className="sun-button" onClick={() => client.act('next')}>
            {now.step === 0 ? t.play : t.next}
          </button>
        )}
      </p>
    </Bubble>
  );
}

/** What can be chosen on the board: the words do not lie over it. */
const CHOICES = ['[data-stage="board"] :is([data-lit],[data-can])'];

interface TableProps {
  readonly game: Game;
  readonly face: GameFace;
  readonly entry: RuleEntry;
  readonly topic: string;
}

function SceneTable({ game, face, entry, topic }: TableProps) {
  const { loading } = useStrings();
  const t = useSceneWords();
  const { failedTitle } = useTableWords();
  usePage(t.title(entry.id));
  const open = useMemo(
    (): OpenScene => ({
      game: game.id,
      rule: entry.id,
      names: [1, 2, 3, 4].map((seat) => givenName('player', seat)),
    }),
    [game, entry],
  );
  const { client, state } = useScene(open);
  if (state?.failed) return <NotFound title={failedTitle} text={state.failure} />;
  const now = client?.now ?? null;
  if (client === null || state === null || state.update === null || now === null)
    return (
      <p className="loading" role="status">
        {loading}
      </p>
    );
  const around: Surroundings = {
    ...NOTHING_AROUND,
    cautions: false,
    bar: <SceneBar client={client} now={now} entry={entry} />,
    coach: ({ telling }) =>
      telling ? null : <Guide client={client} now={now} entry={entry} topic={topic} />,
  };
  return (
    <TableScreen
      face={face}
      client={client}
      state={state}
      update={state.update}
      onRematch={() => client.act('again')}
      around={around}
    />
  );
}

const loaded = new Map<string, Promise<Scenes>>();

function scenesOf(game: Game): Promise<Scenes> {
  const known = loaded.get(game.id) ?? game.scenes();
  loaded.set(game.id, known);
  known.catch(() => loaded.delete(game.id));
  return known;
}

function FoundScene({ game, entry, topic }: Omit<TableProps, 'face'>) {
  const t = useSceneWords();
  const face = use(loadFace(game));
  const { of } = use(scenesOf(game));
  if (face === null || of[entry.id] === undefined)
    return (
      <NotFound title={t.missing} text={t.missingText}>
        <a className="button" href={hrefTo(['rules', entry.id])}>
          {t.toRule}
        </a>
      </NotFound>
    );
  return <SceneTable game={game} face={face} entry={entry} topic={topic} />;
}

/** A rule in play: a position on the real table, where it is shown step by step or tried by oneself. */
export function ScenePage({ id }: { readonly id: string }) {
  const t = useSceneWords();
  const locale = useLocale();
  const ledger = use(loadLedger());
  const rule = ledger.byId.get(id.toUpperCase());
  const game = gameById(rule?.game ?? '');
  if (rule === undefined || game === undefined) return <NotFound title={t.missing} text={t.missingText} />;
  return <FoundScene game={game} entry={rule.entry} topic={topicName(ledger, rule, locale)} />;
}
