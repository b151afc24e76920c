import { expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

it('runs a few at a time, lets a few wait, and turns the others away', async () => {
  const queue = createBoundedQueue(2, 3);
  let [running, most] = [0, 0];
  const task = async (): Promise<string> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return 'made';
  };
  const asked = Array.from({ length: 7 }, () => queue.run(task));
  expect(asked.filter((one) => one === 'full')).toHaveLength(2);
  const made = await Promise.all(asked.filter((one) => one !== 'full'));
  expect(made).toEqual(Array.from({ length: 5 }, () => 'made'));
  expect(most).toBe(2);
});

it('goes on after a task that fails', async () => {
  const queue = createBoundedQueue(1, 1);
  const failing = queue.run(() => Promise.reject(new Error('no picture')));
  const next = queue.run(async () => 'made');
  await expect(failing).rejects.toThrow('no picture');
  expect(await next).toBe('made');
});
