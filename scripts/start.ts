import path from 'node:path';
import { addresses } from './start/addresses.ts';
import { deskLinks } from './start/desk-links.ts';
import { buildAndPublish } from './run/build.ts';
import { stateFolder } from './run/paths.ts';
import { portsOf, refuseTakenPorts } from './run/ports.ts';
import { startProduct } from './run/product.ts';
import { main } from './run/step.ts';
import { untilStopped } from './run/until-stopped.ts';

await main(async () => {
  const ports = portsOf(process.env);
  const state = stateFolder(process.env);
  await refuseTakenPorts(ports);
  await buildAndPublish(path.join(state, 'releases'));
  console.log(`\n▸ Starting on ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'the embedded database'}`);
  const product = await startProduct({ ports, state, say: console.log });
  console.log(await addresses(ports));
  if (process.env['LATCHKEY_MODE'] !== 'production') console.log(await deskLinks(ports));
  untilStopped(product);
});
