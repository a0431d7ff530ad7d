import { count, damage, opponent, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['green-goblin'], {
  id: 'avx/green-goblin-gobby',
  number: 130,
  title: 'green-goblin',
  subtitle: { en: '"Gobby"', es: '«Gobby»', de: '„Gobby“' },
  cost: 3,
  energy: 'bolt',
  affiliation: 'villains',
  rarity: 'super-rare',
  max: 4,
  abilities: [whenFielded(damage(count({ who: 'own', kind: 'sidekick' }), opponent))],
});
