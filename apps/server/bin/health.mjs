// Asks the server of this machine how it is, for the health check of a container: ends with 0, or with 1 and what is wrong.
const address = `http://127.0.0.1:${process.env['PORT'] || '4680'}/health`;
try {
  const response = await fetch(address, { signal: AbortSignal.timeout(4000) });
  console.log(await response.text());
  process.exitCode = response.ok ? 0 : 1;
} catch (error) {
  console.error(`No server answers: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
