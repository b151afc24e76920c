import { connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy {
  readonly port: number;
  /** Ends what goes through it, and lets nothing through until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A way to a port of this machine that can be cut, as a server is lost. */
export async function cuttableProxy(to: number): Promise<CuttableProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((from) => {
    if (isCut) {
      from.destroy();
      return;
    }
    const beyond = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [from, beyond],
      [beyond, from],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    cut,
    mend: () => {
      isCut = false;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
