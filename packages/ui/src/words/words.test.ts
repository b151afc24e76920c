import { expect, test } from 'vitest';
import { loadUiFrameWords } from './load-frame-words.ts';
import { loadUiWords } from './load-ui-words.ts';

test.each(['en', 'de', 'ar', 'hi'] as const)('the words in %s hold those of the frame', async (locale) => {
  const [all, frame] = await Promise.all([loadUiWords(locale), loadUiFrameWords(locale)]);
  expect(Object.keys(frame).length).toBeGreaterThan(0);
  expect(Object.keys(all).length).toBeGreaterThan(Object.keys(frame).length);
  expect(all).toMatchObject(frame);
});

test.each([loadUiWords, loadUiFrameWords])(
  'what one request adds to its words, the next does not see',
  async (load) => {
    const first = await load('hi');
    Object.assign(first, { added: 'by one request' });
    expect(await load('hi')).not.toHaveProperty('added');
  },
);
