import type { Puzzle } from '../puzzle.ts';

/** Which of two attacks to prevent, and which to defend against. */
export const lastBreath: Puzzle = {
  id: 'last-breath',
  chance: 'fixed',
  goal: { round: 2, You: { out: false } },
  given: {
    players: ['You'],
    villain: 'Rhino',
    scheme: { threat: 5 },
    scenario: ['Charge'],
    encounter: [
      'Hydra Mercenary',
      { card: 'Hydra Mercenary', named: 'second' },
      { card: 'Hydra Mercenary', named: 'third' },
      { card: 'Hydra Mercenary', named: 'fourth' },
    ],
    You: {
      hero: 'Spider-Man',
      damage: 7,
      hand: ['Backflip', 'Strength', 'Black Cat'],
      minions: ['Sandman'],
      deck: ['Aunt May', 'Haymaker', 'Web-Shooter', 'Energy', 'Genius', 'Spider-Tracer'],
    },
  },
  text: {
    en: {
      title: 'Last breath',
      goal: 'Survive the villain phase',
      about:
        'You have 3 hit points left. Rhino charges for 5 and a boost of 1, Sandman hits for 3. As Peter Parker you lose: the scheme has 5 of 7. The encounter deck holds mercenaries only.',
      hints: [
        'Spider-Man holds off 3 of one attack. Which attack is worth a Backflip?',
        'Keep Backflip for Rhino and do not defend against him. Then Spider-Man is ready to stop Sandman.',
      ],
      solved: 'The big one missed, the small one bounced off.',
    },
    es: {
      title: 'Último aliento',
      goal: 'Sobrevive a la fase del villano',
      about:
        'Te quedan 3 de vida. El Rino embiste por 5 más 1 de aumento y el Hombre de Arena pega 3. Como Peter Parker pierdes: el plan lleva 5 de 7. En el mazo de encuentros solo hay mercenarios.',
      hints: [
        'Spiderman para 3 de un ataque. ¿Qué ataque merece una Voltereta?',
        'Guarda la Voltereta para el Rino y no te defiendas de él. Así Spiderman estará listo para el Hombre de Arena.',
      ],
      solved: 'El grande falló y el pequeño rebotó.',
    },
    de: {
      title: 'Letzter Atemzug',
      goal: 'Überlebe die Schurkenphase',
      about:
        'Du hast noch 3 Lebenspunkte. Rhino stürmt mit 5 plus 1 Boost, Sandman trifft für 3. Als Peter Parker verlierst du: Der Plan steht bei 5 von 7. Im Begegnungsdeck sind nur Söldner.',
      hints: [
        'Spider-Man hält 3 von einem Angriff auf. Welcher Angriff ist einen Rückwärtssalto wert?',
        'Heb den Salto für Rhino auf und verteidige dich nicht gegen ihn. Dann ist Spider-Man bereit für Sandman.',
      ],
      solved: 'Der Große ging daneben, der Kleine prallte ab.',
    },
  },
};
