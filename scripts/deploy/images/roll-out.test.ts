import { expect, test } from 'vitest';
import type { Docker } from './docker.ts';
import { rollOut } from './roll-out.ts';

/** A machine as docker shows it: containers by service, oldest first, and what cannot become healthy on it. */
function machine(sick: readonly string[] = []) {
  let last = 3;
  const running: Record<string, { id: string; tag: string }[]> = {
    api: [{ id: 'c1', tag: 'one' }],
    'origin-one': [{ id: 'c2', tag: 'one' }],
    'origin-two': [{ id: 'c3', tag: 'one' }],
  };
  const done: string[] = [];
  /** The fewest containers that each service had at any moment. */
  const fewest: Record<string, number> = {};
  const count = (): void => {
    for (const [service, found] of Object.entries(running))
      fewest[service] = Math.min(fewest[service] ?? found.length, found.length);
  };
  const docker: Docker = (words, { TAG: tag = '' } = {}) => {
    if (words[0] === 'inspect') {
      const container = Object.values(running)
        .flat()
        .find(({ id }) => id === words.at(-1));
      return `registry.example/latchkey/api:${container?.tag}`;
    }
    if (words[0] === 'rm')
      for (const [service, found] of Object.entries(running))
        running[service] = found.filter(({ id }) => !words.includes(id));
    if (words[0] !== 'compose') return '';
    const [what, service = ''] = [words[3], words.at(-1)];
    if (what === 'ps') return (running[service] ?? []).map(({ id }) => id).join('\n');
    done.push(`${what} ${what === 'up' ? `${service} ${tag}` : tag}`);
    if (what !== 'up') return '';
    if (!words.includes('--no-recreate')) running[service] = [];
    running[service]?.push({ id: `c${++last}`, tag });
    if (sick.includes(`${service} ${tag}`)) throw new Error(`${service} is unhealthy`);
    count();
    return '';
  };
  const tags = (): Record<string, string[]> =>
    Object.fromEntries(Object.entries(running).map(([service, found]) => [service, found.map(({ tag }) => tag)]));
  return { docker, done, fewest, tags };
}

const well = () => Promise.resolve([]);

test('the engine is replaced before the origins, each once the one before is healthy, after the schema', async () => {
  const { docker, done, fewest, tags } = machine();
  await rollOut(docker, { tag: 'two', migrates: true, smoke: well });
  expect(done).toEqual(['pull two', 'run two', 'up api two', 'up origin-one two', 'up origin-two two']);
  expect(tags()).toEqual({ api: ['two'], 'origin-one': ['two'], 'origin-two': ['two'] });
  expect(fewest).toMatchObject({ api: 1 });
});

test('an engine that does not become healthy ends, and the old one was never stopped', async () => {
  const { docker, tags } = machine(['api two']);
  await expect(rollOut(docker, { tag: 'two', migrates: true, smoke: well })).rejects.toThrow('two is not live');
  expect(tags()).toEqual({ api: ['one'], 'origin-one': ['one'], 'origin-two': ['one'] });
});

test.each(['origin-one', 'origin-two'])('%s that does not become healthy takes everything back', async (service) => {
  const { docker, tags } = machine([`${service} two`]);
  await expect(rollOut(docker, { tag: 'two', migrates: true, smoke: well })).rejects.toThrow(`${service} is unhealthy`);
  expect(tags()).toEqual({ api: ['one'], 'origin-one': ['one'], 'origin-two': ['one'] });
});

test('pages that do not answer take everything back', async () => {
  const { docker, tags } = machine();
  const smoke = () => Promise.resolve(['https://book.example answers 503']);
  await expect(rollOut(docker, { tag: 'two', migrates: true, smoke })).rejects.toThrow('answers 503');
  expect(tags()).toEqual({ api: ['one'], 'origin-one': ['one'], 'origin-two': ['one'] });
});

test('an earlier tag comes back without the schema', async () => {
  const { docker, done } = machine();
  await rollOut(docker, { tag: 'zero', migrates: false, smoke: well });
  expect(done).not.toContain('run zero');
});
