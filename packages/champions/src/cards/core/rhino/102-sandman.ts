import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/102',
  set: 'rhino',
  title: name('Sandman', 'Hombre de Arena'),
  unique: true,
  traits: ['criminal', 'elite'],
  sch: 2,
  atk: 3,
  hitPoints: 4,
  boost: 2,
  keywords: { toughness: true },
});
