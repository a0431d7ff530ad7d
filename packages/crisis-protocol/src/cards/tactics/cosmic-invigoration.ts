import { active, damage, ready, roll, rolled, sequence, that } from '../../abilities/build.ts';
import { name, playedByTwo, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/cosmic-invigoration',
  name: name('Cosmic Invigoration', 'Vigor cósmico', 'Kosmische Belebung'),
  affiliation: 'cabal',
  kind: 'active',
  players: playedByTwo({ named: 'Red Skull' }, { within: 2, activated: true }),
  ability: active(2, sequence(ready(that), roll(3, damage(rolled('critical', 'wild', 'hit'), that)))),
});
