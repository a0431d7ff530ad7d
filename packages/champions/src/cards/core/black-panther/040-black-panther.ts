import { addToHand, search, setUp } from '../../../abilities/build.ts';
import { identity, name } from '../../../content.ts';

export default identity({
  id: 'core/40',
  set: 'black-panther',
  hero: {
    title: name('Black Panther', 'Pantera Negra'),
    traits: ['avenger', 'wakanda'],
    thw: 2,
    atk: 2,
    def: 2,
    hitPoints: 11,
    handSize: 5,
    keywords: { retaliate: 1 },
  },
  alterEgo: {
    title: name("T'Challa"),
    traits: ['king', 'wakanda'],
    rec: 4,
    hitPoints: 11,
    handSize: 6,
    abilities: [
      setUp(search({ in: 'deck', type: 'upgrade', trait: 'black-panther' }, addToHand), {
        name: name('Foresight', 'Previsión', 'Voraussicht'),
      }),
    ],
  },
});
