import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Localized, locales, plain } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import { SIDEKICK_ID } from '../../src/content.ts';
import type { DieRef, Events } from '../../src/rules/events.ts';
import { type Names, type Prompts, renderMessage } from '../../src/text/index.ts';
import { messages } from '../../src/text/messages.ts';
import { cardOf } from './cases.ts';

type Samples = { readonly [K in keyof (Events & Prompts)]: (Events & Prompts)[K] };

const torch = cardOf('human-torch');
const captain = cardOf('captain-america');
const thor = cardOf('thor');
const names: Names = {
  seats: ['Eric', 'Mike'],
  card: (id) => [torch, captain, thor].find((card) => card.id === id),
  die: (id) => (id === 7 ? human : undefined),
};

/** Faces of the test die: 0 to 2 energy, 3 to 5 the levels. */
const human: DieRef = { die: 7, card: torch.id, face: 4 };
const cap: DieRef = { die: 8, card: captain.id, face: -1 };
const sidekick: DieRef = { die: 3, card: SIDEKICK_ID, face: 5 };
const mask: DieRef = { die: 4, card: SIDEKICK_ID, face: 2 };
const fists: DieRef = { die: 9, card: thor.id, face: 1 };
const source = { card: thor.id, die: 9 };
const none = {};
const bolt = { node: 'damage', amount: 2, to: { to: 'opponent' } } as const;
const card = thor.id;

const samples: Samples = {
  'teams-revealed': { seat: 0, cards: [{ card, dice: 2 }], basicActions: [captain.id] },
  'basic-actions-revealed': { cards: [card, captain.id] },
  drafted: { seat: 0, card, dice: 1 },
  'first-player': { seat: 1 },
  'turn-began': { seat: 0, turn: 3 },
  'phase-began': { seat: 0, phase: 'main' },
  cleared: { seat: 0, dice: [mask, fists] },
  refilled: { seat: 0, count: 7 },
  drew: { seat: 0, dice: [sidekick, sidekick, cap] },
  'drew-short': { seat: 0, missing: 2 },
  rolled: { seat: 0, dice: [mask, sidekick, human, mask], again: false },
  spent: { seat: 0, dice: [fists], markers: 1 },
  turned: { die: fists, to: 0 },
  bought: { seat: 0, die: cap },
  fielded: { seat: 1, die: human },
  'action-used': { seat: 0, die: human },
  'global-used': { seat: 1, card, times: 2 },
  'ability-used': { seat: 0, source },
  offered: { seat: 0 },
  declined: { seat: 1 },
  'not-fielded': { seat: 0, dice: [sidekick] },
  attacked: { seat: 0, dice: [human, sidekick] },
  blocked: { seat: 1, blocks: [{ blocker: sidekick, attacker: human }] },
  'stepped-back': { die: human, zone: 'field' },
  damaged: { die: human, amount: 2, total: 3, source },
  'player-damaged': { seat: 0, amount: 3, life: 7, source },
  'life-gained': { seat: 0, amount: 1, life: 8, source },
  'life-paid': { seat: 0, amount: 2, life: 6 },
  'life-set': { seat: 1, life: 10, source },
  'knocked-out': { die: human },
  bonus: { die: human, attack: 1, defense: -1, source },
  marked: { die: human, mark: 'cannot-block', source },
  spun: { die: human, to: 5 },
  prevented: { target: human, seat: 0, amount: 1, source },
  redirected: { amount: 1, to: null, seat: 1, source },
  moved: { die: human, from: 'used', to: 'prep' },
  captured: { die: human, by: source },
  controlled: { die: human, by: source },
  released: { die: human, to: 'field' },
  copied: { die: human, what: 'values', of: card },
  named: { seat: 0, card, source },
  'no-target': { source },
  regrouped: { seat: 0, back: [human], used: [sidekick, sidekick] },
  won: { seat: 1 },
  'ask.main': { again: false },
  'ask.attack-actions': { again: true },
  'ask.respond': none,
  'ask.react': none,
  'ask.reroll': none,
  'ask.pay': {
    items: [
      { key: 'option.buy', args: { card: captain.id } },
      { key: 'option.field', args: { card: torch.id } },
    ],
  },
  'ask.pay-ability': { card, times: 2 },
  'ask.cost-die': { card },
  'ask.attackers': none,
  'ask.blockers': none,
  'ask.next-ability': none,
  'ask.hit-opponent': { die: 7 },
  'ask.divide-damage': { die: 7, amount: 5 },
  'ask.choose': { card, count: 2 },
  'ask.keep': { count: 1 },
  'ask.may': { card: torch.id },
  'ask.unless': { card: torch.id },
  'ask.lift': { card, life: 2 },
  'ask.spin': { die: 7 },
  'ask.redirect': { amount: 2 },
  'ask.name': { card },
  'ask.name-type': { card },
  'ask.copy-card': { card },
  'ask.team': none,
  'ask.draft': none,
  'ask.draft-dice': { card },
  'option.buy': { card: captain.id },
  'option.field': { card: torch.id, die: 7, face: 4 },
  'option.use': { card, die: 9, face: 1 },
  'option.ability': { card },
  'option.global': { card },
  'option.answer': { card, global: true, amount: 2, target: 7 },
  'option.lift': { card, life: 2 },
  'option.stop': none,
  'option.decline': none,
  'option.again': { card },
  'option.spin-up': none,
  'option.spin-down': none,
  'option.draft': { card },
  'option.card': { card },
  'option.energy': { energy: 'mask' },
  'option.copy-card': { card },
  'window.pass': none,
  card: { card },
  'no.only-main': none,
  'no.not-your-turn': none,
  'no.not-now': none,
  'no.not-your-card': none,
  'no.sold-out': none,
  'no.not-in-reserve': none,
  'no.not-a-character': none,
  'no.not-an-action': none,
  'no.not-fielded': none,
  'no.once-per-turn': none,
  'no.condition': { card },
  'no.ban': { card },
  'no.energy': { cost: 4, energy: 3 },
  'no.energy-type': { type: 'fist' },
  'no.energy-for-each': none,
  'no.payment-form': none,
  'no.payment-short': { cost: 4, energy: 3 },
  'no.payment-type': { types: ['fist', 'mask'] },
  'no.payment-more': { cost: 2 },
  'no.payment-die': { die: 7, card },
  'no.payment-part': { card, amount: 1 },
  'no.markers': { have: 1 },
  'no.cost-dice': none,
  'no.cost-life': { life: 2 },
  'no.controls': none,
  'no.cannot-attack': none,
  'no.cannot-block': none,
  'no.unblockable': none,
  'no.block-restriction': { card },
  'no.not-attacking': { die: 7 },
  'no.one-attacker': { die: 7 },
  'no.must-block': { die: 7, attackers: [7] },
  'no.must-attack': { dice: [7] },
  'kernel.not-offered': none,
  'kernel.match-over': none,
  'kernel.stale': { seat: 0, decides: 1, n: 4 },
  'kernel.not-your-decision': { seat: 0, decides: 1, n: 4 },
  'no.setup-form': { place: 'teams[0].cards' },
  'no.setup-unknown': { place: 'teams[0].colour' },
  'no.format': { format: 'wild', formats: ['draft', 'basic'] },
  'no.priority': none,
  'no.first': none,
  'no.two-players': none,
  'no.team-form': none,
  'no.team-basic-action': { card },
  'no.team-title': { card },
  'no.team-no-dice': { card },
  'no.team-limit': { card, dice: 5, max: 4 },
  'no.team-cards': { cards: 9, max: 8 },
  'no.team-dice': { dice: 21, max: 20 },
  'no.team-basic-actions': { count: 1 },
  'no.not-a-basic-action': { card },
  'no.unknown-card': { card: 'thro', nearest: ['thor'] },
  'no.draft-missing': none,
  'no.draft-number': { number: 3 },
  'no.draft-basic-actions': none,
  'no.draft-dice': none,
  'no.draft-twice': { card: 'avx/hulk-jade-giant' },
  'now.damage': { die: human, seat: -1, amount: 2, source },
  'now.knock-out': { die: human, seat: -1 },
  'now.affects': { die: null, seat: 1, source },
  'now.ability': { at: `${thor.id}#0`, cost: null, effect: bolt },
  'does.ability': { at: `${thor.id}#0`, cost: { energy: ['fist'] }, effect: bolt },
  'does.buy': { cost: 4, needs: ['fist'], left: 2 },
  'does.field': { cost: 1, attack: 3, defense: 4 },
  'does.lift': { left: 5 },
  'does.stop-main': none,
  'does.stop-attack': { through: 0 },
  'does.stop-respond': none,
  'does.takes': { die: human, seat: -1, amount: 2, left: 0 },
  'does.takes-unnamed': { amount: 2, left: 1, player: false },
  'does.knocked-out': none,
  'does.blockers-take': { amount: 3 },
  'does.attacks': { attack: 3, defense: 4 },
  'does.goes-on': none,
  'does.nothing': none,
  'but.no-change': none,
  'answer.let-it-happen': none,
  'ask.effect': { card, at: `${thor.id}#0`, cost: null, effect: bolt },
  'ask.use': { card, at: `${thor.id}#0`, cost: { energy: ['fist'] }, effect: bolt },
};

const said = (key: keyof Samples, locale: 'en' | 'es' | 'de'): string =>
  plain(renderMessage({ key, args: samples[key] }, locale, names));

const lines: readonly (readonly [key: keyof Samples, text: Localized<string>])[] = [
  [
    'bought',
    {
      en: 'Eric buys a Captain America die.',
      es: 'Eric compra un dado del Capitán América.',
      de: 'Eric kauft einen Captain-America-Würfel.',
    },
  ],
  [
    'fielded',
    {
      en: 'Mike fields Human Torch (level 2).',
      es: 'Mike despliega a la Antorcha Humana (nivel 2).',
      de: 'Mike setzt die Menschliche Fackel (Stufe 2) ein.',
    },
  ],
  [
    'blocked',
    {
      en: 'Mike blocks Human Torch (level 2) with a sidekick.',
      es: 'Mike bloquea a la Antorcha Humana (nivel 2) con un comparsa.',
      de: 'Mike blockt die Menschliche Fackel (Stufe 2) mit einem Sidekick.',
    },
  ],
  [
    'attacked',
    {
      en: 'Eric attacks with Human Torch (level 2) and a sidekick.',
      es: 'Eric ataca con la Antorcha Humana (nivel 2) y un comparsa.',
      de: 'Eric greift mit der Menschlichen Fackel (Stufe 2) und einem Sidekick an.',
    },
  ],
  [
    'rolled',
    {
      en: 'Eric rolls: 2 × mask, sidekick, and Human Torch (level 2).',
      es: 'Eric tira: 2 × antifaz, comparsa y la Antorcha Humana (nivel 2).',
      de: 'Eric würfelt: 2 × Maske, Sidekick und die Menschliche Fackel (Stufe 2).',
    },
  ],
  // Dice of both players leave the attack zone: nobody is named.
  [
    'regrouped',
    {
      en: 'Regroup; back to the field: Human Torch (level 2); to the used pile: 2 × sidekick.',
      es: 'Reorganización: a la zona de despliegue, la Antorcha Humana (nivel 2); a la zona de usados, 2 × comparsa.',
      de: 'Neuordnung: in die Feldzone die Menschliche Fackel (Stufe 2); in die Ablage 2 × Sidekick.',
    },
  ],
  [
    'spent',
    {
      en: 'Eric spends Thor (two fists) and 1 generic energy.',
      es: 'Eric gasta Thor (dos puños) y 1 de energía genérica.',
      de: 'Eric gibt Thor (zwei Fäuste) und 1 neutrale Energie aus.',
    },
  ],
  [
    'damaged',
    {
      en: 'Human Torch (level 2) takes 2 damage from Thor (3 in all).',
      es: 'La Antorcha Humana (nivel 2) sufre 2 puntos de daño de Thor (3 en total).',
      de: 'Die Menschliche Fackel (Stufe 2) erleidet 2 Schaden durch Thor (insgesamt 3).',
    },
  ],
  [
    'player-damaged',
    {
      en: 'Eric takes 3 damage from Thor: 7 life left.',
      es: 'Eric sufre 3 puntos de daño de Thor: le quedan 7 puntos de vida.',
      de: 'Eric erleidet 3 Schaden durch Thor: noch 7 Lebenspunkte.',
    },
  ],
  [
    'knocked-out',
    {
      en: 'Human Torch (level 2) is knocked out.',
      es: 'La Antorcha Humana (nivel 2) queda aturdida.',
      de: 'Die Menschliche Fackel (Stufe 2) wird k. o. geschlagen.',
    },
  ],
  [
    'spun',
    {
      en: 'Human Torch spins up to level 3.',
      es: 'La Antorcha Humana sube a nivel 3.',
      de: 'Die Menschliche Fackel wird auf Stufe 3 hochgedreht.',
    },
  ],
  [
    'bonus',
    {
      en: 'Human Torch (level 2) gets +1A and −1D.',
      es: 'La Antorcha Humana (nivel 2) obtiene +1A y −1D.',
      de: 'Die Menschliche Fackel (Stufe 2) erhält +1A und −1V.',
    },
  ],
  [
    'moved',
    {
      en: 'Human Torch goes from the used pile to the prep area.',
      es: 'La Antorcha Humana pasa de la zona de usados a la zona de preparación.',
      de: 'Die Menschliche Fackel kommt aus der Ablage in die Vorbereitungszone.',
    },
  ],
  [
    'global-used',
    {
      en: 'Mike uses the global ability of Thor 2 times.',
      es: 'Mike usa la habilidad global de Thor 2 veces.',
      de: 'Mike nutzt die globale Fähigkeit von Thor 2-mal.',
    },
  ],
  ['won', { en: 'Mike wins!', es: '¡Mike gana!', de: 'Mike gewinnt!' }],
  [
    'ask.pay',
    {
      en: 'Pay to buy a Captain America die and field Human Torch.',
      es: 'Paga para comprar un dado del Capitán América y desplegar a la Antorcha Humana.',
      de: 'Bezahle: einen Captain-America-Würfel kaufen und die Menschliche Fackel einsetzen.',
    },
  ],
  [
    'ask.may',
    {
      en: 'Use the ability of Human Torch?',
      es: '¿Usas la habilidad de la Antorcha Humana?',
      de: 'Nutzt du die Fähigkeit der Menschlichen Fackel?',
    },
  ],
  [
    'option.buy',
    {
      en: 'Buy a Captain America die',
      es: 'Comprar un dado del Capitán América',
      de: 'Einen Captain-America-Würfel kaufen',
    },
  ],
  [
    'option.answer',
    {
      en: 'Use the global ability of Thor on 2 damage to Human Torch',
      es: 'Usar la habilidad global de Thor sobre 2 puntos de daño a la Antorcha Humana',
      de: 'Die globale Fähigkeit von Thor auf 2 Schaden an der Menschlichen Fackel anwenden',
    },
  ],
  ['option.energy', { en: 'Mask', es: 'Antifaz', de: 'Maske' }],
  [
    'no.energy',
    {
      en: 'Needs 4 energy; you have 3.',
      es: 'Hacen falta 4 de energía; tienes 3.',
      de: 'Dafür brauchst du 4 Energie; du hast 3.',
    },
  ],
  [
    'no.energy-type',
    {
      en: 'Needs a fist or a wild.',
      es: 'Hace falta un puño o un comodín.',
      de: 'Dafür brauchst du eine Faust oder einen Joker.',
    },
  ],
  [
    'no.must-block',
    {
      en: 'Human Torch must block Human Torch.',
      es: 'La Antorcha Humana debe bloquear a la Antorcha Humana.',
      de: 'Die Menschliche Fackel muss die Menschliche Fackel blocken.',
    },
  ],
  [
    'no.unknown-card',
    {
      en: 'There is no card “thro”. Did you mean thor?',
      es: 'No existe la carta «thro». ¿Querías decir thor?',
      de: 'Eine Karte „thro“ gibt es nicht. Meinst du thor?',
    },
  ],
  [
    'does.ability',
    {
      en: 'Pay a fist: deal 2 damage to the opponent',
      es: 'Paga un puño: inflige 2 puntos de daño al rival',
      de: 'Zahle eine Faust: Füge dem Gegner 2 Schaden zu',
    },
  ],
  [
    'does.stop-attack',
    {
      en: 'All blocked: no damage gets through',
      es: 'Todo bloqueado: no pasa daño',
      de: 'Alles geblockt: Kein Schaden kommt durch',
    },
  ],
  [
    'kernel.not-your-decision',
    { en: 'This is for Mike to decide.', es: 'Esto lo decide Mike.', de: 'Das entscheidet Mike.' },
  ],
];

describe('messages', () => {
  for (const [key, text] of lines) {
    it.each(locales)(`${key} in %s`, (locale) => {
      expect(said(key, locale)).toBe(text[locale]);
    });
  }

  it.each(locales)('are all there in %s, and none shows a number or an object by accident', (locale) => {
    for (const key of Object.keys(samples) as (keyof Samples)[]) {
      const text = said(key, locale);
      expect(text.length, key).toBeGreaterThan(1);
      expect(text, key).not.toMatch(/undefined|NaN|\[object|test\/|\s{2}|\( | \)|\.\.$/u);
    }
  });

  it('keep dice, seats and cards as references', () => {
    const text = renderMessage({ key: 'fielded', args: samples.fielded }, 'de', names);
    expect(text).toContainEqual({ ref: 'seat', id: '1', text: 'Mike' });
    expect(text).toContainEqual({ ref: 'die', id: '7', text: 'Menschliche Fackel' });
  });

  it('exist for every key the rules use', () => {
    const used = new Set<string>();
    for (const file of sources('../../src').concat(sources('../../../kernel/src'))) {
      for (const [, key] of readFileSync(file, 'utf8').matchAll(
        /'((?:ask|option|no|window|kernel)\.[a-z-]+)'/gu,
      )) {
        if (key !== undefined) used.add(key);
      }
    }
    expect([...used].filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
    expect(used.size).toBeGreaterThan(60);
  });
});

function sources(folder: string): string[] {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}
