import { average, rollOdds, shownOn, type Wanted } from '@assemble/dice-masters';
import type { Event, Json } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { DiceStory, DieWay } from '../../../table/board.ts';
import { cardById } from '../board/dice.ts';
import { energyText } from '../board/names.ts';
import { titleOfId } from '../board/titles.ts';
import { boardWords } from '../board/words/index.ts';
import { content, term } from '../data.ts';
import { wantedKinds } from './odds.ts';
import { comfortWords } from './words.ts';

/** A die as an event names it. */
interface DieRef {
  readonly die: number;
  readonly card: string;
  readonly face: number;
}

/** So many rolls are told. */
const MOST = 8;

const isRef = (value: Json | undefined): value is Json & DieRef =>
  typeof value === 'object' && value !== null && 'die' in value && 'card' in value && 'face' in value;

/** The dice that an event is about. */
function refsIn({ args }: Event): readonly DieRef[] {
  const { dice, die } = args;
  if (Array.isArray(dice)) return dice.filter(isRef);
  return isRef(die) ? [die] : [];
}

function shows(card: string, face: number, locale: Locale): string {
  const t = boardWords(locale);
  const shown = content.dieKind(card).faces[face];
  if (shown === undefined) return '';
  if (shown.kind === 'energy') return energyText(shown, locale);
  if (shown.kind === 'action') return t.action;
  return cardById(card) === undefined ? t.sidekick : t.level(shown.level);
}

type Step = DieWay['way'][number];
interface Roll {
  readonly key: number;
  readonly title: string;
  readonly dice: Map<number, { readonly ref: DieRef; readonly way: Step[] }>;
}

/** What the dice did, from the events alone. */
export function diceStory(events: readonly Event[], locale: Locale, seatNames: readonly string[]): DiceStory {
  const t = comfortWords[locale];
  const counted: Readonly<Record<string, string>> = {
    spent: t.countedSpent,
    fielded: t.countedFielded,
    'action-used': t.countedUsed,
    'not-fielded': t.countedNot,
  };
  const rolls: Roll[] = [];
  /** The roll of this turn that a die was last in. */
  let current = new Map<number, Roll>();
  let turn = 0;
  const note = ({ die }: DieRef, step: Step): void => void current.get(die)?.dice.get(die)?.way.push(step);

  events.forEach((event, key) => {
    const { kind, args } = event;
    if (kind === 'turn-began') {
      turn = Number(args['turn']);
      current = new Map();
    } else if (kind === 'rolled') {
      const refs = refsIn(event);
      const again = args['again'] === true;
      if (again && refs.every(({ die }) => current.has(die))) {
        for (const ref of refs) note(ref, { how: 'rerolled', shows: shows(ref.card, ref.face, locale) });
        return;
      }
      const title = t.rollOf(turn, seatNames[Number(args['seat'])] ?? '');
      const roll: Roll = { key, title, dice: new Map() };
      rolls.push(roll);
      for (const ref of refs) {
        const way: Step[] = [{ how: 'rolled', shows: shows(ref.card, ref.face, locale) }];
        roll.dice.set(ref.die, { ref, way });
        current.set(ref.die, roll);
      }
    } else if (kind === 'turned' || kind === 'spun') {
      for (const ref of refsIn(event))
        note(ref, { how: 'changed', shows: shows(ref.card, Number(args['to']), locale) });
    } else if (counted[kind] !== undefined) {
      for (const ref of refsIn(event)) {
        note(ref, { how: 'counted', shows: `${shows(ref.card, ref.face, locale)}: ${counted[kind]}` });
        // What becomes of it now is no longer the story of this roll.
        current.delete(ref.die);
      }
    }
  });

  return {
    rolls: rolls
      .slice(-MOST)
      .reverse()
      .map(({ key, title, dice }) => ({
        key,
        title,
        dice: [...dice].map(([die, { ref, way }]) => ({
          die,
          name: titleOfId(ref.card, locale),
          card: cardById(ref.card)?.id ?? null,
          way,
        })),
      })),
    luck: luckOf(events, locale, seatNames.length),
  };
}

/** For each seat what it rolled against what was to be expected from the faces, rerolls included. */
function luckOf(events: readonly Event[], locale: Locale, seats: number): DiceStory['luck'] {
  return Array.from({ length: seats }, (_, seat) => {
    const rolled = events
      .filter(({ kind, args }) => kind === 'rolled' && args['seat'] === seat)
      .flatMap(refsIn)
      .filter(({ face }) => face >= 0);
    const rows = wantedKinds.flatMap((wanted) => {
      const expected = rolled.reduce((sum, { card }) => sum + meanOf(card, wanted), 0);
      const shown = rolled.reduce((sum, { card, face }) => {
        const showing = content.dieKind(card).faces[face];
        return sum + (showing === undefined ? 0 : shownOn(showing, wanted));
      }, 0);
      return expected === 0 ? [] : [{ label: term(wanted, locale), rolled: shown, expected }];
    });
    return { seat, dice: rolled.length, rows };
  });
}

/** What a die of a card shows on average. */
const meanOf = (card: string, wanted: Wanted): number => average(rollOdds([content.dieKind(card)], wanted));
