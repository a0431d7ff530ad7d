import { forcedResponse, named, on, picked, placeThreat } from '../../../abilities/build.ts';
import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/177',
  set: 'captain-marvel-nemesis',
  title: name('Yon-Rogg'),
  unique: true,
  traits: ['elite', 'kree'],
  sch: 2,
  atk: 3,
  hitPoints: 5,
  boost: 2,
  abilities: [forcedResponse(on('attacked', { by: 'self' }), placeThreat(1, picked(named('core/176'))))],
});
