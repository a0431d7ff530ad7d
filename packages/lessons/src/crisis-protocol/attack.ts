import type { Lesson } from '../lesson.ts';
import { CALM, PLAYERS } from './cast.ts';

/** Two attacks: dice against dice, a reroll, a critical, and somebody who is Dazed. */
export const attack: Lesson = {
  id: 'attack',
  minutes: 4,
  given: {
    players: PLAYERS,
    You: { edge: 'bottom', characters: { 'captain-marvel': { at: [18, 21] } } },
    Pip: {
      edge: 'top',
      characters: { 'red-skull': { at: [18, 18], damage: 1 }, crossbones: { at: [23, 15.5] } },
    },
    roll: [
      ...['hit', 'wild', 'blank', 'failure', 'block', 'blank', 'blank', 'hit'],
      ...['hit', 'critical', 'hit', 'blank', 'wild', 'block', 'blank', 'blank', 'block', 'hit'],
    ],
  },
  foe: CALM,
  steps: [
    { id: 'activate', does: { activate: 'captain-marvel' } },
    { id: 'blast', does: { attack: 'energy-blast', target: 'red-skull' }, rule: 'CP-ATTACK-17' },
    { id: 'use', does: { react: 'energy-blast' }, rule: 'CP-MODIFY-1' },
    { id: 'reroll', does: { reroll: ['blank'] }, rule: 'CP-DICE-7' },
    { id: 'result', light: 'member 1', rule: 'CP-ATTACK-10' },
    { id: 'strike', does: { attack: 'strike' }, rule: 'CP-ATTACK-8' },
    { id: 'power', light: 'power 1', rule: 'CP-DAMAGE-3' },
    { id: 'dazed', light: 'member 1', rule: 'CP-CLEANUP-7' },
  ],
  text: {
    en: {
      title: 'Attack and dice',
      about: 'Choose a target, roll, reroll, and see what gets through.',
      other: 'The rules allow that. Here the lit one shows more; nothing was rolled.',
      end: 'Your dice against theirs, and what is left is damage. Now let us see what one fights for.',
      steps: {
        activate: {
          title: 'Captain Marvel is up',
          say: 'Two villains, two actions. Let her attack with both.',
          ask: 'Choose Captain Marvel',
          others: {
            pass: 'You may pass when you have fewer characters left. But she wants to fight! Choose her.',
          },
        },
        blast: {
          title: 'Which attack, whom?',
          say: 'Energy Blast reaches **Range 4** and rolls **4** dice. A target has to be in range **and** in sight. Red Skull stands nearest.',
          ask: 'Choose Energy Blast, then Red Skull',
          why: 'Each attack has a range, a strength and a cost in Power. The strength is how many dice you roll.',
          others: {
            'attack ': 'That one comes next. Begin with Energy Blast; nothing was rolled.',
            move: 'She stands well where she is. Attack; nothing has moved.',
            climb: 'She stands well where she is. Attack; nothing has moved.',
            end: 'She has two actions left. It is still her activation.',
          },
          other: 'Crossbones is in range as well. Red Skull is hurt already: take him.',
        },
        use: {
          title: 'Dice on the table',
          say: 'For the attacker **hits**, **criticals** and **wilds** count: two so far. Red Skull has one **block**. Energy Blast lets you **reroll**.',
          ask: 'Use Energy Blast to reroll',
          why: 'After the roll first the attacker changes own dice, then the defender. Each ability may reroll a die once.',
          others: { pass: 'A free reroll! It can only get better. Use it; you are still choosing.' },
        },
        reroll: {
          title: 'One more try',
          say: 'Reroll the **blank**: it counts for nobody. The **failure** has to stay, no ability in the world can reroll it.',
          ask: 'Choose the blank, then confirm',
          why: 'A failure can be neither rerolled nor changed. Blanks can, and so can everything else.',
          others: { nobody: 'Nothing to lose with the blank: reroll it. You are still choosing.' },
          other: 'That die would risk a success. Reroll the blank alone; you are still choosing.',
        },
        result: {
          title: 'Three less one',
          say: 'A hit, so **3** successes against **1**: two damage for Red Skull, on top of the one he had. He can take **6**.',
          why: 'The attacker counts criticals, wilds and hits, the defender criticals, wilds and blocks. The difference is the damage.',
        },
        strike: {
          title: 'Now with the fist',
          say: 'Strike rolls **5** dice at Range 2 and costs nothing. Each **critical** of the first roll brings one die more.',
          ask: 'Choose Strike',
          why: 'Both sides roll an extra die for each critical of their first roll. Criticals on those bring no more.',
          others: {
            'attack ': 'Energy Blast again? At this distance the fist rolls one die more. Take Strike.',
            move: 'Stay near him. Strike; nothing has moved.',
            climb: 'Stay near him. Strike; nothing has moved.',
            end: 'She has an action left. It is still her activation.',
          },
        },
        power: {
          title: 'Pain makes strong',
          say: 'Five successes against two: **3** damage. Who is hurt by an enemy gains as much **Power**. Captain Marvel gains some, too, for the damage of her Strike.',
          why: 'A character that suffers damage from an enemy gains Power equal to it. So a hurt villain is a dangerous one.',
        },
        dazed: {
          title: 'Down, but not out',
          say: 'His damage has reached his **Stamina**: Red Skull is **Dazed** and does nothing more this round. Then he comes back **Injured**; the second time he is gone.',
          why: 'In the Cleanup Phase a Dazed character loses its damage and conditions, turns to its Injured side, and fights on.',
        },
      },
    },
    es: {
      title: 'Ataque y dados',
      about: 'Escoge un blanco, tira, repite y mira qué pasa.',
      other: 'Las reglas lo permiten. Aquí lo iluminado enseña más; no se ha tirado nada.',
      end: 'Tus dados contra los suyos, y lo que sobra es daño. Ahora veamos por qué se pelea.',
      steps: {
        activate: {
          title: 'Le toca a la Capitana Marvel',
          say: 'Dos villanos, dos acciones. Que ataque con las dos.',
          ask: 'Escoge a la Capitana Marvel',
          others: { pass: 'Puedes pasar si te quedan menos personajes. ¡Pero ella quiere pelea! Escógela.' },
        },
        blast: {
          title: '¿Qué ataque, a quién?',
          say: 'Ráfaga de energía llega a **alcance 4** y tira **4** dados. El blanco tiene que estar al alcance **y** a la vista. Cráneo Rojo es el más cercano.',
          ask: 'Escoge Ráfaga de energía y luego a Cráneo Rojo',
          why: 'Cada ataque tiene alcance, fuerza y un coste en Poder. La fuerza son los dados que tiras.',
          others: {
            'attack ': 'Ese va después. Empieza con Ráfaga de energía; no se ha tirado nada.',
            move: 'Donde está, está bien. Ataca; nada se ha movido.',
            climb: 'Donde está, está bien. Ataca; nada se ha movido.',
            end: 'Le quedan dos acciones. Sigue siendo su activación.',
          },
          other: 'Calavera también está al alcance. Cráneo Rojo ya está tocado: a por él.',
        },
        use: {
          title: 'Los dados sobre la mesa',
          say: 'Al atacante le cuentan **impactos**, **críticos** y **comodines**: llevas dos. Cráneo Rojo tiene un **bloqueo**. Ráfaga de energía te deja **repetir**.',
          ask: 'Usa Ráfaga de energía para repetir',
          why: 'Tras la tirada, primero el atacante cambia sus dados y luego el defensor. Cada capacidad repite un dado una sola vez.',
          others: { pass: '¡Una repetición gratis! Solo puede mejorar. Úsala; sigues escogiendo.' },
        },
        reroll: {
          title: 'Otro intento',
          say: 'Repite el dado **en blanco**: no le cuenta a nadie. El **fallo** se queda; ninguna capacidad del mundo puede repetirlo.',
          ask: 'Escoge el dado en blanco y confirma',
          why: 'Un fallo no se puede repetir ni cambiar. Los dados en blanco sí, y todos los demás también.',
          others: { nobody: 'Con el blanco no pierdes nada: repítelo. Sigues escogiendo.' },
          other: 'Ese dado arriesgaría un éxito. Repite solo el blanco; sigues escogiendo.',
        },
        result: {
          title: 'Tres menos uno',
          say: 'Un impacto: **3** éxitos contra **1**. Son dos de daño para Cráneo Rojo, más el que ya tenía. Aguanta **6**.',
          why: 'El atacante cuenta críticos, comodines e impactos; el defensor, críticos, comodines y bloqueos. La diferencia es el daño.',
        },
        strike: {
          title: 'Ahora con el puño',
          say: 'Golpe tira **5** dados a alcance 2 y no cuesta nada. Cada **crítico** de la primera tirada trae un dado más.',
          ask: 'Escoge Golpe',
          why: 'Los dos bandos tiran un dado extra por cada crítico de su primera tirada. Los críticos de esos ya no traen más.',
          others: {
            'attack ': '¿Otra ráfaga? A esta distancia el puño tira un dado más. Escoge Golpe.',
            move: 'Quédate cerca. Golpe; nada se ha movido.',
            climb: 'Quédate cerca. Golpe; nada se ha movido.',
            end: 'Le queda una acción. Sigue siendo su activación.',
          },
        },
        power: {
          title: 'El dolor da fuerza',
          say: 'Cinco éxitos contra dos: **3** de daño. Quien sufre daño de un enemigo gana otro tanto de **Poder**. La Capitana también gana algo por el daño de su Golpe.',
          why: 'Un personaje que sufre daño de un enemigo gana ese mismo Poder. Un villano herido es un villano peligroso.',
        },
        dazed: {
          title: 'Caído, pero no fuera',
          say: 'Su daño llegó a su **Aguante**: Cráneo Rojo está **Abatido** y no hace nada más esta ronda. Luego vuelve **Herido**; a la segunda, se acabó.',
          why: 'En la fase de Ordenamiento un Abatido pierde daño y estados, pasa a su cara «Herido» y sigue luchando.',
        },
      },
    },
    de: {
      title: 'Angriff und Würfel',
      about: 'Ein Ziel wählen, würfeln, neu werfen und sehen, was durchkommt.',
      other: 'Die Regeln erlauben das. Hier zeigt das Beleuchtete mehr; nichts ist gewürfelt.',
      end: 'Deine Würfel gegen ihre, und was übrig bleibt, ist Schaden. Jetzt schauen wir, worum man kämpft.',
      steps: {
        activate: {
          title: 'Captain Marvel ist dran',
          say: 'Zwei Schurken, zwei Aktionen. Lass sie mit beiden angreifen.',
          ask: 'Wähle Captain Marvel',
          others: {
            pass: 'Passen darf, wer weniger Charaktere übrig hat. Aber sie will kämpfen! Wähle sie.',
          },
        },
        blast: {
          title: 'Welcher Angriff, auf wen?',
          say: 'Energiestoß hat **Reichweite 4** und wirft **4** Würfel. Ein Ziel muss in Reichweite **und** in Sicht sein. Red Skull steht am nächsten.',
          ask: 'Wähle Energiestoß, dann Red Skull',
          why: 'Jeder Angriff hat Reichweite, Stärke und Kraftkosten. Die Stärke sagt, wie viele Würfel du wirfst.',
          others: {
            'attack ': 'Der kommt danach. Fang mit dem Energiestoß an; nichts ist gewürfelt.',
            move: 'Sie steht gut, wo sie steht. Greif an; nichts hat sich bewegt.',
            climb: 'Sie steht gut, wo sie steht. Greif an; nichts hat sich bewegt.',
            end: 'Sie hat noch zwei Aktionen. Sie ist noch aktiviert.',
          },
          other: 'Crossbones ist auch in Reichweite. Red Skull hat schon etwas abbekommen: Nimm ihn.',
        },
        use: {
          title: 'Die Würfel liegen da',
          say: 'Beim Angriff zählen **Treffer**, **Kritisch** und **Spezial**: zwei bisher. Red Skull hat einen **Block**. Der Energiestoß lässt dich **neu werfen**.',
          ask: 'Nutze Energiestoß zum Neuwerfen',
          why: 'Nach dem Wurf ändert erst der Angreifer eigene Würfel, dann der Verteidiger. Jede Fähigkeit wirft einen Würfel nur einmal neu.',
          others: { pass: 'Gratis neu werfen! Es kann nur besser werden. Nutze es; du wählst noch.' },
        },
        reroll: {
          title: 'Noch ein Versuch',
          say: 'Wirf die **Leerseite** neu: Sie zählt für niemanden. Der **Fehlschlag** muss liegen bleiben, den wirft keine Fähigkeit der Welt neu.',
          ask: 'Wähle die Leerseite und bestätige',
          why: 'Einen Fehlschlag kann man weder neu werfen noch ändern. Leerseiten schon, und alles andere auch.',
          others: { nobody: 'Mit der Leerseite verlierst du nichts: Wirf sie neu. Du wählst noch.' },
          other: 'Damit riskierst du einen Erfolg. Wirf nur die Leerseite neu; du wählst noch.',
        },
        result: {
          title: 'Drei minus eins',
          say: 'Ein Treffer, also **3** Erfolge gegen **1**: zwei Schaden für Red Skull, zu dem einen von vorher. **6** hält er aus.',
          why: 'Beim Angriff zählen Kritisch, Spezial und Treffer, bei der Verteidigung Kritisch, Spezial und Block. Der Unterschied ist der Schaden.',
        },
        strike: {
          title: 'Jetzt mit der Faust',
          say: 'Schlag wirft **5** Würfel auf Reichweite 2 und kostet nichts. Jedes **Kritisch** im ersten Wurf bringt einen Würfel mehr.',
          ask: 'Wähle Schlag',
          why: 'Beide Seiten werfen für jedes Kritisch im ersten Wurf einen Würfel mehr. Kritische auf diesen bringen keine weiteren.',
          others: {
            'attack ': 'Noch ein Energiestoß? So nah wirft die Faust einen Würfel mehr. Nimm Schlag.',
            move: 'Bleib bei ihm. Schlag zu; nichts hat sich bewegt.',
            climb: 'Bleib bei ihm. Schlag zu; nichts hat sich bewegt.',
            end: 'Sie hat noch eine Aktion. Sie ist noch aktiviert.',
          },
        },
        power: {
          title: 'Schmerz macht stark',
          say: 'Fünf Erfolge gegen zwei: **3** Schaden. Wer durch einen Feind Schaden erleidet, erhält ebenso viel **Kraft**. Captain Marvel erhält für den Schaden ihres Schlags auch welche.',
          why: 'Wer durch einen Feind Schaden erleidet, erhält ebenso viel Kraft. Ein verletzter Schurke ist also ein gefährlicher.',
        },
        dazed: {
          title: 'Am Boden, nicht draußen',
          say: 'Sein Schaden hat seine **Ausdauer** erreicht: Red Skull ist **angeschlagen** und tut diese Runde nichts mehr. Dann kommt er **verletzt** zurück; beim zweiten Mal ist er weg.',
          why: 'In der Aufräumphase verliert ein Angeschlagener Schaden und Zustände, dreht sich auf die verletzte Seite und kämpft weiter.',
        },
      },
    },
  },
};
