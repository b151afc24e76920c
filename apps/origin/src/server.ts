import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const app = await buildApp(settings);
closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) app.log.error(err);
  await app.close();
});
await app.listen({ host: settings.host, port: settings.port });
console.log(JSON.stringify({ ready: 'origin', port: settings.port }));
