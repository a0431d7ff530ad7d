import { boost, forcedResponse, on, self, theVillain, toughen } from '../../../abilities/build.ts';
import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/131',
  set: 'masters-of-evil',
  title: name('Tiger Shark', 'Tiburón Tigre'),
  unique: true,
  traits: ['masters-of-evil'],
  sch: 1,
  atk: 3,
  hitPoints: 6,
  boostStar: true,
  abilities: [forcedResponse(on('attacked', { by: 'self' }), toughen(self)), boost(toughen(theVillain))],
});
