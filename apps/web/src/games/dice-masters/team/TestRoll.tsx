import './test-roll.css';
import { atLeast, average, nextRollOdds, SIDEKICKS_EACH, type Team } from '@assemble/dice-masters';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../shell/Dialog.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { content, energyTypes, type Face, nameOf, term } from '../data.ts';
import { Die } from '../die/Die.tsx';
import { emblemOf, sidekickEmblem } from '../emblem-of.ts';
import { FaceCaption } from '../FaceCaption.tsx';
import { EnergyPicture } from './Dice.tsx';
import { useTeamWords } from './words.ts';

/** DM-CLEAR-AND-DRAW-4 */
const DRAWN = 4;
const SIDEKICK = 'sidekick';
const WANTED = [...energyTypes, 'wild', 'character'] as const;

/** The bag of somebody who has bought every die of the team: ids of cards, one for each die. */
export const fullBag = ({ cards }: Team): readonly string[] => [
  ...Array.from({ length: SIDEKICKS_EACH }, () => SIDEKICK),
  ...cards.flatMap(({ card, dice }) =>
    content.find(card) === undefined ? [] : Array.from({ length: dice }, () => card),
  ),
];

interface Rolled {
  readonly card: string;
  readonly face: Face;
}

/** Some dice of the bag, each on one of its faces: only a try, so any chance will do. */
function roll(bag: readonly string[]): readonly Rolled[] {
  const order = bag.map((card) => ({ card, at: Math.random() })).sort((a, b) => a.at - b.at);
  return order.slice(0, DRAWN).map(({ card }) => {
    const { faces } = content.dieKind(card);
    return { card, face: faces[Math.floor(Math.random() * faces.length)] as Face };
  });
}

/** Dice drawn and rolled as in a turn late in a match, and how likely such a roll is. */
function Rolling({ team, onClose }: { readonly team: Team; readonly onClose: () => void }) {
  const t = useTeamWords();
  const locale = useLocale();
  const bag = useMemo(() => fullBag(team), [team]);
  const [rolled, setRolled] = useState(() => roll(bag));
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const odds = useMemo(() => {
    const kinds = bag.map((card) => content.dieKind(card));
    return WANTED.map((wanted) => ({
      wanted,
      odds: nextRollOdds({ bag: kinds, used: [], prep: [], draws: DRAWN }, wanted),
    }));
  }, [bag]);
  return (
    <Dialog title={t.testRoll} onClose={onClose}>
      <p>{t.testRollSays(bag.length)}</p>
      <ul className="dm-test-dice" aria-live="polite">
        {rolled.map(({ card, face }, at) => {
          const known = content.find(card);
          const name = known === undefined ? term('sidekick', locale) : nameOf(known, locale);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a roll have a fixed order.
            <li key={at}>
              <Die face={face} emblem={known === undefined ? sidekickEmblem : emblemOf(known.title)} />
              <b>{name}</b>
              <FaceCaption face={face} />
            </li>
          );
        })}
      </ul>
      <button type="button" className="button" onClick={() => setRolled(roll(bag))}>
        {t.rollAgain}
      </button>
      <table className="dm-test-odds">
        <thead>
          <tr>
            <th scope="col">{t.shown}</th>
            <th scope="col">{t.atLeastOne}</th>
            <th scope="col">{t.atLeastTwo}</th>
            <th scope="col">{t.onAverage}</th>
          </tr>
        </thead>
        <tbody>
          {odds.map(({ wanted, odds: ways }) => (
            <tr key={wanted}>
              <th scope="row">
                {wanted !== 'character' && <EnergyPicture energy={wanted} />}
                {term(wanted, locale)}
              </th>
              <td>{percent.format(atLeast(ways, 1))}</td>
              <td>{percent.format(atLeast(ways, 2))}</td>
              <td>{number.format(average(ways))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

/** Tries a roll with the team. */
export function TestRoll({ team }: { readonly team: Team }) {
  const t = useTeamWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="build-tool" onClick={() => setOpen(true)}>
        {t.testRoll}
      </button>
      {isOpen && <Rolling team={team} onClose={() => setOpen(false)} />}
    </>
  );
}
