import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/101',
  set: 'rhino',
  title: name('Hydra Mercenary', 'Mercenario de Hydra', 'Hydra-Söldner'),
  copies: 2,
  traits: ['hydra'],
  sch: 0,
  atk: 1,
  hitPoints: 3,
  boost: 1,
  keywords: { guard: true },
});
