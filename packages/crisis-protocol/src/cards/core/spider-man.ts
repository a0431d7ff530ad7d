import {
  active,
  away,
  dealtDamage,
  enemy,
  give,
  hurl,
  is,
  itself,
  may,
  mayWhen,
  on,
  one,
  push,
  reroll,
  target,
  toward,
  when,
} from '../../abilities/build.ts';
import {
  after,
  before,
  character,
  energy,
  icons,
  innate,
  name,
  physical,
  powerAfter,
  powerForDamage,
  rule,
  stats,
  superpower,
  wallCrawler,
} from '../../abilities/print.ts';
import { IMPACT_WEBBING, PUSH, SPIDER_SENSE, STRIKE } from '../names.ts';

export default character({
  id: 'core/spider-man',
  name: name('Spider-Man', 'Spiderman', 'Spider-Man'),
  alterEgo: 'Peter Parker',
  threat: 4,
  base: 35,
  affiliations: ['defenders', 'web-warriors'],
  healthy: stats(6, 'L', 2, 3, 3, 3),
  injured: { stamina: 5 },
  attacks: [
    physical(STRIKE, { range: 2, strength: 5 }, powerForDamage),
    physical(
      IMPACT_WEBBING,
      { range: 4, strength: 4 },
      powerAfter(1),
      icons('wild', PUSH, before(when(is('target', { sizeMax: 2 }), may(push('S', target, away()))))),
    ),
    energy(
      name('Taser Webs', 'Telarañas táser', 'Tasernetze'),
      { range: 3, strength: 6, cost: 2 },
      rule(after(give(target, 'stun'), dealtDamage)),
    ),
  ],
  superpowers: [
    superpower(
      name('Web Line', 'Hilo de telaraña', 'Netzleine'),
      active(2, push('S', one(enemy({ within: 4 })), toward()), { limit: 'character' }),
    ),
    superpower(
      name('Web-A-Pult', 'Telarapulta', 'Netzapult'),
      active(3, hurl('S', { sizeMax: 2, within: 3 }, enemy({ sizeMax: 2, within: 3 })), { limit: 'turn' }),
    ),
    innate(
      SPIDER_SENSE,
      mayWhen(
        on('modify', {
          who: itself,
          role: ['defending', 'dodging'],
          types: ['physical', 'energy'],
          dice: 'own',
        }),
        reroll(2),
      ),
    ),
    wallCrawler,
  ],
});
