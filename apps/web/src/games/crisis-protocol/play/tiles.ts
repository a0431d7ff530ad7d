import { cardText, type View } from '@assemble/crisis-protocol';
import type { Message } from '@assemble/kernel';
import { type Locale, type Localized, plain } from '@assemble/language';
import { createElement, lazy, Suspense } from 'react';
import type { Tile } from '../../../table/board.ts';
import type { SignName } from '../board/Sign.tsx';
import { boardWords } from '../board/words/index.ts';
import { content } from '../data.ts';

const Sign = lazy(async () => ({ default: (await import('../board/Sign.tsx')).Sign }));
const drawn = (of: SignName) => createElement(Suspense, { fallback: null }, createElement(Sign, { of }));

const dice: Localized<(count: number) => string> = {
  en: (count) => (count === 1 ? '1 die' : `${count} dice`),
  es: (count) => (count === 1 ? '1 dado' : `${count} dados`),
  de: (count) => `${count} Würfel`,
};

/** The part of a card that a line of the menu is about. */
function blockOf({ args }: Message, locale: Locale, { characters, cards }: View) {
  const { who, attack, ability } = args;
  const address = attack ?? ability;
  const character = typeof who === 'number' ? characters[who] : undefined;
  const card = character === undefined ? undefined : content.find(cards[character.card]?.id ?? '');
  if (card === undefined || typeof address !== 'string') return undefined;
  return cardText(card, locale).blocks.find(
    (block) =>
      block.address !== null && (address === block.address || address.startsWith(`${block.address}/`)),
  );
}

/** What whoever acts can do, as tiles. */
export function tileOf(option: Message, locale: Locale, view: View): Tile | null {
  const t = boardWords(locale);
  switch (option.key) {
    case 'option.move':
      return { sign: drawn('move'), name: t.actMove, facts: '' };
    case 'option.climb':
      return { sign: drawn('climb'), name: t.actClimb, facts: '' };
    case 'option.attack': {
      const block = blockOf(option, locale, view);
      if (block?.address == null) return null;
      const { range, strength, cost, type, shape } = content.attack(block.address);
      const far = { target: t.rangeShort, beam: t.beamShort, area: t.areaShort }[shape];
      const facts = [`${far} ${range}`, dice[locale](strength), ...(cost === 0 ? [] : [t.power(cost)])];
      return { sign: drawn(type ?? 'active'), name: block.name ?? '', facts: facts.join(' · ') };
    }
    case 'option.superpower': {
      const block = blockOf(option, locale, view);
      return block === undefined
        ? null
        : { sign: drawn('power'), name: block.name ?? '', facts: plain(block.facts) };
    }
    default:
      return null;
  }
}
