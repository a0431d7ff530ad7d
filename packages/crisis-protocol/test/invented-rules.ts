import {
  active,
  advance,
  ally,
  always,
  attackAgain,
  attacker,
  away,
  bring,
  changeOwn,
  changeTheirs,
  choose,
  damage,
  each,
  enemy,
  gain,
  give,
  heal,
  itself,
  lasting,
  lose,
  mayWhen,
  on,
  one,
  otherAlly,
  placeSecured,
  players,
  reaction,
  reduce,
  reroll,
  score,
  self,
  target,
  toward,
  transform,
  whenever,
} from '../src/abilities/build.ts';
import {
  after,
  before,
  character,
  crisis,
  form,
  gem,
  gemBearer,
  grunts,
  icons,
  ignoresSightAndCover,
  innate,
  modifying,
  named,
  only,
  perSecured,
  physical,
  physicalArea,
  playedBy,
  rule,
  splitForm,
  stats,
  superpower,
  tactic,
} from '../src/abilities/print.ts';
import type { Card, CharacterCard, Name } from '../src/content.ts';

type Facts = Parameters<typeof character>[0];

const jab = physical(named('Jab'), { range: 2, strength: 4 });

/** A plain character: Stamina 6, Medium, Size 2, three dice against everything. */
const plain = (name: string, more: Partial<Facts>): CharacterCard =>
  character({
    id: `test/${name.toLowerCase().replaceAll(' ', '-')}`,
    name: named(name),
    alterEgo: name,
    threat: 3,
    base: 35,
    affiliations: [],
    healthy: stats(6, 'M', 2, 3, 3, 3),
    attacks: [jab],
    ...more,
  });

const BLEED: Name = named('Bleed');

/** Cards that exercise one chapter of the rulebook each. */
export const RULE_CARDS: readonly Card[] = [
  // Control of an enemy (CP-CHAR-1 to CP-CHAR-3), and Grunts that come later (CP-GRUNT-3).
  plain('Puppeteer', {
    superpowers: [
      superpower(
        named('Puppet'),
        active(1, lasting('round', { holds: 'controlled' }, one(enemy({ within: 5 })))),
      ),
      superpower(named('Summon'), active(1, bring('Minion', 2))),
    ],
  }),
  plain('Summoner', {
    superpowers: [
      superpower(named('Summon Servant'), active(1, bring('Servant', 2))),
      superpower(named('Summon Sleeper'), active(1, bring('Sleeper', 2))),
      superpower(named('Call Anybody'), active(1, bring('Minion', 2))),
    ],
  }),
  plain('Servant', { threat: 0, grunt: true, superpowers: [grunts('Summoner', 'Blocker')] }),
  plain('Sleeper', { superpowers: [innate(named('Reserve'), always({ holds: 'reserve' }))] }),
  plain('Rival', { superpowers: [innate(named('Unrivalled'), always({ holds: 'unrivalled' }))] }),
  plain('Second Rival', { superpowers: [innate(named('Unrivalled'), always({ holds: 'unrivalled' }))] }),
  // Effects of and on somebody (CP-KO-2, CP-KO-3).
  plain('Inspirer', {
    superpowers: [
      superpower(
        named('Inspire'),
        active(0, lasting('game', { holds: 'dice', in: 'attack', amount: 1 }, one(otherAlly()))),
      ),
    ],
  }),
  plain('Doctor', {
    superpowers: [
      superpower(
        named('Vaccine'),
        active(0, lasting('round', { holds: 'immunity', to: ['poison'] }, one(otherAlly()))),
      ),
    ],
  }),
  plain('Bomber', { superpowers: [superpower(named('Blast'), active(0, damage(9, each({}))))] }),
  // What happens in an attack.
  plain('Drainer', {
    superpowers: [
      superpower(named('Drain'), reaction(1, on('targeted', { who: itself }), lose(9, attacker))),
      innate(named('Grateful'), whenever(on('after-attack', { who: itself }), gain(1))),
    ],
  }),
  plain('Softener', {
    attacks: [physical(named('Tap'), { range: 2, strength: 4 }, rule(before(give(target, 'stun')))), jab],
  }),
  plain('Trickster', {
    attacks: [
      physical(
        named('Feint'),
        { range: 2, strength: 2 },
        rule(
          mayWhen(
            on('modify', { by: { side: 'enemy' }, role: ['attacking'], dice: 'theirs' }),
            changeTheirs(1, ['block'], 'blank'),
          ),
        ),
      ),
      physical(
        named('Gamble'),
        { range: 2, strength: 2 },
        rule(modifying(changeOwn(1, ['blank'], 'wild'))),
        icons('wild', BLEED, after(give(target, 'bleed'))),
      ),
      jab,
    ],
  }),
  plain('Doubter', {
    attacks: [
      physical(named('Cut'), { range: 2, strength: 2 }, icons('wild', BLEED, after(give(target, 'bleed')))),
    ],
    superpowers: [
      innate(
        named('Doubt'),
        mayWhen(on('modify', { who: itself, role: ['attacking'], dice: 'own' }), reroll(1)),
      ),
    ],
  }),
  plain('Quaker', {
    attacks: [
      jab,
      physicalArea(named('Quake'), { range: 2, strength: 2 }),
      physicalArea(named('Tremor'), { range: 3, strength: 2, cost: 9 }),
    ],
    superpowers: [
      superpower(
        named('Aftershock'),
        reaction(
          0,
          on('after-attack', { who: itself }),
          attackAgain({ named: 'quake', against: { is: 'attacker' }, free: true }),
        ),
      ),
    ],
  }),
  plain('Sniper', {
    attacks: [jab, physical(named('Snipe'), { range: 5, strength: 4 }, ignoresSightAndCover)],
  }),
  plain('Wide but Low', { base: 65 }),
  plain('Frail', { healthy: stats(6, 'M', 2, 1, 3, 3) }),
  // Twins: one name and one alter ego on two cards; one alter ego under two names; one name for two people.
  plain('Twin', {}),
  plain('Twin', { id: 'test/twin-again' }),
  plain('Disguise', { alterEgo: 'Twin' }),
  plain('Twin', { id: 'test/namesake', alterEgo: 'Somebody Else' }),
  // Who hears the ends of things (CP-TIMING-2, CP-CLEANUP-4, CP-ACTPHASE-7).
  plain('Watcher', {
    superpowers: [
      innate(
        named('Watchful'),
        whenever(on('activation-ends'), gain(1)),
        whenever(on('activation-phase-ends'), gain(1)),
        whenever(on('cleanup'), gain(1)),
      ),
    ],
  }),
  plain('Scorekeeper', { superpowers: [innate(named('Keeps Score'), whenever(on('cleanup'), score(1)))] }),
  // Who makes others move, stumble or heal.
  plain('Marcher', {
    superpowers: [
      superpower(
        named('March'),
        active(0, choose(one(enemy({ within: 5 })), advance('L', self, toward('that')))),
      ),
      superpower(
        named('Retreat'),
        active(0, choose(one(enemy({ within: 5 })), advance('M', self, away('that')))),
      ),
      superpower(named('Stroll'), active(0, advance('speed'))),
    ],
  }),
  plain('Drover', {
    superpowers: [
      superpower(named('Drive'), active(0, advance('M', one({ within: 5, other: 'self' }), away()))),
      superpower(named('Call'), active(0, advance('L', one(otherAlly({ within: 5 })), toward()))),
    ],
  }),
  plain('Tripper', {
    superpowers: [
      innate(named('Trips'), whenever(on('after-attack', { who: itself }), give(attacker, 'stagger'))),
      innate(
        named('Hexes'),
        whenever(on('superpower-used', { who: enemy() }), give(each(enemy()), 'stagger')),
      ),
    ],
  }),
  plain('Guardian', {
    superpowers: [innate(named('Guards'), whenever(on('damage', { who: ally() }), reduce(1)))],
  }),
  plain('Healer', {
    superpowers: [
      superpower(
        named('Bless'),
        active(0, lasting('round', { holds: 'healing-factor', amount: 3 }, one(ally()))),
      ),
      superpower(
        named('Soothe'),
        active(0, lasting('round', { holds: 'healing-factor', amount: 1 }, one(ally()))),
      ),
    ],
  }),
  // Infinity Gems and Forms.
  gem({ id: 'test/pebble', name: named('Pebble'), threat: 1, superpowers: [] }),
  gem({ id: 'test/gravel', name: named('Gravel'), threat: 1, superpowers: [] }),
  plain('Collector', { superpowers: [gemBearer('test/pebble', 'test/gravel')] }),
  plain('Hoarder', {
    superpowers: [
      innate(named('Hoard'), always({ holds: 'gem-bearer', gems: ['test/pebble', 'test/gravel'], most: 2 })),
    ],
  }),
  plain('Two Cards', {
    healthy: stats(6, 'M', 2, 3, 3, 3),
    forms: [form(named('Large'), 65, stats(9, 'L', 4, 4, 1, 2))],
    superpowers: [superpower(named('Enlarge'), active(0, transform(1)))],
    attacks: [only({ form: 0 }, jab), only({ form: 1 }, physical(named('Pound'), { range: 3, strength: 6 }))],
  }),
  plain('One Card', {
    healthy: stats(6, 'M', 2, 3, 3, 3),
    forms: [splitForm(named('Long'), 35, { speed: 'L', size: 3 })],
    superpowers: [superpower(named('Lengthen'), active(0, transform(1)))],
  }),
  // Halves (CP-EFFECT-9).
  plain('Half', {
    superpowers: [
      innate(
        named('Halved'),
        always({ holds: 'halved-dice', in: 'attack' }),
        always({ holds: 'halved-dice', in: 'defense' }),
      ),
    ],
    attacks: [
      jab,
      physical(named('Kick'), { range: 2, strength: 5 }),
      physical(named('Poke'), { range: 2, strength: 1 }),
    ],
  }),
  // Leaders.
  ...['Leader', 'Deputy'].map((name) =>
    plain(name, {
      affiliations: ['avengers'],
      leadership: [
        {
          name: named(`Led by ${name}`),
          affiliation: 'avengers',
          abilities: [whenever(on('power-phase'), gain(name === 'Leader' ? 1 : 2, each(ally())))],
        },
      ],
    }),
  ),
  // Tactic cards.
  tactic({
    id: 'test/drill',
    name: named('Drill'),
    affiliation: null,
    kind: 'action',
    players: playedBy({}),
    ability: active(1, gain(3, players)),
  }),
  tactic({
    id: 'test/bandage',
    name: named('Bandage'),
    affiliation: null,
    kind: 'active',
    players: playedBy({}),
    ability: active(1, heal(2, players)),
  }),
  tactic({
    id: 'test/medal',
    name: named('Medal'),
    affiliation: null,
    kind: 'active',
    players: playedBy({}),
    ability: active(0, score(1)),
  }),
  tactic({
    id: 'test/overexertion',
    name: named('Overexertion'),
    affiliation: null,
    kind: 'active',
    players: playedBy({}),
    ability: active(0, damage(9, players)),
  }),
  // Crises.
  crisis({
    id: 'test/fog',
    name: named('Fog'),
    type: 'secure',
    maximumThreat: 17,
    tokens: [{ name: named('Lamp'), kind: 'location', at: [[18, 18]] }],
    scoring: [perSecured(1)],
    rules: [
      always({ holds: 'has-cover' }, {}),
      whenever(on('activation-ends'), gain(1, each({}))),
      whenever(on('activation-phase-ends'), damage(1, each({}))),
      whenever(on('cleanup'), gain(1, each({}))),
      whenever(on('terrain-destroyed'), gain(2, each({}))),
    ],
  }),
  crisis({
    id: 'test/frost',
    name: named('Frost'),
    type: 'extraction',
    maximumThreat: 15,
    tokens: [{ name: named('Icicle'), kind: 'asset', at: [[10, 18]] }],
    scoring: [],
    rules: [whenever(on('activation-ends'), lose(9, each({}))), whenever(on('cleanup'), lose(9, each({})))],
  }),
  crisis({
    id: 'test/searchlights',
    name: named('Searchlights'),
    type: 'secure',
    maximumThreat: 17,
    tokens: [
      {
        name: named('Searchlight'),
        kind: 'zone',
        at: [
          [18, 10],
          [18, 26],
        ],
        facing: [
          [18, 18],
          [18, 18],
        ],
      },
    ],
    scoring: [],
    rules: [
      whenever(on('power-phase'), damage(1, each({ inArc: 'secure' }))),
      whenever(on('cleanup'), placeSecured('secure', 1)),
    ],
  }),
  crisis({
    id: 'test/infirmary',
    name: named('Infirmary'),
    type: 'secure',
    maximumThreat: 17,
    tokens: [{ name: named('Bed'), kind: 'location', at: [[18, 18]] }],
    scoring: [],
    rules: [active(1, heal(1))],
  }),
];
