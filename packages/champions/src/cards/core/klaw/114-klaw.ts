import { extraBoost, forcedInterrupt, on, revealIt, search, whenRevealed } from '../../../abilities/build.ts';
import { name, perPlayer, villain } from '../../../content.ts';

export default villain({
  id: 'core/114',
  set: 'klaw',
  title: name('Klaw'),
  traits: ['masters-of-evil'],
  stage: 2,
  sch: 2,
  atk: 1,
  hitPoints: perPlayer(18),
  abilities: [
    whenRevealed(search({ in: 'encounter', named: 'core/127' }, revealIt)),
    forcedInterrupt(on('attack', { by: 'self' }), extraBoost),
  ],
});
