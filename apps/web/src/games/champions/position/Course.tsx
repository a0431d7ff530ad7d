import type { Json, Words } from '@assemble/kernel';
import { NumberField, Part, Remove } from '../../../editor/Fields.tsx';
import { Removable } from '../../../editor/Removable.tsx';
import { Choice } from '../../../shell/fields.tsx';
import { playersOf, standingAt, standsAt, withoutPlayer, withPlayer } from './given.ts';
import { HEROES } from './Side.tsx';
import { usePositionWords } from './words.ts';

interface Props {
  readonly given: Words;
  readonly onChange: (given: Words) => void;
}

const STEPS = [1, 2, 3, 4, 5] as const;

/** Who plays, where the match stands, and what lasts. */
export function Course({ given, onChange }: Props) {
  const t = usePositionWords();
  const players = playersOf(given);
  const heroes = players.map((who) => (given[who] as Words | undefined)?.['hero']);
  const free = HEROES.find((card) => !heroes.includes(card.faces[0].title.en));
  const said = (one: Json): string => {
    const { card = '', on } = typeof one === 'string' ? { card: one } : (one as Words);
    return on === undefined ? String(card) : `${String(card)} → ${[on].flat().join(', ')}`;
  };
  return (
    <>
      <div className="editor-fields">
        <Choice
          label={t.stands}
          value={standsAt(given)}
          options={[
            ...players.map((name) => [`turn ${name}`, t.turnOf(name)] as const),
            ['over', t.turnsOver],
            ...STEPS.map((step) => [`villain ${step}`, t.villainStep(step)] as const),
            ...players.map((name) => [`attack ${name}`, t.attackOn(name)] as const),
          ]}
          onChange={(at) => at !== '' && onChange(standingAt(given, at))}
        />
        <NumberField
          label={t.round}
          least={1}
          value={Number(given['round'] ?? 1)}
          onChange={(round) => onChange({ ...given, round })}
        />
        <Choice
          label={t.first}
          value={String(given['first'] ?? players[0])}
          options={players.map((name) => [name, name] as const)}
          onChange={(first) => first !== '' && onChange({ ...given, first })}
        />
      </div>
      <Part title={t.players}>
        <ul className="editor-list">
          {players.map((name) => (
            <li key={name} className="editor-line">
              <span>{name}</span>
              {players.length > 1 && (
                <Remove name={name} onRemove={() => onChange(withoutPlayer(given, name))} />
              )}
            </li>
          ))}
        </ul>
        {players.length < 4 && free !== undefined && (
          <p>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => onChange(withPlayer(given, free.faces[0].title.en))}
            >
              {t.addPlayer}
            </button>
          </p>
        )}
      </Part>
      <Removable given={given} titles={t} said={said} onChange={onChange} />
    </>
  );
}
