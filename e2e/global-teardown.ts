import { rmSync } from 'node:fs';

/** Removes what the server of the tests kept. */
export default function teardown(): void {
  const folder = process.env['ASSEMBLE_E2E_DATA'];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
