import { damage, itself, on, one, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['iron-man'], {
  id: 'avx/iron-man-playboy',
  number: 15,
  title: 'iron-man',
  subtitle: { en: 'Playboy', es: 'Playboy', de: 'Playboy' },
  cost: 4,
  energy: 'shield',
  affiliation: 'avengers',
  rarity: 'common',
  max: 4,
  abilities: [
    trigger(on('damage', itself), damage(3, one({ who: 'opposing', role: 'fighting' })), {
      condition: { if: 'attack-phase' },
    }),
  ],
});
