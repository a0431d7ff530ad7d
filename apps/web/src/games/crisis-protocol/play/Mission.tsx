import { type Agreed, BATTLEFIELD, type Feature } from '@assemble/crisis-protocol';
import type { Locale } from '@assemble/language';
import { Part } from '../../../play/line-up/Tile.tsx';
import { plainLines } from '../cards/text.ts';
import { content } from '../data.ts';
import { CrisisPicture } from '../maps/CrisisPicture.tsx';
import { MapPicture } from '../maps/MapPicture.tsx';
import { Plan } from '../maps/Plan.tsx';
import { useConfigureWords } from './configure-words.ts';

interface Props {
  readonly agreed: Agreed;
  readonly terrain: readonly Feature[];
  readonly locale: Locale;
}

/** A mission that is settled before the match: both crises, and how their objectives lie on the battlefield. */
export function Mission({ agreed, terrain, locale }: Props) {
  const t = useConfigureWords();
  const crises = [content.of('crisis', agreed.secure), content.of('crisis', agreed.extraction)];
  return (
    <Part title={t.mission} text={t.missionText}>
      <ul className="mission">
        {crises.map((card) => (
          <li key={card.id} className="mission-crisis">
            <span className="mission-picture">
              <CrisisPicture card={card} />
            </span>
            <span>
              <b>{card.name[locale]}</b>
              <small>{t[card.type]}</small>
              <span className="mission-words">{plainLines(card, locale).join(' ')}</span>
            </span>
          </li>
        ))}
        <li className="mission-together" aria-hidden="true">
          <MapPicture features={terrain} />
          <svg viewBox={`0 0 ${BATTLEFIELD} ${BATTLEFIELD}`} aria-hidden="true">
            {crises.map((card) => (
              <Plan key={card.id} crisis={card} />
            ))}
          </svg>
        </li>
      </ul>
    </Part>
  );
}
