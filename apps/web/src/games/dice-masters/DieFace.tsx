import type { Locale } from '@assemble/language';
import { useLocale } from '../../shell/preferences.ts';
import type { Crest } from './crest.ts';
import { type Face, term } from './data.ts';
import { energyShapes } from './EnergyIcon.tsx';
import { type CardWords, useCardWords } from './strings.ts';

/** What a face shows, in words. */
function faceName(face: Face, t: CardWords, locale: Locale): string {
  if (face.kind === 'energy') return `${term(face.energy, locale)} × ${face.count}`;
  const bursts = face.bursts > 0 ? [t.bursts(face.bursts)] : [];
  if (face.kind === 'action') return [t.actionFace, ...bursts].join(', ');
  const numbers = [
    `${t.fieldingCost} ${face.cost}`,
    `${t.attack} ${face.attack}`,
    `${t.defense} ${face.defense}`,
  ];
  return [t.level(face.level), ...numbers, ...bursts].join(', ');
}

const burst = 'm7 0 1.600 4.500L13 3l-1.500 4L14 10l-4.600.3L7 14l-2.400-3.700L0 10l2.500-3L1 3l4.400 1.500z';

function Bursts({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, i) => i).map((i) => (
    <path key={i} d={burst} fill="#ffd23f" transform={`translate(${5 + i * 15} 45)`} />
  ));
}

function Energy({ face }: { readonly face: Extract<Face, { kind: 'energy' }> }) {
  const shape = energyShapes[face.energy];
  if (face.energy === 'generic' || face.energy === 'wild')
    return (
      <>
        <path d={shape} fill="#fff" transform="translate(11 11) scale(1.750)" />
        <text x="32" y="41" textAnchor="middle" fontSize="26" className="display" fill="#17132b">
          {face.energy === 'wild' ? '?' : face.count}
        </text>
      </>
    );
  const places =
    face.count === 1
      ? ['translate(11 11) scale(1.750)']
      : ['translate(5 5) scale(1.250)', 'translate(29 29) scale(1.250)'];
  return places.map((place) => (
    <path key={place} d={shape} fill="#fff" fillRule="evenodd" transform={place} />
  ));
}

function Numbers({ face }: { readonly face: Extract<Face, { kind: 'character' }> }) {
  return (
    <g fontSize="19" fill="#fff" className="display face-number">
      <text x="6" y="21">
        {face.cost}
      </text>
      <text x="58" y="21" textAnchor="end">
        {face.attack}
      </text>
      <text x="58" y="59" textAnchor="end">
        {face.defense}
      </text>
    </g>
  );
}

/**
 * One face: energy symbols, or an icon with fielding cost (upper left), attack (upper right), defense (lower right)
 * and bursts (lower left), as on the dice (DM-DICE-3).
 */
export function DieFace({ face, crest }: { readonly face: Face; readonly crest: Crest }) {
  const t = useCardWords();
  const locale = useLocale();
  const name = faceName(face, t, locale);
  return (
    <svg viewBox="0 0 64 64" className="face" role="img" aria-label={name}>
      <rect
        x="1.500"
        y="1.500"
        width="61"
        height="61"
        rx="11"
        fill={crest.body}
        stroke="var(--outline)"
        strokeWidth="3"
      />
      {face.kind === 'energy' ? (
        <Energy face={face} />
      ) : (
        <>
          <path d={crest.shape} fill={crest.bright} transform="translate(15 15) scale(.34)" />
          <Bursts count={face.bursts} />
          {face.kind === 'character' && <Numbers face={face} />}
        </>
      )}
    </svg>
  );
}
