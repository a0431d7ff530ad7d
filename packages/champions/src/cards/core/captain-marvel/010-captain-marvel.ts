import { action, choosePlayer, draw, healing, spending } from '../../../abilities/build.ts';
import { identity, name } from '../../../content.ts';

export default identity({
  id: 'core/10',
  set: 'captain-marvel',
  hero: {
    title: name('Captain Marvel', 'Capitana Marvel'),
    traits: ['avenger', 'soldier'],
    thw: 2,
    atk: 2,
    def: 1,
    hitPoints: 12,
    handSize: 5,
    abilities: [
      action(draw(1), {
        cost: [spending('energy'), healing(1)],
        limit: 'round',
        name: name('Rechannel', 'Recanalizar', 'Umleiten'),
      }),
    ],
  },
  alterEgo: {
    title: name('Carol Danvers'),
    traits: ['shield', 'soldier'],
    rec: 4,
    hitPoints: 12,
    handSize: 6,
    abilities: [
      action(choosePlayer(draw(1, 'chosen')), {
        limit: 'round',
        name: name('Commander', 'Comandante', 'Kommandantin'),
      }),
    ],
  },
});
