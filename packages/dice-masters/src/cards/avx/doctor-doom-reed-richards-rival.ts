import { alwaysWhileActive, standingBonus } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['doctor-doom'], {
  id: 'avx/doctor-doom-reed-richards-rival',
  number: 40,
  title: 'doctor-doom',
  subtitle: { en: "Reed Richards' Rival", es: 'Rival de Reed Richards', de: 'Reed Richards’ Rivale' },
  cost: 5,
  energy: 'shield',
  affiliation: 'villains',
  rarity: 'common',
  max: 4,
  abilities: [alwaysWhileActive(standingBonus(-1, -1, { notAffiliation: 'villains' }))],
});
