import {
  enemies,
  forEach,
  inPlay,
  named,
  not,
  placeThreat,
  putIntoPlay,
  search,
  self,
  sequence,
  when,
  whenRevealed,
  withTrait,
} from '../../../abilities/build.ts';
import { name, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/180',
  set: 'legions-of-hydra',
  title: name('Legions of Hydra', 'Legiones de Hydra', 'Hydras Legionen'),
  copies: 2,
  threat: 3,
  icons: { hazard: 1 },
  boost: 3,
  abilities: [
    whenRevealed(
      sequence(
        when(
          not(inPlay(named('core/181'))),
          search({ in: 'encounter', named: 'core/181' }, putIntoPlay('found')),
        ),
        placeThreat(forEach(withTrait('hydra', enemies), 2), self),
      ),
    ),
  ],
});
