import { type NamedTeam, teamFile } from '@assemble/dice-masters';

/** Hands teams over as a file. */
export function downloadTeams(teams: readonly NamedTeam[], name: string): void {
  const url = URL.createObjectURL(new Blob([teamFile(teams)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.teams.json`;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
