import type { Point, View } from '@assemble/crisis-protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../../table/board.ts';
import { useWide } from '../../../table/wide.ts';
import { BoardContext, seenOf } from './context.ts';
import { Field } from './Field.tsx';
import { Positions } from './Positions.tsx';
import { ActivePanel } from './panel/ActivePanel.tsx';
import { Rail } from './Rail.tsx';
import { Side } from './side/Side.tsx';
import { PlayedCard } from './tray/PlayedCard.tsx';
import { Tray } from './tray/Tray.tsx';

/** A target that was meant before the rules asked for one: it is given as soon as they do. */
function useAim({ view, lit, chosen, onTap, onOption }: BoardProps<View>) {
  const [aimed, setAimed] = useState<{ readonly n: number | null; readonly target: number } | null>(null);
  const [decision] = view.decisions;
  const n = decision?.n ?? null;
  const isTarget = aimed !== null && decision?.ask.key === 'ask.which-target' && lit.has(aimed.target);
  const isChosen = aimed !== null && chosen.has(aimed.target);
  const tapped = useRef('');
  useEffect(() => {
    if (aimed === null || n === null || n === aimed.n) return;
    if (!isTarget) {
      setAimed(null);
      return;
    }
    // The first tap chooses, the second one gives; each of them once.
    const step = `${n} ${isChosen}`;
    if (tapped.current === step) return;
    tapped.current = step;
    onTap(aimed.target);
  }, [aimed, n, isTarget, isChosen, onTap]);
  return (option: string, target: number): void => {
    setAimed({ n, target });
    onOption(option);
  };
}

export function Board(props: BoardProps<View>) {
  const root = useRef<HTMLDivElement>(null);
  const narrow = !useWide();
  const [hot, heat] = useState<number | null>(null);
  const [centred, centre] = useState<Point | null>(null);
  const n = props.view.decisions[0]?.n ?? null;
  const [eyeing, setEyeing] = useState<{ readonly n: number | null; readonly option: string | null }>({
    n,
    option: null,
  });
  const aim = useAim(props);
  const { onInspect, onSelect } = props;

  // What was picked to be looked at belongs to the question that it was picked in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the question stands for it.
  useEffect(() => onSelect(null), [n]);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    // A right click or a long press on a character or a card opens its sheet.
    const read = (event: MouseEvent): void => {
      const card = event.target instanceof Element ? event.target.closest('[data-card]') : null;
      const id = card?.getAttribute('data-card');
      if (id == null) return;
      event.preventDefault();
      onInspect(id);
    };
    element.addEventListener('contextmenu', read);
    return () => element.removeEventListener('contextmenu', read);
  }, [onInspect]);

  const eyedHere = eyeing.n === n ? eyeing.option : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is handed on is new whenever the properties are.
  const seen = useMemo(
    () =>
      seenOf(props, {
        hot,
        heat,
        centred,
        centre,
        narrow,
        eyedHere,
        eye: (option) => setEyeing({ n, option }),
        aim,
      }),
    [props, hot, centred, narrow, eyedHere],
  );
  const { low, high } = seen;
  return (
    <BoardContext value={seen}>
      <div
        ref={root}
        className="cp-board"
        data-low={low}
        data-narrow={narrow || undefined}
        data-still={props.reducedMotion || undefined}
        lang={props.locale}
      >
        {narrow ? (
          <>
            <Rail seat={high} side="high" />
            <Field />
            <Rail seat={low} side="low" />
            <Positions />
          </>
        ) : (
          <>
            <Rail seat={low} side="low" />
            <ActivePanel />
            <Field />
            <Side />
            <Rail seat={high} side="high" />
          </>
        )}
        <Tray />
        <PlayedCard />
      </div>
    </BoardContext>
  );
}
