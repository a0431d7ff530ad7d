import { each, gain, on, whenever } from '../../abilities/build.ts';
import { crisis, name, perSecured } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/infinity-formula-goes-missing',
  name: name(
    'Infinity Formula Goes Missing!',
    '¡Desaparece la fórmula del Infinito!',
    'Infinity-Formel verschwunden!',
  ),
  type: 'secure',
  maximumThreat: 17,
  tokens: [
    {
      name: name('Serum Canister', 'Contenedor de suero', 'Serumkanister'),
      kind: 'location',
      at: [
        [8, 13],
        [28, 13],
        [8, 23],
        [28, 23],
      ],
    },
  ],
  scoring: [perSecured(1)],
  rules: [whenever(on('power-phase'), gain(1, each({ contesting: 'secure' })))],
});
