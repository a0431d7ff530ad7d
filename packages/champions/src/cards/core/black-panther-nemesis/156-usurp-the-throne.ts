import { name, perPlayer, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/156',
  set: 'black-panther-nemesis',
  title: name('Usurp The Throne', 'Usurpar el trono', 'Den Thron an sich reißen'),
  threat: perPlayer(3),
  icons: { hazard: 1 },
  boost: 3,
});
