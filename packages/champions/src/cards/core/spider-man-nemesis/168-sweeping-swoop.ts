import {
  boost,
  friendlyCharacters,
  inPlay,
  later,
  named,
  on,
  sequence,
  stun,
  surge,
  theDamaged,
  when,
  whenRevealed,
  yourHero,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/168',
  set: 'spider-man-nemesis',
  title: name('Sweeping Swoop', 'Picado arrollador', 'Schwungvoller Sturzflug'),
  copies: 2,
  boostStar: true,
  abilities: [
    whenRevealed(sequence(stun(yourHero), when(inPlay(named('core/167')), surge))),
    boost(later(on('attacked', { damages: friendlyCharacters }), stun(theDamaged), 'activation')),
  ],
});
