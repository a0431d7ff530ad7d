import { Sign } from '../../emblems/Sign.tsx';
import { cardCount } from '../../facts.ts';
import type { Game } from '../../games/index.ts';
import { useLocale } from '../preferences.ts';
import { hrefTo } from '../router.ts';
import { useHomeWords } from './words.ts';

/** How many play, for how long, with how many cards. */
export function Facts({ game }: { readonly game: Game }) {
  const t = useHomeWords();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (
    <ul className="poster-facts">
      <li>
        <Sign name={game.together ? 'friends' : 'players'} />
        {game.players[locale]}
      </li>
      <li>
        <Sign name="time" />
        {t.minutes(number.format(game.minutes))}
      </li>
      <li>
        <Sign name="cards" />
        {t.cards(number.format(cardCount(game.id)))}
      </li>
    </ul>
  );
}

/** A game as a poster: what it is, and the three ways in, alike for all. */
export function Poster({ game }: { readonly game: Game }) {
  const t = useHomeWords();
  const locale = useLocale();
  const builder = game.places?.find(({ sign }) => sign === 'build');
  const of = (way: string): string => `${way}: ${game.name}`;
  return (
    <li className="poster" data-game={game.id}>
      <div className="poster-art">
        <game.Picture />
      </div>
      <h3 className="poster-title">{game.name}</h3>
      <div className="poster-body">
        <p>{game.blurb[locale]}</p>
        <Facts game={game} />
        <p className="poster-ways">
          <a className="sun-button" href={hrefTo(['play', game.id])} aria-label={of(t.play)}>
            {t.play}
          </a>
          <a
            className="felt-button"
            href={hrefTo(game.course ? ['learn', game.id] : [game.id])}
            aria-label={of(t.learn)}
          >
            <Sign name="learn" />
            {t.learn}
          </a>
          {builder && (
            <a className="felt-button" href={hrefTo([game.id, ...builder.path])} aria-label={of(t.build)}>
              <Sign name="build" />
              {t.build}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
