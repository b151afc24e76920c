import path from 'node:path';
import { root } from './paths.ts';
import { refuseTakenPorts, type Ports } from './ports.ts';
import { startService, type Service } from './service.ts';

export interface ProductSettings {
  readonly ports: Ports;
  /** Folder of the database, the releases and the pictures. */
  readonly state: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly say?: (line: string) => void;
}

/** The whole product, running. */
export interface Product {
  readonly services: readonly Service[];
  stop(): Promise<void>;
}

/** Starts sandbox, api and origin, in the order in which they need each other. What had started is stopped when one fails. */
export async function startProduct({ ports, state, env = {}, say = () => undefined }: ProductSettings): Promise<Product> {
  await refuseTakenPorts(ports);
  const shared = {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    LATCHKEY_DATA_DIR: state,
    RELEASE_STORE: path.join(state, 'releases'),
    ...env,
  };
  const services: Service[] = [];
  const stop = async (): Promise<void> => {
    for (const service of services.toReversed()) await service.stop();
  };
  const start = async (name: string, health: string, patience: number): Promise<void> => {
    const began = performance.now();
    services.push(await startService({ name, entry: path.join(root, 'apps', name, 'dist/server.js'), env: shared, health, patience }));
    say(`  ${name} ready in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  try {
    await start('sandbox', `http://127.0.0.1:${ports.SANDBOX_PORT}/healthz`, 20_000);
    await start('api', `http://127.0.0.1:${ports.API_PORT}/readyz`, 180_000);
    await start('origin', `http://127.0.0.1:${ports.ORIGIN_PORT}/healthz`, 20_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { services, stop };
}
