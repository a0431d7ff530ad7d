import { type Catalog, defineMessages, kernelRefusals, rich, saidOf } from '@assemble/language';
import type { PositionRefusals, Refusals } from './keys.ts';
import type { Tools } from './message-tools.ts';

/** Somebody or something, and what is said of it. */
const does = saidOf<{ readonly who: number }, Tools>(({ who }, t) => t.character(who));
const abilityDoes = saidOf<{ readonly ability: string }, Tools>(({ ability }, t) => t.ability(ability));

/** Why something is not allowed in play. */
export const refusals: Catalog<Refusals, Tools> = defineMessages<Refusals, Tools>({
  'refused.activated': does(
    'was activated this round already',
    'ya se ha activado en esta ronda',
    'wurde in dieser Runde schon aktiviert',
  ),
  'refused.dazed': does('is Dazed', 'tiene una ficha de Abatido', 'ist angeschlagen'),
  'refused.pass': {
    en: ({ own, theirs }) => [
      `You may pass only with fewer characters left to activate than your opponent: you have ${own}, they have ${theirs}`,
    ],
    es: ({ own, theirs }) => [
      `Solo puedes pasar si te quedan menos Personajes por activar que a tu oponente: te quedan ${own} y a tu oponente ${theirs}`,
    ],
    de: ({ own, theirs }) => [
      `Du darfst nur passen, wenn du weniger Charaktere zu aktivieren hast als dein Gegenüber: Du hast ${own}, dein Gegenüber ${theirs}`,
    ],
  },
  'refused.no-action': {
    en: ({ who }, t) => rich`${t.character(who)} has no action left`,
    es: ({ who }, t) => rich`${t.prep('A', t.character(who))} no le quedan acciones`,
    de: ({ who }, t) => rich`${t.character(who)} hat keine Aktion mehr`,
  },
  'refused.stagger': {
    en: ({ who }, t) => rich`${t.character(who)} must first shake off ${t.condition('stagger')}`,
    es: ({ who }, t) =>
      rich`${t.character(who)} debe realizar primero una acción «Centrarse» para retirar «${t.condition('stagger')}»`,
    de: ({ who }, t) =>
      rich`${t.character(who)} muss zuerst die Aktion „Erholen“ durchführen, um „${t.condition('stagger')}“ zu entfernen`,
  },
  'refused.one-move': does(
    'may make only one move action this turn',
    'solo puede realizar una acción «Mover» en este turno',
    'darf in diesem Zug nur eine Bewegungsaktion durchführen',
  ),
  'refused.power': {
    en: ({ who, needs, has }, t) => rich`${t.character(who)} needs ${t.power(needs)} and has ${has}`,
    es: ({ who, needs, has }, t) => rich`${t.character(who)} necesita ${t.power(needs)} y tiene ${has}`,
    de: ({ who, needs, has }, t) => rich`${t.character(who)} braucht ${t.power(needs)} und hat ${has}`,
  },
  'refused.used': abilityDoes('was used already', 'ya se ha usado', 'wurde schon eingesetzt'),
  'refused.condition': {
    en: ({ ability }, t) => rich`The condition of ${t.ability(ability)} is not met`,
    es: ({ ability }, t) => rich`No se cumple la condición de ${t.ability(ability)}`,
    de: ({ ability }, t) => rich`Die Bedingung von ${t.ability(ability)} ist nicht erfüllt`,
  },
  'refused.nothing': abilityDoes(
    'would change nothing now',
    'no cambiaría nada ahora',
    'würde jetzt nichts ändern',
  ),
  'refused.grunt': does(
    'is a Grunt and cannot spend Power',
    'es un Machaca y no puede gastar Poder',
    'ist ein Diener und kann keine Kraft ausgeben',
  ),
  'refused.interact.range': {
    en: ({ who, token }, t) => rich`${t.token(token)} is not within Range 1 of ${t.character(who)}`,
    es: ({ who, token }, t) =>
      rich`${t.token(token)} no está a alcance 1 o menos ${t.prep('de', t.character(who))}`,
    de: ({ who, token }, t) =>
      rich`${t.token(token)} ist nicht in Reichweite 1 ${t.prep('zu', t.character(who, 'dat'))}`,
  },
  'refused.interact.never': does(
    'cannot interact with objective tokens',
    'no puede interactuar con fichas de Objetivo',
    'kann nicht mit Missionsmarkern interagieren',
  ),
  'refused.interact.exhausted': {
    en: ({ token }, t) => rich`${t.token(token)} is exhausted`,
    es: ({ token }, t) => rich`${t.token(token)} está Agotada`,
    de: ({ token }, t) => rich`${t.token(token)} ist erschöpft`,
  },
  'refused.interact.again': {
    en: ({ who, token }, t) =>
      rich`${t.character(who)} has interacted with ${t.token(token)} in this activation`,
    es: ({ who, token }, t) =>
      rich`${t.character(who)} ya ha interactuado con ${t.token(token)} en esta Activación`,
    de: ({ who, token }, t) =>
      rich`${t.character(who)} hat in dieser Aktivierung schon mit ${t.token(token, 'dat')} interagiert`,
  },
  'refused.interact.none': {
    en: ({ token }, t) => rich`Nobody can interact with ${t.token(token)}`,
    es: ({ token }, t) => rich`No se puede interactuar con ${t.token(token)}`,
    de: ({ token }, t) => rich`Mit ${t.token(token, 'dat')} kann niemand interagieren`,
  },
  'refused.interact.condition': {
    en: ({ token }, t) => rich`The crisis card does not allow interacting with ${t.token(token)} now`,
    es: ({ token }, t) => rich`La carta de Crisis no permite ahora interactuar con ${t.token(token)}`,
    de: ({ token }, t) =>
      rich`Die Krisenkarte lässt das Interagieren mit ${t.token(token, 'dat')} jetzt nicht zu`,
  },
  'refused.tactic.players': {
    en: ({ card }, t) => rich`Too few of your characters can play ${t.card(card)} and pay for it`,
    es: ({ card }, t) => rich`Muy pocos de tus Personajes pueden jugar ${t.card(card)} y pagarla`,
    de: ({ card }, t) => rich`Zu wenige deiner Charaktere können ${t.card(card)} spielen und bezahlen`,
  },
  'refused.tactic.activated': {
    en: ({ card }, t) => rich`The activated character must play ${t.card(card)}`,
    es: ({ card }, t) => rich`Debe jugar ${t.card(card)} el Personaje activado`,
    de: ({ card }, t) => rich`Der aktivierte Charakter muss ${t.card(card)} spielen`,
  },
  'refused.no-target': {
    en: ({ attack }, t) => rich`${t.ability(attack)} has no target in range and line of sight`,
    es: ({ attack }, t) =>
      rich`${t.ability(attack)} no tiene ningún blanco al alcance y en la Línea de visión`,
    de: ({ attack }, t) => rich`${t.ability(attack)} hat kein Ziel in Reichweite und Sichtlinie`,
  },
  'refused.target.allied': does('is an ally', 'es un Personaje aliado', 'ist ein verbündeter Charakter'),
  'refused.target.dazed': does(
    'is Dazed and cannot be targeted',
    'tiene una ficha de Abatido y no puede ser blanco de un Ataque',
    'ist angeschlagen und kann nicht als Ziel bestimmt werden',
  ),
  'refused.target.other': {
    en: ({ who }, t) => rich`This attack may not target ${t.character(who)}`,
    es: ({ who }, t) => rich`Este Ataque no puede tener como blanco ${t.prep('a', t.character(who))}`,
    de: ({ who }, t) => rich`Dieser Angriff darf ${t.character(who, 'acc')} nicht als Ziel haben`,
  },
  'refused.target.gone': does(
    'is not on the battlefield',
    'no está en el campo de batalla',
    'ist nicht auf dem Schlachtfeld',
  ),
  'refused.target.range': {
    en: ({ who, range }, t) => rich`${t.character(who)} is beyond Range ${range}`,
    es: ({ who, range }, t) => rich`${t.character(who)} está a más de alcance ${range}`,
    de: ({ who, range }, t) => rich`${t.character(who)} ist außerhalb von Reichweite ${range}`,
  },
  'refused.target.stealth': does(
    'has Stealth: it can be targeted only within Range 3',
    'tiene Sigilo: solo puede ser blanco a alcance 3 o menos',
    'hat Tarnung: nur in Reichweite 3 als Ziel bestimmbar',
  ),
  'refused.target.sight': {
    en: ({ who }, t) => rich`No line of sight to ${t.character(who)}`,
    es: ({ who }, t) => rich`No hay Línea de visión hasta ${t.character(who)}`,
    de: ({ who }, t) => rich`Keine Sichtlinie ${t.prep('zu', t.character(who, 'dat'))}`,
  },
  'refused.die.failure': {
    en: (_, t) => rich`A ${t.face('failure')} cannot be modified`,
    es: (_, t) => rich`Un ${t.face('failure')} no se puede modificar`,
    de: (_, t) => rich`Ein ${t.face('failure')} kann nicht verändert werden`,
  },
  'refused.die.again': {
    en: 'The same rule may modify a die only once',
    es: 'La misma regla solo puede modificar un dado una vez',
    de: 'Dieselbe Regel darf einen Würfel nur ein Mal verändern',
  },
  'refused.die.twice': {
    en: 'Each die can be chosen only once',
    es: 'Cada dado solo se puede escoger una vez',
    de: 'Jeder Würfel kann nur ein Mal gewählt werden',
  },
  'refused.die.many': {
    en: ({ most }) => [`At most ${most} ${most === 1 ? 'die' : 'dice'}`],
    es: ({ most }) => [`Como mucho ${most} ${most === 1 ? 'dado' : 'dados'}`],
    de: ({ most }) => [`Höchstens ${most} Würfel`],
  },
  'refused.die.few': {
    en: ({ least }) => [`At least ${least} ${least === 1 ? 'die' : 'dice'}: the rule is not optional`],
    es: ({ least }) => [`Al menos ${least} ${least === 1 ? 'dado' : 'dados'}: la regla no es opcional`],
    de: ({ least }) => [`Mindestens ${least} Würfel: Die Regel ist nicht freiwillig`],
  },
  'refused.die.other': {
    en: 'This die does not belong to the roll that is being modified',
    es: 'Este dado no es de la tirada que se modifica',
    de: 'Dieser Würfel gehört nicht zu dem Wurf, der verändert wird',
  },
  ...kernelRefusals,
});

/** Why a base, a token or a tool cannot go there. */
export const positionRefusals: Catalog<PositionRefusals, Tools> = defineMessages<PositionRefusals, Tools>({
  'refused.position.form': {
    en: 'This is not a place on the battlefield',
    es: 'Eso no es un lugar del campo de batalla',
    de: 'Das ist kein Ort auf dem Schlachtfeld',
  },
  'refused.position.off-table': {
    en: ({ edges }, t) =>
      rich`It would leave the battlefield at ${t.list(edges.map((edge) => t.edge(edge)))}`,
    es: ({ edges }, t) =>
      rich`Se saldría del campo de batalla por ${t.list(edges.map((edge) => t.edge(edge)))}`,
    de: ({ edges }, t) =>
      rich`Das läge ${t.list(edges.map((edge) => `am ${t.edge(edge)}`))} außerhalb des Schlachtfelds`,
  },
  'refused.position.overlaps-base': {
    en: ({ ids }, t) => rich`The base would overlap ${t.characters(ids as readonly number[])}`,
    es: ({ ids }, t) => rich`La peana se solaparía con ${t.characters(ids as readonly number[])}`,
    de: ({ ids }, t) => rich`Die Basis würde ${t.characters(ids as readonly number[], 'acc')} überschneiden`,
  },
  'refused.position.partly-on-terrain': {
    en: ({ ids }, t) => rich`The base would be only partly on top of ${t.features(ids)}`,
    es: ({ ids }, t) => rich`La peana quedaría solo en parte sobre ${t.features(ids)}`,
    de: ({ ids }, t) => rich`Die Basis stünde nur zum Teil auf ${t.features(ids, 'dat')}`,
  },
  'refused.position.cannot-stand': {
    en: ({ ids }, t) => rich`Nobody can stand on ${t.features(ids)} there`,
    es: ({ ids }, t) => rich`Ahí no cabe nadie sobre ${t.features(ids)}`,
    de: ({ ids }, t) => rich`Dort kann niemand auf ${t.features(ids, 'dat')} stehen`,
  },
  'refused.position.terrain-too-large': {
    en: ({ ids }, t) => rich`${t.features(ids)} is too large to move onto`,
    es: ({ ids }, t) => rich`No se puede pasar por encima ${t.prep('de', t.features(ids))}: Tamaño excesivo`,
    de: ({ ids }, t) => rich`Zu groß, um darauf zu laufen: ${t.features(ids)}`,
  },
  'refused.position.terrain-in-the-way': {
    en: ({ ids }, t) => rich`In the way: ${t.features(ids)}`,
    es: ({ ids }, t) => rich`${ids.length === 1 ? 'Corta' : 'Cortan'} el paso: ${t.features(ids)}`,
    de: ({ ids }, t) => rich`Im Weg: ${t.features(ids)}`,
  },
  'refused.position.too-far': {
    en: ({ distance, farthest }, t) =>
      rich`Too far: ${t.inches(distance)}; the tool reaches ${t.inches(farthest)}`,
    es: ({ distance, farthest }, t) =>
      rich`Demasiado lejos: ${t.inches(distance)}; la plantilla llega a ${t.inches(farthest)}`,
    de: ({ distance, farthest }, t) =>
      rich`Zu weit: ${t.inches(distance)}; die Schablone reicht ${t.inches(farthest)} weit`,
  },
  'refused.position.outside-wedge': {
    en: 'It would not be straight toward or away',
    es: 'Cruzaría los brazos de la plantilla: no sería atraer ni alejar',
    de: 'Das läge außerhalb der Schenkel: kein Zubewegen oder Wegbewegen',
  },
  'refused.position.beyond-deployment': {
    en: ({ edge, distance }, t) => rich`Beyond Range 3 of ${t.edge(edge)} (${t.inches(distance)})`,
    es: ({ edge, distance }, t) =>
      rich`A más de alcance 3 ${t.prep('de', t.edge(edge))} (${t.inches(distance)})`,
    de: ({ edge, distance }, t) =>
      rich`Außerhalb von Reichweite 3 zum ${t.edge(edge)} (${t.inches(distance)})`,
  },
  'refused.position.beyond-range': {
    en: ({ distance, range }, t) => rich`Beyond Range ${range} (${t.inches(distance)})`,
    es: ({ distance, range }, t) => rich`A más de alcance ${range} (${t.inches(distance)})`,
    de: ({ distance, range }, t) => rich`Außerhalb von Reichweite ${range} (${t.inches(distance)})`,
  },
  'refused.position.no-direction': {
    en: 'Point somewhere else: this is no direction',
    es: 'Apunta a otro lugar: eso no es una dirección',
    de: 'Zeige woandershin: Das ist keine Richtung',
  },
  'refused.position.no-target': {
    en: 'The beam would attack nobody',
    es: 'El Rayo no atacaría a nadie',
    de: 'Der Strahl würde niemanden angreifen',
  },
});
