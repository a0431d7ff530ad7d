import './tray.css';
import './motion.css';
import { FACE_NAMES } from '@assemble/crisis-protocol';
import { type CSSProperties, useRef } from 'react';
import { EmblemShape } from '../../../../emblems/EmblemShape.tsx';
import { useSettings } from '../../../../table/settings.ts';
import { SHARE } from '../../../../table/stage/beats/reel.ts';
import { emblemOf } from '../../emblem-of.ts';
import { useSeen } from '../context.ts';
import { shortName } from '../names.ts';
import { Lane } from './Lane.tsx';
import type { Cause, Sum, TrayRoll } from './rolls.ts';
import { useHalf } from './useHalf.ts';
import { useOpenRoll } from './useOpenRoll.ts';
import { useSorting } from './useSorting.ts';
import { type TrayWords, trayWords } from './words.ts';

const STEPS = ['stepRoll', 'stepModify', 'stepCount', 'stepDamage'] as const;

/** How far an attack is. */
function stepOf({ causes, sum, over }: TrayRoll): (typeof STEPS)[number] {
  if (sum !== null) return over ? 'stepDamage' : 'stepCount';
  return causes.some(({ how }) => how !== 'critical') ? 'stepModify' : 'stepRoll';
}

/** The dice of the roll that is being made, over the battlefield. */
export function Tray() {
  const open = useOpenRoll();
  return open === null ? null : <OpenTray key={open.roll.key} roll={open.roll} seen={open.seen} />;
}

function OpenTray({ roll, seen }: { readonly roll: TrayRoll; readonly seen: number }) {
  const tray = useRef<HTMLElement>(null);
  const { view, locale, reducedMotion, nameOf, nameOfSeat } = useSeen();
  const { beats } = useSettings();
  const t = trayWords(locale);
  const share = reducedMotion ? 0 : SHARE[beats];
  const { kind, attacker, target, sum } = roll;
  const isDuel = kind === 'attack' || kind === 'priority';
  const place = useHalf(tray, [attacker, target], !isDuel);
  useSorting(tray, sum !== null && kind !== 'priority', share);
  const seatOf = (who: number): number => view.characters[who]?.controller ?? 0;
  const style = { ...place, '--pace': share } as CSSProperties;
  return (
    <section
      ref={tray}
      className="cp-dice-tray"
      aria-label={t.tray}
      data-kind={kind}
      data-over={roll.over || undefined}
      data-still={share === 0 || undefined}
      style={style}
    >
      <Head roll={roll} t={t} />
      {kind === 'attack' && (
        <>
          <Lane roll={roll} side="attack" title={t.attack} seat={seatOf(attacker)} seen={seen} />
          <Lane roll={roll} side="defense" title={t.defense} seat={seatOf(target)} seen={seen} />
        </>
      )}
      {kind === 'priority' &&
        (['attack', 'defense'] as const).map((side, seat) => (
          <Lane key={side} roll={roll} side={side} title={nameOfSeat(seat)} seat={seat} seen={seen} />
        ))}
      {!isDuel && (
        <Lane
          roll={roll}
          side={kind === 'dodge' ? 'dodge' : 'plain'}
          title={nameOf(target)}
          seat={seatOf(target)}
          seen={seen}
        />
      )}
      {roll.causes.length > 0 && (
        <ol className="cp-causes">
          {roll.causes.map((cause) => (
            <CauseLine key={cause.n} cause={cause} t={t} />
          ))}
        </ol>
      )}
      {(kind === 'attack' || kind === 'dodge') && (
        <div className="cp-sum-place">{sum !== null && <SumLine roll={roll} sum={sum} t={t} />}</div>
      )}
    </section>
  );
}

/** "6 − 1 = 5 damage", and what that does. */
function SumLine({ roll, sum, t }: { readonly roll: TrayRoll; readonly sum: Sum; readonly t: TrayWords }) {
  const { view, nameOf } = useSeen();
  const { attack, defense, left } = sum;
  const seatOf = (who: number): number | undefined => view.characters[who]?.controller;
  return (
    <p className="cp-sum">
      <span aria-hidden="true">
        <b className="cp-sum-number" data-seat={seatOf(roll.attacker)}>
          {attack}
        </b>{' '}
        −{' '}
        <b className="cp-sum-number" data-seat={seatOf(roll.target)}>
          {defense}
        </b>{' '}
        = <b className="cp-sum-number cp-sum-left">{t.damage(left)}</b>
      </span>
      <span className="hidden">{t.sum(attack, defense, left)}</span>
      {roll.fell !== null && (
        <strong className="cp-fell">
          {(roll.fell === 'dazed' ? t.dazes : t.fells)(nameOf(roll.target))}
        </strong>
      )}
    </p>
  );
}

/** Who attacks whom with what, and how far it is. */
function Head({ roll, t }: { readonly roll: TrayRoll; readonly t: TrayWords }) {
  const { nameOf, abilityName, picksDice } = useSeen();
  if (roll.kind !== 'attack')
    return <h3 className="cp-tray-head">{roll.kind === 'plain' ? t.roll : t[roll.kind]}</h3>;
  const now = picksDice && roll.sum === null ? 'stepModify' : stepOf(roll);
  return (
    <div className="cp-tray-head">
      <h3>
        <Medal who={roll.attacker} />
        {abilityName(roll.attack)}
      </h3>
      <ol>
        {STEPS.map((step) => (
          <li key={step} aria-current={step === now ? 'step' : undefined}>
            {t[step]}
          </li>
        ))}
      </ol>
      <b>
        {shortName(nameOf(roll.target))}
        <Medal who={roll.target} />
      </b>
    </div>
  );
}

function Medal({ who }: { readonly who: number }) {
  const { view } = useSeen();
  const emblem = emblemOf(view.cards[view.characters[who]?.card ?? -1]?.id ?? '');
  return (
    <svg className="cp-medal" viewBox="0 0 512 512" aria-hidden="true">
      <circle
        cx="256"
        cy="256"
        r="240"
        fill={emblem.colours[1]}
        stroke={emblem.colours[0]}
        strokeWidth="32"
      />
      <g transform="translate(77 77) scale(.7)">
        <EmblemShape emblem={emblem} />
      </g>
    </svg>
  );
}

/** A number that dice carry, and what it stands for. */
function CauseLine({ cause, t }: { readonly cause: Cause; readonly t: TrayWords }) {
  const { locale, abilityName } = useSeen();
  const { how, dice, by } = cause;
  const named = (face: Cause['face']): string => (face === null ? '' : FACE_NAMES[face][locale]);
  const [before, face] = [named(cause.before), named(cause.face)];
  const what = {
    critical: t.extra(dice),
    rerolled: dice === 1 ? t.rerolled(before, face) : t.rerolledAll(dice),
    changed: dice === 1 ? t.changed(before, face) : t.changedAll(dice, face),
  }[how];
  return (
    <li data-side={cause.side}>
      <i className="cp-cause-number" aria-hidden="true">
        {cause.n}
      </i>
      <span>
        <b className="cp-cause-name">{how === 'critical' ? t.criticals : abilityName(by)}</b> {what}
      </span>
    </li>
  );
}
