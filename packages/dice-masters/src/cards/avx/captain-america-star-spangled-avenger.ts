import { each, eachDone, gainLife, knockOut, sequence, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['captain-america'], {
  id: 'avx/captain-america-star-spangled-avenger',
  number: 6,
  title: 'captain-america',
  subtitle: {
    en: 'Star-Spangled Avenger',
    es: 'El Vengador de las barras y estrellas',
    de: 'Rächer im Sternenbanner',
  },
  cost: 5,
  energy: 'shield',
  affiliation: 'avengers',
  rarity: 'common',
  max: 4,
  abilities: [
    whenFielded(sequence(knockOut(each({ who: 'opposing', kind: 'sidekick' })), gainLife(eachDone))),
  ],
});
