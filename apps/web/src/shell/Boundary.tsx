import { Component, type ReactNode, useEffect } from 'react';
import { lookForNewVersion, useNewVersion } from '../offline/worker.ts';
import { useStrings } from '../strings/index.ts';

/** Says what can be done: a screen fails most often because its part of the page could not be loaded. */
function Broken() {
  const t = useStrings();
  const version = useNewVersion();
  useEffect(() => {
    lookForNewVersion().catch(() => {
      // Without a network there is no new version.
    });
  }, []);
  // The server keeps the files of one version only: an old page that asks for a part of its own finds it gone.
  if (version !== null)
    return (
      <section className="panel message" role="alert">
        <h1>{t.updateTitle}</h1>
        <p>{t.updateNeeded}</p>
        <button type="button" className="button button-accent" onClick={version.takeOver}>
          {t.updateNow}
        </button>
      </section>
    );
  return (
    <section className="panel message" role="alert">
      <h1>{t.brokenTitle}</h1>
      <p>{navigator.onLine ? t.brokenText : t.notKept}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t.reload}
      </button>
    </section>
  );
}

/** Keeps header and footer when a screen fails, for example because a part of the page could not be loaded. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Broken /> : this.props.children;
  }
}
