import { constant, gets, yourHero } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/65',
  set: 'justice',
  title: name('Heroic Intuition', 'Intuición heroica', 'Heldenhafte Eingebung'),
  copies: 3,
  cost: 2,
  resources: ['energy'],
  traits: ['skill'],
  play: { anyPlayer: true },
  max: { per: 'player', count: 1 },
  abilities: [constant(gets(yourHero, { thw: 1 }))],
});
