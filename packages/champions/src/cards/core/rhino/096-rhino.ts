import { each, heroes, stun, whenRevealed } from '../../../abilities/build.ts';
import { name, perPlayer, villain } from '../../../content.ts';

export default villain({
  id: 'core/96',
  set: 'rhino',
  title: name('Rhino', 'Rino'),
  traits: ['brute', 'criminal'],
  stage: 3,
  sch: 1,
  atk: 4,
  hitPoints: perPlayer(16),
  keywords: { toughness: true },
  abilities: [whenRevealed(stun(each(heroes)))],
});
