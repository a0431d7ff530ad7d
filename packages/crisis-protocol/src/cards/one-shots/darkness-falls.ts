import { always } from '../../abilities/build.ts';
import { name, oneShot } from '../../abilities/print.ts';

// The tomb that belongs to this card is scenery: no rule is about it, so nothing has to be set up.
export default oneShot({
  id: 'one-shots/darkness-falls',
  name: name('Darkness Falls', 'Cae la oscuridad', 'Dunkelheit bricht herein'),
  threatModifier: -1,
  rules: [always({ holds: 'stealth' }, {})],
});
