import {
  either,
  type Form,
  type Json,
  Judge,
  list,
  misfits,
  namesTo,
  optional,
  record,
  text,
  type Verdict,
  whole,
} from '@assemble/kernel';
import type { Content } from '../content.ts';
import { SETS, type SetId, setKind, setsOf } from '../names.ts';
import type { Rule } from '../rules/run.ts';
import { readSetup, type Setup } from '../setup.ts';
import { judgeDeck } from './deck.ts';

/** The modular set each scenario recommends (MC-ENCDECK-1). */
export const RECOMMENDED: { readonly [villain: string]: SetId } = {
  rhino: 'bomb-scare',
  klaw: 'masters-of-evil',
  ultron: 'under-attack',
};

/** The form of a set-up; what may stand in it is for the rules to say. */
const SETUP_FORM: Form = record({
  players: list(record({ identity: text(100), cards: namesTo(whole(-1000, 1000), 200) }), 0, 10),
  villain: text(100),
  mode: text(100),
  modular: either(whole(-1000, 1000), list(text(100), 0, 40)),
  first: optional(whole(-1000, 1000)),
  pacing: optional(text(100)),
});

const isSet = (id: string): id is SetId => Object.hasOwn(SETS, id);

/** Everything that is wrong with a set-up. */
export function setupVerdict(content: Content, json: Json): Verdict<Rule> {
  const judge = new Judge<Rule>();
  for (const { place, unknown } of misfits(SETUP_FORM, json))
    judge.refuse('MC-SETUP-1', unknown ? 'no.set-up-unknown' : 'no.set-up', { place });
  if (judge.refused) return judge.verdict();
  const { players, villain, mode, modular, first, pacing } = readSetup(json);
  const seats = players.length;
  judge.must(seats >= 1 && seats <= 4, 'MC-SETUP-2', 'no.seats', { seats });
  players.forEach((deck, seat) => {
    judgeDeck(content, judge, deck, seat);
  });
  const identities = new Set(players.map(({ identity }) => identity));
  judge.must(identities.size === seats, 'MC-UNIQUE-1', 'no.same-identity');
  judge.must(isSet(villain) && setKind(villain) === 'villain', 'MC-SETUP-9', 'no.villain', {
    villain,
    known: setsOf('villain'),
  });
  judge.must(mode === 'standard' || mode === 'expert', 'MC-ENCDECK-2', 'no.mode', { mode });
  judgeModular(judge, modular);
  const isOpen = first === undefined || (first >= 0 && first < seats);
  judge.must(isOpen, 'MC-SETUP-4', 'no.first', { first: first ?? null });
  judge.must(pacing === undefined || pacing === 'always', 'MC-TALK-2', 'no.pacing', {
    pacing: pacing ?? null,
  });
  return judge.verdict();
}

/** MC-ENCDECK-4, -6: named, each once, or as many as there are. */
function judgeModular(judge: Judge<Rule>, modular: Setup['modular']): void {
  const known = setsOf('modular');
  if (typeof modular === 'number') {
    judge.must(modular >= 1 && modular <= known.length, 'MC-ENCDECK-6', 'no.modular', { modular, known });
    return;
  }
  const isEachOnce = modular.length > 0 && new Set(modular).size === modular.length;
  judge.must(isEachOnce, 'MC-ENCDECK-4', 'no.modular', { modular, known });
  for (const one of modular)
    judge.must(isSet(one) && setKind(one) === 'modular', 'MC-ENCDECK-4', 'no.modular', {
      modular: one,
      known,
    });
}
