import { damage, opponent, opposing, reroll, sequence, upTo, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.storm, {
  id: 'avx/storm-wind-rider',
  number: 92,
  title: 'storm',
  subtitle: { en: 'Wind-Rider', es: 'Jinete del viento', de: 'Windreiterin' },
  cost: 5,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'uncommon',
  max: 5,
  abilities: [
    whenFielded(sequence(reroll(upTo(2, opposing), 'used'), damage({ amount: 'done', times: 2 }, opponent))),
  ],
});
