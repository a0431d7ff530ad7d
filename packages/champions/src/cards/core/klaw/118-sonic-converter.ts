import {
  action,
  characters,
  discard,
  forcedResponse,
  on,
  self,
  spending,
  stun,
  theDamaged,
} from '../../../abilities/build.ts';
import { attachment, name } from '../../../content.ts';

export default attachment({
  id: 'core/118',
  set: 'klaw',
  title: name('Sonic Converter', 'Transformador sónico', 'Schallwandler'),
  unique: true,
  traits: ['weapon'],
  atk: 1,
  boost: 3,
  attach: { to: { type: 'villain' } },
  abilities: [
    forcedResponse(on('attacked', { by: 'host', damages: characters }), stun(theDamaged)),
    action(discard(self), { form: 'hero', cost: [spending('energy', 'mental', 'physical')] }),
  ],
});
