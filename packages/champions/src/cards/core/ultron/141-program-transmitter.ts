import {
  action,
  discard,
  each,
  exhaustYourHero,
  forcedResponse,
  on,
  placeThreat,
  self,
  sideSchemes,
  spending,
} from '../../../abilities/build.ts';
import { attachment, name } from '../../../content.ts';

export default attachment({
  id: 'core/141',
  set: 'ultron',
  title: name('Program Transmitter', 'Transmisor de programa', 'Programm-Transmitter'),
  traits: ['item', 'tech'],
  sch: 1,
  boost: 1,
  attach: { to: { type: 'villain' } },
  abilities: [
    forcedResponse(on('schemed', { by: 'host' }), placeThreat(1, each(sideSchemes))),
    action(discard(self), { form: 'hero', cost: [exhaustYourHero, spending('mental', 'mental')] }),
  ],
});
