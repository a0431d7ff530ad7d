import { type Catalogue, useWords, type WordsLike } from '../../../strings/catalogue.ts';

const en = {
  title: 'Champions cards',
  intro: 'The whole core set, in three languages. What a card says is written from what it does.',
  build: 'Build a deck',
  searchHint: 'Name, trait or words of the text',
  type: 'Type',
  anyType: 'Every type',
  set: 'Set',
  anySet: 'Every set',
  resource: 'Resource',
  anyResource: 'Any',
  cost: 'Cost',
  anyCost: 'Any',
  kin: 'From the same set',
  atTable: 'At this table',
  canNow: 'Possible now',
  notNow: 'Not now',
};

type CardWords = WordsLike<typeof en>;

const es: CardWords = {
  title: 'Cartas de Champions',
  intro: 'Toda la caja básica, en tres idiomas. Lo que dice cada carta sale de lo que hace.',
  build: 'Crear un mazo',
  searchHint: 'Nombre, rasgo o palabras del texto',
  type: 'Tipo',
  anyType: 'Todos los tipos',
  set: 'Conjunto',
  anySet: 'Todos los conjuntos',
  resource: 'Recurso',
  anyResource: 'Cualquiera',
  cost: 'Coste',
  anyCost: 'Cualquiera',
  kin: 'Del mismo conjunto',
  atTable: 'En esta mesa',
  canNow: 'Posible ahora',
  notNow: 'Ahora no',
};

const de: CardWords = {
  title: 'Karten von Champions',
  intro: 'Die ganze Grundbox, in drei Sprachen. Was eine Karte sagt, ist aus dem geschrieben, was sie tut.',
  build: 'Deck bauen',
  searchHint: 'Name, Merkmal oder Wörter des Textes',
  type: 'Typ',
  anyType: 'Jeder Typ',
  set: 'Set',
  anySet: 'Jedes Set',
  resource: 'Ressource',
  anyResource: 'Jede',
  cost: 'Kosten',
  anyCost: 'Jede',
  kin: 'Aus demselben Set',
  atTable: 'An diesem Tisch',
  canNow: 'Jetzt möglich',
  notNow: 'Jetzt nicht',
};

export const cardWords: Catalogue<typeof en> = { en, es, de };

export const useCardWords = (): CardWords => useWords(cardWords);
