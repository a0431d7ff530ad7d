import {
  active,
  advance,
  away,
  collide,
  enemy,
  hurl,
  is,
  itself,
  may,
  mayWhen,
  on,
  place,
  push,
  reroll,
  target,
  when,
} from '../../abilities/build.ts';
import {
  after,
  before,
  character,
  icons,
  innate,
  name,
  physical,
  powerAfter,
  stats,
  superpower,
  wallCrawler,
} from '../../abilities/print.ts';
import { ELUSIVE, IMPACT_WEBBING, PUSH, SPIDER_SENSE } from '../names.ts';

export default character({
  id: 'mightiest/spectacular-spider-man',
  name: name('Spectacular Spider-Man', 'El Espectacular Spiderman', 'Der Spektakuläre Spider-Man'),
  alterEgo: 'Peter Parker',
  threat: 3,
  base: 35,
  affiliations: ['shield', 'web-warriors'],
  healthy: stats(5, 'M', 2, 3, 3, 3),
  attacks: [
    physical(
      name('Swinging Strike', 'Golpe en balanceo', 'Schwungvoller Schlag'),
      { range: 3, strength: 5 },
      powerAfter(1),
      icons(['wild', 'hit'], ELUSIVE, after(may(advance('S')))),
    ),
    physical(
      IMPACT_WEBBING,
      { range: 4, strength: 4 },
      powerAfter(1),
      icons('wild', PUSH, before(when(is('target', { sizeMax: 2 }), may(push('S', target, away()))))),
    ),
    physical(
      name('Web-Head Wallop', 'Mamporro del trepamuros', 'Netzkopf-Knaller'),
      { range: 2, strength: 7, cost: 4 },
      icons(
        ['wild', 'hit'],
        name('Catch!', '¡Atrápalo!', 'Fang!'),
        after(may(collide({ sizeMax: 2, within: 3, of: 'self' }, target))),
      ),
    ),
  ],
  superpowers: [
    superpower(name('Web-Slinger', 'Lanzarredes', 'Netzschwinger'), active(2, place(3), { limit: 'turn' })),
    superpower(
      name(
        'Proportionate Strength of a Spider',
        'Fuerza proporcional de una araña',
        'Proportionale Kraft einer Spinne',
      ),
      active(3, hurl('S', undefined, enemy({ sizeMax: 3, within: 3 })), { limit: 'turn' }),
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
