import type { Case, Gender, Locale, Part, Rich } from '@assemble/language';
import { TITLES, type TitleId } from '../names.ts';

/** How a title stands in running text: its article where the language wants one, and its cases in German. */
interface Forms {
  readonly gender?: Gender;
  /** Stands before the linked name: "el Capitán América". */
  readonly article?: string;
  readonly text?: string;
}

type SpanishForms = Partial<Record<TitleId, Forms>>;

/** Names that are descriptions take the article; given names and code names do not. */
const spanish: SpanishForms = {
  beast: { article: 'la', gender: 'f' },
  'black-widow': { article: 'la' },
  'captain-america': { article: 'el' },
  'doctor-doom': { article: 'el' },
  'doctor-octopus': { article: 'el' },
  'doctor-strange': { article: 'el' },
  'ghost-rider': { article: 'el' },
  'green-goblin': { article: 'el' },
  'human-torch': { article: 'la', gender: 'f' },
  'professor-x': { article: 'el' },
  punisher: { article: 'el' },
  thing: { article: 'la', gender: 'f', text: 'Cosa' },
};

type GermanForms = Readonly<Record<Case, readonly [article: string, text: string]>>;

const german: Partial<Record<TitleId, GermanForms & { readonly gender: Gender }>> = {
  'green-goblin': {
    gender: 'm',
    nom: ['der', 'Grüne Kobold'],
    acc: ['den', 'Grünen Kobold'],
    dat: ['dem', 'Grünen Kobold'],
    gen: ['des', 'Grünen Kobolds'],
  },
  'human-torch': {
    gender: 'f',
    nom: ['die', 'Menschliche Fackel'],
    acc: ['die', 'Menschliche Fackel'],
    dat: ['der', 'Menschlichen Fackel'],
    gen: ['der', 'Menschlichen Fackel'],
  },
  thing: {
    gender: 'n',
    nom: ['das', 'Ding'],
    acc: ['das', 'Ding'],
    dat: ['dem', 'Ding'],
    gen: ['des', 'Dings'],
  },
};

export type Link = (text: string) => Part;

export interface Title {
  readonly gender: Gender;
  /** In running text; the German genitive of a plain name is "von Hulk". */
  readonly in: (grammaticalCase: Case) => Rich;
}

/** A title in running text, linked by its caller. */
export function title(id: TitleId, locale: Locale, link: Link): Title {
  const { gender, text } = TITLES[id];
  if (locale === 'es') {
    const forms = spanish[id];
    const name = link(forms?.text ?? text.es);
    const whole = forms?.article === undefined ? [name] : [`${forms.article} `, name];
    return { gender: forms?.gender ?? gender, in: () => whole };
  }
  const declined = locale === 'de' ? german[id] : undefined;
  if (declined !== undefined) {
    return {
      gender: declined.gender,
      in: (grammaticalCase) => {
        const [article, name] = declined[grammaticalCase];
        return [`${article} `, link(name)];
      },
    };
  }
  const name = link(text[locale]);
  return {
    gender,
    in: (grammaticalCase) => (locale === 'de' && grammaticalCase === 'gen' ? ['von ', name] : [name]),
  };
}

/** German: the first part of "Captain-America-Würfel"; null for titles with an article, which take the genitive. */
export function compound(id: TitleId, link: Link): Rich | null {
  return german[id] === undefined ? [link(`${TITLES[id].text.de.replaceAll(' ', '-')}-`)] : null;
}
