import type { BasicPowerData, ChangeFormData, RecoverData } from './basic-powers.ts';
import type { CalledData, CarryOutData } from './carrying-out.ts';
import type { DamageData, DefeatData } from './damage.ts';
import type { EnemyAttackData } from './enemy-attack.ts';
import type { EnemySchemeData } from './enemy-scheme.ts';
import type { InitiateData } from './initiating.ts';
import type { PlayCardData } from './playing.ts';
import type { RevealData } from './revealing.ts';
import type { PlayerPhaseData, VillainPhaseData } from './round.ts';
import type { SetUpData } from './set-up.ts';
import type { AdvanceData, ThreatData } from './threat.ts';
import type { TurnData } from './turn.ts';

/** The step tables of this game by name, and what each remembers between its rows. */
export interface Procedures {
  match: object;
  'set-up': SetUpData;
  round: object;
  'player-phase': PlayerPhaseData;
  'villain-phase': VillainPhaseData;
  turn: TurnData;
  initiate: InitiateData;
  'carry-out': CarryOutData;
  called: CalledData;
  'play-card': PlayCardData;
  'basic-attack': BasicPowerData;
  'basic-thwart': BasicPowerData;
  recover: RecoverData;
  'change-form': ChangeFormData;
  'enemy-attack': EnemyAttackData;
  'enemy-scheme': EnemySchemeData;
  damage: DamageData;
  defeat: DefeatData;
  threat: ThreatData;
  advance: AdvanceData;
  reveal: RevealData;
  settle: object;
}
