import { describe, expect, test } from 'vitest';
import { asker, bundle, checkout, job, openPools, shellCode } from './render-pool.fixtures.ts';

const { complaints, current, open, textOf } = openPools();

describe('code that throws when nobody waits for it any more', () => {
  const lates = {
    'after its page': ['', `setTimeout(() => { throw new Error('late'); }, 300);`],
    'after it was evaluated': [`setTimeout(() => { throw new Error('late'); }, 300);`, ''],
  };

  test.each(Object.entries(lates))(
    '%s costs no thread and no page, and is told of its release',
    async (when, [top = '', inPage = '']) => {
      const [failed, strayed]: [unknown[], string[]] = [[], []];
      open(1, 20_000, { screenFailed: (...told) => failed.push(told), strayed: (release) => strayed.push(release) });
      const id = `late-${when.replaceAll(' ', '-')}`;
      const late = checkout(id, `${top} exports.exposes = { say() { ${inPage} return 'well'; } };`);
      expect(await textOf('/', late)).toContain('says well');
      const beside = Array.from({ length: 4 }, () => textOf('/slower'));
      await expect.poll(() => complaints).toContain('code threw late');
      expect(await Promise.all(beside)).toEqual(Array.from({ length: 4 }, () => '/slower '));
      const mark = `checkout@${id}`;
      const told = [[mark], [[mark, asker, mark]]];
      expect([strayed, failed]).toEqual(inPage === '' ? [told[0], []] : [[], told[1]]);
      expect(complaints).not.toContain('renderer given up');
    },
  );

  test('is blamed on the shell where it is the shell’s, not on the owner of the page', async () => {
    const failed: unknown[] = [];
    open(1, 20_000, { screenFailed: (...told) => failed.push(told) });
    const page = job('/', checkout('innocent', `exports.exposes = { say: () => 'well' };`));
    const buggy = bundle(
      'buggy',
      shellCode.replace('const what =', `setTimeout(() => { throw new Error('late'); }, 50); const what =`),
    );
    await current().render({ ...page, bundles: { ...page.bundles, shell: buggy } }, asker);
    await expect.poll(() => failed).toEqual([['checkout@innocent', asker, 'shell@buggy']]);
  });
});

test('a screen that throws is told with its release and a path without secrets, and its page goes on', async () => {
  const failed: string[] = [];
  open(1, 20_000, { screenFailed: (release) => failed.push(release) });
  const remote = checkout('throws', `exports.exposes = { say: () => 'hello' };`);
  expect(await textOf('/throwing/1_abcdefghijklmnopqrstuv', remote)).toContain('hello');
  expect(failed).toEqual(['checkout@throws']);
  expect(complaints[0]).toBe('screen failed');
  expect(JSON.parse(complaints[1] ?? '')).toMatchObject({ path: '/throwing/…', release: 'checkout@throws' });
});

test('what is known of a screen only once its page was sent is told all the same', async () => {
  const failed: string[] = [];
  open(1, 20_000, { screenFailed: (release) => failed.push(release) });
  expect(await textOf('/told-later', checkout('hangs', `exports.exposes = { say: () => 'hello' };`))).toContain(
    'hello',
  );
  expect(failed).toEqual([]);
  await expect.poll(() => failed).toEqual(['checkout@hangs']);
});
