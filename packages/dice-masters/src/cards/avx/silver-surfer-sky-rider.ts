import {
  anyone,
  attackOf,
  bonus,
  defenseOf,
  draw,
  global,
  on,
  self,
  trigger,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['silver-surfer'], {
  id: 'avx/silver-surfer-sky-rider',
  number: 122,
  title: 'silver-surfer',
  subtitle: { en: 'Sky-Rider', es: 'Jinete celeste', de: 'Himmelsreiter' },
  cost: 7,
  energy: 'shield',
  rarity: 'rare',
  max: 4,
  abilities: [
    trigger(on('attack-starts', anyone), bonus(attackOf('self'), defenseOf('self'), self), {
      condition: { if: 'life-below-opponent' },
    }),
    global({ energy: ['shield'], damage: 2 }, draw(1, 'prep'), {
      condition: { if: 'own-turn' },
      limit: 'once-per-turn',
    }),
  ],
});
