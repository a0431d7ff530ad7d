import { extraBoost, forcedInterrupt, on } from '../../../abilities/build.ts';
import { name, perPlayer, villain } from '../../../content.ts';

export default villain({
  id: 'core/113',
  set: 'klaw',
  title: name('Klaw'),
  traits: ['masters-of-evil'],
  stage: 1,
  sch: 2,
  atk: 0,
  hitPoints: perPlayer(12),
  abilities: [forcedInterrupt(on('attack', { by: 'self' }), extraBoost)],
});
