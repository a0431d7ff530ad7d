import type { Words } from '@assemble/kernel';
import { useState } from 'react';
import { Add, NumberField, Remove } from '../../../editor/Fields.tsx';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { bonusText, plainMarks } from '../board/marks.ts';
import { cards, nameOf, term, titleOf } from '../data.ts';
import { formatName } from '../play/formats.ts';
import {
  castOf,
  diceIn,
  nameOf as dieName,
  lastingOf,
  leftOf,
  playersOf,
  sideOf,
  withCard,
  withEffect,
  withLasting,
  withLeft,
  withoutCard,
  withPhase,
} from './given.ts';
import { usePositionWords } from './words.ts';

/** The phases, and their names among the terms. */
export const PHASES = [
  ['clear-and-draw', 'clear-and-draw'],
  ['roll-and-reroll', 'roll-and-reroll'],
  ['main', 'main-phase'],
  ['attack', 'attack-phase'],
  ['regroup', 'regroup'],
] as const;

const FORMATS = ['first-game', 'basic', 'tournament'] as const;

const MARKS = [
  'cannot-block',
  'cannot-attack',
  'must-attack',
  'unblockable',
  'deals-no-damage',
  'takes-no-damage',
  'undamaged-blocking',
  'over-to-opponent',
  'used-to-prep',
] as const;

/** Bonuses that are offered: attack and defense. */
const BONUSES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 0],
  [0, 2],
  [2, 2],
  [3, 0],
  [0, 3],
  [-1, 0],
  [0, -1],
] as const;

interface Props {
  readonly given: Words;
  readonly onChange: (given: Words) => void;
}

/** Whose turn it is and where it stands, what both may buy, what lasts. */
export function Course({ given, onChange }: Props) {
  const t = usePositionWords();
  const locale = useLocale();
  const players = playersOf(given);
  const put = (changes: Words): void => onChange({ ...given, ...changes });
  const basics = castOf(given, null);
  const free = cards.filter(
    (card) => card.kind === 'basic-action' && basics.every((one) => one.card.id !== card.id),
  );
  return (
    <>
      <div className="editor-fields">
        <Choice
          label={t.turn}
          value={String(given['turn'] ?? players[0])}
          options={players.map((name) => [name, name] as const)}
          onChange={(turn) => put({ turn })}
        />
        <Choice
          label={t.phase}
          value={String(given['phase'] ?? 'main')}
          options={PHASES.map(([phase, id]) => [phase, term(id, locale)] as const)}
          onChange={(phase) => onChange(withPhase(given, phase))}
        />
        <NumberField
          label={t.turnNumber}
          least={1}
          value={Number(given['turn-number'] ?? 1)}
          onChange={(turn) => put({ 'turn-number': turn })}
        />
        <Choice
          label={t.format}
          value={String(given['format'] ?? 'tournament')}
          options={FORMATS.map((format) => [format, formatName(format, locale)] as const)}
          onChange={(format) => put({ format })}
        />
      </div>
      {given['attack'] !== undefined && (
        <p>
          {t.attackUnderWay}{' '}
          <button
            type="button"
            className="button button-quiet"
            onClick={() => onChange(withPhase(given, 'attack'))}
          >
            {t.endAttack}
          </button>
        </p>
      )}
      <section aria-label={t.basicActions}>
        <h3>{t.basicActions}</h3>
        <ul className="dm-basics-list">
          {basics.map(({ name, card }) => (
            <li key={name}>
              <span>{titleOf(card, locale)}</span>
              <NumberField
                bare
                label={t.countOf(nameOf(card, locale), t.left)}
                value={leftOf(given, name)}
                onChange={(left) => onChange(withLeft(given, name, left))}
              />
              <Remove name={nameOf(card, locale)} onRemove={() => onChange(withoutCard(given, null, name))} />
            </li>
          ))}
        </ul>
        <Add
          label={t.addBasic}
          options={free.map((card) => [card.id, nameOf(card, locale)] as const)}
          onAdd={(id) => {
            const card = free.find((one) => one.id === id);
            if (card !== undefined) onChange(withCard(given, null, card));
          }}
        />
      </section>
      <Effects given={given} onChange={onChange} />
    </>
  );
}

/** Bonuses and marks on fielded dice. */
function Effects({ given, onChange }: Props) {
  const t = usePositionWords();
  const locale = useLocale();
  const [on, setOn] = useState('');
  const [effect, setEffect] = useState<string>(MARKS[0]);
  const titleFor = (name: string): string => {
    const all = [null, ...playersOf(given)].flatMap((who) => castOf(given, who));
    const card = all.find((one) => one.name === name)?.card;
    return card === undefined ? term('sidekick', locale) : titleOf(card, locale);
  };
  const fielded = playersOf(given).flatMap((who) =>
    diceIn(sideOf(given, who), 'field').map((placed, at) => ({
      ...{ who, at, id: `${who} ${at}`, placed },
      label: `${who}: ${titleFor(dieName(placed))} (${at + 1})`,
    })),
  );
  const die = fielded.find(({ id }) => id === on) ?? fielded[0];
  const bonuses = BONUSES.map(([attack, defense]) => ({
    ...{ attack, defense, id: `${attack} ${defense}` },
    text: t.bonus(bonusText(attack, defense, locale)),
  }));
  const markName = (mark: string): string => plainMarks[mark]?.[locale] ?? mark;
  const said = (one: Words): string =>
    typeof one['mark'] === 'string'
      ? markName(one['mark'])
      : t.bonus(bonusText(Number(one['attack'] ?? 0), Number(one['defense'] ?? 0), locale));
  const whom = (one: Words): string => {
    const found = fielded.find(
      ({ placed }) => placed['named'] === one['die'] || dieName(placed) === one['die'],
    );
    return found?.label ?? String(one['die'] ?? one['player'] ?? '');
  };
  const lasting = lastingOf(given);
  return (
    <section aria-label={t.effects}>
      <h3>{t.effects}</h3>
      <ul className="dm-basics-list">
        {lasting.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: effects have no name of their own.
          <li key={at}>
            <span>
              {whom(one)}: {said(one)}
            </span>
            <Remove
              name={said(one)}
              onRemove={() =>
                onChange(
                  withLasting(
                    given,
                    lasting.filter((_, i) => i !== at),
                  ),
                )
              }
            />
          </li>
        ))}
      </ul>
      {die === undefined ? (
        <p className="editor-nothing">{t.nothing}</p>
      ) : (
        <div className="editor-fields">
          <Choice
            label={t.onDie}
            value={die.id}
            options={fielded.map(({ id, label }) => [id, label] as const)}
            onChange={setOn}
          />
          <Choice
            label={t.effect}
            value={effect}
            options={[
              ...MARKS.map((mark) => [mark, markName(mark)] as const),
              ...bonuses.map(({ id, text }) => [id, text] as const),
            ]}
            onChange={setEffect}
          />
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              const bonus = bonuses.find(({ id }) => id === effect);
              const words: Words =
                bonus === undefined ? { mark: effect } : { attack: bonus.attack, defense: bonus.defense };
              onChange(withEffect(given, die.who, die.at, words));
            }}
          >
            {t.addEffect}
          </button>
        </div>
      )}
    </section>
  );
}
