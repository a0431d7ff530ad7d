import { botsByName } from '@assemble/bots';
import { stages } from '../games/stages.ts';
import type { FromScene, OpenScene, ToScene } from '../rules/scenes/messages.ts';
import { SceneHost } from '../rules/scenes/scene-host.ts';

const post = (message: FromScene): void => self.postMessage(message);

const failed = (error: unknown): void => {
  console.warn(error);
  post({ type: 'failed', text: error instanceof Error ? error.message : String(error) });
};

let hosted: SceneHost<unknown> | null = null;

async function open(wanted: OpenScene): Promise<void> {
  const stage = await stages[wanted.game]?.();
  const found = stage?.scenes.scenes[stage.scenes.of[wanted.rule] ?? -1];
  if (stage === undefined || found === undefined) throw new Error(`no scene shows ${wanted.rule}`);
  hosted = new SceneHost(stage.words, found, wanted, { post, bots: botsByName, now: () => Date.now() });
}

/** Hosts the scene of a rule. */
export function scene(data: ToScene): void {
  if (data.type === 'open') {
    open(data.open).catch(failed);
    return;
  }
  try {
    if (data.type === 'say') hosted?.say(data.message);
    else if (data.act === 'next') hosted?.next();
    else hosted?.again();
  } catch (error) {
    failed(error);
  }
}
