import { FIRST_GAME_LIFE, FORMATS, READY_TEAMS, readSetup, type Team } from '@assemble/dice-masters';
import type { Json } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import type { Saying } from '../../../table/board.ts';
import { sameTeam } from '../team/edit.ts';
import { teamStore } from '../team/saved.ts';
import { formatName, hasTeams, titleOfSetup } from './formats.ts';
import { titles } from './titles.ts';

const words: Localized<{
  readonly against: (one: string, other: string) => string;
  readonly own: string;
  readonly secret: string;
  readonly life: (format: string, life: number) => string;
}> = {
  en: {
    against: (one, other) => `${one} against ${other}`,
    own: 'a team of your own',
    secret: 'a secret team',
    life: (format, life) => `${format}: ${life} life each.`,
  },
  es: {
    against: (one, other) => `${one} contra ${other}`,
    own: 'un equipo propio',
    secret: 'un equipo secreto',
    life: (format, life) => `${format}: ${life} de vida por bando.`,
  },
  de: {
    against: (one, other) => `${one} gegen ${other}`,
    own: 'ein eigenes Team',
    secret: 'ein geheimes Team',
    life: (format, life) => `${format}: je ${life} Lebenspunkte.`,
  },
};

/** Which team plays against which, in which format. */
export function sayOf(setup: Json, locale: Locale): Saying {
  const t = words[locale];
  const value = readSetup(setup);
  const { format, teams, draft } = value;
  if (!hasTeams(format)) {
    const life = format === 'draft' ? (draft?.number ?? 0) : FIRST_GAME_LIFE;
    return {
      title: titles[titleOfSetup(value)][locale],
      text: t.life(formatName(format, locale), life),
    };
  }
  const called = (team: Team | null): string =>
    team === null
      ? t.secret
      : (READY_TEAMS[format].find((one) => sameTeam(one.team, team))?.name[locale] ??
        teamStore.all().find((one) => sameTeam(one.team, team))?.name ??
        t.own);
  const [one, two] = [called(teams[0]), called(teams[1])];
  const title = t.against(one, two);
  return {
    title: title.charAt(0).toLocaleUpperCase(locale) + title.slice(1),
    text: t.life(formatName(format, locale), FORMATS[format].life),
  };
}
