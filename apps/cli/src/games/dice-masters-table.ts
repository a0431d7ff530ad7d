import type { Card, Content, Die, Table, View } from '@assemble/dice-masters';
import type { Game, Match, Seat } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';

const ZONES = {
  en: {
    card: 'cards',
    bag: 'bag',
    prep: 'prep',
    reserve: 'reserve',
    field: 'field',
    attack: 'attack',
    used: 'used',
  },
  es: {
    card: 'cartas',
    bag: 'bolsa',
    prep: 'prep.',
    reserve: 'reserva',
    field: 'despliegue',
    attack: 'ataque',
    used: 'usados',
  },
  de: {
    card: 'Karten',
    bag: 'Beutel',
    prep: 'Vorb.',
    reserve: 'Reserve',
    field: 'Feldzone',
    attack: 'Angriff',
    used: 'Ablage',
  },
} as const;

const PHASES: Readonly<Record<View['phase'], Localized<string>>> = {
  'set-up': { en: 'set-up', es: 'preparación de la partida', de: 'Aufbau' },
  'clear-and-draw': { en: 'Clear and Draw', es: 'fase de preparación', de: 'Aufräumen und Ziehen' },
  'roll-and-reroll': {
    en: 'Roll and Reroll',
    es: 'fase de tirada y repetición',
    de: 'Würfeln und Nachwürfeln',
  },
  main: { en: 'main phase', es: 'fase principal', de: 'Hauptphase' },
  attack: { en: 'attack phase', es: 'fase de ataque', de: 'Angriffsphase' },
  regroup: { en: 'Regroup', es: 'fase de reorganización', de: 'Neuordnung' },
};

const WORDS = {
  en: { turn: 'Turn', seat: 'Seat', life: 'life', markers: 'markers', you: 'you', shared: 'Basic actions' },
  es: {
    turn: 'Turno',
    seat: 'Asiento',
    life: 'vida',
    markers: 'marcadores',
    you: 'tú',
    shared: 'Acciones básicas',
  },
  de: { turn: 'Zug', seat: 'Platz', life: 'Leben', markers: 'Marker', you: 'du', shared: 'Basisaktionen' },
} as const;

export type NameOf = (cardId: string, locale: Locale) => string;

type Face = Card['die']['faces'][number];

const ENERGIES = {
  fist: { en: 'fist', es: 'puño', de: 'Faust' },
  bolt: { en: 'bolt', es: 'rayo', de: 'Blitz' },
  mask: { en: 'mask', es: 'antifaz', de: 'Maske' },
  shield: { en: 'shield', es: 'escudo', de: 'Schild' },
  wild: { en: 'wild', es: 'comodín', de: 'Joker' },
} as const;

const LETTERS = {
  en: { level: 'L', defense: 'D', action: 'action' },
  es: { level: 'N', defense: 'D', action: 'acción' },
  de: { level: 'S', defense: 'V', action: 'Aktion' },
} as const;

/** What a face shows, as short as a die is: "fist×2", "L2 5A/4D*", "action**". */
export function faceWord(face: Face, locale: Locale): string {
  switch (face.kind) {
    case 'energy':
      if (face.energy === 'generic') return String(face.count);
      return `${ENERGIES[face.energy][locale]}${face.count > 1 ? `×${face.count}` : ''}`;
    case 'character':
      return `${LETTERS[locale].level}${face.level} ${face.attack}A/${face.defense}${LETTERS[locale].defense}${'*'.repeat(face.bursts)}`;
    case 'action':
      return `${LETTERS[locale].action}${'*'.repeat(face.bursts)}`;
  }
}

function faceText(content: Content, table: Table, die: Die, locale: Locale): string {
  const face = content.dieKind(table.cards[die.card]?.id ?? '').faces[die.face];
  return face === undefined ? '' : faceWord(face, locale);
}

/** A die by name, number and face. */
export function dieText(content: Content, nameOf: NameOf, table: Table, die: Die, locale: Locale): string {
  const face = faceText(content, table, die, locale);
  const name = nameOf(table.cards[die.card]?.id ?? '', locale);
  return `${name} #${die.id}${face === '' ? '' : ` [${face}]`}`;
}

/** The zones of both players, the opponent first. Reads the view of the seat, nothing else. */
export function drawTable(
  content: Content,
  nameOf: NameOf,
  game: Game<Table, View>,
  match: Match<Table>,
  seat: Seat | null,
  locale: Locale,
): string[] {
  const view = game.view(match, seat);
  const words = WORDS[locale];
  const lines = [`── ${words.turn} ${view.turn} · ${PHASES[view.phase][locale]} ──`];
  const shared = view.cards.flatMap((slot, i) => (i > 0 && slot.owner === null ? [cardCount(view, i)] : []));
  if (shared.length > 0) lines.push(`${words.shared}: ${shared.join(', ')}`);
  const me = seat ?? 0;
  for (const player of [1 - me, me]) {
    const { life, startLife, markers } = view.players[player] ?? { life: 0, startLife: 0, markers: 0 };
    const turn = view.active === player ? '▶ ' : '  ';
    const you = player === seat ? ` (${words.you})` : '';
    const extra = markers > 0 ? ` · ${markers} ${words.markers}` : '';
    lines.push(`${turn}${words.seat} ${player}${you} · ${life}/${startLife} ${words.life}${extra}`);
    lines.push(...zonesOf(view, player).map((line) => `    ${line}`));
  }
  return lines;

  function cardCount(seen: View, slot: number): string {
    const left = seen.dice.filter((die) => die.card === slot && die.zone === 'card').length;
    return `${nameOf(seen.cards[slot]?.id ?? '', locale)} ×${left}`;
  }

  function zonesOf(seen: View, player: Seat): string[] {
    const own = seen.cards.flatMap((slot, i) => (slot.owner === player ? [cardCount(seen, i)] : []));
    const found: string[] = own.length > 0 ? [`${ZONES[locale].card}: ${own.join(', ')}`] : [];
    for (const zone of ['bag', 'used', 'prep', 'reserve', 'field', 'attack'] as const) {
      const dice = seen.dice.filter((die) => die.zone === zone && die.controller === player);
      if (dice.length === 0) continue;
      const many = zone === 'bag' || zone === 'used';
      const text = many ? counted(seen, dice) : dice.map((die) => shown(seen, die)).join(', ');
      found.push(`${ZONES[locale][zone]}: ${text}`);
    }
    return found;
  }

  function counted(seen: View, dice: readonly Die[]): string {
    const counts = new Map<string, number>();
    for (const die of dice) {
      const name = nameOf(seen.cards[die.card]?.id ?? '', locale);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].map(([name, n]) => `${name} ×${n}`).join(', ');
  }

  function shown(seen: View, die: View['dice'][number]): string {
    const text = dieText(content, nameOf, match.table, die, locale);
    const now =
      die.attack === null || die.defense === null ? '' : ` ${die.attack.value}A/${die.defense.value}D`;
    const damage = die.damage > 0 ? ` −${die.damage}` : '';
    const fight = seen.combat?.blocks.find((block) => block.blocker === die.id);
    return `${text}${now === '' ? '' : ` =${now}`}${damage}${fight === undefined ? '' : ` ⇄ #${fight.attacker}`}`;
  }
}
