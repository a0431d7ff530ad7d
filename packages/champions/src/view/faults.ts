import { SCENARIO, type Table } from '../table.ts';

/** What no rule should ever let happen: a card in two places or in none, or in a pile that is not its owner's. */
export function tableFaults(table: Table): string[] {
  const faults: string[] = [];
  const places = new Map<number, string>();
  const put = (ids: readonly number[], place: string, owner: number | null): void => {
    for (const id of ids) {
      const before = places.get(id);
      if (before !== undefined) faults.push(`card ${id} lies in ${before} and in ${place}`);
      places.set(id, place);
      if (owner !== null && table.prints[id]?.owner !== owner)
        faults.push(`card ${id} lies in a foreign ${place}`);
    }
  };
  put(table.deck, 'deck', SCENARIO);
  put(table.discard, 'discard', SCENARIO);
  table.players.forEach((player, seat) => {
    for (const zone of ['deck', 'hand', 'discard'] as const) put(player[zone], zone, seat);
    put(player.dealt, 'dealt', SCENARIO);
  });
  for (const piece of table.play) {
    put([piece.id], 'play', null);
    put(piece.under, 'under', null);
    if (piece.damage < 0 || piece.threat < 0 || piece.counters < 0)
      faults.push(`card ${piece.id} counts below 0`);
    if (piece.host >= 0 && !table.play.some((one) => one.id === piece.host)) {
      faults.push(`card ${piece.id} is attached to nothing`);
    }
  }
  put([...table.villains, ...table.schemes], 'stage', SCENARIO);
  for (const activity of table.activities) put(activity.boosts, 'boost', SCENARIO);
  table.zones.forEach((zone, id) => {
    const listed = zone !== 'shown' && zone !== 'aside' && zone !== 'removed' && zone !== 'gone';
    const place = places.get(id);
    if (place !== (listed ? zone : undefined))
      faults.push(`card ${id} should lie in ${zone}, lies in ${place}`);
  });
  return faults;
}
