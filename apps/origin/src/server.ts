import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { readSettings, type Settings } from './settings.ts';

const settings = settingsOrExit();
const app = await buildApp(settings);
closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) app.log.error(err);
  await app.close();
});
await app.listen({ host: settings.host, port: settings.port });
console.log(JSON.stringify({ ready: 'origin', port: settings.port }));

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
