import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/167',
  set: 'spider-man-nemesis',
  title: name('Vulture', 'Buitre'),
  unique: true,
  traits: ['criminal'],
  sch: 1,
  atk: 3,
  hitPoints: 4,
  boost: 2,
  keywords: { quickstrike: true },
});
