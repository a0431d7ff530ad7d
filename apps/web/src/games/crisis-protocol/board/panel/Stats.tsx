import { useSeen } from '../context.ts';
import { conditionName } from '../names.ts';
import { Sign } from '../Sign.tsx';
import type { Shown } from './shown.ts';

interface Props {
  readonly shown: Shown;
  /** The defense that an attack would meet. */
  readonly marked?: 'physical' | 'energy' | 'mystic' | null;
}

/** Stamina, speed, Size and the three defenses, with what changes them. */
export function Stats({ shown: { character, stats, card }, marked = null }: Props) {
  const { t, locale } = useSeen();
  const left = Math.max(0, character.stamina - character.damage);
  const tools = { S: t.toolS, M: t.toolM, L: t.toolL } as const;
  const cells: readonly {
    readonly name: string;
    readonly value: string;
    readonly kind?: string;
    readonly changed?: boolean;
  }[] = [
    {
      name: t.statStamina,
      value: `${left}/${character.stamina}`,
      kind: 'stamina',
      changed: left < character.stamina,
    },
    { name: t.statSpeed, value: tools[character.speed], changed: character.speed !== stats.speed },
    {
      name: t.statSize,
      value: String(character.size),
      changed: character.size !== card.forms[0]?.stats.healthy.size,
    },
    ...(['physical', 'energy', 'mystic'] as const).map((type) => ({
      name: { physical: t.statPhysical, energy: t.statEnergy, mystic: t.statMystic }[type],
      value: String(stats.defense[type]),
      kind: type,
    })),
  ];
  return (
    <>
      <dl className="cp-stat-grid">
        {cells.map(({ name, value, kind, changed }) => (
          <div
            key={name}
            data-kind={kind}
            data-changed={changed || undefined}
            data-marked={(kind !== undefined && kind === marked) || undefined}
          >
            <dt>{name}</dt>
            <dd className="display">{value}</dd>
          </div>
        ))}
      </dl>
      {character.conditions.length > 0 && (
        <ul className="cp-condition-list">
          {character.conditions.map((one) => (
            <li key={one}>
              <span className="cp-condition-chip" data-condition={one}>
                <Sign of={one} />
              </span>
              {conditionName(one, locale)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
