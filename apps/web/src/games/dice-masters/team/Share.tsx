import { type NamedTeam, teamCode, teamFile, teamList } from '@assemble/dice-masters';
import { useState } from 'react';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { content } from '../data.ts';
import { builderHref } from './address.ts';
import { downloadTeams } from './files.ts';
import { useTeamWords } from './words.ts';

const kinds = ['link', 'code', 'list', 'file'] as const;
type Kind = (typeof kinds)[number];

/** The team as text to take along: a link, the community's code, names to read, or a file. */
export function Share({ named }: { readonly named: NamedTeam }) {
  const t = useTeamWords();
  const locale = useLocale();
  const [kind, setKind] = useState<Kind>('link');
  const [said, setSaid] = useState({ text: '', answer: '' });
  const names: Readonly<Record<Kind, string>> = {
    link: t.asLink,
    code: t.asCode,
    list: t.asList,
    file: t.asFile,
  };
  const texts: Readonly<Record<Kind, () => string>> = {
    link: () => new URL(builderHref(named), location.href).href,
    code: () => teamCode(content, named.team),
    list: () => teamList(content, named, locale),
    file: () => teamFile([named]),
  };
  const text = texts[kind]();
  const copy = (): void => {
    // A page that is not served safely has no clipboard, and a person may forbid it.
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setSaid({ text, answer: t.copied }),
      () => setSaid({ text, answer: t.cannotCopy }),
    );
  };
  return (
    <details className="panel team-more">
      <summary>{t.share}</summary>
      <Choice
        label={t.shareAs}
        value={kind}
        options={kinds.map((one) => [one, names[one]] as const)}
        onChange={(next) => setKind(next || 'link')}
      />
      <label className="field">
        <span>{t.shareText}</span>
        <textarea readOnly rows={4} value={text} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p className="actions">
        <button type="button" className="button" onClick={copy}>
          {t.copyText}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => downloadTeams([named], named.name || t.noName)}
        >
          {t.download}
        </button>
      </p>
      <p role="status">{said.text === text && said.answer}</p>
    </details>
  );
}
