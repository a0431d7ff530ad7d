import {
  discard,
  forcedInterrupt,
  heal,
  host,
  instead,
  self,
  sequence,
  would,
} from '../../../abilities/build.ts';
import { attachment, name } from '../../../content.ts';

export default attachment({
  id: 'core/185',
  set: 'the-doomsday-chair',
  title: name('Biomechanical Upgrades', 'Mejoras biomecánicas', 'Biomechanische Upgrades'),
  copies: 3,
  traits: ['tech'],
  boost: 1,
  keywords: { surge: true },
  attach: { to: { type: 'minion', highest: 'hit-points', without: 'core/185' } },
  abilities: [
    forcedInterrupt(would('defeat', { to: 'host' }), instead(sequence(heal('all', host), discard(self)))),
  ],
});
