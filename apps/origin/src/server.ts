import { setFlagsFromString } from 'node:v8';
import { serviceRelease } from '@latchkey/tracing/release';
import { openTracing } from '@latchkey/tracing/server';
import closeWithGrace from 'close-with-grace';
import { thrownInWords } from '@latchkey/security/log-line';
import { buildApp } from './app.ts';
import { readSettings, type Settings } from './settings.ts';

// V8 keeps the code of every release that was ever evaluated, 3 MB each in every thread, and gives it up only near its
// own limit. The threads start after this line and inherit it.
setFlagsFromString('--no-compilation-cache');

const settings = settingsOrExit();
const release = serviceRelease(import.meta.url, process.env);
const tracing = await openTracing({ name: 'latchkey-origin', release }, process.env);
const app = await buildApp(settings, release, tracing);
closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) app.log.error(err);
  await app.close();
});
// Of a crowd, those whom the system cannot note down would try again in silence, after 1, 3 and 7 seconds.
await app.listen({ backlog: 4096, host: settings.host, port: settings.port });
const address = app.server.address();
console.log(
  JSON.stringify({ ready: 'origin', port: typeof address === 'object' && address ? address.port : settings.port }),
);

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    process.stderr.write(`${thrownInWords(error)}\n`);
    process.exit(1);
  }
}
