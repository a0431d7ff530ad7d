import {
  amount,
  type Locale,
  type Localized,
  type Rich,
  ref,
  rich,
  signed,
  typeset,
} from '@assemble/language';
import type { Cost } from '../abilities/vocabulary.ts';
import {
  type Attack,
  type Card,
  type CharacterCard,
  type CrisisCard,
  type Form,
  halvesOf,
  type Printed,
  printed,
  type Scoring,
  type Stats,
} from '../content.ts';
import { AFFILIATIONS } from '../names.ts';
import { CRISIS_NAMES, SIDE_NAMES, SPEED_NAMES, TOKEN_NAMES, typeLink } from './names.ts';
import { DEFENSES } from './types.ts';

const join = (facts: readonly Rich[]): Rich =>
  facts.flatMap((fact, i) => (i === 0 ? fact : [' · ', ...fact]));

/** "2 Power", "1–3 Power". */
export function costText(cost: Cost, locale: Locale): Rich {
  const many = typeof cost === 'number' ? cost : `${cost.min}–${cost.max}`;
  const word = { en: 'Power', es: 'Poder', de: 'Kraft' }[locale];
  return typeof many === 'number' ? rich`${amount(many)} ${word}` : rich`${many} ${word}`;
}

const SHAPES: { readonly [shape in Attack['shape']]: Localized<string> } = {
  target: { en: '', es: '', de: '' },
  beam: { en: 'B', es: 'R', de: 'S' },
  area: { en: 'A', es: 'A', de: 'F' },
};

/** "Energy · Range 4 · Strength 5 · 2 Power"; beams and areas have a letter before their range. */
export const attackFacts = ({ type, shape, range, strength, cost }: Attack, locale: Locale): Rich =>
  join([
    [typeLink(type, locale)],
    rich`${{ en: 'Range', es: 'Alcance', de: 'Reichweite' }[locale]} ${SHAPES[shape][locale]}${range}`,
    rich`${{ en: 'Strength', es: 'Fuerza', de: 'Stärke' }[locale]} ${amount(strength)}`,
    costText(cost, locale),
  ]);

/** "Each player scores 1 VP for each objective token they are securing." */
export function scoringText({ points, for: what }: Scoring, card: CrisisCard, locale: Locale): Rich {
  // What is held was taken from a Source where there is one.
  const taken =
    what === 'held' || what === 'holder' ? card.tokens.find(({ at }) => at.length === 0) : undefined;
  const name = (taken ?? card.tokens[0])?.name[locale] ?? '';
  const vp = {
    en: rich`${amount(points)} ${points === 1 ? 'victory point' : 'victory points'}`,
    es: rich`${amount(points)} ${points === 1 ? 'Punto' : 'Puntos'} de victoria`,
    de: rich`${amount(points)} ${points === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
  }[locale];
  const reason: Localized<string> = {
    secured: {
      en: `each ${name} you are securing`,
      es: `cada ${name} que estés asegurando`,
      de: `jeden Marker „${name}“, den du sicherst`,
    },
    controlled: {
      en: `each ${name} you control`,
      es: `cada ${name} que controles`,
      de: `jeden Marker „${name}“, den du kontrollierst`,
    },
    guarded: {
      en: `controlling 2 or more ${name} tokens that each have an enemy character in their arc`,
      es: `controlar 2 o más fichas de ${name} con algún Personaje enemigo en su Arco`,
      de: `2 oder mehr kontrollierte Marker „${name}“ mit je einem feindlichen Charakter in ihrem Bogen`,
    },
    held: {
      en: `each ${name} your characters are holding`,
      es: `cada ${name} que custodien tus Personajes`,
      de: `jeden Marker „${name}“, den deine Charaktere halten`,
    },
    holder: {
      en: `each of your characters holding ${/^[AEIOU]/u.test(name) ? 'an' : 'a'} ${name} token`,
      es: `cada uno de tus Personajes que custodie alguna ficha de ${name}`,
      de: `jeden deiner Charaktere, der einen Marker „${name}“ hält`,
    },
  }[what];
  return {
    en: rich`Score ${vp} for ${reason.en}.`,
    es: rich`Consigues ${vp} por ${reason.es}.`,
    de: rich`Du verdienst ${vp} für ${reason.de}.`,
  }[locale];
}

export const KINDS: { readonly [kind in Card['card']]: Localized<string> } = {
  character: { en: 'Character', es: 'Personaje', de: 'Charakter' },
  tactic: { en: 'Team Tactic card', es: 'Carta de Tácticas de equipo', de: 'Teamtaktik-Karte' },
  crisis: { en: 'Crisis card', es: 'Carta de Crisis', de: 'Krisenkarte' },
  gem: { en: 'Infinity Gem', es: 'Gema del Infinito', de: 'Infinity-Stein' },
  'one-shot': { en: 'One-Shot card', es: 'Carta «One-Shot»', de: 'One-Shot-Karte' },
};

const TACTICS = {
  active: { en: 'Active', es: 'Activa', de: 'Aktiv' },
  action: { en: 'Active: action', es: 'Activa: acción', de: 'Aktiv: Aktion' },
  reactive: { en: 'Reactive', es: 'Reactiva', de: 'Reaktiv' },
} as const;

const THREAT: Localized<string> = { en: 'Threat Level', es: 'Nivel de Amenaza', de: 'Bedrohungsgrad' };

/** What kind of card it is, for whom, and its threat, in one line. */
export function factsLine(card: Card, locale: Locale): Rich {
  return join([[KINDS[card.card][locale]], ...facts(card, locale)]);
}

function facts(card: Card, locale: Locale): Rich[] {
  switch (card.card) {
    case 'character':
      return [
        [alterEgoOf(card, locale)],
        ...(card.grunt
          ? [[{ en: 'Grunts', es: 'Machacas', de: 'Diener' }[locale]]]
          : [rich`${THREAT[locale]} ${amount(card.threat)}`]),
        ...(card.affiliations.length === 0
          ? []
          : [[card.affiliations.map((one) => AFFILIATIONS[one][locale]).join(', ')]]),
      ];
    case 'tactic':
      return [
        [
          halvesOf(card)
            .map(({ kind }) => TACTICS[kind][locale])
            .join(' / '),
        ],
        [
          card.affiliation === null
            ? { en: 'unaffiliated', es: 'sin Afiliación', de: 'ohne Gruppierung' }[locale]
            : AFFILIATIONS[card.affiliation][locale],
        ],
      ];
    case 'crisis':
      return [
        [CRISIS_NAMES[card.type][locale]],
        rich`${{ en: 'Maximum Threat', es: 'Amenaza máxima', de: 'Maximale Bedrohung' }[locale]} ${amount(card.maximumThreat)}`,
        ...card.tokens.map(({ name, kind, at, limited }) => [
          `${at.length === 0 ? '' : `${at.length} × `}${name[locale]} (${[TOKEN_NAMES[kind][locale], ...(limited === true ? [LIMITED[locale]] : [])].join(', ')})`,
        ]),
      ];
    case 'gem':
      return [rich`${THREAT[locale]} +${card.threat}`];
    case 'one-shot':
      return [
        rich`${{ en: 'Threat modifier', es: 'Modificador a la Amenaza', de: 'Bedrohungsmodifikator' }[locale]} ${signed(card.threatModifier)}`,
      ];
  }
}

const LIMITED: Localized<string> = { en: 'limited', es: 'Limitada', de: 'limitiert' };

/** Who is behind it; those without another name are called as the card is. */
export const alterEgoOf = ({ alterEgo, name }: CharacterCard, locale: Locale): string =>
  name.en.split(',')[0] === alterEgo ? (name[locale].split(',')[0] ?? '') : typeset(locale, alterEgo);

/** The values of one side: "Stamina 5 · Speed Medium · Size 2 · Defense: Physical 4, Energy 3, Mystic 3". */
export function statsLine({ stamina, speed, size, defense }: Stats, locale: Locale): Rich {
  const types = (['physical', 'energy', 'mystic'] as const).flatMap((type, i) => [
    ...(i === 0 ? [] : [', ']),
    // Spanish: "Defensa: Física 3".
    locale === 'es' ? ref('type', type, DEFENSES[type].es.replace('Defensa ', '')) : typeLink(type, locale),
    ` ${defense[type]}`,
  ]);
  return join([
    rich`${{ en: 'Stamina', es: 'Aguante', de: 'Ausdauer' }[locale]} ${amount(stamina)}`,
    rich`${{ en: 'Speed', es: 'Velocidad', de: 'Bewegungsweite' }[locale]} ${SPEED_NAMES[speed][locale]}`,
    rich`${{ en: 'Size', es: 'Tamaño', de: 'Größe' }[locale]} ${amount(size)}`,
    rich`${{ en: 'Defense', es: 'Defensa', de: 'Verteidigung' }[locale]}: ${types}`,
  ]);
}

/** Both sides of each Form; a Grunt has no Injured side, nor have some others. */
export function statsLines(card: CharacterCard, locale: Locale): Rich[] {
  const one = card.grunt || printed(card, 'no-injured-side').length > 0;
  const sides = one ? (['healthy'] as const) : (['healthy', 'injured'] as const);
  return card.forms.flatMap((form, i) =>
    sides.map((side) => {
      const head = [
        ...(card.forms.length > 1 ? [formName(form, i, locale)] : []),
        SIDE_NAMES[side][locale],
      ].join(', ');
      return rich`${head}: ${statsLine(form.stats[side], locale)}`;
    }),
  );
}

const formName = ({ name }: Form, i: number, locale: Locale): string =>
  i === 0 ? { en: 'Normal Form', es: 'Forma normal', de: 'Normal-Form' }[locale] : name[locale];

/** Where something is printed: "only Injured", nothing where it is everywhere. */
export function printedText({ side, form }: Printed, card: Card, locale: Locale): string {
  const forms = card.card === 'character' ? card.forms : [];
  const one = form === undefined ? undefined : forms[form];
  return [
    ...(side === undefined ? [] : [SIDE_NAMES[side][locale]]),
    ...(one === undefined || form === undefined ? [] : [formName(one, form, locale)]),
  ].join(', ');
}
