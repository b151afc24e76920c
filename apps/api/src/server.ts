import { serviceRelease } from '@latchkey/tracing/release';
import { openTracing } from '@latchkey/tracing/server';
import closeWithGrace from 'close-with-grace';
import { startEngine } from './engine.ts';
import { createLog } from './log.ts';
import { readSettings } from './settings.ts';

const read = readSettings(process.env);
if ('faults' in read) fail(read.faults.map((fault) => `Setting ${fault}`));
const { settings } = read;
const release = serviceRelease(import.meta.url, process.env);
const log = createLog(settings.logLevel, release);

const tracing = await openTracing({ name: 'latchkey-api', release }, process.env);
const engine = await startEngine(settings, log, tracing).catch((cause: unknown) => {
  log.fatal({ err: cause }, 'not started');
  process.exit(1);
});
if ('refused' in engine) fail([engine.refused]);

closeWithGrace({ delay: 10_000, logger: log }, async ({ err }) => {
  if (err !== undefined) log.error({ err }, 'closing after an error');
  await engine.close();
});

try {
  await engine.app.listen({
    host: settings.host,
    port: settings.port,
    listenTextResolver: (address) => `ready at ${address}`,
  });
} catch (cause) {
  await engine.close();
  if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')
    fail([`Port ${settings.port} is taken: set API_PORT to another.`]);
  throw cause;
}

function fail(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
