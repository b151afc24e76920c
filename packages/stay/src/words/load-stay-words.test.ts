import { expect, test } from 'vitest';
import { loadStayWords } from './load-stay-words.ts';

test.each(['en', 'de', 'ar', 'hi'] as const)(
  'what one request adds to the words in %s, the next does not see',
  async (locale) => {
    const first = await loadStayWords(locale);
    expect(Object.keys(first).length).toBeGreaterThan(0);
    Object.assign(first, { added: 'by one request' });
    expect(await loadStayWords(locale)).not.toHaveProperty('added');
  },
);
