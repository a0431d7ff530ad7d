import { extraBoost, forcedInterrupt, on } from '../../../abilities/build.ts';
import { name, perPlayer, villain } from '../../../content.ts';

export default villain({
  id: 'core/115',
  set: 'klaw',
  title: name('Klaw'),
  traits: ['masters-of-evil'],
  stage: 3,
  sch: 3,
  atk: 2,
  hitPoints: perPlayer(22),
  keywords: { toughness: true },
  abilities: [forcedInterrupt(on('attack', { by: 'self' }), extraBoost)],
});
