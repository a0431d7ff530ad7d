import { name, perPlayer, villain } from '../../../content.ts';

export default villain({
  id: 'core/94',
  set: 'rhino',
  title: name('Rhino', 'Rino'),
  traits: ['brute', 'criminal'],
  stage: 1,
  sch: 1,
  atk: 2,
  hitPoints: perPlayer(14),
});
