import { freePorts } from '../run/ports.ts';
import { step } from '../run/step.ts';

/** A test that takes minutes and can be broken by few packages alone. */
export interface ApartTest {
  readonly name: string;
  /** The packages whose change, or whose dependency's, breaks it. */
  readonly of: readonly string[];
  readonly run: (chromium: string) => Promise<void>;
}

const beside = (purpose: string, command: string, args: readonly string[], env = {}): Promise<void> =>
  step(purpose, command, args, { isBeside: true, env });

export const apartTests: readonly ApartTest[] = [
  {
    name: 'another-folder',
    of: ['@latchkey/federation', '@latchkey/scripts'],
    run: () =>
      beside('The same build in another folder, and a remote made there', 'node', ['scripts/test/another-folder.ts']),
  },
  {
    name: 'dev',
    of: ['@latchkey/federation', '@latchkey/scripts', '@latchkey/releases', '@latchkey/origin'],
    run: () => beside('pnpm dev: pages of each host, and edits that show', 'node', ['scripts/test/dev.ts']),
  },
  {
    name: 'gallery',
    of: ['@latchkey/gallery'],
    run: async (chromium) => {
      const { ORIGIN_PORT: port } = await freePorts();
      await beside('Gallery of the components', 'pnpm', ['--filter', '@latchkey/gallery', 'run', 'gallery:check'], {
        CHROMIUM_PATH: chromium,
        GALLERY_PORT: String(port),
      });
    },
  },
  {
    name: 'attack',
    of: ['@latchkey/api', '@latchkey/origin', '@latchkey/sandbox'],
    run: () => beside('An instance in production mode, attacked', 'node', ['e2e/attack/attack.ts', '--short']),
  },
];
