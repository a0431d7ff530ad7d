import { damage, enemies, interrupt, on, one, prevent, response, would } from '../../../abilities/build.ts';
import { identity, name } from '../../../content.ts';

export default identity({
  id: 'core/19',
  set: 'she-hulk',
  hero: {
    title: name('She-Hulk', 'Hulka'),
    traits: ['avenger', 'gamma'],
    thw: 1,
    atk: 3,
    def: 2,
    hitPoints: 15,
    handSize: 4,
    abilities: [
      response(on('changed-form', { to: 'you', form: 'hero' }), damage(2, one(enemies)), {
        name: name('"Do You Even Lift?"', '«¿Tú levantas pesas?»', '„Trainierst du überhaupt?“'),
      }),
    ],
  },
  alterEgo: {
    title: name('Jennifer Walters'),
    traits: ['attorney', 'gamma'],
    rec: 5,
    hitPoints: 15,
    handSize: 6,
    abilities: [
      interrupt(would('threat'), prevent(1), {
        limit: 'round',
        name: name('"I Object!"', '«¡Protesto!»', '„Einspruch!“'),
      }),
    ],
  },
});
