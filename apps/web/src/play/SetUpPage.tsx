import './play.css';
import { type ReactNode, use, useRef, useState } from 'react';
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
import type { GameFace } from '../table/board.ts';
import { loadFace } from './faces.ts';
import { startMatch } from './match.ts';
import { firstPick, setupOf, titleOf } from './picked.ts';
import { OpenFileLink, ResumeList } from './ResumeList.tsx';
import { namesOf, Seats } from './Seats.tsx';
import { firstSeating, isOnline } from './seating.ts';
import { MoreChoices, WhatToPlay, WhyNot } from './WhatToPlay.tsx';
import { usePlayWords } from './words.ts';

function Form({ game, face }: { readonly game: Game; readonly face: GameFace }): ReactNode {
  const t = usePlayWords();
  const locale = useLocale();
  const heading = usePage(t.title(game.name));
  const query = parseHash(useHash()).query;
  const [picked, setPicked] = useState(() => firstPick(face, query));
  const [seating, setSeating] = useState(() => firstSeating(query.has('online'), face.seating));
  const [terms, setTerms] = useState(firstTerms);
  const online = isOnline(seating);
  const me = useMyName(online);
  const { busy, problem, run } = useRequest();
  const whyNot = useRef<HTMLElement>(null);
  const names = namesOf(seating, me, t);
  const setup = setupOf(face, picked, seating.kinds.length, online);
  const problems = face.configure.problems(setup, locale, names);
  const start = (): void => {
    if (problems.length > 0) {
      whyNot.current?.focus();
      return;
    }
    const title = titleOf(face, picked, setup);
    const seats = seating.kinds.map((kind, seat) => ({ kind, name: names[seat] ?? '' }));
    if (online) run(() => openOnline(game.id, title, setup, seats, terms));
    else
      startMatch(
        game.id,
        title,
        setup,
        seats.map(({ kind, name }) => ({ name, bot: kind === 'person' ? null : kind })),
      );
  };
  return (
    <form
      className="play"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <h1 ref={heading} tabIndex={-1}>
        {t.title(game.name)}
      </h1>
      <p className="lead">{online ? t.introOnline : t.intro}</p>
      <p className="actions play-start">
        <button type="submit" className="button button-accent" disabled={busy}>
          {online ? t.startOnline : t.start}
        </button>
      </p>
      <Problem problem={problem} />
      <WhyNot problems={problems} ref={whyNot} />
      <WhatToPlay face={face} seatNames={names} setup={setup} value={picked} onChange={setPicked} />
      <Seats value={seating} range={face.seating} me={me} onChange={setSeating} />
      {online && <OnlineTerms value={terms} onChange={setTerms} />}
      <MoreChoices face={face} seatNames={names} online={online} value={picked} onChange={setPicked} />
    </form>
  );
}

/** Before a match: what to play and who sits. The first button starts at once. */
export function SetUpPage({ game }: { readonly game: Game }) {
  const face = use(loadFace(game));
  if (face === null) return null;
  return (
    <>
      <Form game={game} face={face} />
      <ResumeList game={game.id} />
      <OpenFileLink />
    </>
  );
}
