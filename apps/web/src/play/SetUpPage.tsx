import './play.css';
import './play-narrow.css';
import type { Json } from '@assemble/kernel';
import { type ReactNode, Suspense, use, useState } from 'react';
import type { Game } from '../games/index.ts';
import { openOnline } from '../online/create.ts';
import { OnlineTerms } from '../online/OnlineTerms.tsx';
import { Problem } from '../online/Problem.tsx';
import { firstTerms } from '../online/terms.ts';
import { useRequest } from '../online/useAnswer.ts';
import { useMyName } from '../online/useMyName.ts';
import { usePage } from '../shell/page.ts';
import { useLocale } from '../shell/preferences.ts';
import { parseHash, useHash } from '../shell/router.ts';
import { nameIn } from '../strings/given-names.ts';
import { useStrings } from '../strings/index.ts';
import type { GameFace } from '../table/board.ts';
import { loadFace } from './faces.ts';
import { startMatch } from './match.ts';
import { firstPick, setupOf } from './picked.ts';
import { OpenFileLink, ResumeList } from './ResumeList.tsx';
import { seatTiles } from './Seats.tsx';
import { SetUpDock } from './SetUpDock.tsx';
import { firstSeating, isOnline, namesOf } from './seating.ts';
import { MoreChoices, ReadyMade } from './WhatToPlay.tsx';
import { usePlayWords } from './words.ts';

function Form({ game, face }: { readonly game: Game; readonly face: GameFace }): ReactNode {
  const t = usePlayWords();
  const locale = useLocale();
  const { loading } = useStrings();
  const heading = usePage(t.title(game.name));
  const query = parseHash(useHash()).query;
  const [picked, setPicked] = useState(() => firstPick(face, query, locale));
  const [seating, setSeating] = useState(() => firstSeating(query.has('online'), face.seating));
  const [terms, setTerms] = useState(firstTerms);
  const online = isOnline(seating);
  const me = useMyName(online);
  const { busy, problem, run } = useRequest();
  const kept = namesOf(seating, me);
  const names = kept.map((name) => nameIn(locale, name));
  const setup = setupOf(face, picked, seating.kinds.length, online);
  const problems = face.configure.problems(setup, locale, names);
  const start = (): void => {
    if (problems.length > 0) return;
    const title = face.configure.titleOf(setup);
    const seats = seating.kinds.map((kind, seat) => ({ kind, name: kept[seat] ?? '' }));
    if (online) run(() => openOnline(game.id, title, setup, seats, terms));
    else
      startMatch(
        game.id,
        title,
        setup,
        seats.map(({ kind, name }) => ({ name, bot: kind === 'person' ? null : kind })),
      );
  };
  const surprise = face.configure.surprise(setup);
  const change = (next: Json): void => setPicked({ ...picked, setup: next });
  return (
    <form
      className="set-up"
      data-game={game.id}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <div className="set-up-head">
        <h1 ref={heading} tabIndex={-1}>
          {t.title(game.name)}
        </h1>
        <ReadyMade face={face} setup={setup} onChoose={change} />
      </div>
      <Suspense fallback={<p role="status">{loading}</p>}>
        <face.configure.Form
          locale={locale}
          seatNames={names}
          setup={setup}
          onChange={change}
          seats={seatTiles({ value: seating, range: face.seating, me, onChange: setSeating, locale })}
        />
      </Suspense>
      <div className="set-up-rest">
        {online && <OnlineTerms value={terms} onChange={setTerms} />}
        <MoreChoices face={face} seatNames={names} online={online} value={picked} onChange={setPicked} />
        <Problem problem={problem} />
        <ResumeList game={game.id} />
        <OpenFileLink />
      </div>
      <SetUpDock
        said={face.configure.say(setup, locale)}
        problems={problems}
        online={online}
        busy={busy}
        onSurprise={surprise && (() => change(surprise()))}
      />
    </form>
  );
}

/** Before a match: what to play and who sits. */
export function SetUpPage({ game }: { readonly game: Game }) {
  const face = use(loadFace(game));
  return face === null ? null : <Form game={game} face={face} />;
}
