import {
  andThen,
  discard,
  enemies,
  forcedInterrupt,
  instead,
  self,
  stun,
  theAttacker,
  would,
} from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/9',
  set: 'spider-man',
  title: name('Webbed Up', 'Envuelto en telaraña', 'Eingesponnen'),
  copies: 2,
  cost: 4,
  resources: ['physical'],
  traits: ['condition'],
  attach: { to: enemies },
  play: { form: 'hero' },
  max: { per: 'host', count: 1 },
  abilities: [
    forcedInterrupt(would('attack', { by: 'host' }), instead(andThen(discard(self), stun(theAttacker)))),
  ],
});
