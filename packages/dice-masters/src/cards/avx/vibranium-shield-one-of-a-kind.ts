import { actionEffect, anyone, global, later, nameType, on, pay, prevent } from '../../abilities/build.ts';
import { action } from '../../content.ts';
import { DICE } from './dice.ts';

export default action(DICE['vibranium-shield'], {
  id: 'avx/vibranium-shield-one-of-a-kind',
  number: 64,
  title: 'vibranium-shield',
  subtitle: { en: 'One of a Kind', es: 'Único en su especie', de: 'Einzigartig' },
  cost: 4,
  energy: 'shield',
  rarity: 'common',
  max: 4,
  abilities: [
    actionEffect(later('attack-starts', nameType('immune'))),
    global(pay('shield'), prevent(1), { reaction: on('damage', anyone) }),
  ],
});
