import {
  action,
  constant,
  discard,
  exhaustYourHero,
  gainsRetaliate,
  host,
  self,
  spending,
} from '../../../abilities/build.ts';
import { attachment, name } from '../../../content.ts';

export default attachment({
  id: 'core/153',
  set: 'under-attack',
  title: name('Concussion Blasters', 'Rayos de fuerza', 'Erschütterungsstrahlen'),
  traits: ['weapon'],
  boost: 1,
  attach: { to: { type: 'villain' } },
  abilities: [
    constant(gainsRetaliate(host, 1)),
    action(discard(self), { form: 'hero', cost: [exhaustYourHero, spending('energy', 'energy')] }),
  ],
});
