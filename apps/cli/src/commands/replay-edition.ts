import {
  BadSetup,
  chanceOf,
  type Decision,
  History,
  type Message,
  playReplay,
  type Replay,
  writeReplay,
} from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { EditionId } from '@assemble/rules';
import type { Playable } from '../games/index.ts';
import { Mistake, oneLine } from '../mistakes.ts';
import { WORDS } from '../play/words.ts';
import { saveReplay } from '../replay-file.ts';
import { told } from './locale.ts';

/** A decision of the replay, with the question it answered. */
interface Answered {
  readonly step: number;
  readonly seat: number;
  readonly ask: Message;
  readonly answer: Decision['fallback'];
}

/** So many questions in a row may be missing in the other edition: it draws one crisis where this one picks from two. */
const MOST_UNASKED = 2;

/** Starts a replay under another edition of the rulebook and goes on as far as its decisions stay legal. */
export function replayUnder(
  file: string,
  playable: Playable,
  replay: Replay,
  edition: EditionId,
  locale: Locale,
): void {
  const { game, underEdition } = playable;
  if (underEdition === undefined)
    throw new Mistake({
      en: `${file}: ${replay.game} has just one edition.`,
      es: `${file}: ${replay.game} solo tiene una edición.`,
      de: `${file}: Von ${replay.game} gibt es nur eine Ausgabe.`,
    });
  const answered = answersIn(file, playable, replay);
  const history = started(playable, underEdition(replay.setup, edition), replay, locale);
  let next = 0;
  let unasked = 0;
  let parts: readonly string[] = [];
  while (history.match.outcome === null && next < answered.length) {
    const found = answered
      .slice(next, next + 1 + MOST_UNASKED)
      .map((one) => ({ one, decision: history.match.pending.find((asked) => isSame(asked, one)) }))
      .find(({ decision }) => decision !== undefined);
    if (found?.decision === undefined) {
      parts = whyUnasked(playable, history, answered[next], locale);
      break;
    }
    const { one, decision } = found;
    const applied = history.decide(one.seat, decision.n, one.answer);
    if (!applied.yes) {
      parts = applied.reasons.map(
        (reason) => `  ${playable.say(reason, locale, history.match)}  [${reason.rule}]`,
      );
      next = one.step;
      break;
    }
    unasked += one.step - next;
    next = one.step + 1;
  }
  const taken = history.decisions.length;
  const all = answered.length;
  console.log(
    told({
      en: `${taken} of ${all} decisions hold under ${edition}; ${unasked} are not asked there.`,
      es: `${taken} de ${all} decisiones valen con ${edition}; ${unasked} no se preguntan allí.`,
      de: `${taken} von ${all} Entscheidungen gelten mit ${edition}; ${unasked} stellen sich dort nicht.`,
    }),
  );
  const parting = answered[next];
  if (parting !== undefined && history.match.outcome === null) {
    const asked = playable.say(parting.ask, locale, history.match);
    console.log(
      told({
        en: `It parts at decision ${next + 1}: ${asked}`,
        es: `Se separa en la decisión ${next + 1}: ${asked}`,
        de: `Die Wege trennen sich bei Entscheidung ${next + 1}: ${asked}`,
      }),
    );
    for (const line of parts) console.log(line);
  } else
    console.log(
      history.match.outcome === null
        ? told({ en: 'The match goes on.', es: 'La partida continúa.', de: 'Die Partie geht weiter.' })
        : told({
            en: 'The match comes to its end.',
            es: 'La partida llega a su fin.',
            de: 'Die Partie kommt an ihr Ende.',
          }),
    );
  const name = `${game.id}-${edition}-${replay.seed}`;
  console.log(`${WORDS[locale].saved} ${saveReplay(name, writeReplay(history, { withSeed: true }))}`);
}

const isSame = (asked: Decision, { seat, ask }: Answered): boolean =>
  asked.seat === seat && asked.ask.key === ask.key;

/** The decisions of a replay, each with the question it answered. */
function answersIn(file: string, { game }: Playable, replay: Replay): Answered[] {
  let played: History;
  try {
    played = playReplay(game, replay);
  } catch (error) {
    throw new Mistake(`${file}: ${oneLine(error)}`);
  }
  const again = History.start(game, played.setup, played.seed ?? '', chanceOf(replay));
  return played.decisions.map(({ seat, n, answer }, step) => {
    const ask = again.match.pending.find((one) => one.seat === seat && one.n === n)?.ask;
    if (ask === undefined)
      throw new Mistake({
        en: `${file}: decision ${step + 1} answers nothing.`,
        es: `${file}: la decisión ${step + 1} no responde a nada.`,
        de: `${file}: Entscheidung ${step + 1} beantwortet nichts.`,
      });
    again.decide(seat, n, answer);
    return { step, seat, ask, answer };
  });
}

function started(playable: Playable, setup: Replay['setup'], replay: Replay, locale: Locale): History {
  try {
    return History.start(playable.game, setup, replay.seed ?? '', chanceOf(replay));
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    const reasons = playable.game.acceptSetup(setup);
    const why = reasons.yes ? [] : reasons.reasons.map((reason) => playable.say(reason, locale, null));
    throw new Mistake({
      en: `it cannot be set up under this edition: ${why.join(' ')}`,
      es: `no se puede preparar con esta edición: ${why.join(' ')}`,
      de: `mit dieser Ausgabe lässt sich das nicht aufbauen: ${why.join(' ')}`,
    });
  }
}

/** What is asked instead of the question that the replay answers next. */
function whyUnasked(
  playable: Playable,
  { match }: History,
  expected: Answered | undefined,
  locale: Locale,
): readonly string[] {
  const asked = match.pending.map(
    ({ seat, ask, rules }) => `  ${seat}: ${playable.say(ask, locale, match)}  [${rules.join(', ')}]`,
  );
  return expected === undefined ? asked : ['  Here is asked instead:', ...asked];
}
