import { createServer as createTls } from 'node:tls';
import { connect, type AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { pipeline } from 'node:stream';
import path from 'node:path';
import { root } from '../../scripts/run/paths.ts';
import { startService } from '../../scripts/run/service.ts';

/** The outside parties of an instance: the sandbox, which production speaks to over TLS as it does to real ones. */
export interface Outside {
  /** Where the engine finds gateways and the SMS provider, and where it sends mail. */
  readonly https: string;
  readonly smtps: string;
  stop(): Promise<void>;
}

/** Starts the sandbox behind TLS. It has the keys that the environment gives to the engine. */
export async function startOutside(
  { http, smtp }: { readonly http: number; readonly smtp: number },
  { cert, key }: { readonly cert: string; readonly key: string },
  apiPort: number,
): Promise<Outside> {
  const sandbox = await startService({
    name: 'sandbox',
    entry: path.join(root, 'apps/sandbox/dist/server.js'),
    env: {
      SANDBOX_PORT: String(http),
      SANDBOX_SMTP_PORT: String(smtp),
      API_URL: `http://127.0.0.1:${apiPort}`,
      WEBHOOK_DELAY_MS: '200',
    },
    health: `http://127.0.0.1:${http}/healthz`,
    patience: 20_000,
  });
  const fronts = await Promise.all([http, smtp].map((port) => overTls(port, { cert, key })));
  const [forHttp, forMail] = fronts;
  return {
    https: `https://127.0.0.1:${forHttp?.port ?? 0}`,
    smtps: `smtps://127.0.0.1:${forMail?.port ?? 0}`,
    async stop() {
      for (const { close } of fronts) close();
      await sandbox.stop();
    },
  };
}

/** A port that speaks TLS for one that does not. */
function overTls(
  port: number,
  { cert, key }: { readonly cert: string; readonly key: string },
): Promise<{ readonly port: number; readonly close: () => void }> {
  const server = createTls({ cert: readFileSync(cert), key: readFileSync(key) }, (outside) => {
    const inside = connect(port, '127.0.0.1');
    // Whichever end is lost takes the other with it; who asked sees a lost connection.
    pipeline(outside, inside, outside, () => undefined);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ port: (server.address() as AddressInfo).port, close: () => void server.close() }),
    );
  });
}
