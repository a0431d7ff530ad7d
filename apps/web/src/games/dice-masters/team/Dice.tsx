import { FORMATS, type Team, type TeamFormat } from '@assemble/dice-masters';
import type { CSSProperties, ReactNode } from 'react';
import { useLocale } from '../../../shell/preferences.ts';
import { content, term } from '../data.ts';
import { EnergySymbol } from '../die/EnergySymbol.tsx';
import { ENERGY } from '../die/paint.ts';
import { emblemOf } from '../emblem-of.ts';
import { totalsOf } from './edit.ts';
import { useTeamWords } from './words.ts';

interface Props {
  readonly team: Team;
  readonly format: TeamFormat['id'];
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** An energy as a small picture; words stand beside it or in its place. */
export const EnergyPicture = ({
  energy,
}: {
  readonly energy: Parameters<typeof EnergySymbol>[0]['energy'];
}) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <EnergySymbol energy={energy} x={12} y={12} radius={10.5} />
  </svg>
);

/** The dice so far: how many, in which colours, what they cost and which energy they give. */
export function Dice({ team, format, children }: Props) {
  const t = useTeamWords();
  const locale = useLocale();
  const { cards, dice, characters, actions, costs, energies, average } = totalsOf(team);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const { maxCards, maxDice } = FORMATS[format];
  const colours = team.cards.flatMap(({ card: id, dice: count }) => {
    const card = content.find(id);
    return Array.from({ length: count }, () => (card ? emblemOf(card.title).colours[1] : '#888'));
  });
  const places = Array.from({ length: Math.max(maxDice, dice) }, (_, at) => at);
  const highest = Math.max(1, ...costs.map(([, count]) => count));
  const most = Math.max(1, ...energies.map(([, count]) => count));
  const missing = energies.filter(([, count]) => count === 0).map(([energy]) => term(energy, locale));
  return (
    <section className="build-panel dm-dice" aria-labelledby="dm-dice-title">
      <h3 id="dm-dice-title">{t.diceTitle}</h3>
      <p className="dm-dice-count" data-over={dice > maxDice || undefined}>
        <b>{dice}</b> <span>{t.ofMost(maxDice)}</span>
      </p>
      <div className="dm-cubes" aria-hidden="true">
        {places.map((at) => (
          <i
            key={at}
            data-over={at >= maxDice || undefined}
            style={colours[at] === undefined ? undefined : ({ '--cube': colours[at] } as CSSProperties)}
          />
        ))}
      </div>
      <p className="dm-free">
        {t.free(Math.max(0, maxDice - dice), Math.max(0, maxCards - cards))}
        {cards > 0 && ` ${t.kinds(characters, actions)}`}
      </p>
      {children}
      <div className="dm-by-cost">
        <h3>
          {t.byCost}
          {average !== null && <small>{t.average(number.format(average))}</small>}
        </h3>
        <ul className="dm-curve">
          {costs.map(([cost, count]) => (
            <li key={cost}>
              <span className="hidden">{t.costBar(cost)}: </span>
              <span>{count > 0 && <span aria-hidden="true">{count}</span>}</span>
              <i
                style={{ '--high': count / highest } as CSSProperties}
                data-none={count === 0 || undefined}
              />
              <b aria-hidden="true">{cost}</b>
              <span className="hidden">{t.dice(count)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="dm-by-energy">
        <h3>{t.byEnergy}</h3>
        <ul className="dm-builder-energies">
          {energies.map(([energy, count]) => (
            <li key={energy}>
              <EnergyPicture energy={energy} />
              <span className="hidden">{term(energy, locale)}</span>
              <span className="dm-energy-bar">
                <i style={{ width: `${(100 * count) / most}%`, background: ENERGY[energy].ground }} />
              </span>
              <b>
                {count}
                <span className="hidden"> {t.diceWord(count)}</span>
              </b>
            </li>
          ))}
        </ul>
        {dice > 0 && missing.length > 0 && (
          <p className="dm-free dm-missing">{t.noEnergy(new Intl.ListFormat(locale).format(missing))}</p>
        )}
      </div>
    </section>
  );
}
