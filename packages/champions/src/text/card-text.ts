import { capitalise, type Locale, plain, type Rich, rich } from '@assemble/language';
import { sayAbility, sayEffect } from '../abilities/nodes/index.ts';
import { sayStatic } from '../abilities/statics/index.ts';
import type { Content, Face } from '../content.ts';
import type { Paragraph } from './ability-phrase.ts';
import { cardsPhrase } from './cards-phrase.ts';
import { keywordWords } from './keywords.ts';
import { counterName } from './names.ts';
import { type Phrases, phrases } from './phrases.ts';

export type { Paragraph };

const speakers = { say: sayEffect, hold: sayStatic };

/** The phrases of one side of a card. */
export const phrasesOf = (face: Face, locale: Locale, content: Content): Phrases =>
  phrases(locale, face, content, speakers);

/** The text of a side of a card, generated from its facts and abilities. */
export function cardText(face: Face, locale: Locale, content: Content): readonly Paragraph[] {
  const p = phrasesOf(face, locale, content);
  const facts = [keywords(face, locale), attached(p), entering(p), playing(p), atMost(p)];
  return [
    ...facts.flatMap((text) => (text.length === 0 ? [] : [{ head: '', text }])),
    ...face.abilities.map((ability) => sayAbility(ability, phrasesOf(face, locale, content))),
  ];
}

/** "Guard. Toughness." */
function keywords(face: Face, locale: Locale): Rich {
  const words = keywordWords(face.keywords, locale);
  return words.length === 0 ? [] : [words.map((word) => `${plain(capitalise(word))}.`).join(' ')];
}

/** "Attach to the villain." */
function attached(p: Phrases): Rich {
  const { attach } = p.face;
  if (attach === null) return [];
  const to = cardsPhrase(p, attach.to, { det: attach.to.type === 'villain' ? 'the' : 'a' });
  return p.in({
    en: rich`Attach to ${to.bare('acc')}.`,
    es: rich`Vincula esta carta ${to.in('dat')}.`,
    de: rich`Hänge diese Karte an ${to.bare('acc')} an.`,
  });
}

/** Counters it comes with. */
function entering(p: Phrases): Rich {
  const { counters } = p.face;
  if (counters === null) return [];
  const { count, counter } = counters;
  const name = counterName(counter);
  const title = p.face.title[p.locale];
  return p.in({
    en: rich`${title} enters play with ${count} ${name.en} counters.`,
    es: rich`${title} entra en juego con ${count} contadores de ${name.es}.`,
    de: rich`${title} kommt mit ${count} ${name.de}markern ins Spiel.`,
  });
}

/** When and under whose control it may be played. */
function playing(p: Phrases): Rich {
  const { form, anyPlayer } = p.face.play;
  const found: string[] = [];
  if (form !== undefined) {
    const hero = form === 'hero';
    found.push(
      p.in({
        en: `Play only if you are in ${hero ? 'hero' : 'alter-ego'} form.`,
        es: `Juega esta carta solo si tienes tu identidad de ${hero ? 'héroe' : 'alter ego'}.`,
        de: `Spiele diese Karte nur in deiner ${hero ? 'Heldengestalt' : 'Alter-Ego-Gestalt'}.`,
      }),
    );
  }
  if (anyPlayer === true)
    found.push(
      p.in({
        en: "Play under any player's control.",
        es: 'Juega esta carta bajo el control de cualquier jugador.',
        de: 'Spiele diese Karte unter der Kontrolle eines beliebigen Spielers.',
      }),
    );
  return found.length === 0 ? [] : [found.join(' ')];
}

/** "Max 1 per player.", "Max 2 per deck." */
function atMost(p: Phrases): Rich {
  const { max, attach, card } = p.face;
  const perDeck = p.content.find(card)?.maxPerDeck ?? null;
  const found: string[] = [];
  const add = (count: number, en: string, es: string, de: string): void => {
    found.push(
      p.in({
        en: `Max ${count} per ${en}.`,
        es: `Máximo ${count} por ${es}.`,
        de: `Max. ${count} pro ${de}.`,
      }),
    );
  };
  if (max?.per === 'player') add(max.count, 'player', 'jugador', 'Spieler');
  if (max?.per === 'host') {
    const noun = typeof attach?.to.type === 'string' ? attach.to.type : 'card';
    const word = plain(p.np({ noun, case: 'acc' }));
    add(max.count, word, word, word);
  }
  if (perDeck !== null) add(perDeck, 'deck', 'mazo', 'Deck');
  return found.length === 0 ? [] : [found.join(' ')];
}
