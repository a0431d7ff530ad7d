import type { Adjective } from '@assemble/language';

const adjective = (en: Adjective['en'], es: Adjective['es'], de: Adjective['de']): Adjective => ({
  en,
  es,
  de,
});

/** What narrows down which cards are meant. */
export const adjectives = {
  friendly: adjective('friendly', 'amigo', 'befreundet'),
  hostile: adjective('enemy', 'enemigo', 'gegnerisch'),
  attached: adjective('attached', 'vinculado', { invariable: '' }),
  attacking: adjective('attacking', 'atacante', 'angreifend'),
  attacked: adjective('attacked', 'atacado', 'angegriffen'),
  ready: adjective('ready', 'preparado', 'spielbereit'),
  exhausted: adjective('exhausted', 'agotado', 'erschöpft'),
  damaged: adjective('damaged', 'dañado', 'verwundet'),
  facedown: adjective('face-down', { invariable: 'boca abajo' }, 'verdeckt'),
  /** The language puts it behind the noun or leaves it to the phrase: only German says it before. */
  engagedWithYou: adjective('', { invariable: '' }, 'mit dir in einen Kampf verwickelt'),
  engagedWithThatPlayer: adjective('', { invariable: '' }, 'mit diesem Spieler in einen Kampf verwickelt'),
  hurt: adjective('', { invariable: '' }, 'durch diesen Angriff verwundet'),
} as const satisfies Record<string, Adjective>;

export type AdjectiveId = keyof typeof adjectives;
