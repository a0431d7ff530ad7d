import { alike, type Catalog, defineMessages, plain, type Rich, rich, words } from '@assemble/language';
import type { StatName } from '../rules/reading.ts';
import type { Answers, Fate, Outcomes, Warnings } from './keys.ts';
import { STATS } from './names.ts';
import type { Tools } from './tools.ts';

/** What is left of somebody who was hit. */
const fate = (kind: Fate, amount: number, left: number, t: Tools): Rich => {
  switch (kind) {
    case 'tough':
      return [{ en: 'tough: no damage', es: 'duro: sin daño', de: 'zäh: kein Schaden' }[t.locale]];
    case 'barred':
      return [
        { en: 'cannot take damage', es: 'no puede sufrir daño', de: 'kann keinen Schaden erleiden' }[
          t.locale
        ],
      ];
    case 'felled':
      return rich`${t.damage(amount)} → ${{ en: 'defeated', es: 'derrotado', de: 'besiegt' }[t.locale]}`;
    case 'left':
      return rich`${t.damage(amount)} → ${leftOf(left, t)}`;
  }
};

const leftOf = (left: number, t: Tools): Rich =>
  t.locale === 'en'
    ? [`${left} left`]
    : t.locale === 'es'
      ? [`${left === 1 ? 'queda' : 'quedan'} ${left}`]
      : [`noch ${left}`];

const lifeLeft = (left: number, t: Tools): Rich => [
  {
    en: `${left} hit point${left === 1 ? '' : 's'} left`,
    es: `${left} de vida`,
    de: `dann ${left} Lebenspunkt${left === 1 ? '' : 'e'}`,
  }[t.locale],
];

const sides = (stats: { readonly [S in StatName]?: number }, t: Tools): string =>
  (Object.entries(stats) as [StatName, number][])
    .map(([name, value]) => `${STATS[name][t.locale]} ${value}`)
    .join(', ');

/** What an answer comes to: the second line of an option. */
export const outcomes: Catalog<Outcomes, Tools> = defineMessages<Outcomes, Tools>({
  'does.ability': alike((args, t) => t.forWhat(args)),
  'does.play': alike((args, t) => played(args, t)),
  'does.attack': {
    en: ({ amount }, t) => rich`Exhaust: ${t.damage(amount)} to an enemy`,
    es: ({ amount }, t) => rich`Se agota: ${t.damage(amount)} a un enemigo`,
    de: ({ amount }, t) => rich`Erschöpfen: ${t.damage(amount)} für einen Gegner`,
  },
  'does.thwart': {
    en: ({ amount }, t) => rich`Exhaust: remove ${t.threat(amount)} from a scheme`,
    es: ({ amount }, t) => rich`Se agota: retira ${t.threat(amount)} de un plan`,
    de: ({ amount }, t) => rich`Erschöpfen: ${t.threat(amount)} von einem Plan entfernen`,
  },
  'does.hurts-itself': {
    en: ({ amount }, t) => rich`Then it takes ${t.damage(amount)} itself`,
    es: ({ amount }, t) => rich`Después sufre ${t.damage(amount)}`,
    de: ({ amount }, t) => rich`Erleidet danach selbst ${t.damage(amount)}`,
  },
  'does.recover': {
    en: ({ amount, left }, t) => rich`Exhaust: heal ${t.damage(amount)} → ${lifeLeft(left, t)}`,
    es: ({ amount, left }, t) => rich`Te agotas: te curas ${t.damage(amount)} → ${lifeLeft(left, t)}`,
    de: ({ amount, left }, t) => rich`Erschöpfen: ${t.damage(amount)} heilen → ${lifeLeft(left, t)}`,
  },
  'does.flip': {
    en: ({ face, stats }, t) => rich`Once each round: become ${t.named(face)} (${sides(stats, t)})`,
    es: ({ face, stats }, t) => rich`Una vez por ronda: pasas a ser ${t.named(face)} (${sides(stats, t)})`,
    de: ({ face, stats }, t) => rich`Einmal pro Runde: Du wirst ${t.named(face)} (${sides(stats, t)})`,
  },
  'does.ask': {
    en: 'They may use an action, or decline',
    es: 'Puede usar una acción o pasar',
    de: 'Darf eine Aktion nutzen oder verzichten',
  },
  'does.end': {
    en: ({ last }) => [last ? 'Discard, draw, ready; then the villain phase' : 'Then the next player’s turn'],
    es: ({ last }) => [
      last
        ? 'Descartar, robar, preparar; después, la fase del villano'
        : 'Después, el turno del siguiente jugador',
    ],
    de: ({ last }) => [
      last
        ? 'Ablegen, ziehen, spielbereit machen; dann die Schurkenphase'
        : 'Dann ist der nächste Spieler am Zug',
    ],
  },
  'does.decline': {
    en: 'The turn goes on',
    es: 'El turno continúa',
    de: 'Der Zug geht weiter',
  },
  'does.takes': alike(({ amount, left, fate: kind }, t) => fate(kind, amount, left, t)),
  'does.takes-between': alike((args, t) => between(args, t)),
  'does.named-takes': alike(
    ({ target, amount, left, fate: kind }, t) => rich`${t.card(target)}: ${fate(kind, amount, left, t)}`,
  ),
  'does.threat-left': {
    en: ({ less, left, cleared }, t) =>
      rich`−${t.threat(less)} → ${cleared ? ['defeated'] : leftOf(left, t)}`,
    es: ({ less, left, cleared }, t) =>
      rich`−${t.threat(less)} → ${cleared ? ['derrotado'] : leftOf(left, t)}`,
    de: ({ less, left, cleared }, t) => rich`−${t.threat(less)} → ${cleared ? ['besiegt'] : leftOf(left, t)}`,
  },
  'does.threat-more': {
    en: ({ more, now }, t) => rich`+${t.threat(more)} → ${now} in all`,
    es: ({ more, now }, t) => rich`+${t.threat(more)} → ${now} en total`,
    de: ({ more, now }, t) => rich`+${t.threat(more)} → ${now} insgesamt`,
  },
  'does.heals': {
    en: ({ amount, left }, t) => rich`Heals ${t.damage(amount)} → ${lifeLeft(left, t)}`,
    es: ({ amount, left }, t) => rich`Se cura ${t.damage(amount)} → ${lifeLeft(left, t)}`,
    de: ({ amount, left }, t) => rich`Heilt ${t.damage(amount)} → ${lifeLeft(left, t)}`,
  },
  'does.attacks-for': {
    en: ({ amount }) => rich`Attacks for ${amount}`,
    es: ({ amount }) => rich`Ataca con ${amount}`,
    de: ({ amount }) => rich`Greift mit ${amount} an`,
  },
  'does.schemes-for': {
    en: ({ amount }) => rich`Schemes for ${amount}`,
    es: ({ amount }) => rich`Ejecuta su plan con ${amount}`,
    de: ({ amount }) => rich`Treibt den Plan mit ${amount} voran`,
  },
  'does.status': {
    en: ({ status }) => [
      status === 'tough'
        ? 'The tough card is discarded; no damage'
        : `The ${status} card is discarded instead`,
    ],
    es: ({ status }) => [
      {
        tough: 'Se descarta la carta Duro; sin daño',
        stunned: 'En vez de eso se descarta la carta Aturdido',
        confused: 'En vez de eso se descarta la carta Confundido',
      }[status],
    ],
    de: ({ status }) => [
      {
        tough: 'Die Zäh-Karte wird abgelegt; kein Schaden',
        stunned: 'Stattdessen wird die Betäubt-Karte abgelegt',
        confused: 'Stattdessen wird die Verwirrt-Karte abgelegt',
      }[status],
    ],
  },
  'does.retaliate': {
    en: ({ amount }, t) => rich`The attacker takes ${t.damage(amount)}`,
    es: ({ amount }, t) => rich`El atacante sufre ${t.damage(amount)}`,
    de: ({ amount }, t) => rich`Der Angreifer erleidet ${t.damage(amount)}`,
  },
  'does.quickstrike': {
    en: 'It attacks at once',
    es: 'Ataca de inmediato',
    de: 'Greift sofort an',
  },
  'does.goes-on': {
    en: 'You do nothing more',
    es: 'No haces nada más',
    de: 'Du tust nichts weiter',
  },
  'does.nothing': {
    en: 'Nothing happens',
    es: 'No ocurre nada',
    de: 'Es geschieht nichts',
  },
});

/** Cost, values and text of a card that comes into play. */
function played({ cost, face: id }: Outcomes['does.play'], t: Tools): Rich {
  const face = t.side(id);
  const price =
    cost < 0 ? [] : [{ en: `Costs ${cost}.`, es: `Cuesta ${cost}.`, de: `Kostet ${cost}.` }[t.locale]];
  const values =
    face.type === 'ally' && typeof face.hitPoints === 'number'
      ? [
          `${[
            ...(typeof face.thw === 'number' ? [`${STATS.thw[t.locale]} ${face.thw}`] : []),
            ...(typeof face.atk === 'number' ? [`${STATS.atk[t.locale]} ${face.atk}`] : []),
            `${face.hitPoints} ${t.locale === 'es' ? 'de ' : ''}${STATS.hitPoints[t.locale]}`,
          ].join(', ')}.`,
        ]
      : [];
  return words(price, values, t.text(id));
}

function between({ least, most, left, tough }: Outcomes['does.takes-between'], t: Tools): Rich {
  if (tough) return fate('tough', 0, left, t);
  const span =
    least === most
      ? t.damage(least)
      : {
          en: rich`${least} to ${t.damage(most)}`,
          es: rich`de ${least} a ${t.damage(most)}`,
          de: rich`${least} bis ${t.damage(most)}`,
        }[t.locale];
  const text = { en: rich`Takes ${span}`, es: rich`Sufre ${span}`, de: rich`Erleidet ${span}` }[t.locale];
  if (least >= left) return rich`${text} → ${{ en: 'defeated', es: 'derrotado', de: 'besiegt' }[t.locale]}`;
  if (most >= left)
    return rich`${text} (${{ en: `${left} left: may fall`, es: `${left === 1 ? 'queda' : 'quedan'} ${left}: puede caer`, de: `noch ${left}: kann fallen` }[t.locale]})`;
  return rich`${text} (${leftOf(left, t)})`;
}

/** What should be known before something is done. */
export const warnings: Catalog<Warnings, Tools> = defineMessages<Warnings, Tools>({
  'but.stunned': {
    en: 'Stunned: the status card is discarded and nothing is attacked',
    es: 'Aturdido: se descarta la carta de estado y no hay ataque',
    de: 'Betäubt: Die Statuskarte wird abgelegt, ein Angriff findet nicht statt',
  },
  'but.confused': {
    en: 'Confused: the status card is discarded and no threat is removed',
    es: 'Confundido: se descarta la carta de estado y no se retira amenaza',
    de: 'Verwirrt: Die Statuskarte wird abgelegt, keine Bedrohung wird entfernt',
  },
  'but.no-target': {
    en: ({ at }, t) => rich`Finds no target now: “${unstopped(t.effect(at))}”`,
    es: ({ at }, t) => rich`Ahora no tiene objetivo: «${unstopped(t.effect(at))}»`,
    de: ({ at }, t) => rich`Findet jetzt kein Ziel: „${unstopped(t.effect(at))}“`,
  },
  'but.ally-limit': {
    en: ({ amount }) => [`You control ${amount} allies already: one of them is discarded`],
    es: ({ amount }) => [`Ya controlas ${amount} aliados: tendrás que descartar uno`],
    de: ({ amount }) => [`Du kontrollierst schon ${amount} Verbündete: Einer davon wird abgelegt`],
  },
  'but.deadly': {
    en: 'It will not survive this',
    es: 'No sobrevivirá',
    de: 'Überlebt das nicht',
  },
});

const unstopped = (text: Rich): string => plain(text).replace(/\.$/u, '');

/** What answers are called that the rules have no name for, and questions that say what is at stake. */
export const answers: Catalog<Answers, Tools> = defineMessages<Answers, Tools>({
  'answer.let-it-happen': {
    en: 'Let it happen',
    es: 'Dejar que ocurra',
    de: 'Geschehen lassen',
  },
  'answer.go-on': { en: 'Go on', es: 'Continuar', de: 'Weiter' },
  'answer.dont-defend': {
    en: 'Don’t defend',
    es: 'No defender',
    de: 'Nicht verteidigen',
  },
  'ask.who-defends': {
    en: 'Who defends?',
    es: '¿Quién defiende?',
    de: 'Wer verteidigt?',
  },
  'ask.effect': alike(({ card, at, effect }, t) => rich`${t.card(card)}: ${t.says(at, effect)}`),
  'ask.one-answer': {
    en: ({ card, ...ability }, t) =>
      rich`${t.faceOf(card)?.type === 'event' ? 'Play' : 'Use'} ${t.card(card)}${named(ability.at, t)}? ${t.forWhat(ability)}`,
    es: ({ card, ...ability }, t) =>
      rich`¿${t.faceOf(card)?.type === 'event' ? 'Jugar' : 'Usar'} ${t.card(card)}${named(ability.at, t)}? ${t.forWhat(ability)}`,
    de: ({ card, ...ability }, t) =>
      rich`${t.card(card, 'acc')}${named(ability.at, t)} ${t.faceOf(card)?.type === 'event' ? 'spielen' : 'nutzen'}? ${t.forWhat(ability)}`,
  },
});

/** An ability that has a name of its own. */
function named(at: string, t: Tools): string {
  const { ability } = t.ability(at);
  return 'name' in ability && ability.name !== undefined ? ` (${ability.name[t.locale]})` : '';
}
