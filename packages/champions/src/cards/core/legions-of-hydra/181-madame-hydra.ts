import {
  cannotTakeDamage,
  constant,
  forcedResponse,
  inPlay,
  on,
  picked,
  placeThreat,
  self,
} from '../../../abilities/build.ts';
import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/181',
  set: 'legions-of-hydra',
  title: name('Madame Hydra'),
  unique: true,
  traits: ['elite', 'hydra'],
  sch: 2,
  atk: 2,
  hitPoints: 6,
  boost: 2,
  abilities: [
    constant(cannotTakeDamage(self), inPlay({ type: 'side-scheme', named: 'core/180' })),
    forcedResponse(
      on('schemed', { by: 'self' }),
      placeThreat(2, picked({ type: 'side-scheme', named: 'core/180' })),
    ),
    forcedResponse(
      on('attacked', { by: 'self' }),
      placeThreat(2, picked({ type: 'side-scheme', named: 'core/180' })),
    ),
  ],
});
