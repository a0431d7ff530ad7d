import { damage, global, one, RESERVE, roll, upTo, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['green-goblin'], {
  id: 'avx/green-goblin-norman-osborn',
  number: 109,
  title: 'green-goblin',
  subtitle: { en: 'Norman Osborn', es: 'Norman Osborn', de: 'Norman Osborn' },
  cost: 4,
  energy: 'bolt',
  affiliation: 'villains',
  rarity: 'rare',
  max: 4,
  abilities: [
    whenFielded(roll(upTo(2, { who: 'own', kind: 'sidekick', zone: 'used', notSpent: true }), RESERVE)),
    global({ energy: ['bolt'], knockOut: { who: 'own', kind: 'sidekick' } }, damage(2, one({}))),
  ],
});
