import type { PhaseData, TurnData } from './activation-phase.ts';
import type { AttackData } from './attack-order.ts';
import type { DamageData, FallData } from './damage.ts';
import type { DeployData } from './deployment.ts';
import type { DodgeData } from './dodge.ts';
import type { MissionData } from './mission.ts';
import type { HurlData, MoveData, StraightData } from './moving.ts';
import type { PaymentData } from './payment.ts';
import type { SeriesData } from './series.ts';
import type { PlayData } from './tactics.ts';
import type { TransformData } from './transforming.ts';

type Nothing = { readonly [name: string]: never };
type Who = { readonly who: number };

/** What each step table remembers between its rows, by its name. */
export interface Procedures {
  match: Nothing;
  /** waiting: One-Shot cards that are still to be set up. */
  'set-up': { waiting: number[] };
  'priority-roll': { readonly again: boolean };
  mission: MissionData;
  'agreed-mission': { readonly secure: string; readonly extraction: string };
  deployment: DeployData;
  leadership: { seat: number };
  'power-phase': Nothing;
  'activation-phase': PhaseData;
  turn: TurnData;
  activation: Who;
  'play-tactic': PlayData;
  payment: PaymentData;
  'granted-move': Who;
  move: MoveData;
  straight: StraightData;
  hurl: HurlData;
  attack: AttackData;
  series: SeriesData;
  dodge: DodgeData;
  damage: DamageData;
  fall: FallData;
  drop: Who;
  remove: Who;
  transform: TransformData;
  'cleanup-phase': { readonly fallen: number[] };
}
