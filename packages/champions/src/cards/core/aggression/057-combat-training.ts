import { constant, gets, yourHero } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/57',
  set: 'aggression',
  title: name('Combat Training', 'Entrenamiento de combate', 'Kampftraining'),
  copies: 3,
  cost: 2,
  resources: ['physical'],
  traits: ['skill'],
  play: { anyPlayer: true },
  max: { per: 'player', count: 1 },
  abilities: [constant(gets(yourHero, { atk: 1 }))],
});
