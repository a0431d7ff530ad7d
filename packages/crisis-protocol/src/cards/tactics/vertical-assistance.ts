import { active, advance, ally, choose, lasting, one, sequence, that } from '../../abilities/build.ts';
import { name, playedByActivated, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/vertical-assistance',
  name: name('Vertical Assistance', 'Ayuda vertical', 'Vertikale Hilfe'),
  affiliation: null,
  kind: 'active',
  players: playedByActivated({ alterEgo: 'Natasha Romanoff' }),
  ability: active(
    2,
    choose(
      one(ally({ within: 3 })),
      sequence(lasting('round', { holds: 'wall-crawler' }, that), advance('S', that)),
    ),
  ),
});
