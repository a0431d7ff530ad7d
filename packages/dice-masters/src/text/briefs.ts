import { alike, type Case, type Catalog, defineMessages, type Rich, rich } from '@assemble/language';
import type { DieRef } from '../rules/events.ts';
import type { Answers, Goings, Outcomes, Warnings } from './keys.ts';
import type { Tools } from './tools.ts';

type Hit = { readonly die: DieRef | null; readonly seat: number };

/** Whom something happens to. */
const hit = ({ die, seat }: Hit, t: Tools, grammaticalCase: Case = 'nom'): Rich =>
  die === null ? [t.seat(seat)] : t.plainDie(die, grammaticalCase);

const stunned = (die: DieRef | null, t: Tools): string =>
  die !== null && t.isFeminine(die.card) ? 'aturdida' : 'aturdido';

/** "from Thor", where it comes from a card. */
const from = (source: Goings['now.damage']['source'], t: Tools): Rich => {
  if (!t.isKnown(source)) return [];
  if (t.locale === 'en') return rich` from ${t.source(source)}`;
  return t.locale === 'es'
    ? rich` ${t.k.prep('de', t.source(source))}`
    : rich` durch ${t.source(source, 'acc')}`;
};

/** What is going on while somebody is asked: the first line of a prompt. */
export const goings: Catalog<Goings, Tools> = defineMessages<Goings, Tools>({
  'now.damage': {
    en: (e, t) => rich`${hit(e, t)} is about to take ${t.damage(e.amount)}${from(e.source, t)}`,
    es: (e, t) => rich`${hit(e, t)} va a sufrir ${t.damage(e.amount)}${from(e.source, t)}`,
    de: (e, t) => rich`${hit(e, t)} erleidet gleich ${t.damage(e.amount)}${from(e.source, t)}`,
  },
  'now.knock-out': {
    en: (e, t) => rich`${hit(e, t)} is about to be knocked out`,
    es: (e, t) => rich`${hit(e, t)} está a punto de quedar ${stunned(e.die, t)}`,
    de: (e, t) => rich`${hit(e, t)} wird gleich k. o. geschlagen`,
  },
  'now.affects': {
    en: (e, t) => rich`${t.source(e.source)} is about to affect ${hit(e, t)}`,
    es: (e, t) => rich`${t.source(e.source)} va a afectar ${t.k.prep('a', hit(e, t))}`,
    de: (e, t) => rich`${t.source(e.source)} wirkt gleich auf ${hit(e, t, 'acc')}`,
  },
  'now.ability': alike((e, t) => t.forWhat(e)),
});

const remain = (n: number): string => (n === 1 ? 'queda' : 'quedan');

/** What is left of somebody who was hit. */
function fate(amount: number, left: number, player: boolean, t: Tools, die: DieRef | null = null): Rich {
  if (player) return rich`${t.damage(amount)} → ${t.life(left)}`;
  if (left === 0)
    return rich`${t.damage(amount)} → ${{ en: 'knocked out', es: stunned(die, t), de: 'k. o.' }[t.locale]}`;
  return rich`${t.damage(amount)} → ${{ en: `${left} defense left`, es: `${remain(left)} ${left} de defensa`, de: `noch ${left} Verteidigung` }[t.locale]}`;
}

/** What an answer comes to: the second line of an option. */
export const outcomes: Catalog<Outcomes, Tools> = defineMessages<Outcomes, Tools>({
  'does.ability': alike((e, t) => t.forWhat(e)),
  'does.buy': {
    en: ({ cost, needs, left }, t) =>
      rich`Costs ${cost}${types(needs, t)}; ${left === 0 ? 'its last die' : `leaves ${left} ${left === 1 ? 'die' : 'dice'} on the card`}`,
    es: ({ cost, needs, left }, t) =>
      rich`Cuesta ${cost}${types(needs, t)}; ${left === 0 ? 'su último dado' : `${remain(left)} ${left} ${left === 1 ? 'dado' : 'dados'} en la carta`}`,
    de: ({ cost, needs, left }, t) =>
      rich`Kostet ${cost}${types(needs, t)}; ${left === 0 ? 'der letzte Würfel' : `${left} ${left === 1 ? 'bleibt' : 'bleiben'} auf der Karte`}`,
  },
  'does.field': {
    en: ({ cost, attack, defense }) =>
      rich`${cost === 0 ? 'Free' : `Costs ${cost}`}: attack ${attack}, defense ${defense}`,
    es: ({ cost, attack, defense }) =>
      rich`${cost === 0 ? 'Gratis' : `Cuesta ${cost}`}: ataque ${attack}, defensa ${defense}`,
    de: ({ cost, attack, defense }) =>
      rich`${cost === 0 ? 'Kostenlos' : `Kostet ${cost}`}: Angriff ${attack}, Verteidigung ${defense}`,
  },
  'does.lift': {
    en: ({ left }, t) => rich`Leaves you ${t.life(left)}`,
    es: ({ left }, t) => rich`Te ${remain(left)} ${t.life(left)}`,
    de: ({ left }, t) => rich`Danach noch ${t.life(left)}`,
  },
  'does.stop-main': {
    en: 'On to the attack',
    es: 'Se pasa al ataque',
    de: 'Weiter zum Angriff',
  },
  'does.stop-attack': {
    en: ({ through }, t) =>
      through === 0 ? ['All blocked: no damage gets through'] : rich`${t.damage(through)} gets through`,
    es: ({ through }, t) =>
      through === 0
        ? ['Todo bloqueado: no pasa daño']
        : rich`${through === 1 ? 'Pasa' : 'Pasan'} ${t.damage(through)}`,
    de: ({ through }, t) =>
      through === 0
        ? ['Alles geblockt: Kein Schaden kommt durch']
        : rich`${t.damage(through)} ${through === 1 ? 'kommt' : 'kommen'} durch`,
  },
  'does.stop-respond': {
    en: 'The other player goes on',
    es: 'El otro jugador continúa',
    de: 'Der andere Spieler macht weiter',
  },
  'does.takes': alike((e, t) => rich`${hit(e, t)}: ${fate(e.amount, e.left, e.die === null, t, e.die)}`),
  'does.takes-unnamed': alike(({ amount, left, player }, t) => fate(amount, left, player, t)),
  'does.knocked-out': {
    en: 'Knocked out',
    es: 'Queda aturdido',
    de: 'K. o.',
  },
  'does.blockers-take': {
    en: ({ amount }, t) => rich`The blockers take ${t.damage(amount)}`,
    es: ({ amount }, t) => rich`Los bloqueadores sufren ${t.damage(amount)}`,
    de: ({ amount }, t) => rich`Die Blocker erleiden ${t.damage(amount)}`,
  },
  'does.attacks': {
    en: ({ attack, defense }) => rich`Attack ${attack}, defense ${defense}`,
    es: ({ attack, defense }) => rich`Ataque ${attack}, defensa ${defense}`,
    de: ({ attack, defense }) => rich`Angriff ${attack}, Verteidigung ${defense}`,
  },
  'does.goes-on': {
    en: 'You do nothing',
    es: 'No haces nada',
    de: 'Du tust nichts',
  },
  'does.nothing': {
    en: 'Nothing happens',
    es: 'No ocurre nada',
    de: 'Es geschieht nichts',
  },
});

/** " with a fist": the energy that has to be among what is paid. */
const types = (needs: Outcomes['does.buy']['needs'], t: Tools): Rich =>
  needs.length === 0
    ? []
    : rich` (${{ en: 'with ', es: 'con ', de: 'mit ' }[t.locale]}${t.k.list(
        needs.map((type) => [t.energy(type)]),
        'and',
      )})`;

/** What should be known before something is done. */
export const warnings: Catalog<Warnings, Tools> = defineMessages<Warnings, Tools>({
  'but.no-change': {
    en: 'It would find no target now: nothing would change',
    es: 'Ahora no tendría objetivo: no cambiaría nada',
    de: 'Fände jetzt kein Ziel: Nichts würde sich ändern',
  },
});

/** What answers are called that the rules have no name for, and questions that say what is at stake. */
export const answers: Catalog<Answers, Tools> = defineMessages<Answers, Tools>({
  'answer.let-it-happen': {
    en: 'Let it happen',
    es: 'Dejar que ocurra',
    de: 'Geschehen lassen',
  },
  'ask.effect': {
    en: ({ card, ...ability }, t) => rich`The ability of ${t.card(card)}: ${t.forWhat(ability, true)}`,
    es: ({ card, ...ability }, t) =>
      rich`La habilidad ${t.k.prep('de', t.card(card))}: ${t.forWhat(ability, true)}`,
    de: ({ card, ...ability }, t) => rich`Die Fähigkeit ${t.card(card, 'gen')}: ${t.forWhat(ability)}`,
  },
  'ask.use': {
    en: ({ card, ...ability }, t) => rich`Use the ability of ${t.card(card)}? ${t.forWhat(ability)}`,
    es: ({ card, ...ability }, t) =>
      rich`¿Usar la habilidad ${t.k.prep('de', t.card(card))}? ${t.forWhat(ability)}`,
    de: ({ card, ...ability }, t) => rich`Fähigkeit ${t.card(card, 'gen')} nutzen? ${t.forWhat(ability)}`,
  },
});
