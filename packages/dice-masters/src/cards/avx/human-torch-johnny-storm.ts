import {
  any,
  character as anyCharacter,
  damage,
  on,
  one,
  opponent,
  together,
  whileActive,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['human-torch'], {
  id: 'avx/human-torch-johnny-storm',
  number: 78,
  title: 'human-torch',
  subtitle: { en: 'Johnny Storm', es: 'Johnny Storm', de: 'Johnny Storm' },
  cost: 4,
  energy: 'bolt',
  affiliation: 'fantastic-four',
  rarity: 'uncommon',
  max: 5,
  abilities: [
    whileActive(
      on('fielded', any({ who: 'own', other: 'self' })),
      together(damage(1, opponent), damage(1, one(anyCharacter))),
    ),
  ],
});
