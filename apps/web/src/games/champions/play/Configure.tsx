import { RECOMMENDED, readSetup, SETS, type SetId, type Setup, setsOf } from '@assemble/champions';
import { Choice } from '../../../shell/fields.tsx';
import type { ConfigureProps } from '../../../table/board.ts';
import { useConfigureWords } from './configure-words.ts';
import { DeckChoice } from './DeckChoice.tsx';
import { surprise } from './random.ts';
import { asJson, modes } from './setups.ts';

const villains = setsOf('villain');
const modulars = setsOf('modular');

/** Everything that the set-up of a match can say. */
export function Configure({ locale, seatNames, setup, onChange }: ConfigureProps) {
  const t = useConfigureWords();
  const value = readSetup(setup);
  const { villain, mode, modular, players } = value;
  const change = (changes: Partial<Setup>): void => onChange(asJson({ ...value, ...changes }));
  const chosen = typeof modular === 'number' ? [] : modular;
  const toggle = (id: SetId): void =>
    change({ modular: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] });
  return (
    <>
      <p className="actions">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => onChange(asJson(surprise(players.length)))}
        >
          {t.surprise}
        </button>
      </p>
      <div className="play-choices">
        <Choice
          label={t.villain}
          value={villain}
          options={villains.map((id) => [id, SETS[id].title[locale]] as const)}
          onChange={(next) =>
            next !== '' && change({ villain: next, modular: [RECOMMENDED[next] ?? 'bomb-scare'] })
          }
        />
        <Choice
          label={t.mode}
          value={mode}
          options={(['standard', 'expert'] as const).map((id) => [id, modes[id][locale]] as const)}
          onChange={(next) => next !== '' && change({ mode: next })}
        />
        <Choice
          label={t.modular}
          value={typeof modular === 'number' ? String(modular) : 'named'}
          options={[
            ['named', t.modularNamed] as const,
            ...[1, 2, 3].map((n) => [String(n), t.modularRandom(n)] as const),
          ]}
          onChange={(next) =>
            change({
              modular: next === 'named' ? [RECOMMENDED[villain] ?? 'bomb-scare'] : Number(next),
            })
          }
        />
      </div>
      {typeof modular !== 'number' && (
        <fieldset className="mc-modular">
          <legend>{t.modular}</legend>
          {modulars.map((id) => (
            <label key={id} className="check">
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              {SETS[id].title[locale]}
              {RECOMMENDED[villain] === id && ` (${t.recommended})`}
            </label>
          ))}
        </fieldset>
      )}
      <div className="play-choices">
        {players.map((deck, seat) => (
          <DeckChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            key={seat}
            name={seatNames[seat] ?? ''}
            deck={deck}
            onChange={(next) => change({ players: players.map((one, i) => (i === seat ? next : one)) })}
          />
        ))}
      </div>
    </>
  );
}
