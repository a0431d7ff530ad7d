import type { Localized } from '@assemble/language';
import { told } from './commands/locale.ts';

/** What commander says of a mistake, by the shape of its sentence. */
const SENTENCES: readonly (readonly [RegExp, Localized<string>])[] = [
  [
    /unknown option '(.+?)'/u,
    { en: '', es: 'no existe la opción «$1»', de: 'die Option „$1“ gibt es nicht' },
  ],
  [
    /unknown command '(.+?)'/u,
    { en: '', es: 'no existe la orden «$1»', de: 'den Befehl „$1“ gibt es nicht' },
  ],
  [
    /missing required argument '(.+?)'/u,
    { en: '', es: 'falta el argumento «$1»', de: 'das Argument „$1“ fehlt' },
  ],
  [
    /required option '(.+?)' not specified/u,
    { en: '', es: 'falta la opción «$1»', de: 'die Option „$1“ fehlt' },
  ],
  [
    /option '(.+?)' argument missing/u,
    { en: '', es: 'a la opción «$1» le falta su valor', de: 'der Option „$1“ fehlt ihr Wert' },
  ],
  [
    /option '(.+?)' argument '(.*?)' is invalid\./u,
    {
      en: '',
      es: '«$2» no vale para la opción «$1».',
      de: '„$2“ ist kein Wert für die Option „$1“.',
    },
  ],
  [
    /command-argument value '(.*?)' is invalid for argument '(.+?)'\./u,
    { en: '', es: '«$1» no vale para el argumento «$2».', de: '„$1“ ist kein Wert für das Argument „$2“.' },
  ],
  [/Allowed choices are (.+?)\./u, { en: '', es: 'Se puede elegir entre $1.', de: 'Zur Wahl stehen $1.' }],
  [
    /too many arguments(?: for '(.+?)')?\. Expected (\d+) arguments? but got (\d+)\./u,
    {
      en: '',
      es: 'sobran argumentos: se esperaban $2 y hay $3.',
      de: 'zu viele Argumente: erwartet $2, angegeben $3.',
    },
  ],
  [
    /option '(.+?)' cannot be used with option '(.+?)'/u,
    {
      en: '',
      es: 'las opciones «$1» y «$2» no se pueden usar a la vez',
      de: 'die Optionen „$1“ und „$2“ schließen einander aus',
    },
  ],
  [/\(Did you mean (.+?)\?\)/u, { en: '', es: '(¿Querías decir $1?)', de: '(Meintest du $1?)' }],
  [/^error: /u, { en: '', es: 'error: ', de: 'Fehler: ' }],
];

/** A mistake that commander has found, in one line and in the language of the moment. */
export function mistakeLine(text: string): string {
  const line = text.trim().replace(/\s*\n\s*/gu, ' ');
  return SENTENCES.reduce((said, [pattern, words]) => {
    const wanted = told(words);
    return wanted === '' ? said : said.replace(pattern, wanted);
  }, line);
}
