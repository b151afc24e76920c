import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { buildSandbox } from './app.ts';
import { createSmtpInbox } from './inbox/smtp-inbox.ts';
import { createNamesServer } from './names/names-server.ts';
import { readSettings } from './settings.ts';
import { createSandboxState } from './state/sandbox-state.ts';

const read = readSettings(process.env);
if ('faults' in read) fail(read.faults.map((fault) => `Setting ${fault}`));
const { settings } = read;
const log = pino({ level: settings.LOG_LEVEL, base: { app: 'sandbox' } });

const state = createSandboxState();
const app = await buildSandbox(state, settings, log);
const smtp = createSmtpInbox(state);
smtp.on('error', (cause: Error & { code?: string }) => {
  if (cause.code === 'EADDRINUSE')
    fail([`Port ${settings.SANDBOX_SMTP_PORT} is taken: set SANDBOX_SMTP_PORT to another.`]);
  log.warn({ err: cause }, 'a mail connection failed');
});

const names = createNamesServer(state);
names.on('error', (cause) => log.warn({ err: cause }, 'the server of names failed'));

closeWithGrace({ delay: 5000, logger: log }, async () => {
  await app.close();
  names.close();
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
});

try {
  await new Promise<void>((resolve) => {
    smtp.listen(settings.SANDBOX_SMTP_PORT, settings.SANDBOX_HOST, resolve);
  });
  // The same number as the pages': a port of UDP is another than that of TCP.
  names.bind(settings.SANDBOX_PORT, settings.SANDBOX_HOST);
  await app.listen({
    host: settings.SANDBOX_HOST,
    port: settings.SANDBOX_PORT,
    listenTextResolver: (address) => `ready at ${address}`,
  });
} catch (cause) {
  if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')
    fail([`Port ${settings.SANDBOX_PORT} is taken: set SANDBOX_PORT to another.`]);
  throw cause;
}

function fail(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
