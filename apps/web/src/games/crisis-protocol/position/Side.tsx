import { CONDITIONS } from '@assemble/crisis-protocol';
import type { Json, Words } from '@assemble/kernel';
import { useState } from 'react';
import { Act, Add, Check, NumberField, Part, Remove } from '../../../editor/Fields.tsx';
import { useEditorWords } from '../../../editor/words.ts';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { conditionName } from '../board/names.ts';
import { affiliationName, affiliations, type CharacterCard, cards, nameOfId } from '../data.ts';
import {
  changedCharacter,
  peopleOf,
  type Someone,
  sideOf,
  withCharacter,
  withoutCharacter,
  withSide,
} from './given.ts';
import { usePositionWords } from './words.ts';

interface Props {
  readonly given: Words;
  readonly who: string;
  readonly seat: number;
  readonly onChange: (given: Words) => void;
}

const CHARACTERS = cards.filter((card): card is CharacterCard => card.card === 'character');
const TACTICS = cards.filter(({ card }) => card === 'tactic');
const EDGES = ['top', 'right', 'bottom', 'left'] as const;

/** Where somebody new stands: in a row before their own edge. */
const ROW: readonly [number, number] = [33, 3];

/** A player's squad, tactic cards and points. */
export function Side({ given, who, seat, onChange }: Props) {
  const t = usePositionWords();
  const editor = useEditorWords();
  const locale = useLocale();
  const [open, setOpen] = useState<string | null>(null);
  const side = sideOf(given, who);
  const people = peopleOf(given, who);
  const tactics = (side['tactics'] ?? []) as readonly string[];
  const put = (changes: Words): void => onChange(withSide(given, who, changes));
  const sorted = (all: readonly { readonly id: string }[]): (readonly [string, string])[] =>
    all
      .map(({ id }) => [id, nameOfId(id, locale)] as const)
      .sort(([, one], [, other]) => one.localeCompare(other, locale));
  const nameOf = ({ name, card }: Someone): string => (card === undefined ? name : nameOfId(card.id, locale));
  const tacticId = (name: string): string =>
    TACTICS.find(({ id }) => id === name || id.endsWith(`/${name}`))?.id ?? name;
  return (
    <>
      <div className="editor-fields">
        <NumberField
          label={t.points}
          value={Number(side['points'] ?? 0)}
          onChange={(points) => put({ points })}
        />
        <Choice
          label={t.affiliation}
          any={t.none}
          value={String(side['affiliation'] ?? '')}
          options={affiliations.map((one) => [one, affiliationName(one, locale)] as const)}
          onChange={(affiliation) => put({ affiliation: affiliation || null })}
        />
        <Choice
          label={t.leader}
          any={t.none}
          value={String(side['leader'] ?? '')}
          options={people
            .filter(({ card }) => (card?.leadership.length ?? 0) > 0)
            .map((one) => [one.name, nameOf(one)] as const)}
          onChange={(leader) => put({ leader: leader || null })}
        />
        <Choice
          label={t.edge}
          value={String(side['edge'] ?? (seat === 0 ? 'bottom' : 'top'))}
          options={EDGES.map((edge) => [edge, t[edge]] as const)}
          onChange={(edge) => edge !== '' && put({ edge })}
        />
      </div>
      <Part title={t.characters}>
        {people.length === 0 && <p className="editor-nothing">{t.nothing}</p>}
        <ul className="editor-list">
          {people.map((one) => {
            const name = nameOf(one);
            return (
              <li key={one.name}>
                <div className="editor-line">
                  <span>
                    {name} <small>{t.state(one.words)}</small>
                  </span>
                  <Act
                    name={editor.details(name)}
                    sign="…"
                    expanded={open === one.name}
                    onAct={() => setOpen(open === one.name ? null : one.name)}
                  />
                  <Remove name={name} onRemove={() => onChange(withoutCharacter(given, who, one.name))} />
                </div>
                {open === one.name && (
                  <Details
                    one={one}
                    onChange={(changes) => onChange(changedCharacter(given, who, one.name, changes))}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <Add
          label={t.addCharacter}
          options={sorted(CHARACTERS)}
          onAdd={(id) => {
            const card = CHARACTERS.find((one) => one.id === id);
            if (card === undefined) return;
            const x = 6 + ((people.length * 4) % 28);
            onChange(withCharacter(given, who, card, [x, ROW[seat] ?? 18]));
          }}
        />
      </Part>
      <Part title={t.tactics}>
        <ul className="editor-list">
          {tactics.map((name) => (
            <li key={name} className="editor-line">
              <span>{nameOfId(tacticId(name), locale)}</span>
              <Remove
                name={nameOfId(tacticId(name), locale)}
                onRemove={() => put({ tactics: tactics.filter((one) => one !== name) })}
              />
            </li>
          ))}
        </ul>
        <Add
          label={t.addTactic}
          options={sorted(TACTICS.filter(({ id }) => !tactics.some((name) => tacticId(name) === id)))}
          onAdd={(id) => id !== '' && put({ tactics: [...tactics, id.replace(/^.*\//, '')] })}
        />
      </Part>
    </>
  );
}

interface DetailsProps {
  readonly one: Someone;
  readonly onChange: (changes: Words) => void;
}

/** What is true of a character. */
function Details({ one: { words, card }, onChange }: DetailsProps) {
  const t = usePositionWords();
  const locale = useLocale();
  const at = words['at'] as readonly [number, number] | undefined;
  const conditions = (words['conditions'] ?? []) as readonly string[];
  const round = (n: number): number => Math.round(n * 100) / 100;
  return (
    <div className="editor-more">
      <div className="editor-fields">
        <NumberField
          label={t.damage}
          value={Number(words['damage'] ?? 0)}
          onChange={(damage) => onChange({ damage })}
        />
        <NumberField
          label={t.power}
          value={Number(words['power'] ?? 0)}
          onChange={(power) => onChange({ power })}
        />
        {at !== undefined && (
          <>
            <NumberField
              label={t.across}
              step={0.1}
              value={round(at[0])}
              onChange={(x) => onChange({ at: [x, at[1]] })}
            />
            <NumberField
              label={t.down}
              step={0.1}
              value={round(at[1])}
              onChange={(y) => onChange({ at: [at[0], y] })}
            />
          </>
        )}
        {card !== undefined && card.forms.length > 1 && (
          <NumberField
            label={t.form}
            value={Number(words['form'] ?? 0)}
            onChange={(form) => form < card.forms.length && onChange({ form })}
          />
        )}
      </div>
      <div className="editor-checks">
        <Check
          label={t.onField}
          value={at !== undefined}
          onChange={(is) => onChange({ at: is ? [18, 18] : (null as Json) })}
        />
        <Check
          label={t.injured}
          value={words['side'] === 'injured'}
          onChange={(is) => onChange({ side: is ? 'injured' : null })}
        />
        <Check label={t.dazed} value={words['dazed'] === true} onChange={(dazed) => onChange({ dazed })} />
        <Check
          label={t.activated}
          value={words['activated'] === true}
          onChange={(activated) => onChange({ activated })}
        />
        <Check
          label={t.gone}
          value={words['gone'] === true}
          onChange={(gone) => onChange(gone ? { gone, at: null } : { gone })}
        />
      </div>
      <fieldset className="editor-checks">
        <legend>{t.conditions}</legend>
        {CONDITIONS.map((condition) => (
          <Check
            key={condition}
            label={conditionName(condition, locale)}
            value={conditions.includes(condition)}
            onChange={(is) =>
              onChange({
                conditions: is ? [...conditions, condition] : conditions.filter((has) => has !== condition),
              })
            }
          />
        ))}
      </fieldset>
    </div>
  );
}
