import { constant, gets, theVillain } from '../../../abilities/build.ts';
import { name, perPlayer, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/127',
  set: 'klaw',
  title: name('The "Immortal" Klaw', 'Klaw «el inmortal»', 'Der „unsterbliche“ Klaw'),
  threat: perPlayer(3),
  icons: { acceleration: 1 },
  abilities: [constant(gets(theVillain, { hitPoints: 10 }))],
});
