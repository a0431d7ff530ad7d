import { ask, DONE, NEXT, propose, type Seat } from '@assemble/kernel';
import { CONDITIONS } from '../names.ts';
import { changeForm, isImmune, loseCondition, moveTo } from './atoms.ts';
import { characterOf } from './characters.ts';
import { tell } from './events.ts';
import { moment } from './listeners.ts';
import { hasPlace, noFit, placeAsk, pointIn, type What } from './positions.ts';
import { steps } from './run.ts';

export interface TransformData {
  who: number;
  form: number;
  seat: Seat;
}

/** Changing Form. The character stays the same one and keeps its effects, conditions and tokens (CP-FORM-7). */
export const transforming = steps('transform', [
  {
    name: 'the new Form is placed within Range 1, the old one removed',
    rules: ['CP-FORM-6', 'CP-FORM-7', 'CP-FORM-9', 'CP-PLACE-3', 'CP-PLACE-4'],
    run: (c, d) => {
      const what: What = { kind: 'transform', who: d.who, form: d.form };
      if (hasPlace(c, what)) return ask(placeAsk(d.seat, 'ask.transform', ['CP-FORM-6'], what));
      tell(c, 'could-not-move', [noFit(c)], () => ({ who: d.who, how: 'place' }));
      return DONE;
    },
    take: (c, d, answer) => {
      const character = characterOf(c, d.who);
      changeForm(c, character, d.form);
      moveTo(c, character, pointIn(answer), 'place', ['CP-FORM-6']);
      return NEXT;
    },
  },
  {
    name: 'conditions it is now immune to are removed',
    rules: ['CP-FORM-8', 'CP-KEYWORD-2'],
    run: (c, d) => {
      const character = characterOf(c, d.who);
      for (const condition of CONDITIONS)
        if (isImmune(c, character, condition))
          loseCondition(c, character, condition, ['CP-FORM-8', 'CP-KEYWORD-2']);
      return NEXT;
    },
  },
  {
    name: 'effects of having been placed',
    rules: ['CP-FORM-6', 'CP-TIMING-2'],
    run: (c, d) => propose(c, [moment('moved', d.who, -1, { how: 'place' })]),
  },
]);
