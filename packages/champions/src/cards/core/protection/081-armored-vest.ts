import { constant, gets, yourHero } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/81',
  set: 'protection',
  title: name('Armored Vest', 'Chaleco blindado', 'Panzerweste'),
  copies: 3,
  cost: 1,
  resources: ['mental'],
  traits: ['armor'],
  play: { anyPlayer: true },
  max: { per: 'player', count: 1 },
  abilities: [constant(gets(yourHero, { def: 1 }))],
});
