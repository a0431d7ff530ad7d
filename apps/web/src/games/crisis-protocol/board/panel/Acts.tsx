import type { BoardOption } from '../../../../table/board.ts';
import { useSeen } from '../context.ts';
import { Sign, type SignName } from '../Sign.tsx';

interface Act {
  readonly sign: SignName;
  readonly name: string;
  readonly options: readonly BoardOption[];
}

/** Moving, climbing, interacting and shaking off: one button each, and one more for each further thing to do it with. */
export function Acts({ offered }: { readonly offered: readonly BoardOption[] }) {
  const { t, onOption } = useSeen();
  const of = (begins: string): readonly BoardOption[] =>
    offered.filter(({ id }) => id === begins || id.startsWith(`${begins}:`));
  const acts: readonly Act[] = [
    { sign: 'move', name: t.actMove, options: of('move') },
    { sign: 'climb', name: t.actClimb, options: of('climb') },
    { sign: 'interact', name: t.actInteract, options: of('interact') },
    { sign: 'shake', name: t.actShake, options: of('shake') },
  ];
  const more = acts.flatMap(({ sign, options }) =>
    options
      .filter(({ lit }) => lit)
      .slice(1)
      .map((option) => ({ sign, option })),
  );
  return (
    <>
      <ul className="cp-acts">
        {acts.map(({ sign, name, options }) => {
          const option = options.find(({ lit }) => lit) ?? options[0];
          const lit = option?.lit === true;
          const words =
            option === undefined ? name : [option.label, ...option.does, ...option.reasons].join('. ');
          return (
            <li key={sign}>
              <button
                type="button"
                className="cp-act"
                data-choice={lit ? '' : undefined}
                data-answer={option?.id}
                aria-disabled={!lit}
                aria-label={words}
                title={words}
                onClick={() => lit && onOption(option.id)}
              >
                <Sign of={sign} />
                <span aria-hidden="true">{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {more.length > 0 && (
        <ul className="cp-more-acts">
          {more.map(({ sign, option }) => (
            <li key={option.id}>
              <button
                type="button"
                className="cp-act"
                data-choice=""
                data-answer={option.id}
                onClick={() => onOption(option.id)}
              >
                <Sign of={sign} />
                {option.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
