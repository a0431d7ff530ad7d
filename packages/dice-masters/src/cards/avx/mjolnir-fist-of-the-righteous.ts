import { actionEffect, byBursts, character, damage, each, global, one, pay } from '../../abilities/build.ts';
import { action } from '../../content.ts';
import { DICE } from './dice.ts';

export default action(DICE.mjolnir, {
  id: 'avx/mjolnir-fist-of-the-righteous',
  number: 63,
  title: 'mjolnir',
  subtitle: { en: 'Fist of the Righteous', es: 'El puño de los justos', de: 'Faust der Gerechten' },
  cost: 6,
  energy: 'bolt',
  rarity: 'common',
  max: 3,
  abilities: [
    actionEffect(damage(byBursts(6, { two: 8 }), each({ affiliation: 'villains' }))),
    global(pay('bolt', 'bolt'), damage(1, one(character))),
  ],
});
