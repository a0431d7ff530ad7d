import { type Locale, type Localized, plain } from '@assemble/language';
import type { Card } from '../content.ts';
import { type Block, cardText, type Paragraph } from './card-text.ts';
import { factsLine, printedText, statsLines } from './facts.ts';
import { FACE_NAMES } from './names.ts';

/** What kind of part it is, as the cards name it. */
export const BLOCK_NAMES: { readonly [kind in Block['kind']]: Localized<string> } = {
  attack: { en: 'Attack', es: 'Ataque', de: 'Angriff' },
  active: { en: 'Active Superpower', es: 'Superpoder Activo', de: 'Aktive Superkraft' },
  reactive: { en: 'Reactive Superpower', es: 'Superpoder Reactivo', de: 'Reaktive Superkraft' },
  innate: { en: 'Innate Superpower', es: 'Superpoder Innato', de: 'Passive Superkraft' },
  leadership: { en: 'Leadership', es: 'Liderazgo', de: 'Führungsfähigkeit' },
  tactic: { en: '', es: '', de: '' },
  setup: { en: 'Setup', es: 'Preparación', de: 'Aufbau' },
  interact: { en: 'Interact', es: 'Interactuar', de: 'Interagieren' },
  scoring: { en: 'Scoring', es: 'Puntuación', de: 'Punkte' },
  rules: { en: 'Special Rules', es: 'Reglas especiales', de: 'Sonderregeln' },
};

const lineOf = ({ icons, name, text }: Paragraph, locale: Locale): string => {
  const faces = icons.map((face) => FACE_NAMES[face][locale]).join(', ');
  const head = [faces === '' ? '' : `[${faces}]`, name === null ? '' : `${name}:`, plain(text)];
  return head.filter((part) => part !== '').join(' ');
};

function blockLines(block: Block, card: Card, locale: Locale): string[] {
  const only = printedText(block.printed, card, locale);
  const kind = BLOCK_NAMES[block.kind][locale];
  const facts = [kind, plain(block.facts), only].filter((part) => part !== '').join(' · ');
  const head = block.name === null ? facts : `${block.name} — ${facts}`;
  const lines = block.paragraphs.map((paragraph) => lineOf(paragraph, locale));
  return block.kind === 'tactic' ? lines : [head, ...lines.map((line) => `  ${line}`)];
}

/** A card as plain text: name, facts, values of both sides, then its parts. */
export function plainCardText(card: Card, locale: Locale): string {
  const values = card.card === 'character' ? statsLines(card, locale) : [];
  return [
    card.name[locale],
    plain(factsLine(card, locale)),
    ...values.map((line) => plain(line)),
    ...cardText(card, locale).blocks.flatMap((block) => blockLines(block, card, locale)),
  ].join('\n');
}
