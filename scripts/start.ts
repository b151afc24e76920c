import path from 'node:path';
import { addresses } from './start/addresses.ts';
import { buildAndPublish } from './run/build.ts';
import { stateFolder } from './run/paths.ts';
import { portsOf, refuseTakenPorts } from './run/ports.ts';
import { startProduct } from './run/product.ts';
import { main } from './run/step.ts';

await main(async () => {
  const ports = portsOf(process.env);
  const state = stateFolder(process.env);
  await refuseTakenPorts(ports);
  await buildAndPublish(path.join(state, 'releases'));
  console.log(`\n▸ Starting on ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'the embedded database'}`);
  const product = await startProduct({ ports, state, say: console.log });
  console.log(await addresses(ports));

  let stopping = false;
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping …');
    await product.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  for (const service of product.services) {
    service.process.once('exit', (code) => {
      if (!stopping) console.error(`\n✗ ${service.name} has ended by itself (exit code ${code}); everything else is stopped.`);
      void stop(1);
    });
  }
});
