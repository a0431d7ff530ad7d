import { heal, one } from '../../abilities/build.ts';
import { crisis, interact, name, perSecured } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/riots-spark-over-extremis',
  name: name(
    'Riots Spark Over Extremis 3.0',
    'Se desatan tumultos debido a Extremis 3.0',
    'Aufbruch um Extremis 3.0',
  ),
  type: 'secure',
  maximumThreat: 17,
  tokens: [
    {
      name: name('Extremis Console', 'Consola Extremis', 'Extremis-Konsole'),
      kind: 'location',
      at: [
        [18, 10],
        [6, 18],
        [30, 18],
        [18, 26],
      ],
    },
  ],
  interact: interact(heal(1, one({ within: 2, of: 'token', damaged: true }))),
  scoring: [perSecured(1)],
});
