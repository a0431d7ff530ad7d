import type { Seat } from '@assemble/kernel';
import type { Asked, Update } from '@assemble/protocol';
import { lazy, Suspense } from 'react';
import type { Memory } from './auto/memory.ts';
import type { Client, TableState } from './client.ts';
import { useDesk } from './desk.ts';
import { AskDialog, barrierWords, RulesDialog } from './dialogs.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { Hint } from './hint/Hint.tsx';
import { SettingsSheet } from './settings-sheet/SettingsSheet.tsx';
import type { Caution } from './stored-settings.ts';
import { boardOptions } from './useDraft.ts';
import { useTableWords } from './words/index.ts';

const ReportDialog = lazy(async () => ({
  default: (await import('../replay/ReportDialog.tsx')).ReportDialog,
}));

/** What lies over the table. */
export type Sheet =
  | { readonly is: 'settings' | 'help' | 'undo' | 'concede' | 'hint' | 'report' }
  | { readonly is: 'rules'; readonly rules: readonly string[] }
  | { readonly is: 'card'; readonly card: string }
  | {
      readonly is: 'sure';
      readonly caution: Caution;
      readonly lines: readonly string[];
      readonly go: () => void;
    };

interface Props {
  readonly sheet: Sheet | null;
  readonly open: (sheet: Sheet | null) => void;
  readonly client: Client;
  readonly state: TableState;
  readonly update: Update;
  readonly asked: Asked | null;
  /** The seat that speaks when something is taken back or given up; null for a spectator. */
  readonly speaker: Seat | null;
  readonly memory: Memory;
  readonly onFile: () => void;
  readonly onDecide: (answer: Asked['suggestion']) => void;
}

/** The sheet that is open, if any. */
export function Sheets({
  sheet,
  open,
  client,
  state,
  update,
  asked,
  speaker,
  memory,
  onFile,
  onDecide,
}: Props) {
  const t = useTableWords();
  const desk = useDesk();
  const { face, locale, seatNames, view } = desk;
  const close = (): void => open(null);
  if (sheet === null) return null;
  const then = (action: () => void) => () => {
    close();
    action();
  };
  switch (sheet.is) {
    case 'settings':
      return (
        <SettingsSheet
          onClose={close}
          table={{
            memory,
            onFile: state.room !== null && update.outcome === null ? null : onFile,
            onReport: () => open({ is: 'report' }),
            onConcede: update.outcome !== null || speaker === null ? null : () => open({ is: 'concede' }),
          }}
        />
      );
    case 'report':
      return (
        <Suspense fallback={null}>
          <ReportDialog
            file={() => client.file()}
            online={state.room !== null && update.outcome === null}
            refused={state.refused}
            failure={state.failure}
            onClose={close}
          />
        </Suspense>
      );
    case 'help':
      return <HelpDialog onClose={close} />;
    case 'rules':
      return <RulesDialog game={face.id} rules={sheet.rules} onClose={close} />;
    case 'card':
      return (
        <face.CardSheet
          card={sheet.card}
          locale={locale}
          view={view}
          options={boardOptions(asked, desk)}
          onClose={close}
        />
      );
    case 'hint':
      return asked === null ? null : (
        <Hint
          client={client}
          asked={asked}
          onTake={(answer) => then(() => onDecide(answer))()}
          onClose={close}
        />
      );
    case 'sure':
      return (
        <AskDialog
          title={sheet.caution === 'unused' ? t.sureUnusedTitle : t.sureLosingTitle}
          text={sheet.caution === 'unused' ? t.sureUnusedText : t.sureLosingText}
          points={sheet.lines}
          yes={t.goOn}
          caution={sheet.caution}
          onYes={then(sheet.go)}
          onClose={close}
        />
      );
    case 'undo':
      return (
        <AskDialog
          title={t.undoTitle}
          text={update.undo.consent ? t.undoConsentText : t.undoText}
          points={barrierWords(update.undo.barriers, t, seatNames)}
          yes={update.undo.consent ? t.undoConsentYes : t.undoYes}
          onYes={then(() => {
            if (speaker !== null) client.say({ type: 'undo', seat: speaker, steps: update.undo.toOwn });
          })}
          onClose={close}
        />
      );
    case 'concede':
      return (
        <AskDialog
          title={t.concedeTitle}
          text={(face.ending === undefined ? t.concedeText : t.concedeTogetherText)(
            seatNames[speaker ?? -1] ?? '',
          )}
          yes={t.concedeYes}
          onYes={then(() => {
            if (speaker !== null) client.say({ type: 'concede', seat: speaker });
          })}
          onClose={close}
        />
      );
  }
}
