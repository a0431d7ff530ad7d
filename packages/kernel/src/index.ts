export { Abilities, type Node, type NodeData, type NodeKind, type NodeKinds, type Scope } from './ability.ts';
export { fits, leastAnswer, randomAnswer } from './answer.ts';
export { type Asking, type Brief, type Briefing, type Outlook, windowNow } from './brief.ts';
export type { Applier, Change, Listener, Stage } from './change.ts';
export {
  canRun,
  type ForEach,
  type May,
  type OneOf,
  runForEach,
  runMay,
  runOneOf,
  runSequence,
  runWhen,
  type Sequence,
  type When,
} from './control.ts';
export type { Answer, Ask, Decision, Option, Question, Seat, Shape, ShapeName } from './decision.ts';
export { digest } from './digest.ts';
export { type Event, everyone, type Projection, type Projections } from './event.ts';
export {
  either,
  exactly,
  type Form,
  list,
  type Misfit,
  misfits,
  namesTo,
  number,
  optional,
  record,
  text,
  whole,
  yesOrNo,
} from './form.ts';
export { type Applied, BadSetup, defineGame, type Game, type Probe } from './game.ts';
export { type Barrier, type Decided, History, RulesFault, type SavedHistory } from './history.ts';
export { copyJson, type Data, type Json, notPlain } from './json.ts';
export { editDistance, folded, nearestIds } from './likeness.ts';
export { OutOfFuel, propose, proposeAndSee, runAbility, runPart } from './machine.ts';
export { cloneMatch, type Frame, type Match, type Outcome } from './match.ts';
export { type Mend, mended } from './mend.ts';
export { type Explained, explained, type Part } from './number.ts';
export {
  AGAIN,
  ask,
  call,
  callAgain,
  DONE,
  done,
  goto,
  type Instruction,
  NEXT,
  type Procedure,
  procedure,
  type Row,
  type StepTables,
  stepTables,
} from './procedure.ts';
export {
  below,
  type Chance,
  chanceOf,
  type FastStream,
  GENERATOR,
  type Generator,
  type KeyedStream,
  type LaidStream,
  laidStream,
  next,
  type Randomness,
  randomness,
  type Stream,
  type StreamName,
  seedHash,
  shuffle,
  stream,
} from './random.ts';
export {
  type AtTable,
  BadReplay,
  parseReplay,
  playReplay,
  type Replay,
  type Report,
  verifyReplay,
  writeReplay,
} from './replay.ts';
export type { Chances, Choice, Pace, Rulebook, Sides, Tester } from './rulebook.ts';
export { Run } from './run.ts';
export { sha256 } from './sha256.ts';
export {
  type Explaining,
  Judge,
  type Message,
  message,
  NO_ARGS,
  type No,
  type Reason,
  type Verdict,
  YES,
} from './verdict.ts';
export { PASS } from './window.ts';
export {
  accepted,
  argumentWord,
  eventWords,
  type Failure,
  type GameWords,
  Impossible,
  type Offer,
  type OlderWord,
  type Prepared,
  RefusedSetup,
  type Seen,
  type Sight,
  type Spoken,
  type Step,
  type Unsaid,
  untouched,
  type WordPlace,
  type WordProblem,
  type WordSchema,
  type Words,
  type Written,
} from './words.ts';
export { BadWords, isWord, LONGEST_WORD, wordFrom } from './words-of-people.ts';
