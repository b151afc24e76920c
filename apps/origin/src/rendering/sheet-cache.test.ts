import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@latchkey/releases/bundle';
import type { Release } from '@latchkey/releases/store';
import { expect, test } from 'vitest';
import { sheetCache } from './sheet-cache.ts';

const assets = mkdtempSync(path.join(tmpdir(), 'latchkey-sheets-'));
mkdirSync(path.join(assets, 'shell'));

/** A release of one sheet, which was published with `published` and lies here as `text`. */
function released(text: string, published = text, base = '/assets/shell/'): Release {
  writeFileSync(path.join(assets, 'shell/a.css'), text);
  return {
    app: 'shell',
    base,
    files: { 'a.css': { integrity: integrityOf(published), bytes: 1 } },
  } as unknown as Release;
}

test('addresses in a sheet are whole in the page, however they are written', () => {
  const css = [
    'a{src:url(a.woff2)}',
    'b{src:url("b.svg")}',
    "c{src:url('c.svg')}",
    'd{src:url(/d.svg)}',
    'e{src:url("data:x")}',
    'f{src:url(#f)}',
    'g{src:url("https://hotel.test/g.svg")}',
  ].join('');
  expect(sheetCache()(assets).sheet(released(css), 'a.css')).toBe(
    [
      'a{src:url(/assets/shell/a.woff2)}',
      'b{src:url("/assets/shell/b.svg")}',
      "c{src:url('/assets/shell/c.svg')}",
      'd{src:url(/d.svg)}',
      'e{src:url("data:x")}',
      'f{src:url(#f)}',
      'g{src:url("https://hotel.test/g.svg")}',
    ].join(''),
  );
});

test('a sheet that is not what was published is not given out', () =>
  expect(sheetCache()(assets).sheet(released('p{}', 'q{}'), 'a.css')).toBeNull());

test('a sheet that is not on this machine is not given out', () =>
  expect(sheetCache()(assets).sheet(released('p{}'), 'b.css')).toBeNull());

test('a dev server serves its own sheets, which change', () =>
  expect(sheetCache()(assets).sheet(released('p{}', 'p{}', 'http://127.0.0.1:4201/'), 'a.css')).toBeNull());
