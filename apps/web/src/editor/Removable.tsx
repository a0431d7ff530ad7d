import type { Json, Words } from '@assemble/kernel';
import { Part, Remove } from './Fields.tsx';

interface Props {
  readonly given: Words;
  readonly titles: { readonly lasting: string; readonly used: string };
  readonly said: (one: Json) => string;
  readonly onChange: (given: Words) => void;
}

/** What of a position can only be taken away: effects that last, and limits that are used up. */
export function Removable({ given, titles, said, onChange }: Props) {
  return (['lasting', 'used'] as const).map((word) => {
    const all = (given[word] ?? []) as readonly Json[];
    const { [word]: _before, ...rest } = given;
    return (
      all.length > 0 && (
        <Part key={word} title={titles[word]}>
          <ul className="editor-list">
            {all.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: effects have no name of their own.
              <li key={at} className="editor-line">
                <span>{said(one)}</span>
                <Remove
                  name={said(one)}
                  onRemove={() => {
                    const left = all.filter((_, i) => i !== at);
                    onChange(left.length === 0 ? rest : { ...rest, [word]: left });
                  }}
                />
              </li>
            ))}
          </ul>
        </Part>
      )
    );
  });
}
