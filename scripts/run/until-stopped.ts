import type { Product } from './product.ts';

/** Keeps a product running until a signal comes or one of its services ends by itself; then stops everything, once. */
export function untilStopped(product: Product, endings: readonly (() => Promise<void>)[] = []): void {
  let stopping = false;
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping …');
    await product.stop();
    for (const end of endings) await end();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  for (const service of product.services) {
    service.process.once('exit', (code) => {
      if (!stopping)
        console.error(`\n✗ ${service.name} has ended by itself (exit code ${code}); everything else is stopped.`);
      void stop(1);
    });
  }
}
