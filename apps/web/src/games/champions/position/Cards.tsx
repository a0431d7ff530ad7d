import { isAmong, SETS } from '@assemble/champions';
import type { Words } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import { useState } from 'react';
import { Act, Add, Check, NumberField, Part, Remove } from '../../../editor/Fields.tsx';
import { useEditorWords } from '../../../editor/words.ts';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { type Card, cards, titleOf } from '../data.ts';
import {
  attached,
  cardAt,
  cardsIn,
  changedCard,
  DRONE,
  type InPlay,
  inPlay,
  movedCard,
  type Place,
  type Placed,
  withCard,
  withoutCard,
} from './given.ts';
import { usePositionWords } from './words.ts';

interface Props {
  readonly given: Words;
  readonly place: Place;
  readonly title: string;
  readonly onChange: (given: Words) => void;
}

/** Types of cards that can be in play in a list. */
const PLAYED: Readonly<Record<string, readonly string[]>> = {
  play: ['ally', 'support', 'upgrade'],
  scenario: ['side-scheme', 'attachment', 'environment', 'minion'],
};

const fits = (card: Card, { list, among }: Place): boolean => {
  const [{ type }] = card.faces;
  if (!isAmong(card, among) || type === 'villain' || type === 'main-scheme') return false;
  return PLAYED[list]?.includes(type) ?? true;
};

/** The cards that may be added to a list, by the set that they are of. */
function offered(place: Place, locale: Locale): (readonly [string, (readonly [string, string])[]])[] {
  const groups = new Map<string, (readonly [string, string])[]>();
  for (const card of cards.filter((one) => fits(one, place))) {
    const set = SETS[card.set].title[locale];
    groups.set(set, [...(groups.get(set) ?? []), [card.id, titleOf(card, locale)] as const]);
  }
  return [...groups].map(([set, some]) => [
    set,
    some.sort(([, one], [, other]) => one.localeCompare(other, locale)),
  ]);
}

/** A list of cards: added, ordered, taken away; those in play with what is true of them. */
export function Cards({ given, place, title, onChange }: Props) {
  const t = usePositionWords();
  const editor = useEditorWords();
  const locale = useLocale();
  const [open, setOpen] = useState<number | null>(null);
  const listed = cardsIn(given, place);
  const titleFor = (one: Placed): string => {
    const card = cardAt(one, place);
    return one.card === DRONE ? t.drone : card === undefined ? one.card : titleOf(card, locale);
  };
  return (
    <Part title={title}>
      {listed.length === 0 && <p className="editor-nothing">{t.nothing}</p>}
      <ol className="editor-list">
        {listed.map((one, at) => {
          const name = titleFor(one);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of one name are told apart by their place.
            <li key={at}>
              <div className="editor-line">
                <span>
                  {place.ordered && `${at + 1}. `}
                  {name} <small>{place.inPlay && t.state(one)}</small>
                </span>
                {place.ordered && (
                  <>
                    <Act
                      name={editor.up(name)}
                      sign="↑"
                      disabled={at === 0}
                      onAct={() => onChange(movedCard(given, place, at, -1))}
                    />
                    <Act
                      name={editor.down(name)}
                      sign="↓"
                      disabled={at === listed.length - 1}
                      onAct={() => onChange(movedCard(given, place, at, 1))}
                    />
                  </>
                )}
                {place.inPlay && (
                  <Act
                    name={editor.details(name)}
                    sign="…"
                    expanded={open === at}
                    onAct={() => setOpen(open === at ? null : at)}
                  />
                )}
                <Remove
                  name={name}
                  onRemove={() => {
                    setOpen(null);
                    onChange(withoutCard(given, place, at));
                  }}
                />
              </div>
              {open === at && (
                <Details given={given} place={place} at={at} one={one} name={name} onChange={onChange} />
              )}
            </li>
          );
        })}
      </ol>
      <Add
        label={t.addTo(title)}
        options={place.list === 'minions' ? [[DRONE, t.drone]] : []}
        groups={offered(place, locale)}
        onAdd={(id) => {
          const card = cards.find((one) => one.id === id) ?? null;
          // The top of a deck is its first line.
          onChange(withCard(given, place, card, place.ordered && place.list !== 'discard' ? 0 : undefined));
        }}
      />
    </Part>
  );
}

interface DetailsProps extends Omit<Props, 'title'> {
  readonly at: number;
  readonly one: Placed;
  readonly name: string;
}

/** What is true of a card in play. */
function Details({ given, place, at, one, name, onChange }: DetailsProps) {
  const t = usePositionWords();
  const card = cardAt(one, place);
  const face = card?.faces[0];
  const put = (changes: Words): void => onChange(changedCard(given, place, at, changes));
  const uses = face?.keywords.uses?.count ?? face?.counters?.count;
  return (
    <div className="editor-more">
      <div className="editor-fields">
        {(face?.hitPoints !== null || one.card === DRONE) && (
          <NumberField
            label={t.on(t.damage, name)}
            value={Number(one['damage'] ?? 0)}
            onChange={(damage) => put({ damage })}
          />
        )}
        {face?.type === 'side-scheme' && (
          <NumberField
            label={t.on(t.threat, name)}
            value={Number(one['threat'] ?? 0)}
            onChange={(threat) => put({ threat })}
          />
        )}
        {face?.hitPoints === null && face.type !== 'side-scheme' && (
          <NumberField
            label={t.on(t.counters, name)}
            value={Number(one['counters'] ?? uses ?? 0)}
            onChange={(counters) => put({ counters })}
          />
        )}
        {(face?.type === 'attachment' || face?.type === 'upgrade') && (
          <Host given={given} place={place} at={at} one={one} name={name} onChange={onChange} />
        )}
      </div>
      <Status words={one} hasStatus={face?.hitPoints !== null} onChange={put} />
    </div>
  );
}

/** What a card is attached to. */
function Host({ given, place, at, one, name, onChange }: DetailsProps) {
  const t = usePositionWords();
  const locale = useLocale();
  const hosts = inPlay(given).filter((host) => host.at?.place.list !== place.list || host.at.index !== at);
  const label = ({ name: called, card }: InPlay): string =>
    card === undefined ? called : `${titleOf(card, locale)}${called.includes('-') ? ` (${called})` : ''}`;
  return (
    <Choice
      label={t.on(t.attachedTo, name)}
      any={place.list === 'scenario' ? t.onVillain : t.onNothing}
      value={String(
        Math.max(
          -1,
          hosts.findIndex((host) => host.name === one['on']),
        ),
      )}
      options={hosts.map((host, i) => [String(i), label(host)])}
      onChange={(i) => onChange(attached(given, place, at, i === '' ? null : (hosts[Number(i)] ?? null)))}
    />
  );
}

interface StatusProps {
  readonly words: Words;
  readonly hasStatus: boolean;
  readonly onChange: (changes: Words) => void;
}

/** Exhausted, and the status cards. */
export function Status({ words, hasStatus, onChange }: StatusProps) {
  const t = usePositionWords();
  const kinds = hasStatus
    ? (['exhausted', 'stunned', 'confused', 'tough'] as const)
    : (['exhausted'] as const);
  return (
    <div className="editor-checks">
      {kinds.map((kind) => (
        <Check
          key={kind}
          label={t[kind]}
          value={words[kind] === true}
          onChange={(is) => onChange({ [kind]: is })}
        />
      ))}
    </div>
  );
}
