import { isReader, type Rich, rich } from '@assemble/language';
import type { Cards, When } from '../abilities/vocabulary.ts';
import { cardsPhrase } from './cards-phrase.ts';
import { INTO } from './forms.ts';
import type { VerbId } from './lexicon.ts';
import type { Phrases } from './phrases.ts';
import { at, type C, type Opening, when } from './said.ts';
import { someone } from './target-phrase.ts';
import { type Whom, whom } from './whom.ts';

const anyone = (p: Phrases): Whom => whom(p, { noun: 'character', det: 'a' });

/** Whoever does it, or whom it happens to: a character where the event does not say. */
const doer = (p: Phrases, on: When): Whom => (on.by === undefined ? anyone(p) : someone(p, on.by));
const victim = (p: Phrases, on: When): Whom => (on.to === undefined ? anyone(p) : someone(p, on.to));

/** What an ability waits for. */
export function eventPhrase(p: Phrases, on: When): Opening {
  p.talk.event = on.event === 'damage' ? 'damage' : on.event === 'threat' ? 'threat' : 'other';
  switch (on.event) {
    case 'attack':
      return clause(p, 'when', {
        verb: on.would === true ? 'wouldAttack' : 'attack',
        subject: doer(p, on),
        ...attackedOne(p, on),
      });
    case 'attacked':
      return when(attacked(p, on));
    case 'damage':
      return clause(p, 'when', { ...takes(p, on, on.would === true ? 'wouldTake' : 'take') });
    case 'damaged':
      return clause(p, 'after', takes(p, on, 'take'));
    case 'defeat':
      return when(on.would === true ? wouldFall(p, victim(p, on)) : falls(p, victim(p, on)));
    case 'defeated':
      return when(defeated(p, on));
    case 'scheme':
      return clause(p, 'when', { verb: 'scheme', subject: doer(p, on) });
    case 'schemed':
      return clause(p, 'after', { verb: 'scheme', subject: doer(p, on) });
    case 'thwarted':
      return clause(p, 'after', { verb: 'thwart', subject: doer(p, on) });
    case 'threat':
      return when(threatens(p, on));
    case 'threatened':
      return when(threatened(p, on));
    case 'reveal': {
      const card = whom(p, { noun: on.card ?? 'encounterCard', det: 'a' });
      p.talk.that = 'card';
      if (on.to === 'you') return clause(p, 'when', { verb: 'reveal', subject: p.you, rest: card.in('acc') });
      return when(
        p.in({
          en: rich`when ${card.bare('nom')} is revealed`,
          es: rich`cuando se muestre ${card.bare('nom')}`,
          de: rich`wenn ${card.bare('nom')} aufgedeckt wird`,
        }),
      );
    }
    case 'entered':
      return clause(p, 'after', { verb: 'enterPlay', subject: victim(p, on) });
    case 'play':
      return clause(p, 'when', { verb: 'play', subject: p.you, rest: victim(p, on).bare('acc') });
    case 'played':
      return clause(p, 'after', { verb: 'play', subject: p.you, rest: victim(p, on).bare('acc') });
    case 'changed-form':
      return when(changed(p, on));
    case 'phase-ended':
      return at([
        p.in({ en: 'at the end of the phase', es: 'al final de la fase', de: 'am Ende der Phase' }),
      ]);
    case 'round-ended':
      return at([
        p.in({ en: 'at the end of the round', es: 'al final de la ronda', de: 'am Ende der Runde' }),
      ]);
  }
}

const clause = (p: Phrases, conjunction: 'when' | 'after', spec: C): Opening =>
  when(p.subordinate(conjunction, spec));

/** Whom an attack is aimed at, where the event says so. */
function attackedOne(p: Phrases, { to }: When): Partial<C> {
  if (to === undefined) return {};
  return to === 'you' ? { object: { of: p.you, case: 'acc' } } : { rest: someone(p, to).in('acc') };
}

/** Threat that is about to be placed, by anybody or by someone. */
function threatens(p: Phrases, on: When): Rich {
  const where = on.to === undefined ? whom(p, { noun: 'scheme', det: 'a' }) : someone(p, on.to);
  if (on.by === undefined)
    return p.in({
      en: rich`when threat would be placed on ${where.bare('dat')}`,
      es: rich`cuando vaya a ponerse amenaza en ${where.bare('dat')}`,
      de: rich`wenn Bedrohung auf ${where.bare('acc')} gelegt würde`,
    });
  const who = someone(p, on.by).bare('nom');
  return p.in({
    en: rich`when ${who} would place threat on ${where.bare('dat')}`,
    es: rich`cuando ${who} vaya a poner amenaza en ${where.bare('dat')}`,
    de: rich`wenn ${who} Bedrohung auf ${where.bare('acc')} legen würde`,
  });
}

/** "… takes damage from an attack". */
function takes(p: Phrases, on: When, verb: VerbId): C {
  const from =
    on.attack === true
      ? p.in({ en: ' from an attack', es: ' de un ataque', de: ' durch einen Angriff' })
      : '';
  const what = p.in({ en: 'damage', es: 'daño', de: 'Schaden' });
  return {
    verb,
    subject: victim(p, on),
    rest: p.locale === 'de' ? `${from} ${what}`.trim() : `${what}${from}`,
  };
}

/** Whom the attack that runs has damaged. */
function hurt(p: Phrases, { who, ...cards }: Cards): Whom {
  if (who === 'yours') return cardsPhrase(p, cards, { det: 'your' });
  return cardsPhrase(p, who === undefined ? cards : { ...cards, who }, { det: 'a' });
}

/** An attack that is over: what it did, or who defended against it. */
function attacked(p: Phrases, on: When): Rich {
  if (on.defender !== undefined) {
    const who = someone(p, on.defender).bare('nom');
    return p.in({
      en: rich`after ${who} defends against an attack`,
      es: rich`después de que ${who} defienda contra un ataque`,
      de: rich`nachdem ${who} gegen einen Angriff verteidigt hat`,
    });
  }
  const hit = on.defeats ?? on.damages;
  if (on.by === undefined) {
    const whomHit = hit === undefined ? anyone(p) : hurt(p, hit);
    p.talk.that = whomHit.noun;
    return p.in({
      en: rich`if this attack damages ${whomHit.in('acc')}`,
      es: rich`si este ataque daña ${whomHit.in('acc')}`,
      de: rich`falls dieser Angriff ${whomHit.in('dat')} Schaden zufügt`,
    });
  }
  const who = someone(p, on.by).bare('nom');
  if (hit !== undefined) {
    const whomHit = cardsPhrase(p, hit, { det: 'a' });
    p.talk.that = whomHit.noun;
    const fell = on.defeats !== undefined;
    return p.in({
      en: rich`after ${who} attacks and ${fell ? 'defeats' : 'damages'} ${whomHit.in('acc')}`,
      es: rich`después de que ${who} ataque y ${fell ? 'derrote' : 'dañe'} ${whomHit.in('acc')}`,
      de: fell
        ? rich`nachdem ${who} angegriffen und ${whomHit.in('acc')} besiegt hat`
        : rich`nachdem ${who} angegriffen und ${whomHit.in('dat')} Schaden zugefügt hat`,
    });
  }
  if (on.basic === true)
    return p.in({
      en: rich`after ${who} makes a basic attack`,
      es: rich`después de que ${who} realice un ataque básico`,
      de: rich`nachdem ${who} einen Basisangriff durchgeführt hat`,
    });
  return p.subordinate('after', { verb: 'attack', subject: someone(p, on.by) });
}

const falls = (p: Phrases, one: Whom): Rich =>
  p.subordinate('when', { verb: 'defeat', passive: true, subject: one });

const wouldFall = (p: Phrases, one: Whom): Rich =>
  p.in({
    en: rich`when ${one.bare('nom')} would be defeated`,
    es: rich`cuando ${one.bare('nom')} vaya a ser derrotado`,
    de: rich`wenn ${one.bare('nom')} besiegt würde`,
  });

function defeated(p: Phrases, on: When): Rich {
  const who = on.by === undefined ? null : someone(p, on.by);
  const fallen = victim(p, on);
  if (who === null) return p.subordinate('after', { verb: 'defeat', passive: true, subject: fallen });
  return p.subordinate('after', {
    verb: 'defeat',
    subject: isReader(who) ? p.you : who,
    rest: fallen.in('acc'),
  });
}

function threatened(p: Phrases, on: When): Rich {
  const where = victim(p, on);
  const step = on.stepOne === true;
  return p.in({
    en: rich`after threat is placed on ${where.bare('dat')}${step ? ' in step one of the villain phase' : ''}`,
    es: rich`después de que se ponga amenaza en ${where.bare('dat')}${step ? ' en el paso uno de la fase del villano' : ''}`,
    de: rich`nachdem ${step ? 'in Schritt eins der Schurkenphase ' : ''}Bedrohung auf ${where.bare('acc')} gelegt wurde`,
  });
}

/** You change, into a form. */
function changed(p: Phrases, { form }: When): Rich {
  if (form === undefined)
    return p.subordinate('after', {
      verb: 'changeTo',
      subject: p.you,
      rest: p.in({ en: 'form', es: 'de identidad', de: 'deine Gestalt' }),
    });
  return p.subordinate('after', { verb: 'changeTo', subject: p.you, rest: INTO[form][p.locale] });
}
