import { chanceOf } from '@assemble/kernel';
import './replay.css';
import { type ReactNode, use, useEffect, useState } from 'react';
import { type Game, gameById } from '../games/index.ts';
import { loadFace } from '../play/faces.ts';
import { layMatch } from '../play/match.ts';
import { ResumeList } from '../play/ResumeList.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { usePage } from '../shell/page.ts';
import { hrefTo, type Route, replace } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import type { GameFace } from '../table/board.ts';
import { rulesOf } from '../table/rules-of.ts';
import { LogOnly } from './LogOnly.tsx';
import type { Opened } from './messages.ts';
import { OpenFile } from './OpenFile.tsx';
import { findSource, type NoSource, type Source } from './source.ts';
import { useReplay } from './useReplay.ts';
import { Viewer } from './Viewer.tsx';
import { useReplayWords } from './words/index.ts';

function Waiting() {
  return (
    <p className="loading" role="status">
      {useReplayWords().loading}
    </p>
  );
}

/** Why there is nothing to see, what a program says about it, and what to do instead. */
function Message({ title, text, detail }: { title: string; text: string; detail?: string }) {
  const { backHome } = useStrings();
  return (
    <div className="replay-message">
      <NotFound title={title} text={text}>
        {detail !== undefined && detail !== '' && (
          <p lang="en">
            <code>{detail}</code>
          </p>
        )}
        <p>
          <a className="button" href={hrefTo([])}>
            {backHome}
          </a>
        </p>
      </NotFound>
      <OpenFile />
    </div>
  );
}

function Missing({ none: { why, text } }: { readonly none: NoSource }) {
  const t = useReplayWords();
  switch (why) {
    case 'missing':
      return <Message title={t.missingTitle} text={t.missingText} />;
    case 'running':
      return <Message title={t.runningTitle} text={t.runningText} />;
    case 'other-rules':
      return <Message title={t.failedTitle} text={t.otherRulesText} />;
    case 'unreachable':
      return <Message title={t.unreachableTitle} text={t.unreachableText} detail={text} />;
    case 'broken':
      return <Message title={t.brokenTitle} text={t.brokenText} detail={text} />;
    case 'file-gone':
      return <Message title={t.fileGoneTitle} text={t.fileGoneText} />;
  }
}

/** A save file goes on at a table of its own. */
function Resume({ opened: { replay } }: { readonly opened: Opened }) {
  const t = useReplayWords();
  useEffect(() => {
    const { game, setup, seed, decisions, table } = replay;
    if (seed === null || table === undefined) throw new Error('this is no save file');
    const { seats: sitters, practice } = table;
    const title = t.openSavedTitle;
    const begun = { game, title, setup, seed, ...chanceOf(replay) };
    replace(layMatch({ ...begun, sitters, decisions, practice, rules: rulesOf(replay) }));
  }, [replay, t]);
  return <Waiting />;
}

interface FoundProps {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly source: Source;
}

function Playing({ id, query, source, face }: FoundProps & { readonly face: GameFace }): ReactNode {
  const t = useReplayWords();
  const line = useReplay(source);
  const { failed, onlyLog, opened } = line;
  if (failed !== null) return <Message title={t.failedTitle} text={t.failedText} detail={failed} />;
  if (onlyLog !== null) return <LogOnly face={face} onlyLog={onlyLog} />;
  if (opened === null) return <Waiting />;
  if (query.get('resume') === 'yes' && opened.outcome === null) return <Resume opened={opened} />;
  return <Viewer id={id} query={query} face={face} source={source} line={line} opened={opened} />;
}

function WithFace({ game, ...found }: FoundProps & { readonly game: Game }): ReactNode {
  const t = useReplayWords();
  const face = use(loadFace(game));
  if (face === null) return <Message title={t.noGameTitle} text={t.noGameText(game.name)} />;
  return <Playing {...found} face={face} />;
}

/** A replay by the name of its match. */
function OneReplay({ id, query }: { readonly id: string; readonly query: URLSearchParams }): ReactNode {
  const t = useReplayWords();
  const [source, setSource] = useState<Source | NoSource | null>(null);
  useEffect(() => {
    let wanted = true;
    void findSource(id).then((found) => {
      if (wanted) setSource(found);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  if (source === null) return <Waiting />;
  if (source.from === null) return <Missing none={source} />;
  const name = source.from === 'device' ? source.saved.game : source.replay.game;
  const game = gameById(name);
  if (game === undefined) return <Message title={t.noGameTitle} text={t.noGameText(name)} />;
  return <WithFace game={game} id={id} query={query} source={source} />;
}

function Start() {
  const t = useReplayWords();
  const heading = usePage(t.pageTitle);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.pageTitle}
      </h1>
      <p className="lead">{t.pageText}</p>
      <OpenFile />
      <ResumeList />
    </>
  );
}

/** Everything under `#/replay`. */
export function ReplayPage({ route }: { readonly route: Route }) {
  const [, id, ...more] = route.path;
  if (more.length > 0) return <NotFound />;
  return id === undefined ? <Start /> : <OneReplay key={id} id={id} query={route.query} />;
}
