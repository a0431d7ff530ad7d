import { type Catalog, defineMessages, type Rich, rich } from '@assemble/language';
import type { CardRef } from '../rules/events.ts';
import type { Goings } from './keys.ts';
import type { Tools } from './tools.ts';

const boosted = { en: ' and boost', es: ' más el aumento', de: ' und Boost' } as const;

/** "from Rhino", where somebody deals it. */
const from = (by: CardRef | null, t: Tools): Rich =>
  by === null
    ? []
    : t.locale === 'en'
      ? rich` from ${t.card(by)}`
      : t.locale === 'es'
        ? rich` ${t.k.prep('de', t.card(by))}`
        : rich` durch ${t.card(by, 'acc')}`;

/** What is going on while somebody is asked: the first line of a prompt. */
export const goings: Catalog<Goings, Tools> = defineMessages<Goings, Tools>({
  'now.attack': {
    en: ({ by, seat, you, amount, boost }, t) =>
      rich`${t.card(by)} attacks ${you ? 'you' : t.seat(seat)} for ${amount}${boost ? boosted.en : ''}`,
    es: ({ by, seat, you, amount, boost }, t) =>
      rich`${t.card(by)} ${you ? 'te ataca' : rich`ataca a ${t.seat(seat)}`} con ${amount}${boost ? boosted.es : ''}`,
    de: ({ by, seat, you, amount, boost }, t) =>
      rich`${t.card(by)} greift ${you ? 'dich' : t.seat(seat)} mit ${amount}${boost ? boosted.de : ''} an`,
  },
  'now.hero-attack': {
    en: ({ by, target, amount }, t) =>
      rich`${t.card(by)} attacks${target === null ? '' : rich` ${t.card(target)}`}${amount === null ? '' : ` for ${amount}`}`,
    es: ({ by, target, amount }, t) =>
      rich`${t.card(by)} ataca${target === null ? '' : rich` ${t.k.prep('a', t.card(target))}`}${amount === null ? '' : ` con ${amount}`}`,
    de: ({ by, target, amount }, t) =>
      rich`${t.card(by)} greift${target === null ? '' : rich` ${t.card(target, 'acc')}`}${amount === null ? '' : ` mit ${amount}`} an`,
  },
  'now.scheme': {
    en: ({ by, amount, boost }, t) => rich`${t.card(by)} schemes for ${amount}${boost ? boosted.en : ''}`,
    es: ({ by, amount, boost }, t) =>
      rich`${t.card(by)} ejecuta su plan con ${amount}${boost ? boosted.es : ''}`,
    de: ({ by, amount, boost }, t) =>
      rich`${t.card(by)} treibt den Plan mit ${amount}${boost ? boosted.de : ''} voran`,
  },
  'now.damage': {
    en: ({ target, amount, by }, t) =>
      rich`${t.card(target)} is about to take ${t.damage(amount)}${from(by, t)}`,
    es: ({ target, amount, by }, t) => rich`${t.card(target)} va a sufrir ${t.damage(amount)}${from(by, t)}`,
    de: ({ target, amount, by }, t) =>
      rich`${t.card(target)} erleidet gleich ${t.damage(amount)}${from(by, t)}`,
  },
  'now.threat': {
    en: ({ target, amount }, t) => rich`${t.threat(amount)} is about to be placed on ${t.card(target)}`,
    es: ({ target, amount }, t) =>
      rich`${amount === 1 ? 'Se va a poner' : 'Se van a poner'} ${t.threat(amount)} en ${t.card(target)}`,
    de: ({ target, amount }, t) =>
      rich`Gleich ${amount === 1 ? 'wird' : 'werden'} ${t.threat(amount)} auf ${t.card(target, 'acc')} gelegt`,
  },
  'now.defeat': {
    en: ({ target }, t) => rich`${t.card(target)} is about to be defeated`,
    es: ({ target }, t) => rich`Se va a derrotar ${t.card(target, 'acc')}`,
    de: ({ target }, t) => rich`${t.card(target)} wird gleich besiegt`,
  },
  'now.reveal': {
    en: ({ target, seat, you }, t) =>
      rich`${you ? 'You reveal' : rich`${t.seat(seat)} reveals`} ${t.card(target)}`,
    es: ({ target, seat, you }, t) =>
      rich`${you ? 'Muestras' : rich`${t.seat(seat)} muestra`} ${t.title(target)}`,
    de: ({ target, seat, you }, t) =>
      rich`${you ? 'Du deckst' : rich`${t.seat(seat)} deckt`} ${t.card(target, 'acc')} auf`,
  },
  'now.play': {
    en: ({ target, seat, you }, t) =>
      rich`${you ? 'You play' : rich`${t.seat(seat)} plays`} ${t.card(target)}`,
    es: ({ target, seat, you }, t) =>
      rich`${you ? 'Juegas' : rich`${t.seat(seat)} juega`} ${t.title(target)}`,
    de: ({ target, seat, you }, t) =>
      rich`${you ? 'Du spielst' : rich`${t.seat(seat)} spielt`} ${t.card(target, 'acc')}`,
  },
  'now.attacked': {
    en: ({ by, hits }, t) => rich`${t.card(by)} has attacked${hitList(hits, t)}`,
    es: ({ by, hits }, t) => rich`${t.card(by)} ha atacado${hitList(hits, t)}`,
    de: ({ by, hits }, t) => rich`${t.card(by)} hat angegriffen${hitList(hits, t)}`,
  },
  'now.schemed': {
    en: ({ by, amount }, t) => rich`${t.card(by)} has schemed: ${t.threat(amount)}`,
    es: ({ by, amount }, t) => rich`${t.card(by)} ha ejecutado su plan: ${t.threat(amount)}`,
    de: ({ by, amount }, t) => rich`${t.card(by)} hat den Plan vorangetrieben: ${t.threat(amount)}`,
  },
  'now.thwarted': {
    en: ({ by, amount }, t) => rich`${t.card(by)} has removed ${t.threat(amount)}`,
    es: ({ by, amount }, t) => rich`${t.card(by)} ha retirado ${t.threat(amount)}`,
    de: ({ by, amount }, t) => rich`${t.card(by)} hat ${t.threat(amount)} entfernt`,
  },
  'now.damaged': {
    en: ({ target, amount, by }, t) => rich`${t.card(target)} has taken ${t.damage(amount)}${from(by, t)}`,
    es: ({ target, amount, by }, t) => rich`${t.card(target)} ha sufrido ${t.damage(amount)}${from(by, t)}`,
    de: ({ target, amount, by }, t) => rich`${t.card(target)} hat ${t.damage(amount)}${from(by, t)} erlitten`,
  },
  'now.threatened': {
    en: ({ target, amount }, t) => rich`${t.threat(amount)} was placed on ${t.card(target)}`,
    es: ({ target, amount }, t) =>
      rich`${amount === 1 ? 'Se ha puesto' : 'Se han puesto'} ${t.threat(amount)} en ${t.card(target)}`,
    de: ({ target, amount }, t) =>
      rich`${t.threat(amount)} ${amount === 1 ? 'wurde' : 'wurden'} auf ${t.card(target, 'acc')} gelegt`,
  },
  'now.defeated': {
    en: ({ target }, t) => rich`${t.card(target)} has been defeated`,
    es: ({ target }, t) => rich`Se ha derrotado ${t.card(target, 'acc')}`,
    de: ({ target }, t) => rich`${t.card(target)} wurde besiegt`,
  },
  'now.played': {
    en: ({ target, seat, you }, t) =>
      rich`${you ? 'You have' : rich`${t.seat(seat)} has`} played ${t.card(target)}`,
    es: ({ target, seat, you }, t) =>
      rich`${you ? 'Has' : rich`${t.seat(seat)} ha`} jugado ${t.title(target)}`,
    de: ({ target, seat, you }, t) =>
      rich`${you ? 'Du hast' : rich`${t.seat(seat)} hat`} ${t.card(target, 'acc')} gespielt`,
  },
  'now.entered': {
    en: ({ target }, t) => rich`${t.card(target)} has entered play`,
    es: ({ target }, t) => rich`${t.card(target)} ha entrado en juego`,
    de: ({ target }, t) => rich`${t.card(target)} ist ins Spiel gekommen`,
  },
  'now.engaged': {
    en: ({ target, seat, you }, t) => rich`${t.card(target)} engages ${you ? 'you' : t.seat(seat)}`,
    es: ({ target, seat, you }, t) =>
      rich`${t.card(target)} ${you ? 'se enfrenta a ti' : rich`se enfrenta a ${t.seat(seat)}`}`,
    de: ({ target, seat, you }, t) =>
      rich`${t.card(target)} verwickelt ${you ? 'dich' : t.seat(seat)} in einen Kampf`,
  },
  'now.changed-form': {
    en: ({ target }, t) => rich`The form is now ${t.card(target)}`,
    es: ({ target }, t) => rich`La identidad es ahora ${t.card(target)}`,
    de: ({ target }, t) => rich`Die Gestalt ist jetzt ${t.card(target)}`,
  },
  'now.phase-ended': {
    en: 'The phase ends',
    es: 'La fase termina',
    de: 'Die Phase endet',
  },
  'now.round-ended': {
    en: 'The round ends',
    es: 'La ronda termina',
    de: 'Die Runde endet',
  },
});

/** ": Spider-Man 3 damage". */
function hitList(hits: Goings['now.attacked']['hits'], t: Tools): Rich {
  const hurt = hits.filter(({ dealt }) => dealt > 0);
  if (hurt.length === 0) return [];
  return rich`: ${t.k.list(
    hurt.map(
      ({ card, dealt }) =>
        ({
          en: rich`${t.damage(dealt)} to ${t.card(card)}`,
          es: rich`${t.damage(dealt)} ${t.k.prep('a', t.card(card))}`,
          de: rich`${t.damage(dealt)} für ${t.card(card, 'acc')}`,
        })[t.locale],
    ),
    'and',
  )}`;
}
