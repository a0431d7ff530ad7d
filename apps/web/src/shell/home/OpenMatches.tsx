import { Suspense, useId } from 'react';
import { Sign } from '../../emblems/Sign.tsx';
import { gameById, matchName } from '../../games/index.ts';
import { tableHref } from '../../play/match.ts';
import { useSitters } from '../../play/sitters.ts';
import { nameIn } from '../../strings/given-names.ts';
import type { SavedMatch } from '../../table/messages.ts';
import { type Glance, glanceAt, savedMatches } from '../../table/saved.ts';
import { useLocale } from '../preferences.ts';
import { hrefTo } from '../router.ts';
import { useHomeWords } from './words.ts';

/** So many further open matches stand on the home page; the others are counted, and listed on their own page. */
const CHIPS = 3;

function Scores({ scores }: Pick<Glance, 'scores'>) {
  const t = useHomeWords();
  const locale = useLocale();
  return (
    <dl className="waiting-scores">
      {scores.slice(0, 3).map(({ name, mine, value, of }) => (
        <div key={name.en} data-side={mine ? 'you' : 'foe'}>
          <dt>{mine ? t.you : nameIn(locale, name[locale])}</dt>
          <dd>
            <b>{value}</b>
            {of !== null && of > 0 && <meter min={0} max={of} value={value} aria-hidden="true" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The match that was played last, with its position and what it waits for. */
function Waiting({ match }: { readonly match: SavedMatch }) {
  const t = useHomeWords();
  const locale = useLocale();
  const sitters = useSitters();
  const id = useId();
  const glance = glanceAt(match.id);
  const game = gameById(match.game);
  const Thing = game?.Thing;
  const people = sitters(
    match.game,
    match.sitters.map(({ name }) => name),
  );
  return (
    <section className="waiting" aria-labelledby={id}>
      <div className="waiting-words">
        <h2 id={id}>{t.waiting}</h2>
        <p className="waiting-ask">{glance?.asks[locale] ?? people}</p>
        <p>
          {glance === null
            ? matchName(match, locale)
            : `${game?.name} · ${glance.stands[locale]} · ${people}`}
        </p>
      </div>
      {glance !== null && (
        <>
          <ul className="waiting-things" aria-hidden="true">
            {Thing && (
              <Suspense>
                {glance.things.map((thing, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what lies there has no other name.
                  <li key={i}>
                    <Thing thing={thing} />
                  </li>
                ))}
              </Suspense>
            )}
          </ul>
          <Scores scores={glance.scores} />
        </>
      )}
      <a className="sun-button" href={tableHref(match)}>
        {t.resume}
      </a>
    </section>
  );
}

function Chip({ match }: { readonly match: SavedMatch }) {
  const locale = useLocale();
  const sitters = useSitters();
  const glance = glanceAt(match.id);
  return (
    <li>
      <a className="chip" href={tableHref(match)}>
        <b>{gameById(match.game)?.name ?? match.game}</b>
        <span>
          {glance === null ? '' : `${glance.stands[locale]}, `}
          {sitters(
            match.game,
            match.sitters.map(({ name }) => name),
          )}
        </span>
      </a>
    </li>
  );
}

/** Matches of this device that are not over. Nothing where there is none, so that what follows moves up. */
export function OpenMatches() {
  const t = useHomeWords();
  const id = useId();
  const matches = savedMatches();
  const [first, ...others] = matches.filter(({ over }) => !over);
  const more = others.length - CHIPS;
  return (
    <>
      {first && <Waiting match={first} />}
      {matches.length > 0 && (
        <section className="also-open" aria-labelledby={others.length > 0 ? id : undefined}>
          {others.length > 0 && <h2 id={id}>{t.alsoOpen}</h2>}
          <ul>
            {others.slice(0, CHIPS).map((match) => (
              <Chip key={match.id} match={match} />
            ))}
          </ul>
          <a className="chip chip-all" href={hrefTo(['matches'])}>
            <Sign name="again" />
            {more > 0 ? `${t.moreOpen(more)}: ` : ''}
            {t.allMatches}
          </a>
        </section>
      )}
    </>
  );
}
