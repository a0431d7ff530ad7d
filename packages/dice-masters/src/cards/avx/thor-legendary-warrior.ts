import { knockOut, on, one, theOpponent, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.thor, {
  id: 'avx/thor-legendary-warrior',
  number: 22,
  title: 'thor',
  subtitle: { en: 'Legendary Warrior', es: 'Guerrero legendario', de: 'Legendärer Krieger' },
  cost: 6,
  energy: 'bolt',
  affiliation: 'avengers',
  rarity: 'common',
  max: 4,
  abilities: [
    trigger(on('damage', theOpponent, { by: 'self' }), knockOut(one({ who: 'opposing', type: 'fist' }))),
  ],
});
