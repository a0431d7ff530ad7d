import type { Adjective } from '@assemble/language';

export const adjectives = {
  opposing: { en: 'opposing', es: 'enemigo', de: 'gegnerisch' },
  active: { en: 'active', es: 'activo', de: 'aktiv' },
  attacking: { en: 'attacking', es: 'atacante', de: 'angreifend' },
  blocking: {
    en: 'blocking',
    es: { m: 'bloqueador', f: 'bloqueadora', mp: 'bloqueadores', fp: 'bloqueadoras' },
    de: 'blockend',
  },
  fighting: {
    en: 'attacking or blocking',
    es: {
      m: 'atacante o bloqueador',
      f: 'atacante o bloqueadora',
      mp: 'atacantes o bloqueadores',
      fp: 'atacantes o bloqueadoras',
    },
    de: { base: 'angreifend oder blockend', stem: 'kämpfend' },
  },
  blocked: { en: 'blocked', es: 'bloqueado', de: 'geblockt' },
  unblocked: { en: 'unblocked', es: { invariable: 'sin bloquear' }, de: 'ungeblockt' },
  engaged: { en: 'engaged', es: 'enfrentado', de: { invariable: 'im Kampf' } },
  fielded: { en: 'fielded', es: 'desplegado', de: 'eingesetzt' },
  /** German only: English and Spanish say it behind the noun. */
  forced: { en: 'forced', es: 'obligado', de: 'zum Blocken gezwungen' },
  captured: { en: 'captured', es: 'capturado', de: 'gefangen' },
  other: {
    en: 'other',
    es: { m: 'otro', f: 'otra', mp: 'otros', fp: 'otras', before: true, short: 'otro' },
    de: { base: 'ander', stem: 'ander' },
  },
  next: {
    en: 'next',
    es: { m: 'próximo', f: 'próxima', mp: 'próximos', fp: 'próximas', before: true, short: 'próximo' },
    de: 'nächst',
  },
  additional: {
    en: 'additional',
    es: { m: 'adicional', f: 'adicional', mp: 'adicionales', fp: 'adicionales' },
    de: 'zusätzlich',
  },
} as const satisfies Record<string, Adjective>;

export type AdjectiveId = keyof typeof adjectives;
