import { boost, discardAtRandom, forcedResponse, on } from '../../../abilities/build.ts';
import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/129',
  set: 'masters-of-evil',
  title: name('Radioactive Man', 'Hombre Radiactivo'),
  unique: true,
  traits: ['elite', 'masters-of-evil'],
  sch: 1,
  atk: 1,
  hitPoints: 7,
  boostStar: true,
  abilities: [forcedResponse(on('attacked', { by: 'self' }), discardAtRandom(1)), boost(discardAtRandom(1))],
});
