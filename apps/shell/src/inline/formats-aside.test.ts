import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { formatsAside } from './formats-aside.ts';
import { freshPage } from './testing/inline-page.ts';

freshPage();

/** What workers were given to do. */
function workersOf(act: () => void): Blob[] {
  const begun: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((work) => `blob:${begun.push(work as Blob)}`);
  vi.stubGlobal('Worker', class {});
  act();
  return begun;
}

test('Chromium makes the first formats of dates and numbers in a worker that ends by itself', async () => {
  vi.stubGlobal('navigator', { userAgentData: {} });
  const [work] = workersOf(formatsAside);
  const done: string[] = [];
  const close = () => done.push('closed');
  runInNewContext(await work!.text(), { Intl, close });
  expect(done).toEqual(['closed']);
});

test('other browsers start none', () => {
  vi.stubGlobal('navigator', {});
  expect(workersOf(formatsAside)).toEqual([]);
});

test('a browser that lets no worker start goes on', () => {
  vi.stubGlobal('navigator', { userAgentData: {} });
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('no worker here');
      }
    },
  );
  expect(formatsAside).not.toThrow();
});
