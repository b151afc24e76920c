import { expect, it } from 'vitest';
import { xmlText } from './xml-text.ts';

it('writes in XML nothing that ends an element or cannot be read', () => {
  expect(xmlText(`<b>&"'\u0000\u001F\uD83D`)).toBe('&lt;b&gt;&amp;&quot;&apos;');
  expect(xmlText('👩')).toBe('👩');
});
