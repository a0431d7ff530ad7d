import { drone, forcedInterrupt, on } from '../../../abilities/build.ts';
import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/143',
  set: 'ultron',
  title: name('Advanced Ultron Drone', 'Dron avanzado de Ultrón', 'Verbesserte Ultron-Drohne'),
  copies: 3,
  traits: ['drone'],
  sch: 1,
  atk: 1,
  hitPoints: 4,
  boost: 2,
  keywords: { guard: true },
  abilities: [forcedInterrupt(on('defeat', { to: 'self' }), drone())],
});
