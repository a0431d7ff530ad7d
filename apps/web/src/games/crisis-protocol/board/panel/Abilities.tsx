import { type Block, cardText, FACE_NAMES } from '@assemble/crisis-protocol';
import { plain } from '@assemble/language';
import type { PointerEvent } from 'react';
import type { BoardOption } from '../../../../table/board.ts';
import { content } from '../../data.ts';
import { useSeen } from '../context.ts';
import { Sign, type SignName } from '../Sign.tsx';
import { areaIn } from '../shows.ts';
import { isUp, type Shown } from './shown.ts';

/** The paragraphs of an attack or superpower as one text. */
function useText(): (block: Block) => string {
  const { locale } = useSeen();
  return ({ paragraphs }) =>
    paragraphs
      .map(({ icons, name, text }) =>
        [
          ...(icons.length === 0 ? [] : [`[${icons.map((face) => FACE_NAMES[face][locale]).join(', ')}]`]),
          ...(name === null ? [] : [`${name}:`]),
          plain(text),
        ].join(' '),
      )
      .join(' ');
}

const SIGNS: Readonly<Partial<Record<Block['kind'], SignName>>> = {
  active: 'active',
  reactive: 'reactive',
  innate: 'innate',
  leadership: 'leadership',
};

/** The pills of an attack: how far, how many dice; and what it costs. */
function AttackFacts({ address }: { readonly address: string }) {
  const { t } = useSeen();
  const { range, shape, strength } = content.attack(address);
  const far = { target: t.rangeShort, beam: t.beamShort, area: t.areaShort }[shape];
  return (
    <span className="cp-pills">
      <span className="cp-pill">
        <small>{far}</small>
        <b className="display">{range}</b>
      </span>
      <span className="cp-pill">
        <b className="display">{strength}</b>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 1l9 6v7l-9 5-9-5V7z" />
          <path d="M10 1l5 12H5z" />
        </svg>
      </span>
    </span>
  );
}

const costOf = (address: string | null, isAttack: boolean): number | null =>
  address === null || !isAttack ? null : content.attack(address).cost;

interface AbilityProps {
  readonly block: Block;
  readonly option: BoardOption | undefined;
}

/** An attack or superpower: a button where it is on the menu, with the reason where it cannot be taken. */
function Ability({ block, option }: AbilityProps) {
  const { t, view, eyed, eye, onOption } = useSeen();
  const textOf = useText();
  const isAttack = block.kind === 'attack';
  const type = isAttack && block.address !== null ? content.attack(block.address).type : null;
  const cost = costOf(block.address, isAttack);
  const [why] = option?.lit === false ? option.reasons : [];
  const facts = plain(block.facts);
  const inside = (
    <>
      <span className="cp-ability-head">
        <span className="cp-ability-sign" data-kind={type ?? block.kind}>
          <Sign of={type ?? SIGNS[block.kind] ?? 'active'} />
        </span>
        <b>{block.name}</b>
        {cost === null ? (
          <small>{facts}</small>
        ) : cost === 0 ? (
          <small className="cp-free">{t.free}</small>
        ) : (
          <span className="cp-cost display">
            {cost}
            <Sign of="power" />
          </span>
        )}
      </span>
      <span className="cp-ability-text">
        {isAttack && block.address !== null && <AttackFacts address={block.address} />}
        {why === undefined ? (
          <span className="cp-words">{textOf(block)}</span>
        ) : (
          <span className="cp-why">{why}</span>
        )}
      </span>
    </>
  );
  if (option === undefined) return <li className="cp-ability">{inside}</li>;
  const shows = areaIn(view, option.args) !== undefined;
  const point = (on: boolean) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && eye(on ? option.id : null);
  const name = [option.label, facts, ...option.does, ...option.but, ...option.reasons, textOf(block)]
    .filter((part) => part !== '')
    .map((part) => part.replace(/\.$/, ''));
  return (
    <li>
      <button
        type="button"
        className="cp-ability"
        data-choice={option.lit ? '' : undefined}
        data-answer={option.id}
        data-eyed={(shows && eyed === option.id) || undefined}
        data-on={eyed === option.id || undefined}
        aria-disabled={!option.lit}
        aria-label={name.join('. ')}
        title={textOf(block)}
        onPointerEnter={point(true)}
        onPointerLeave={point(false)}
        onFocus={({ target }) => target.matches(':focus-visible') && eye(option.id)}
        onBlur={() => eye(null)}
        onClick={() => {
          if (!option.lit) return;
          // What the board shows first is taken by a second press.
          if (shows && eyed !== option.id) eye(option.id);
          else onOption(option.id);
        }}
      >
        {inside}
      </button>
    </li>
  );
}

/** Whether a line of the menu is about a part of the card: abilities of a part have its address and a number. */
const isAbout = ({ args }: BoardOption, { address }: Block): boolean => {
  const own = args['attack'] ?? args['ability'];
  return typeof own === 'string' && address !== null && (own === address || own.startsWith(`${address}/`));
};

/** All attacks and superpowers of a character, and what crises and gems let it do. */
export function Abilities({
  shown: { character, card },
  offered,
}: {
  readonly shown: Shown;
  readonly offered: readonly BoardOption[];
}) {
  const { t, locale } = useSeen();
  const blocks = cardText(card, locale).blocks.filter(({ printed }) => isUp(printed, character));
  const attacks = blocks.filter(({ kind }) => kind === 'attack');
  const powers = blocks.filter(({ kind }) => kind !== 'attack');
  const lineFor = (block: Block): BoardOption | undefined => offered.find((option) => isAbout(option, block));
  const others = offered.filter(
    (option) =>
      (option.args['attack'] ?? option.args['ability']) !== undefined &&
      !blocks.some((block) => isAbout(option, block)),
  );
  return (
    <>
      <h4>{t.attacksHead}</h4>
      <ul>
        {attacks.map((block) => (
          <Ability key={block.address} block={block} option={lineFor(block)} />
        ))}
      </ul>
      {powers.length + others.length > 0 && <h4>{t.superpowersHead}</h4>}
      <ul>
        {powers.map((block) => (
          <Ability key={block.address} block={block} option={lineFor(block)} />
        ))}
        {others.map((option) => (
          <Ability
            key={option.id}
            option={option}
            block={{
              kind: 'active',
              address: null,
              name: option.label,
              facts: [],
              printed: {},
              paragraphs: option.does.map((text) => ({ icons: [], name: null, text: [text] })),
            }}
          />
        ))}
      </ul>
    </>
  );
}
