import { actionEffect, byBursts, damage, each, global, one, pay } from '../../abilities/build.ts';
import { action } from '../../content.ts';
import { DICE } from './dice.ts';

export default action(DICE.mjolnir, {
  id: 'avx/mjolnir-thors-hammer',
  number: 127,
  title: 'mjolnir',
  subtitle: { en: "Thor's Hammer", es: 'El martillo de Thor', de: 'Thors Hammer' },
  cost: 5,
  energy: 'bolt',
  rarity: 'rare',
  max: 3,
  abilities: [
    actionEffect(damage(byBursts(4, { one: 5 }), each({ notTitle: 'thor' }))),
    global(pay('bolt', 'bolt'), damage(1, one({}))),
  ],
});
