import { inPlay, named, not, putIntoPlay, search, when, whenRevealed } from '../../../abilities/build.ts';
import { name, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/183',
  set: 'the-doomsday-chair',
  title: name('The Doomsday Chair', 'La Silla del Juicio Final', 'Doomsday Chair'),
  copies: 2,
  threat: 8,
  icons: { acceleration: 1 },
  boost: 3,
  abilities: [
    whenRevealed(
      when(
        not(inPlay(named('core/184'))),
        search({ in: 'encounter', named: 'core/184' }, putIntoPlay('found')),
      ),
    ),
  ],
});
