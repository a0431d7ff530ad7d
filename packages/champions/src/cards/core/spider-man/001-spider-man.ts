import { draw, generates, interrupt, on } from '../../../abilities/build.ts';
import { identity, name } from '../../../content.ts';

export default identity({
  id: 'core/1',
  set: 'spider-man',
  hero: {
    title: name('Spider-Man', 'Spiderman'),
    traits: ['avenger'],
    thw: 1,
    atk: 2,
    def: 3,
    hitPoints: 10,
    handSize: 5,
    abilities: [
      interrupt(on('attack', { by: 'villain', to: 'you' }), draw(1), {
        name: name('Spider-Sense', 'Sentido arácnido', 'Spinnensinn'),
      }),
    ],
  },
  alterEgo: {
    title: name('Peter Parker'),
    traits: ['genius'],
    rec: 3,
    hitPoints: 10,
    handSize: 6,
    abilities: [
      generates(['mental'], { limit: 'round', name: name('Scientist', 'Científico', 'Wissenschaftler') }),
    ],
  },
});
