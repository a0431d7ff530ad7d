import { isReader, type Localized, type Rich, rich } from '@assemble/language';
import type { Condition } from '../abilities/vocabulary.ts';
import { TRAITS } from '../names.ts';
import { cardsPhrase } from './cards-phrase.ts';
import { TOUGH_CARD } from './forms.ts';
import { STATUS } from './names.ts';
import type { Phrases } from './phrases.ts';
import { resourceOf, resourceWord } from './resources.ts';
import { targetPhrase } from './target-phrase.ts';

type Kind<K extends Condition['if']> = Extract<Condition, { readonly if: K }>;

/** "while …": how long something holds. Only what is in play has words of its own for it. */
export function whilePhrase(p: Phrases, condition: Condition): Rich {
  if (condition.if !== 'in-play') return conditionPhrase(p, condition);
  const what = cardsPhrase(p, condition.cards, { det: 'a' }).bare('nom');
  return p.in({
    en: rich`while ${what} is in play`,
    es:
      condition.cards.named === undefined
        ? rich`mientras haya ${what} en juego`
        : rich`mientras ${what} esté en juego`,
    de: rich`solange ${what} im Spiel ist`,
  });
}

/** "if …" with its conjunction; German ends with the verb. */
export function conditionPhrase(p: Phrases, condition: Condition): Rich {
  return condition.if === 'not' ? denied(p, condition.not) : stated(p, condition);
}

const fixed = (p: Phrases, words: Localized<string>): Rich => [p.in(words)];

function stated(p: Phrases, condition: Exclude<Condition, Kind<'not'>>): Rich {
  switch (condition.if) {
    case 'trait': {
      const name = TRAITS[condition.trait][p.locale];
      return fixed(p, {
        en: `if you have the ${name} trait`,
        es: `si tienes el rasgo ${name}`,
        de: `falls du das Merkmal ${name} hast`,
      });
    }
    case 'identity': {
      const name = p.content.face(condition.is).title[p.locale];
      return fixed(p, { en: `if you are ${name}`, es: `si eres ${name}`, de: `falls du ${name} bist` });
    }
    case 'in-play': {
      const what = cardsPhrase(p, condition.cards, { det: 'a' }).bare('nom');
      return p.in({
        en: rich`if ${what} is in play`,
        es:
          condition.cards.named === undefined
            ? rich`si hay ${what} en juego`
            : rich`si ${what} está en juego`,
        de: rich`falls ${what} im Spiel ist`,
      });
    }
    case 'paid-with': {
      const what = resourceOf(p, condition.resource, 'dat');
      return p.in({
        en: rich`if you paid for this card with ${what}`,
        es: rich`si has pagado esta carta con ${what}`,
        de: rich`falls du diese Karte mit ${what} bezahlt hast`,
      });
    }
    case 'final-step':
      return fixed(p, {
        en: 'if this is the last ability of the sequence',
        es: 'si esta es la última capacidad de la secuencia',
        de: 'falls dies die letzte Fähigkeit der Folge ist',
      });
    case 'done':
      return fixed(p, DID[p.talk.did]);
    case 'has-status':
      return status(p, condition);
    case 'undefended':
      return fixed(p, {
        en: 'if this attack is undefended',
        es: 'si este ataque no es defendido',
        de: 'falls dieser Angriff unverteidigt ist',
      });
    case 'damage-here':
      return fixed(p, {
        en: `if there is at least ${condition.least} damage on this card`,
        es: `si hay al menos ${condition.least} puntos de daño en esta carta`,
        de: `falls mindestens ${condition.least} Schaden auf dieser Karte liegt`,
      });
    case 'printed-resource':
      return printed(p, [condition]);
    case 'x':
      return fixed(p, {
        en: 'if this attack dealt any damage',
        es: 'si este ataque ha infligido daño',
        de: 'falls dieser Angriff Schaden zugefügt hat',
      });
    case 'any':
      return any(p, condition.of);
  }
}

/** The card that was discarded shows one of these resources. */
function printed(p: Phrases, all: readonly Kind<'printed-resource'>[]): Rich {
  const names = p.list(
    all.map(({ resource }) =>
      p.in({ en: resourceWord(p, resource), es: resourceWord(p, resource), de: germanKind[resource] }),
    ),
    'or',
  );
  return p.in({
    en: rich`if that card has ${all[0]?.resource === 'energy' ? 'an' : 'a'} ${names} resource`,
    es: rich`si esa carta tiene un recurso ${names}`,
    de: rich`falls diese Karte eine ${names} Ressource hat`,
  });
}

const germanKind = { physical: 'physische', mental: 'mentale', energy: 'Energie-', wild: 'wilde' } as const;

function any(p: Phrases, all: readonly Condition[]): Rich {
  const resources = all.filter((one): one is Kind<'printed-resource'> => one.if === 'printed-resource');
  if (resources.length === all.length) return printed(p, resources);
  return p.list(
    all.map((one) => conditionPhrase(p, one)),
    'or',
  );
}

function status(p: Phrases, { status: what, who }: Kind<'has-status'>): Rich {
  const one = targetPhrase(p, who);
  const words = what === 'tough' ? TOUGH_CARD[p.locale] : STATUS[what][p.locale];
  if (what === 'tough')
    return p.in({
      en: rich`if ${one.bare('nom')} ${isReader(one) ? 'have' : 'has'} ${words}`,
      es: isReader(one) ? rich`si tienes ${words}` : rich`si ${one.bare('nom')} tiene ${words}`,
      de: rich`falls ${one.bare('nom')} ${words} ${isReader(one) ? 'hast' : 'hat'}`,
    });
  return p.in({
    en: rich`if ${one.bare('nom')} ${isReader(one) ? 'are' : 'is'} already ${words}`,
    es: isReader(one) ? rich`si ya estás ${words}` : rich`si ${one.bare('nom')} ya está ${words}`,
    de: rich`falls ${one.bare('nom')} bereits ${words} ${isReader(one) ? 'bist' : 'ist'}`,
  });
}

type Did = Phrases['talk']['did'];

const DID: Readonly<Record<Did, Localized<string>>> = {
  healed: {
    en: 'if any damage was healed this way',
    es: 'si se ha curado daño de este modo',
    de: 'falls dadurch Schaden geheilt wurde',
  },
  discarded: {
    en: 'if a card was discarded this way',
    es: 'si se ha descartado alguna carta de este modo',
    de: 'falls dadurch eine Karte abgelegt wurde',
  },
  attacked: {
    en: 'if an attack was made this way',
    es: 'si se ha realizado algún ataque de este modo',
    de: 'falls dadurch ein Angriff durchgeführt wurde',
  },
  nemesis: {
    en: 'if your nemesis set came into the game this way',
    es: 'si tu conjunto de archienemigo ha entrado en la partida de este modo',
    de: 'falls dein Erzfeind-Begegnungsset dadurch ins Spiel gekommen ist',
  },
  schemed: {
    en: 'if any threat was placed this way',
    es: 'si se ha puesto amenaza de este modo',
    de: 'falls dadurch Bedrohung gelegt wurde',
  },
  other: { en: 'if you do', es: 'si lo haces', de: 'falls du das tust' },
};

const DID_NOT: Readonly<Record<Did, Localized<string>>> = {
  healed: {
    en: 'if no damage was healed this way',
    es: 'si no se ha curado ningún daño de este modo',
    de: 'falls dadurch kein Schaden geheilt wurde',
  },
  discarded: {
    en: 'if no card was discarded this way',
    es: 'si no se ha descartado ninguna carta de este modo',
    de: 'falls dadurch keine Karte abgelegt wurde',
  },
  attacked: {
    en: 'if no attack was made this way',
    es: 'si no se ha realizado ningún ataque de este modo',
    de: 'falls dadurch kein Angriff durchgeführt wurde',
  },
  nemesis: {
    en: 'if your nemesis set did not come into the game this way',
    es: 'si tu conjunto de archienemigo no ha entrado en la partida de este modo',
    de: 'falls dein Erzfeind-Begegnungsset dadurch nicht ins Spiel gekommen ist',
  },
  schemed: {
    en: 'if no threat was placed this way',
    es: 'si no se ha puesto amenaza de este modo',
    de: 'falls dadurch keine Bedrohung gelegt wurde',
  },
  other: { en: 'if you cannot', es: 'si no puedes hacerlo', de: 'falls du das nicht kannst' },
};

function denied(p: Phrases, condition: Condition): Rich {
  if (condition.if === 'done') return fixed(p, DID_NOT[p.talk.did]);
  if (condition.if === 'in-play') {
    const { named } = condition.cards;
    const what = cardsPhrase(p, condition.cards, { det: named === undefined ? 'no' : 'a' }).bare('nom');
    const not = named === undefined ? '' : 'not ';
    return p.in({
      en: rich`if ${what} is ${not}in play`,
      es: named === undefined ? rich`si no hay ${what} en juego` : rich`si ${what} no está en juego`,
      de: rich`falls ${what} ${named === undefined ? '' : 'nicht '}im Spiel ist`,
    });
  }
  // No other condition of the core set is denied; the words for it stay plain.
  return p.in({
    en: rich`except ${conditionPhrase(p, condition)}`,
    es: rich`salvo ${conditionPhrase(p, condition)}`,
    de: rich`außer ${conditionPhrase(p, condition)}`,
  });
}
