import type { CSSProperties, ReactNode } from 'react';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import type { CharacterCard } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';

interface Props {
  readonly card: CharacterCard;
  /** Its threat with what it takes along. */
  readonly threat: number;
  readonly children?: ReactNode;
}

/** So many letters of a word fit into a line; longer words are written smaller. */
const LETTERS = 9;
const fitOf = (name: string): number =>
  Math.min(1, LETTERS / Math.max(...name.split(/[\s-]+/).map((word) => word.length)));

/** A character by emblem, name and threat. */
export function PortraitFace({ card, threat, children }: Props) {
  const locale = useLocale();
  return (
    <>
      <EmblemArt emblem={emblemOf(card.id)} width={74} height={86} />
      <b className="cp-threat">{threat}</b>
      <span className="cp-portrait-words">
        <b style={{ '--fit': fitOf(card.name[locale]) } as CSSProperties}>{card.name[locale]}</b>
        {children}
      </span>
    </>
  );
}
