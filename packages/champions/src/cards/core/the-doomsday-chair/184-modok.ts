import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/184',
  set: 'the-doomsday-chair',
  title: name('M.O.D.O.K.', 'MODOK', 'MODOK'),
  unique: true,
  traits: ['cyborg', 'elite'],
  sch: 2,
  atk: 2,
  hitPoints: 8,
  boost: 2,
  keywords: { retaliate: 2 },
});
