import {
  actionEffect,
  anyone,
  beside,
  global,
  on,
  one,
  opposing,
  pay,
  prevent,
} from '../../abilities/build.ts';
import { action } from '../../content.ts';
import { DICE } from './dice.ts';

export default action(DICE['vibranium-shield'], {
  id: 'avx/vibranium-shield-irreplaceable',
  number: 98,
  title: 'vibranium-shield',
  subtitle: { en: 'Irreplaceable', es: 'Irremplazable', de: 'Unersetzlich' },
  cost: 6,
  energy: 'shield',
  rarity: 'uncommon',
  max: 4,
  abilities: [
    actionEffect(beside(one(opposing), 'type')),
    global(pay('shield'), prevent(1), { reaction: on('damage', anyone) }),
  ],
});
