import { constant, gets, orInstead, youHave, yourHero } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/16',
  set: 'captain-marvel',
  title: name("Captain Marvel's Helmet", 'Casco de la Capitana Marvel', 'Captain Marvels Helm'),
  unique: true,
  cost: 2,
  resources: ['physical'],
  traits: ['armor', 'tech'],
  abilities: [constant(gets(yourHero, { def: orInstead(1, 2, youHave('aerial')) }))],
});
