import { anyone, damage, on, opponent, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.angel, {
  id: 'avx/angel-avenging-angel',
  number: 65,
  title: 'angel',
  subtitle: { en: 'Avenging Angel', es: 'Ángel vengador', de: 'Racheengel' },
  cost: 3,
  energy: 'shield',
  rarity: 'uncommon',
  max: 4,
  abilities: [
    trigger(on('attack-ends', anyone), damage(2, opponent), { condition: { if: 'role', role: 'blocked' } }),
  ],
});
