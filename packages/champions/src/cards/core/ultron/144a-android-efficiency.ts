import { boost, chooseOne, drone, spend, whenRevealed } from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/144a',
  set: 'ultron',
  title: name('Android Efficiency', 'Eficacia androide', 'Androideneffizienz'),
  boostStar: true,
  abilities: [whenRevealed(drone('each')), boost(chooseOne(spend('energy'), drone()))],
});
