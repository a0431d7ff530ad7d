import { may, one, RESERVE, roll, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['captain-america'], {
  id: 'avx/captain-america-american-hero',
  number: 4,
  title: 'captain-america',
  subtitle: { en: 'American Hero', es: 'Héroe nacional', de: 'Amerikanischer Held' },
  cost: 4,
  energy: 'shield',
  affiliation: 'avengers',
  rarity: 'common',
  max: 4,
  abilities: [
    whenFielded(may(roll(one({ who: 'own', kind: 'sidekick', zone: 'used', notSpent: true }), RESERVE))),
  ],
});
