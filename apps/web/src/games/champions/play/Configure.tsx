import {
  presetDeck,
  RECOMMENDED,
  readSetup,
  SETS,
  type SetId,
  type Setup,
  setsOf,
} from '@assemble/champions';
import { useState } from 'react';
import { Part, Tile } from '../../../play/line-up/Tile.tsx';
import { Choice } from '../../../shell/fields.tsx';
import type { ConfigureProps } from '../../../table/board.ts';
import { cards, content } from '../data.ts';
import { heroOf, sameDeck } from '../deck/edit.ts';
import { emblemOf } from '../emblem-of.ts';
import { useConfigureWords } from './configure-words.ts';
import { DeckChoice } from './DeckChoice.tsx';
import { aspectLines } from './one-liners.ts';
import { Posters, seatEmblem } from './Posters.tsx';
import { aspects } from './random.ts';
import { hitPointsOf, stages } from './saying.ts';
import { asJson, modes, readyDeck } from './setups.ts';

const modulars = setsOf('modular');

/** A card whose emblem stands for an aspect, and for a difficulty. */
const ASPECT_CARDS = {
  aggression: 'core/53',
  justice: 'core/60',
  leadership: 'core/70',
  protection: 'core/78',
} as const;
const MODE_CARDS = { standard: 'core/186', expert: 'core/192' } as const;

const setEmblem = (set: SetId) => emblemOf(cards.find((card) => card.set === set)?.faces[0].id ?? 'core/186');

/** Everything that the set-up of a match can say. */
export function Configure({ locale, seatNames, setup, onChange, seats }: ConfigureProps) {
  const t = useConfigureWords();
  const value = readSetup(setup);
  const { villain, mode, modular, players } = value;
  const [turnedTo, setActive] = useState(0);
  const active = Math.min(turnedTo, players.length - 1);
  const deck = players[active] ?? readyDeck('spider-man');
  const hero = heroOf(deck) || 'spider-man';
  const change = (changes: Partial<Setup>): void => onChange(asJson({ ...value, ...changes }));
  const setDeck = (next: Setup['players'][number]): void =>
    change({ players: players.map((one, seat) => (seat === active ? next : one)) });
  const chooseHero = (next: SetId): void => {
    // Who takes the hero of another seat changes with it.
    const other = players.find((one) => heroOf(one) === next);
    if (other === undefined) setDeck(readyDeck(next));
    else change({ players: players.map((one) => (one === other ? deck : one === deck ? other : one)) });
  };
  const chosen = typeof modular === 'number' ? [] : modular;
  return (
    <>
      <Posters
        value={value}
        seatNames={seatNames}
        active={active}
        locale={locale}
        onHero={chooseHero}
        onVillain={(next) => change({ villain: next, modular: [RECOMMENDED[next] ?? 'bomb-scare'] })}
      />
      <div className="set-up-columns">
        <div className="set-up-column">
          <Part title={t.sideOf(seatNames[active] ?? '')} text={t.sideText}>
            <div className="tiles">
              {aspects.map((aspect) => {
                const preset = presetDeck(content, hero, aspect);
                return (
                  <Tile
                    key={aspect}
                    group="aspect"
                    emblem={emblemOf(ASPECT_CARDS[aspect])}
                    title={SETS[aspect].title[locale]}
                    text={aspectLines[locale][aspect]}
                    chosen={sameDeck(preset, deck)}
                    onChoose={() => setDeck(preset)}
                  />
                );
              })}
            </div>
            <DeckChoice name={seatNames[active] ?? ''} deck={deck} onChange={setDeck} />
          </Part>
          <Part title={t.team} text={t.teamText}>
            <div className="seats">
              {players.map((one, seat) =>
                seats.tile(seat, {
                  emblem: seatEmblem(one.identity),
                  text: SETS[heroOf(one) || 'spider-man'].title[locale],
                  active: seat === active,
                  onActive: () => setActive(seat),
                }),
              )}
            </div>
            {seats.change}
          </Part>
        </div>
        <div className="set-up-column">
          <Part title={t.mode}>
            <div className="tiles">
              {(['standard', 'expert'] as const).map((one) => {
                const [first = 0, then = 0] = stages(villain, one).map((face) =>
                  hitPointsOf(face, players.length),
                );
                return (
                  <Tile
                    key={one}
                    group="mode"
                    emblem={emblemOf(MODE_CARDS[one])}
                    title={modes[one][locale]}
                    text={t.stages(SETS[villain].title[locale], one === 'expert', first, then)}
                    chosen={mode === one}
                    onChoose={() => change({ mode: one })}
                  />
                );
              })}
            </div>
          </Part>
          <Part title={t.hides}>
            {typeof modular !== 'number' && (
              <div className="tiles">
                {modulars.map((id) => (
                  <Tile
                    key={id}
                    emblem={setEmblem(id)}
                    title={SETS[id].title[locale]}
                    {...(RECOMMENDED[villain] === id ? { text: t.recommended } : {})}
                    chosen={chosen.includes(id)}
                    onChoose={(on) =>
                      change({ modular: on ? [...chosen, id] : chosen.filter((one) => one !== id) })
                    }
                  />
                ))}
              </div>
            )}
            <Choice
              label={t.modular}
              value={typeof modular === 'number' ? String(modular) : 'named'}
              options={[
                ['named', t.modularNamed] as const,
                ...[1, 2, 3].map((n) => [String(n), t.modularRandom(n)] as const),
              ]}
              onChange={(next) =>
                change({ modular: next === 'named' ? [RECOMMENDED[villain] ?? 'bomb-scare'] : Number(next) })
              }
            />
          </Part>
        </div>
      </div>
    </>
  );
}
