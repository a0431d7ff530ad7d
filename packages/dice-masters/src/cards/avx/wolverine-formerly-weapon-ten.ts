import { bonus, itself, on, self, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.wolverine, {
  id: 'avx/wolverine-formerly-weapon-ten',
  number: 126,
  title: 'wolverine',
  subtitle: { en: 'Formerly Weapon Ten', es: 'Antes Arma X', de: 'Ehemals Waffe X' },
  cost: 4,
  energy: 'fist',
  affiliation: 'x-men',
  rarity: 'rare',
  max: 4,
  abilities: [trigger(on('attacks', itself), bonus(4, 4, self), { condition: { if: 'attacks-alone' } })],
});
