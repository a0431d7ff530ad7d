import type { Catalogue } from '../../../strings/catalogue.ts';

const en = {
  keepAll: 'Keep all',
  toMain: 'On to your main phase',
  reroll: (n: number) => `Reroll ${n}`,
  keepOthers: (n: number) => (n === 0 ? 'Keep none' : n === 1 ? 'Keep the other one' : `Keep the other ${n}`),
  noAttack: 'No attack',
  turnEnds: 'Your turn ends',
  attack: (n: number) => `Attack with ${n}`,
  attackIs: (n: number) => `${n} attack in all`,
  noBlock: 'No block',
  block: 'Block',
  allBlocked: 'No damage gets through',
  through: (n: number) => `${n} damage gets through`,
};

/** The primary act of a turn, and what it comes to. */
export const actWords: Catalogue<typeof en> = {
  en,
  es: {
    keepAll: 'Quedarme todo',
    toMain: 'Se pasa a tu fase principal',
    reroll: (n) => `Repetir ${n}`,
    keepOthers: (n) =>
      n === 0 ? 'No te quedas ninguno' : n === 1 ? 'Te quedas el otro' : `Te quedas los otros ${n}`,
    noAttack: 'No atacar',
    turnEnds: 'Termina tu turno',
    attack: (n) => `Atacar con ${n}`,
    attackIs: (n) => `${n} de ataque en total`,
    noBlock: 'No bloquear',
    block: 'Bloquear',
    allBlocked: 'No pasa daño',
    through: (n) => `${n === 1 ? 'Pasa' : 'Pasan'} ${n} de daño`,
  },
  de: {
    keepAll: 'Alle behalten',
    toMain: 'Weiter zur Hauptphase',
    reroll: (n) => `${n} nachwürfeln`,
    keepOthers: (n) =>
      n === 0 ? 'Keinen behalten' : n === 1 ? 'Den anderen behalten' : `Die anderen ${n} behalten`,
    noAttack: 'Kein Angriff',
    turnEnds: 'Dein Zug endet',
    attack: (n) => `Mit ${n} angreifen`,
    attackIs: (n) => `Zusammen ${n} Angriff`,
    noBlock: 'Nicht blocken',
    block: 'Blocken',
    allBlocked: 'Kein Schaden kommt durch',
    through: (n) => `${n} Schaden ${n === 1 ? 'kommt' : 'kommen'} durch`,
  },
};
