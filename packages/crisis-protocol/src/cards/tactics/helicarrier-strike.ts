import {
  active,
  damage,
  each,
  enemy,
  give,
  lasting,
  on,
  sequence,
  target,
  whenever,
} from '../../abilities/build.ts';
import {
  during,
  icons,
  ignoresSightAndCover,
  name,
  physical,
  playedByActivated,
  rule,
  tactic,
} from '../../abilities/print.ts';
import type { Effect } from '../../abilities/vocabulary.ts';
import type { ConditionName } from '../../names.ts';

const NAME = name('Helicarrier Strike', 'Ataque del helitransporte', 'Helicarrier-Angriff');
const around = each(enemy({ within: 2, of: 'target', other: 'target' }));
const scorch = (condition: ConditionName): Effect =>
  sequence(damage(1, around), give(target, condition), give(around, condition));

export default tactic({
  id: 'tactics/helicarrier-strike',
  name: NAME,
  affiliation: 'shield',
  kind: 'active',
  players: playedByActivated({ affiliation: 'shield' }),
  ability: active(3, lasting('turn', { holds: 'granted-attack' })),
  attack: physical(
    NAME,
    { range: 5, strength: 6 },
    ignoresSightAndCover,
    rule(during({ holds: 'type-choice', types: ['physical', 'energy'] })),
    icons(
      'wild',
      name('Scorched Earth', 'Tierra quemada', 'Verbrannte Erde'),
      whenever(on('after-attack', { types: ['physical'] }), scorch('bleed')),
      whenever(on('after-attack', { types: ['energy'] }), scorch('incinerate')),
    ),
  ),
});
