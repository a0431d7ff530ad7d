import { CONDITION_NAMES, characterName, type Events, namesIn, type View } from '@assemble/crisis-protocol';
import type { BeatTable } from '../../../table/stage/beats/beat.ts';
import { HURL_HITS } from '../../../table/stage/beats/motion.ts';
import { SLIDES } from '../../../table/stage/beats/stirs.ts';
import { type Affiliation, affiliationName, content } from '../data.ts';
import {
  becomes,
  called,
  moved,
  nameOf,
  naming,
  pop,
  power,
  priorityBanner,
  sideOf,
  signed,
  struck,
  throwerIn,
  told,
  toneFor,
  turnBanner,
} from './parts.ts';
import { readingTime } from './reading.ts';
import { ofTerrain, ofToken, scoreOf, whereIs } from './spots.ts';
import { words } from './words.ts';

/** How long dice roll, by how many there are; and how long one that is rolled again or changed is looked at. */
const rolling = (count: number): number => 900 + 60 * Math.min(count, 10);
const MODIFIED = 700;
/** Dice are sorted and added up; then what they come to stands for as long as one needs to read it. */
const COUNTED = 2000;

/**
 * Silent are only: the crises that are drawn, because the question which one is chosen shows them; the edge that is
 * chosen, because the battlefield itself turns to it; the type of an attack, which its dice show.
 */
export const table: BeatTable<Events, View> = {
  'priority-rolled': ({ winner, rolls }, _view, eye) => ({
    ms: rolling(rolls.flat().length) + 900,
    hits: rolling(rolls.flat().length),
    banner: winner === null ? { title: words.tie[eye.locale], side: 'neither' } : priorityBanner(winner, eye),
  }),
  'crisis-drawn': null,
  'crisis-chosen': ({ card }, _view, { locale }) => ({ ms: readingTime(card, locale, 0.5), card }),
  'threat-chosen': (args, view, eye) => ({
    ms: 900,
    banner: {
      title: told(
        { key: 'threat-chosen', args: { ...args, threat: { value: args.threat.value, parts: [] } } },
        view,
        eye,
      ),
      side: 'neither',
    },
  }),
  'edge-chosen': null,
  'mission-set-up': ({ tokens }) => ({
    ms: 700,
    stirs: tokens.map((id) => ({ of: ofToken(id), how: 'drop' })),
  }),
  'squad-revealed': ({ seat, affiliation }, _view, eye) => ({
    ms: 1100,
    banner: {
      title: words.squadOf[eye.locale](nameOf(seat, eye)),
      ...(affiliation !== null && { line: affiliationName(affiliation as Affiliation, eye.locale) }),
      side: sideOf(seat, eye),
    },
  }),
  deployed: ({ who }) => ({ ms: 480, stirs: [{ of: who, how: 'drop' }] }),
  'leadership-chosen': ({ seat, leadership }, view, eye) => {
    if (leadership === null) return { ms: 0 };
    const [who = -1, of = 0] = leadership.split('/').map(Number);
    const card = content.find(view.cards[view.characters[who]?.card ?? -1]?.id ?? '');
    const name = card?.card === 'character' ? card.leadership[of]?.name[eye.locale] : undefined;
    const leader = characterName(namesIn(content, view, eye.seatNames), who, eye.locale);
    return {
      ms: 1300,
      stirs: [{ of: who, how: 'flare' }],
      banner: {
        title: name ?? words.leadership[eye.locale],
        line: `${words.leadership[eye.locale]} · ${leader}`,
        side: sideOf(seat, eye),
      },
    };
  },
  'round-began': ({ round }, _view, { locale }) => ({
    ms: 1000,
    banner: {
      title: words.round[locale](round),
      line: (round > 6 ? words.extraRound : words.ofSix)[locale],
      side: 'neither',
      loud: true,
    },
  }),
  'phase-began': (args, view, eye) => ({
    ms: 800,
    banner: { title: told({ key: 'phase-began', args: { ...args } }, view, eye), side: 'neither' },
  }),
  'turn-began': ({ seat }, _view, eye) => ({ ms: 750, banner: turnBanner(seat, eye) }),
  passed: ({ seat }, _view, eye) => ({
    ms: 800,
    banner: { title: words.passes[eye.locale](nameOf(seat, eye)), side: sideOf(seat, eye) },
  }),
  'activation-began': ({ who }, view, eye) => ({
    ms: 500,
    stirs: [{ of: who, how: 'flare' }],
    pops: pop(who, characterName(namesIn(content, view, eye.seatNames), who, eye.locale), 'name'),
  }),
  'activation-ended': ({ who }) => ({ ms: 220, stirs: [{ of: who, how: 'glow' }] }),
  moved: (args, view, eye, { end }) => moved(args, view, eye, end),
  'could-not-move': ({ who }, _view, { locale }) => ({
    ms: 600,
    shakes: [who],
    pops: pop(who, words.stays[locale], 'name'),
  }),
  shook: ({ who }, _view, { locale }) => ({
    ms: 500,
    stirs: [{ of: who, how: 'hop' }],
    pops: pop(who, words.shakes[locale], 'name'),
  }),
  interacted: ({ token }, view) => ({ ms: 380, stirs: [{ of: whereIs(view, token), how: 'flare' }] }),
  'picked-up': ({ who, token }) => ({
    ms: 560,
    flights: [{ from: ofToken(token), to: who, look: 'itself' }],
    stirs: [{ of: who, how: 'hop' }],
  }),
  'handed-over': ({ who, to }) => ({ ms: 520, flights: [{ from: who, to, look: 'token' }] }),
  dropped: ({ who, token }) => ({
    ms: 520,
    flights: [{ from: who, to: ofToken(token), look: 'token' }],
    stirs: [{ of: ofToken(token), how: 'slam' }],
  }),
  'control-taken': ({ seat, token }, view, eye) => ({
    ms: 650,
    stirs: [{ of: whereIs(view, token), how: 'flare' }],
    flashes: [whereIs(view, token)],
    pops: pop(whereIs(view, token), words.taken[eye.locale], toneFor(seat, eye)),
  }),
  'character-controlled': ({ seat, who }, _view, eye) => ({
    ms: 700,
    flashes: [who],
    stirs: [{ of: who, how: 'turn' }],
    pops: pop(who, nameOf(seat, eye), 'name'),
  }),
  'token-flipped': ({ token }, view) => ({
    ms: 420,
    together: 'flipped',
    stirs: [{ of: whereIs(view, token), how: 'turn' }],
  }),
  'token-placed': ({ token }, view) =>
    view.tokens[token]?.at == null
      ? { ms: 420, stirs: [{ of: ofToken(token), how: 'drop' }] }
      : { ms: SLIDES.hop.ms + 40, slides: [{ of: ofToken(token), how: 'hop' }] },
  'token-turned': ({ token }) => ({ ms: 380, stirs: [{ of: ofToken(token), how: 'glow' }] }),
  'token-removed': ({ token }) => ({ ms: 520, stirs: [{ of: ofToken(token), how: 'fall' }] }),
  'power-gained': ({ who, amount }) => power(who, amount, 560, 'power'),
  'power-spent': ({ who, amount }) => power(who, -amount, 420),
  'power-lost': ({ who, amount }) => power(who, -amount, 520, 'power-lost'),
  'ability-used': ({ who, ability }, view, eye) =>
    who < 0
      ? {
          ms: 900,
          banner: { title: called(ability, view, eye), side: 'neither' },
        }
      : { ms: 750, stirs: [{ of: who, how: 'flare' }], pops: naming(who, ability, view, eye) },
  'tactic-played': ({ seat, card }, _view, { me, locale }) => ({
    ms: readingTime(card, locale, seat === me ? 0.35 : 1),
    card,
  }),
  'tactic-added': ({ card }, _view, { locale }) => ({ ms: readingTime(card, locale, 0.5), card }),
  'attack-declared': ({ who, attack, target }, view, eye) => ({
    ms: 900,
    stirs: [{ of: who, how: 'hop' }],
    sweeps: [{ from: who, to: [target], shape: 'shot' }],
    flashes: [target],
    pops: naming(who, attack, view, eye),
  }),
  'series-declared': ({ who, attack, targets }, view, eye) => ({
    ms: 1000,
    stirs: [{ of: who, how: 'hop' }],
    sweeps: [{ from: who, to: targets, shape: content.attack(attack).shape === 'area' ? 'area' : 'beam' }],
    shakes: targets,
    hits: 380,
    pops: naming(who, attack, view, eye),
  }),
  'attack-aborted': ({ who }, _view, { locale }) => ({
    ms: 700,
    shakes: [who],
    pops: pop(who, words.brokenOff[locale], 'name'),
  }),
  retargeted: ({ who, target }) => ({
    ms: 700,
    sweeps: [{ from: who, to: [target], shape: 'shot' }],
    flashes: [target],
  }),
  'type-chosen': null,
  'pool-formed': ({ side }) => ({ ms: side === 'defense' ? 200 : 450 }),
  rolled: ({ faces }) => ({ ms: rolling(faces.length) }),
  rerolled: () => ({ ms: MODIFIED }),
  'die-changed': () => ({ ms: MODIFIED }),
  compared: () => ({ ms: COUNTED }),
  'attack-resolved': ({ target, dealt }, _view, { locale }) =>
    dealt > 0 ? { ms: 0 } : { ms: 700, pops: pop(target, words.noDamage[locale], 'good') },
  'dodge-counted': ({ who, damage }, _view, { locale }) => ({
    ms: COUNTED,
    ...(damage.value === 0 && { pops: pop(who, words.dodged[locale], 'good') }),
  }),
  'damage-reduced': ({ who, amount }, _view, { locale }) => ({
    ms: 700,
    pops: pop(who, `${amount} ${words.prevented[locale]}`, 'good'),
  }),
  damaged: (args, view) => struck(args, view),
  healed: ({ who, amount }) => ({
    ms: 650,
    stirs: [{ of: who, how: 'glow' }],
    pops: pop(who, signed(amount), 'good'),
  }),
  dazed: ({ who }, _view, { locale }) => ({
    ms: 1300,
    stirs: [{ of: who, how: 'topple' }],
    flashes: [who],
    pops: pop(who, words.dazed[locale], 'stamp'),
  }),
  'knocked-out': ({ who }, _view, { locale }) => ({
    ms: 1400,
    stirs: [{ of: who, how: 'fall' }],
    flashes: [who],
    pops: pop(who, words.out[locale], 'stamp'),
  }),
  removed: ({ who }) => ({ ms: 600, stirs: [{ of: who, how: 'fall' }] }),
  recovered: ({ who }, _view, { locale }) => becomes(who, words.injured[locale], 'harm'),
  roused: ({ who }, _view, { locale }) => becomes(who, words.roused[locale], 'good'),
  readied: ({ who }, _view, { locale }) => becomes(who, words.readied[locale], 'good'),
  restored: ({ who }, _view, { locale }) => becomes(who, words.healthy[locale], 'good'),
  'condition-gained': ({ who, condition }, _view, { locale }) => ({
    ms: 750,
    shakes: [who],
    pops: pop(who, CONDITION_NAMES[condition][locale], 'name'),
  }),
  'condition-lost': ({ who, condition }, _view, { locale }) => ({
    ms: 520,
    stirs: [{ of: who, how: 'glow' }],
    pops: pop(who, `− ${CONDITION_NAMES[condition][locale]}`, 'good'),
  }),
  collided: ({ who, with: other, terrain }, _view, { locale }) => {
    const met = other ?? (terrain === null ? who : ofTerrain(terrain));
    return {
      ms: 800,
      shakes: [who, met],
      bursts: [{ from: who, to: met }],
      pops: pop(met, words.crash[locale], 'stamp'),
    };
  },
  'terrain-thrown': ({ who, terrain, hit, terrainHit }, _view, { locale }) => {
    const met = hit ?? (terrainHit === null ? null : ofTerrain(terrainHit));
    if (met === null) return { ms: 700, shakes: [who], pops: pop(who, words.missed[locale], 'name') };
    return {
      ms: HURL_HITS + 860,
      hits: HURL_HITS,
      stirs: [{ of: who, how: 'grow' }],
      flights: [{ from: who, to: met, look: 'lifted', lifted: ofTerrain(terrain) }],
      shakes: [met],
      bursts: [{ from: met, to: met }],
      breaks: [met],
      pops: pop(met, words.crash[locale], 'stamp'),
    };
  },
  'terrain-staged': ({ terrain }) => ({ ms: 450, stirs: [{ of: ofTerrain(terrain), how: 'glow' }] }),
  'terrain-destroyed': ({ terrain }, view, _eye, { rules }) => {
    const thrower = throwerIn(view);
    return rules.includes('CP-HURL-1') && thrower >= 0
      ? { ms: 900, lifts: [{ of: ofTerrain(terrain), by: thrower }], stirs: [{ of: thrower, how: 'grow' }] }
      : { ms: 750, breaks: [ofTerrain(terrain)] };
  },
  transformed: ({ who }) => ({ ms: 560, flashes: [who], stirs: [{ of: who, how: 'turn' }] }),
  scored: ({ seat, points }, view, eye) => {
    const [part] = points.parts;
    if (part === undefined)
      return {
        ms: 800,
        banner: { title: words.scoresNothing[eye.locale](nameOf(seat, eye)), side: sideOf(seat, eye) },
      };
    const { token } = part.source.args;
    const from = typeof token === 'number' ? whereIs(view, token) : null;
    return {
      ms: 650 + 300 * Math.min(points.value, 3),
      banner: {
        title: words.scores[eye.locale](nameOf(seat, eye), points.value),
        line: told(part.source, view, eye),
        side: sideOf(seat, eye),
      },
      stirs: [{ of: scoreOf(seat), how: 'flare' }],
      ...(from !== null && {
        flashes: [from],
        pops: pop(from, signed(points.value), toneFor(seat, eye)),
        flights: Array.from({ length: Math.min(points.value, 3) }, () => ({
          from,
          to: scoreOf(seat),
          look: 'point' as const,
        })),
      }),
    };
  },
  'priority-moved': ({ seat }, _view, eye) => ({ ms: 850, banner: priorityBanner(seat, eye) }),
  won: ({ seat }, _view, eye) => ({
    ms: 1700,
    banner: {
      title: seat === null ? words.draw[eye.locale] : words.wins[eye.locale](nameOf(seat, eye)),
      side: sideOf(seat, eye),
      loud: true,
    },
  }),
};
