import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/120',
  set: 'klaw',
  title: name('Armored Guard', 'Guardia acorazado', 'Gepanzerte Wache'),
  copies: 3,
  traits: ['mercenary'],
  sch: 0,
  atk: 1,
  hitPoints: 3,
  boost: 1,
  keywords: { guard: true, toughness: true },
});
