import { each, mark, may, opposing, pay, whenAttacks } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['spider-man'], {
  id: 'avx/spider-man-webslinger',
  number: 18,
  title: 'spider-man',
  subtitle: { en: 'Webslinger', es: 'Lanzarredes', de: 'Netzschwinger' },
  cost: 5,
  energy: 'fist',
  rarity: 'common',
  max: 4,
  abilities: [whenAttacks(may(mark('must-block', each(opposing)), pay('fist')))],
});
