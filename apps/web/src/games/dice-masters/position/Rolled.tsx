import { faceWord } from '@assemble/dice-masters';
import type { Words } from '@assemble/kernel';
import { Add, NumberField, Remove } from '../../../editor/Fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { faceName } from '../DieFace.tsx';
import { content, type Face, term, titleOf } from '../data.ts';
import { Die } from '../die/Die.tsx';
import { emblemOf, sidekickEmblem } from '../emblem-of.ts';
import { useCardWords } from '../strings.ts';
import {
  type Cast,
  castOf,
  changedDie,
  diceIn,
  faceOf,
  nameOf,
  playersOf,
  SIDEKICK,
  sideOf,
  withDie,
  withoutDie,
  type Zone,
} from './given.ts';
import { usePositionWords } from './words.ts';

interface Props {
  readonly given: Words;
  readonly who: string;
  readonly zone: Zone;
  readonly onChange: (given: Words) => void;
}

/** All cards that a die of this player may be of, the sidekicks' none among them. */
const castFor = (given: Words, who: string): readonly Cast[] => [
  ...castOf(given, who),
  ...castOf(given, null),
];

const facesOf = (cast: readonly Cast[], name: string): readonly Face[] =>
  content.dieKind(cast.find((one) => one.name === name)?.card.id ?? SIDEKICK).faces;

const wordOf = (name: string, face: Face): string =>
  name === SIDEKICK && face.kind === 'character' ? 'character' : faceWord(face);

/** Rolled dice of a player, each with its face. */
export function Rolled({ given, who, zone, onChange }: Props) {
  const t = usePositionWords();
  const cards = useCardWords();
  const locale = useLocale();
  const cast = castFor(given, who);
  const all = playersOf(given).flatMap((player) => castFor(given, player));
  const dice = diceIn(sideOf(given, who), zone);
  const titleFor = (name: string): string => {
    const card = all.find((one) => one.name === name)?.card;
    return card === undefined ? term('sidekick', locale) : titleOf(card, locale);
  };
  const fits = (face: Face): boolean => zone === 'reserve' || face.kind === 'character';
  const names = [SIDEKICK, ...cast.map(({ name }) => name)].filter((name) => facesOf(cast, name).some(fits));
  const zoneName = zone === 'field' ? t.field : t.reserve;
  return (
    <section className="dm-rolled" aria-label={zoneName}>
      <h3>{zoneName}</h3>
      {dice.length === 0 && <p className="editor-nothing">{t.nothing}</p>}
      <ul>
        {dice.map((placed, at) => {
          const name = nameOf(placed);
          const title = titleFor(name);
          const card = all.find((one) => one.name === name)?.card;
          const faces = facesOf(all, name);
          const words = [...new Set(faces.filter(fits).map((face) => wordOf(name, face)))];
          const shown = faces.find((face) => wordOf(name, face) === faceOf(placed)) ?? faces.find(fits);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one name are told apart by their place.
            <li key={at}>
              <span className="dm-rolled-die">
                <Die face={shown} emblem={card === undefined ? sidekickEmblem : emblemOf(card.title)} />
              </span>
              <span className="dm-rolled-name">{title}</span>
              <select
                aria-label={t.faceOf(title)}
                value={shown === undefined ? '' : wordOf(name, shown)}
                onChange={(event) =>
                  onChange(changedDie(given, who, zone, at, { die: `${name}@${event.target.value}` }))
                }
              >
                {words.map((word) => {
                  const face = faces.find((one) => wordOf(name, one) === word);
                  return (
                    <option key={word} value={word}>
                      {face === undefined ? word : faceName(face, cards, locale)}
                    </option>
                  );
                })}
              </select>
              {zone === 'field' && (
                <NumberField
                  bare
                  label={t.damageOn(title)}
                  value={Number(placed['damage'] ?? 0)}
                  onChange={(damage) => onChange(changedDie(given, who, zone, at, { damage }))}
                />
              )}
              <Remove name={title} onRemove={() => onChange(withoutDie(given, who, zone, at))} />
            </li>
          );
        })}
      </ul>
      <Add
        label={t.addTo(zoneName)}
        options={names.map((name) => [name, titleFor(name)] as const)}
        onAdd={(name) => {
          const face = facesOf(cast, name).find(fits);
          if (face !== undefined) onChange(withDie(given, who, zone, name, wordOf(name, face)));
        }}
      />
    </section>
  );
}
