import { describe, expect, it } from 'vitest';
import { startTestEngine } from '../../../test/test-engine.ts';
import { byteRangeOf } from './send-video.ts';

describe('a part of a video', () => {
  it.each([
    [undefined, null],
    ['bytes=-', null],
    ['items=0-1', null],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'beyond'],
    ['bytes=20-10', 'beyond'],
  ])('asked for as %s is %o', (range, part) => {
    expect(byteRangeOf(range, 100)).toEqual(part);
  });
});

it('a video nobody has is not there', async () => {
  const engine = await startTestEngine();
  expect((await engine.app.inject({ url: '/images/1760/nobody.webm' })).statusCode).toBe(404);
  await engine.close();
});
