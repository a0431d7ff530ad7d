import { use } from 'react';
import { gameById } from '../games/index.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { EditorPage } from './EditorPage.tsx';
import type { EditorFace } from './face.ts';

const loading = new Map<string, Promise<EditorFace>>();

/** What a game brings; a failed load is tried again. */
function loadEditor(id: string, load: () => Promise<EditorFace>): Promise<EditorFace> {
  const editor = loading.get(id) ?? load();
  editor.catch(() => loading.delete(id));
  loading.set(id, editor);
  return editor;
}

interface Props {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

function Loaded({ id, load, query }: Pick<Props, 'query'> & { id: string; load: () => Promise<EditorFace> }) {
  return <EditorPage editor={use(loadEditor(id, load))} query={query} />;
}

/** Everything under `#/editor/`: the position editor of a game. */
export function EditorScreens({ path: [place = '', ...more], query }: Props) {
  const load = gameById(place)?.editor;
  if (load === undefined || more.length > 0) return <NotFound />;
  return <Loaded id={place} load={load} query={query} />;
}
