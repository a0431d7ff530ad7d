import {
  action,
  discard,
  exhaustYourHero,
  forcedResponse,
  host,
  on,
  self,
  spending,
  toughen,
} from '../../../abilities/build.ts';
import { attachment, name } from '../../../content.ts';

export default attachment({
  id: 'core/152',
  set: 'under-attack',
  title: name('Vibranium Armor', 'Armadura de Vibránium', 'Vibranium-Rüstung'),
  traits: ['armor'],
  boost: 1,
  attach: { to: { type: 'villain' } },
  abilities: [
    forcedResponse(on('damaged', { to: 'host' }), toughen(host)),
    action(discard(self), { form: 'hero', cost: [exhaustYourHero, spending('physical', 'physical')] }),
  ],
});
