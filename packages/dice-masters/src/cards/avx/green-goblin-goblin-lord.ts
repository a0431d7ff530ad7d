import { alwaysWhileActive, standingBonus } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['green-goblin'], {
  id: 'avx/green-goblin-goblin-lord',
  number: 45,
  title: 'green-goblin',
  subtitle: { en: 'Goblin-Lord', es: 'Señor de los duendes', de: 'Fürst der Kobolde' },
  cost: 3,
  energy: 'bolt',
  affiliation: 'villains',
  rarity: 'common',
  max: 4,
  abilities: [alwaysWhileActive(standingBonus(1, 1, { who: 'own', kind: 'sidekick' }))],
});
