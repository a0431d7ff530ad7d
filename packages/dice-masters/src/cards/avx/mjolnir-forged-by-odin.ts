import { actionEffect, byBursts, damage, global, one, pay } from '../../abilities/build.ts';
import { action } from '../../content.ts';
import { DICE } from './dice.ts';

export default action(DICE.mjolnir, {
  id: 'avx/mjolnir-forged-by-odin',
  number: 97,
  title: 'mjolnir',
  subtitle: { en: 'Forged by Odin', es: 'Forjado por Odín', de: 'Von Odin geschmiedet' },
  cost: 6,
  energy: 'bolt',
  rarity: 'uncommon',
  max: 3,
  abilities: [
    actionEffect(damage(byBursts(5, { one: 6, two: 8 }), one({}))),
    global(pay('bolt', 'bolt'), damage(1, one({}))),
  ],
});
