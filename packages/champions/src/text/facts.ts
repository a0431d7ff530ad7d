import { type Locale, type Localized, plain } from '@assemble/language';
import type { Content, Count, Face, Stat } from '../content.ts';
import { SETS, TRAITS } from '../names.ts';
import type { StatName } from '../rules/reading.ts';
import { cardText } from './card-text.ts';
import { RESOURCES, STATS, TYPES } from './names.ts';

const PER_PLAYER: Localized<string> = { en: 'per player', es: 'por jugador', de: 'pro Spieler' };

/** "7 per player". */
const counted = (count: Count, locale: Locale): string =>
  typeof count === 'number' ? String(count) : `${count.perPlayer} ${PER_PLAYER[locale]}`;

/** "14 hit points per player". */
function hitPointsFact(count: Count, locale: Locale): string {
  const n = typeof count === 'number' ? count : count.perPlayer;
  const word = STATS.hitPoints[locale];
  const points = locale === 'es' ? `${word} ${n}` : `${n} ${word}`;
  return typeof count === 'number' ? points : `${points} ${PER_PLAYER[locale]}`;
}

const statWord = (stat: Stat): string => (stat === null ? '–' : stat === 'x' ? 'X' : String(stat));

type Printed = Extract<StatName, 'thw' | 'atk' | 'def' | 'rec' | 'sch'>;

/** Which values a type of card prints; an attachment prints what it adds. */
const PRINTS: Readonly<Partial<Record<Face['type'], readonly Printed[]>>> = {
  hero: ['thw', 'atk', 'def'],
  'alter-ego': ['rec'],
  ally: ['thw', 'atk'],
  villain: ['sch', 'atk'],
  minion: ['sch', 'atk'],
};

function stats(face: Face, locale: Locale): string[] {
  if (face.type === 'attachment') {
    return (['sch', 'atk'] as const).flatMap((stat) => {
      const value = face[stat];
      return value === null || value === 0 ? [] : [`+${value} ${STATS[stat][locale]}`];
    });
  }
  return (PRINTS[face.type] ?? []).map((stat) => `${STATS[stat][locale]} ${statWord(face[stat])}`);
}

/** What an ally takes for using its values. */
function consequential({ consequential: after }: Face, locale: Locale): string[] {
  const found = (['thw', 'atk'] as const).flatMap((stat) =>
    after[stat] === 0 ? [] : [`${STATS[stat][locale]} ${after[stat]}`],
  );
  return found.length === 0 ? [] : [`${WORDS.consequential[locale]}: ${found.join(', ')}`];
}

const WORDS = {
  cost: { en: 'cost', es: 'coste', de: 'Kosten' },
  stage: { en: 'stage', es: 'etapa', de: 'Abschnitt' },
  threat: { en: 'starting threat', es: 'amenaza inicial', de: 'Startbedrohung' },
  acceleration: { en: 'acceleration', es: 'aceleración', de: 'Beschleunigung' },
  target: { en: 'target threat', es: 'umbral de amenaza', de: 'Zielbedrohung' },
  consequential: { en: 'consequential damage', es: 'daño derivado', de: 'Folgeschaden' },
  boost: { en: 'boost', es: 'aumento', de: 'Boost' },
  crisis: { en: 'crisis icon', es: 'icono de crisis', de: 'Krisensymbol' },
  accelerationIcon: { en: 'acceleration icon', es: 'icono de aceleración', de: 'Beschleunigungssymbol' },
  hazard: { en: 'hazard icon', es: 'icono de riesgo', de: 'Gefahrensymbol' },
} as const satisfies Record<string, Localized<string>>;

function scheming(face: Face, locale: Locale): string[] {
  const { threat, acceleration, target, icons } = face;
  const word = (id: keyof typeof WORDS): string => WORDS[id][locale];
  const found: string[] = [];
  if (face.type === 'main-scheme' && target !== null) {
    found.push(`${word('threat')} ${counted(threat, locale)}`);
    found.push(`${word('acceleration')} ${counted(acceleration, locale)}`);
    found.push(`${word('target')} ${counted(target, locale)}`);
  }
  if (face.type === 'side-scheme') found.push(`${word('threat')} ${counted(threat, locale)}`);
  if (icons.crisis !== undefined) found.push(word('crisis'));
  if (icons.acceleration !== undefined) found.push(word('accelerationIcon'));
  if (icons.hazard !== undefined) found.push(word('hazard'));
  return found;
}

/** "3 × energy": alike ones are counted. */
const grouped = (words: readonly string[]): string =>
  [...new Set(words)]
    .map((word) => {
      const n = words.filter((one) => one === word).length;
      return n === 1 ? word : `${n} × ${word}`;
    })
    .join(', ');

const RESOURCE_LABEL: Localized<string> = { en: 'resources', es: 'recursos', de: 'Ressourcen' };

/** Type, set, cost, values and icons in one line. */
export function factsLine(face: Face, locale: Locale): string {
  const { type, set, cost, resources, hitPoints, handSize, stage, boost, boostStar } = face;
  const word = (id: keyof typeof WORDS): string => WORDS[id][locale];
  const facts = [TYPES[type][locale], SETS[set].title[locale]];
  if (stage !== null) facts.push(`${word('stage')} ${stage}`);
  if (cost !== null) facts.push(`${word('cost')} ${cost}`);
  facts.push(...stats(face, locale));
  if (hitPoints !== null) facts.push(hitPointsFact(hitPoints, locale));
  facts.push(...consequential(face, locale));
  if (handSize !== null) facts.push(`${STATS.handSize[locale]} ${handSize}`);
  facts.push(...scheming(face, locale));
  if (resources.length > 0)
    facts.push(`${RESOURCE_LABEL[locale]}: ${grouped(resources.map((one) => RESOURCES[one][locale]))}`);
  if (boost > 0 || boostStar) facts.push(`${word('boost')} ${boostStar ? '★' : ''}${boost > 0 ? boost : ''}`);
  return facts.join(' · ');
}

/** Traits as a card prints them: "Avenger. Genius." */
export const traitsLine = (face: Face, locale: Locale): string =>
  face.traits.map((trait) => TRAITS[trait][locale].replace(/\.?$/u, '.')).join(' ');

/** A side of a card as plain text: title and subtitle, facts, traits, paragraphs. */
export function plainFaceText(face: Face, locale: Locale, content: Content): string {
  const unique = face.unique ? '◆ ' : '';
  const title = `${unique}${face.title[locale]}`;
  const head = face.subtitle === null ? title : `${title} — ${face.subtitle[locale]}`;
  const traits = traitsLine(face, locale);
  const lines = cardText(face, locale, content).map(({ head: label, text }) =>
    label === '' ? plain(text) : `${label}: ${plain(text)}`,
  );
  return [head, factsLine(face, locale), ...(traits === '' ? [] : [traits]), ...lines].join('\n');
}
