import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/76',
  set: 'protection',
  title: name('Luke Cage'),
  unique: true,
  cost: 4,
  resources: ['energy'],
  traits: ['defender'],
  thw: 1,
  atk: 2,
  hitPoints: 5,
  consequential: { thw: 1, atk: 1 },
  keywords: { toughness: true },
});
