import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/172',
  set: 'iron-man-nemesis',
  title: name('Whiplash', 'Latigazo'),
  unique: true,
  sch: 2,
  atk: 3,
  hitPoints: 4,
  boost: 2,
  keywords: { retaliate: 1 },
});
