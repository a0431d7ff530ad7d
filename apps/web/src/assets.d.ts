declare module '*.css';

/** What Vite tells: whether this is the built page. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
