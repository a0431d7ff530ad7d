import {
  constant,
  discardSelf,
  forcedResponse,
  gets,
  on,
  stun,
  theAttacked,
  yourHero,
} from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/28',
  set: 'she-hulk',
  title: name('Superhuman Strength', 'Fuerza sobrehumana', 'Übermenschliche Stärke'),
  copies: 2,
  cost: 2,
  resources: ['mental'],
  traits: ['superpower'],
  abilities: [
    constant(gets(yourHero, { atk: 2 })),
    forcedResponse(on('attacked', { by: 'your-hero' }), stun(theAttacked), { cost: [discardSelf] }),
  ],
});
