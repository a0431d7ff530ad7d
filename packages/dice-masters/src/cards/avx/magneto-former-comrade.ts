import { always, standingBonus } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.magneto, {
  id: 'avx/magneto-former-comrade',
  number: 48,
  title: 'magneto',
  subtitle: { en: 'Former Comrade', es: 'Antiguo camarada', de: 'Einstiger Gefährte' },
  cost: 5,
  energy: 'mask',
  affiliation: 'villains',
  rarity: 'common',
  max: 4,
  abilities: [always(standingBonus(2, 2, 'self'), { if: 'engaged-with', dice: { affiliation: 'x-men' } })],
});
