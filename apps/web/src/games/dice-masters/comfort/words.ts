import type { Catalogue } from '../../../strings/catalogue.ts';

const en = {
  oddsAll: (count: number) => (count === 1 ? 'If you reroll this die' : `If you reroll all ${count} dice`),
  oddsChosen: (count: number) =>
    count === 1 ? 'If you reroll the chosen die' : `If you reroll the ${count} chosen dice`,
  oddsAtLeast: (amount: number) => `${amount} or more`,
  oddsAverage: 'on average',
  oddsNextRoll: 'Next roll, with the prep area',
  energyLeft: (energy: string) => `Energy left: ${energy}`,
  couldStill: (what: string) => `You could still ${what}.`,
  andMore: (count: number) => (count === 1 ? '… and 1 more thing' : `… and ${count} more things`),
  throughKills: (damage: number, life: number) =>
    `${damage} damage would come through, and you have ${life} life. Abilities may still change it.`,
  rollOf: (turn: number, name: string) => (turn === 0 ? name : `Turn ${turn}: ${name}`),
  countedSpent: 'spent',
  countedFielded: 'fielded',
  countedUsed: 'used',
  countedNot: 'not fielded',
};

export const comfortWords: Catalogue<typeof en> = {
  en,
  es: {
    oddsAll: (count) =>
      count === 1 ? 'Si repites la tirada de este dado' : `Si repites la tirada de los ${count} dados`,
    oddsChosen: (count) =>
      count === 1
        ? 'Si repites la tirada del dado elegido'
        : `Si repites la tirada de los ${count} dados elegidos`,
    oddsAtLeast: (amount) => `${amount} o más`,
    oddsAverage: 'de media',
    oddsNextRoll: 'Próxima tirada, con la zona de preparación',
    energyLeft: (energy) => `Energía sin gastar: ${energy}`,
    couldStill: (what) => `Todavía podrías ${what}.`,
    andMore: (count) => (count === 1 ? '… y 1 cosa más' : `… y ${count} cosas más`),
    throughKills: (damage, life) =>
      `Recibirías ${damage} de daño y te quedan ${life} de vida. Alguna habilidad aún puede cambiarlo.`,
    rollOf: (turn, name) => (turn === 0 ? name : `Turno ${turn}: ${name}`),
    countedSpent: 'gastado',
    countedFielded: 'desplegado',
    countedUsed: 'usado',
    countedNot: 'sin desplegar',
  },
  de: {
    oddsAll: (count) =>
      count === 1 ? 'Wenn du diesen Würfel nachwürfelst' : `Wenn du alle ${count} Würfel nachwürfelst`,
    oddsChosen: (count) =>
      count === 1
        ? 'Wenn du den gewählten Würfel nachwürfelst'
        : `Wenn du die ${count} gewählten Würfel nachwürfelst`,
    oddsAtLeast: (amount) => `${amount} oder mehr`,
    oddsAverage: 'im Schnitt',
    oddsNextRoll: 'Nächster Wurf, mit der Vorbereitungszone',
    energyLeft: (energy) => `Noch übrige Energie: ${energy}`,
    couldStill: (what) => `Noch möglich: ${what}.`,
    andMore: (count) => (count === 1 ? '… und noch 1 Sache' : `… und noch ${count} Sachen`),
    throughKills: (damage, life) =>
      `${damage} Schaden kämen durch, und du hast ${life} Lebenspunkte. Fähigkeiten können das noch ändern.`,
    rollOf: (turn, name) => (turn === 0 ? name : `Zug ${turn}: ${name}`),
    countedSpent: 'ausgegeben',
    countedFielded: 'eingesetzt',
    countedUsed: 'genutzt',
    countedNot: 'nicht eingesetzt',
  },
};
