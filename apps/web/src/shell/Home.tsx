import { cardCount, ruleCount } from '../facts.ts';
import { type Game, games } from '../games/index.ts';
import { OpenFileLink, ResumeList } from '../play/ResumeList.tsx';
import { useStrings } from '../strings/index.ts';
import { Logo } from './Logo.tsx';
import { usePage } from './page.ts';
import { useLocale } from './preferences.ts';
import { hrefTo } from './router.ts';

function GameTile({ game }: { readonly game: Game }) {
  const t = useStrings();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const cards = cardCount(game.id);
  return (
    <li className="panel game" data-game={game.id}>
      <div className="game-picture halftone">
        <game.Picture />
      </div>
      <div className="game-body">
        <h3>{game.name}</h3>
        <p className="status">{game.face ? t.statusPlay : game.screens ? t.statusReady : t.statusRules}</p>
        <p>{game.blurb[locale]}</p>
        <p className="facts">
          {cards > 0 && <span>{t.cardCount(number.format(cards))}</span>}
          <span>{t.ruleCount(number.format(ruleCount(game.id)))}</span>
        </p>
        <p className="actions">
          {game.face && (
            <a className="button button-accent" href={hrefTo(['play', game.id])}>
              {t.play}
              <span className="hidden">: {game.name}</span>
            </a>
          )}
          {game.places?.map(({ path, label }) => (
            <a key={path.join('/')} className="button" href={hrefTo([game.id, ...path])}>
              {label[locale]}
              <span className="hidden">: {game.name}</span>
            </a>
          ))}
          <a className="button button-quiet" href={hrefTo(['rules'], { game: game.id })}>
            {t.openRules}
            <span className="hidden">: {game.name}</span>
          </a>
        </p>
      </div>
    </li>
  );
}

export function Home() {
  const t = useStrings();
  const heading = usePage(t.appName);
  const playable = games.find(({ face }) => face !== undefined);
  const reasons = [
    { title: t.whyTextTitle, text: t.whyText },
    { title: t.whyRulesTitle, text: t.whyRules },
    { title: t.whyLanguagesTitle, text: t.whyLanguages },
  ];
  return (
    <>
      <section className="hero panel halftone">
        <div className="hero-text">
          <h1 ref={heading} tabIndex={-1}>
            {t.heroTitle}
          </h1>
          <p>{t.heroText}</p>
          <p className="actions">
            {playable && (
              <a className="button button-accent" href={hrefTo(['play', playable.id])}>
                {t.playGame(playable.name)}
              </a>
            )}
            <a className="button" href={hrefTo(['online'])}>
              {t.heroOnline}
            </a>
            <a className="button button-quiet" href={hrefTo(['rules'])}>
              {t.heroRules}
            </a>
          </p>
        </div>
        <div className="hero-mark">
          <Logo />
        </div>
      </section>
      <ResumeList />
      <h2>{t.gamesTitle}</h2>
      <ul className="games">
        {games.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </ul>
      <OpenFileLink />
      <h2>{t.whyTitle}</h2>
      <ul className="reasons">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
