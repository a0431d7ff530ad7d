import { Component, type ReactNode } from 'react';
import { useStrings } from '../strings/index.ts';

function Broken() {
  const t = useStrings();
  return (
    <section className="panel message" role="alert">
      <h1>{t.brokenTitle}</h1>
      <p>{t.brokenText}</p>
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
