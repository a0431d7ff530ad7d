import { cardText, RESOURCES, TRAITS, TYPES } from '@assemble/champions';
import type { Locale } from '@assemble/language';
import type { CSSProperties, ReactNode } from 'react';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { RichText } from '../../../shell/RichText.tsx';
import { content, type Face } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { fitOf } from './measures.ts';
import { Sign } from './Sign.tsx';
import { toneOf } from './tone.ts';

/** Resources as coins. */
function Coins({ face, locale }: { readonly face: Face; readonly locale: Locale }) {
  if (face.resources.length === 0) return null;
  return (
    <span className="mc-coins">
      {face.resources.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: resources have no state.
        <span key={at} className="mc-coin" data-resource={one} title={RESOURCES[one][locale]}>
          <Sign of={one} />
        </span>
      ))}
    </span>
  );
}

/** What a side of a card says, generated. */
export function Rules({ face, locale }: { readonly face: Face; readonly locale: Locale }) {
  return cardText(face, locale, content).map(({ head, text }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what a card says does not change.
    <span key={at} className="mc-rule">
      {head !== '' && <b>{head}: </b>}
      <RichText text={text} />
    </span>
  ));
}

/** A name that is written smaller where it is long. */
export function Title({ text, letters }: { readonly text: string; readonly letters: number }) {
  return (
    <span className="mc-title" style={{ '--fit': fitOf(text, letters) } as CSSProperties}>
      {text}
    </span>
  );
}

interface Props {
  readonly face: Face;
  readonly locale: Locale;
  /** So many letters of the name fit into a line. */
  readonly letters: number;
  /** What the band says beside the type: traits where there is room. */
  readonly traits?: boolean;
  /** Values and further things below the text. */
  readonly children?: ReactNode;
}

/** The face of a card: cost, emblem, kind, name, text, resources. */
export function CardFace({ face, locale, letters, traits = false, children }: Props) {
  const kinds = [TYPES[face.type][locale], ...(traits ? face.traits.map((one) => TRAITS[one][locale]) : [])];
  return (
    <>
      {face.cost !== null && <b className="mc-cost">{face.cost}</b>}
      <span className="mc-art">
        <EmblemArt emblem={emblemOf(face.id)} width={150} height={60} />
      </span>
      <span className="mc-band" data-tone={toneOf(face)}>
        {kinds.join(' · ')}
      </span>
      <Coins face={face} locale={locale} />
      <Title text={face.title[locale]} letters={letters} />
      <span className="mc-text">
        <Rules face={face} locale={locale} />
      </span>
      {children}
    </>
  );
}
