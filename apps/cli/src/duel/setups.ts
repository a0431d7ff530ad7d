import * as mc from '@assemble/champions';
import * as cp from '@assemble/crisis-protocol';
import * as dm from '@assemble/dice-masters';
import type { Json } from '@assemble/kernel';
import { stream } from '@assemble/kernel';
import type { GameId } from '@assemble/rules';

const json = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** The set-up of the game with a number: two games in a row share it, so that the sides can be swapped. */
export function setupOf(game: GameId, number: number, seed: string, villain: string): Json {
  const pair = Math.floor(number / 2);
  switch (game) {
    case 'dice-masters': {
      const content = new dm.Content(dm.CARDS);
      const random = stream(`${seed}/${pair}`, 'teams');
      const team = () => dm.randomTeam(content, dm.FORMATS.tournament, random);
      return json({ format: 'tournament', first: pair % 2, teams: [team(), team()] });
    }
    case 'crisis-protocol': {
      const ready = cp.READY_MADE[pair % cp.READY_MADE.length];
      const map = cp.HAND_MADE_MAPS[pair % cp.HAND_MADE_MAPS.length];
      if (ready === undefined || map === undefined) throw new Error('nothing is ready-made');
      const roster = cp.rosterFor(ready, cp.EDITIONS.es13);
      return json({ edition: 'es13', terrain: map.features, rosters: [roster, roster] });
    }
    case 'champions': {
      const content = new mc.Content(mc.CARDS);
      const preset = mc.PRESETS[number % mc.PRESETS.length];
      if (preset === undefined) throw new Error('no deck is ready-made');
      const modular = mc.RECOMMENDED[villain as mc.SetId];
      return json({
        players: [mc.presetDeck(content, preset.hero, preset.aspect)],
        villain,
        mode: 'standard',
        modular: modular === undefined ? 1 : [modular],
        first: 0,
      });
    }
  }
}
