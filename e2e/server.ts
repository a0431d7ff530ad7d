/** What a server is started with for tests and pictures; what it keeps goes into a folder of its own. */
export const serverSettings = (dataFolder: string) => ({
  DATA_FOLDER: dataFolder,
  // Everybody comes from one address here, some play by script, and nobody wants to wait for bots or for people who
  // stay away.
  RATE_LIMIT: '100000',
  MESSAGE_RATE: '1000',
  BOT_PAUSE: '0',
  CLAIM_AFTER: '2000',
  LOG_LEVEL: 'warn',
});
