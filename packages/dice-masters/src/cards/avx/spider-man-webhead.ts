import { bonus, itself, may, on, pay, self, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['spider-man'], {
  id: 'avx/spider-man-webhead',
  number: 17,
  title: 'spider-man',
  subtitle: { en: 'Webhead', es: 'Cabeza de red', de: 'Netzkopf' },
  cost: 4,
  energy: 'fist',
  rarity: 'common',
  max: 4,
  abilities: [
    trigger(on('attacks', itself), may(bonus(0, 4, self), pay('fist')), { limit: 'once-per-turn' }),
  ],
});
