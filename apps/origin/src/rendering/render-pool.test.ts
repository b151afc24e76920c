import { describe, expect, test } from 'vitest';
import { askedBy } from './page-askers.ts';
import { answering, asker, checkout, job, openPools, posted, shell } from './render-pool.fixtures.ts';

const { complaints, current, open, textOf } = openPools();

test('two releases of one remote render at the same time, each with the shell’s own modules', async () => {
  open(1);
  const first = checkout('one', `const g = require('greeting'); exports.exposes = { say: () => g + ' from one' };`);
  const second = checkout('two', `const g = require('greeting'); exports.exposes = { say: () => g + ' from two' };`);
  const said = await Promise.all([textOf('/slow', first), textOf('/', second), textOf('/', first)]);
  expect(said).toEqual([
    '/slow checkout one says hello from one',
    '/ checkout two says hello from two',
    '/ checkout one says hello from one',
  ]);
});

test('what a page for one was told is known to no other page, and the other way round', async () => {
  open(1);
  const forOne = async (): Promise<string> => {
    const { body } = await current().render({ ...job('/remember-one'), isForOne: true }, asker);
    return Buffer.concat(await body.toArray()).toString();
  };
  expect(await textOf('/remember')).toBe('/remember knows nothing');
  expect(await forOne()).toBe('/remember-one knows nothing');
  expect(await textOf('/remember')).toBe('/remember knows /remember');
});

test('a remote whose bundle throws is missing, and the page is made without it', async () => {
  open(1);
  expect(await textOf('/', checkout('broken', `throw new Error('boom')`))).toBe('/ ');
  expect(complaints).toContain('remote cannot be rendered');
});

test('a bundle reaches nothing that its shell does not provide', async () => {
  open(1);
  expect(await textOf('/', checkout('greedy', `require('fastify'); exports.exposes = { say: () => '' };`))).toBe('/ ');
});

test('a hang costs its own page: others of the same thread are made by the next one', async () => {
  open(1, 4000);
  const hung = textOf('/hang');
  const others = [textOf('/one'), textOf('/two')];
  await expect(hung).rejects.toThrow('rendering took too long');
  expect(await Promise.all(others)).toEqual(['/one ', '/two ']);
});

test('a crash costs its own page, and no thread', async () => {
  open(1);
  const beside = textOf('/slow');
  await expect(textOf('/crash')).rejects.toThrow('crash');
  expect(await beside).toBe('/slow ');
  expect(complaints).not.toContain('renderer given up');
  expect(await textOf('/after')).toBe('/after ');
});

describe('a form that was posted to a page', () => {
  const answer = (address: string, by = answering) => current().render(posted(address, by), asker);

  test('reaches the page’s shell, whose answer comes back with the cookies that the engine gave', async () => {
    open(1);
    const { status, headers, cookies } = await answer('/room/checkout');
    expect([status, headers, cookies]).toEqual([303, { location: '/fullName=Meera' }, ['device=1; Path=/', 'proof=2']]);
  });

  test('is refused by a shell of before, which would lose it', async () => {
    open(1);
    expect((await answer('/room/checkout', shell)).status).toBe(405);
  });

  test('is not tried again where its thread is lost with it: it may have done already what it asks for', async () => {
    open(1, 4000);
    const hung = textOf('/hang');
    const [form, page] = [answer('/slow'), textOf('/one')];
    await Promise.all([
      expect(form).rejects.toThrow('the renderer was lost'),
      expect(hung).rejects.toThrow('rendering took too long'),
    ]);
    expect(await page, 'what only reads is').toBe('/one ');
  });

  test('that never ends is given up after the time of a page, and the others go on', async () => {
    open(1, 4000);
    await expect(answer('/never')).rejects.toThrow('rendering took too long');
    expect(await textOf('/after')).toBe('/after ');
  });
});

test('a refusal is told, and the thread lives on', async () => {
  open(1);
  await expect(textOf('/refuse')).rejects.toThrow('refused');
  expect(await textOf('/after')).toBe('/after ');
});

test('a page without an end is broken off, and the thread lives on', async () => {
  open(1);
  const { body } = await current().render(job('/endless'), asker);
  // Nobody reads yet: the buffer for a slow reader is bounded too.
  await expect.poll(() => body.destroyed, { timeout: 20_000 }).toBe(true);
  expect(body.errored?.message).toBe('the page is larger than a page may be');
  expect(await textOf('/')).toBe('/ ');
});

test('a page that is given up is named without the booking it was of', async () => {
  open(1, 300);
  await expect(textOf('/hang/1760_AAAAAAAAAAAAAAAAAAAAAA')).rejects.toThrow('too long');
  expect(complaints).toEqual(['renderer given up', JSON.stringify({ path: '/hang/…', release: 'shell@shell' })]);
});

describe('a release of one remote', () => {
  const say = "exports.exposes = { say: () => 'well' };";
  const bad = {
    loops: 'for (;;);',
    exits: `process.exit(1); ${say}`,
    'throws late': `setTimeout(() => { throw new Error('late'); }, 5); for (const end = Date.now() + 50; Date.now() < end;); ${say}`,
    rejects: `Promise.reject(new Error('forgotten')); ${say}`,
    throws: `throw new Error('boom');`,
  };

  for (const [what, code] of Object.entries(bad))
    test(`whose bundle ${what} costs no page of another`, async () => {
      // A thread that waits for a core of a busy machine is not one that hangs.
      open(2, 20_000, { stallMs: 1000 });
      const remote = checkout(`bad-${what.replaceAll(' ', '-')}`, code);
      const own = Array.from({ length: 4 }, () => textOf('/checkout', remote).catch(() => 'lost'));
      const others = Array.from({ length: 20 }, (_, at) => textOf('/home', remote, `198.51.100.${at}`));
      expect(await Promise.all(others)).toEqual(Array.from({ length: 20 }, () => '/home '));
      await Promise.all(own);
      expect(await textOf('/home', remote)).toBe('/home ');
    }, 60_000);

  test('whose page hung is rendered apart from then on, where it holds up nobody', async () => {
    open(1, 5000, { stallMs: 1000 });
    const looping = checkout('looping', 'for (;;);');
    await textOf('/checkout', looping).catch(() => 'lost');
    const lost = complaints.length;
    const hung = textOf('/checkout', looping).catch(() => 'lost');
    expect(await textOf('/home')).toBe('/home ');
    // It did not wait for the thread that hangs: that one has not been found out yet.
    expect(complaints).toHaveLength(lost);
    await hung;
  });

  test('that hangs every thread at once holds up the pages beside it for one stall only', async () => {
    open(2, 20_000, { stallMs: 1000 });
    const looping = checkout('looping-twice', 'for (;;);');
    const home = checkout('home-beside', "exports.exposes = { say: () => 'well' };");
    const hung = Array.from({ length: 2 }, () => textOf('/checkout', looping).catch(() => 'lost'));
    // Begun in the threads that hang, and behind them: none is given up with them.
    const beside = Array.from({ length: 12 }, (_, at) => textOf('/home', home, `198.51.100.${at}`));
    expect(await Promise.all(beside)).toEqual(Array.from({ length: 12 }, () => '/home '));
    expect(await Promise.all(hung)).toEqual(['lost', 'lost']);
  });
});

describe('more pages than can be begun', () => {
  const answerOf = (address: string): Promise<string> => textOf(address).catch((error: Error) => error.name);

  test('are refused at once beyond the line; the others are made', async () => {
    open(1, 20_000, { pagesPerWorker: 1, waitingPages: 3, waitMs: 10_000 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => answerOf('/slow')));
    expect(answers).toEqual([...Array.from({ length: 4 }, () => '/slow '), ...Array.from({ length: 4 }, () => 'Busy')]);
  });

  test('are refused in the line once they have waited', async () => {
    open(1, 20_000, { pagesPerWorker: 1, waitMs: 100 });
    const answers = await Promise.all(['/slower', '/', '/'].map(answerOf));
    expect(answers).toEqual(['/slower ', 'Busy', 'Busy']);
  });

  test('a page whose guest leaves while it waits or is made gives its place to another', async () => {
    open(1, 5000, { pagesPerWorker: 1, waitingPages: 1 });
    const { body } = await current().render(job('/slow'), asker);
    body.destroy();
    expect(await textOf('/after')).toBe('/after ');
  });
});

describe('pages of one network', () => {
  const stranger = { network: '198.51.100.7', judged: null };
  const seen = checkout('seen', `let pages = 0; exports.exposes = { say: () => ++pages };`);

  test('that are asked for and left, 600 at once, cost a guest of another network nothing, and are not made', async () => {
    open(1, 20_000, { waitingPages: 45, waitMs: 1400 });
    const left = new AbortController();
    const burst = Array.from({ length: 600 }, () =>
      current()
        .render(job('/slow', seen), stranger, askedBy(stranger.network, left.signal))
        .then(
          ({ body }) => (body.resume(), 'made'),
          (error: Error) => error.name,
        ),
    );
    expect(current().hasRoom(stranger.network)).toBe(false);
    expect(current().hasRoom(asker.network)).toBe(true);
    left.abort();
    expect(await textOf('/', seen)).toContain('says');
    const ends = await Promise.all(burst);
    // What was begun before the stranger left comes to its end.
    expect(ends.filter((end) => end === 'made').length).toBe(5);
    expect(ends.filter((end) => end === 'Forsaken').length).toBe(45);
    expect(await textOf('/', seen)).toContain('says 7');
  });

  test('are begun up to a share of the threads, and wait behind another network’s first', async () => {
    open(1, 20_000, { waitingPages: 45 });
    const ends: string[] = [];
    const burst = Array.from({ length: 600 }, async () => {
      const end = await current()
        .render(job('/slow'), stranger)
        .then(
          ({ body }) => (body.resume(), 'made'),
          () => 'refused',
        );
      ends.push(end);
    });
    await textOf('/');
    expect(ends.filter((end) => end === 'made')).toEqual([]);
    await Promise.all(burst);
    // Five are begun, and the line's 45 places but the one that the guest had.
    expect(ends.filter((end) => end === 'made')).toHaveLength(49);
  });
});

test('buffers that a release keeps cost it its thread, and no page: what is at work there ends first', async () => {
  const lost: string[] = [];
  open(1, 20_000, { lost: (release) => lost.push(release) });
  const hog = checkout(
    'hog',
    `const kept = []; exports.exposes = { say() { kept.push(Buffer.alloc(60_000_000, 1)); return 'well'; } };`,
  );
  for (let page = 0; page < 5; page++) expect(await textOf('/', hog)).toContain('says well');
  const beside = textOf('/slower');
  await expect.poll(() => complaints, { timeout: 5000 }).toContain('renderer holds too much memory');
  expect(await beside).toBe('/slower ');
  expect(lost).toEqual(Array.from({ length: 5 }, () => 'checkout@hog'));
  expect(await textOf('/home')).toBe('/home ');
});

test('renewed threads keep nothing of what was there, and no page is lost by it', async () => {
  open(2);
  const counter = checkout('counter', `let pages = 0; exports.exposes = { say: () => ++pages };`);
  const counts = [await textOf('/', counter), await textOf('/', counter)];
  expect(counts.at(-1)).toContain('says 2');
  const slow = Array.from({ length: 4 }, () => textOf('/slower', counter));
  current().renew();
  expect(await textOf('/', counter)).toContain('says 1');
  for (const page of await Promise.all(slow)) expect(page).toContain('/slower checkout counter says');
});
