import type { ReactNode } from 'react';
import { Sign } from '../../emblems/Sign.tsx';
import type { SignName } from '../../emblems/signs.ts';
import { ruleCount } from '../../facts.ts';
import type { Game } from '../../games/index.ts';
import { ResumeList } from '../../play/ResumeList.tsx';
import { savedMatches } from '../../table/saved.ts';
import { usePage } from '../page.ts';
import { useLocale } from '../preferences.ts';
import { hrefTo } from '../router.ts';
import { Facts } from './Poster.tsx';
import { useHomeWords } from './words.ts';

interface DoorProps {
  readonly href: string;
  readonly sign: SignName;
  readonly label: string;
  readonly children: ReactNode;
}

function Door({ href, sign, label, children }: DoorProps) {
  return (
    <li>
      <a className="door" href={href}>
        <Sign name={sign} />
        <span>
          <b>{label}</b>
          <span>{children}</span>
        </span>
      </a>
    </li>
  );
}

/** A game's own home: play, learn, build, cards, rules, and its matches. */
export function GameHome({ game }: { readonly game: Game }) {
  const t = useHomeWords();
  const locale = useLocale();
  const heading = usePage(game.name);
  // Whoever never played begins with the first lesson.
  const learns = game.course !== undefined && !savedMatches().some((match) => match.game === game.id);
  const rules = new Intl.NumberFormat(locale).format(ruleCount(game.id));
  return (
    <div className="game-home">
      <section className="poster game-poster" data-game={game.id}>
        <div className="poster-art">
          <game.Picture />
        </div>
        <h1 ref={heading} tabIndex={-1} className="poster-title">
          {game.name}
        </h1>
        <div className="poster-body">
          <p>{game.blurb[locale]}</p>
          <Facts game={game} />
          <p className="poster-ways">
            {learns && (
              <a
                className="sun-button"
                href={hrefTo(['learn', game.id])}
                aria-label={`${t.learn}: ${game.name}`}
              >
                {t.learn}
              </a>
            )}
            <a
              className={learns ? 'felt-button' : 'sun-button'}
              href={hrefTo(['play', game.id])}
              aria-label={`${t.play}: ${game.name}`}
            >
              {t.play}
            </a>
          </p>
          <p>{t.playAbout}</p>
        </div>
      </section>
      <div className="game-doors">
        <ResumeList game={game.id} />
        <ul className="doors">
          {game.course !== undefined && (
            <Door href={hrefTo(['learn', game.id])} sign="learn" label={t.learnTitle}>
              {t.learnAbout}
            </Door>
          )}
          {game.puzzles !== undefined && (
            <Door href={hrefTo(['puzzles', game.id])} sign="hint" label={t.puzzles}>
              {t.puzzlesAbout}
            </Door>
          )}
          {game.places?.map(({ path, sign, label, about }) => (
            <Door key={path.join('/')} href={hrefTo([game.id, ...path])} sign={sign} label={label[locale]}>
              {about[locale]}
            </Door>
          ))}
          {game.editor !== undefined && (
            <Door href={hrefTo(['editor', game.id])} sign="map" label={t.editor}>
              {t.editorAbout}
            </Door>
          )}
          <Door href={hrefTo(['rules', game.id])} sign="rules" label={t.rules}>
            {t.rulesAbout(rules)}
          </Door>
          <Door href={hrefTo(['online'])} sign="online" label={t.online}>
            {t.onlineAbout}
          </Door>
        </ul>
        <section className="learn">
          <h2>
            <Sign name="learn" />
            {t.learnTitle}
          </h2>
          <ul>
            <li>{t.learnTable}</li>
            <li>{t.learnHint}</li>
            <li>{t.learnUndo}</li>
          </ul>
        </section>
      </div>
    </div>
  );
}
