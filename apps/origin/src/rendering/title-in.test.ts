import { expect, test } from 'vitest';
import { pageStream } from './page-stream.ts';
import { titleIn } from './title-in.ts';

test.each([
  ['<!doctype html><head><title>Teak King at Sandalwood Courtyard</title>', 'Teak King at Sandalwood Courtyard'],
  ['<title>Rooms &amp; &quot;more&quot; &lt;b&gt;</title>', 'Rooms & "more" <b>'],
  ['<title>الغرف</title>', 'الغرف'],
  ['<!doctype html><head><tit', null],
])('the title of %s is %s', (html, title) => expect(titleIn(html)).toBe(title));

test('a page that streams knows its title when its head has come, however it was cut', async () => {
  const { sink, rendered } = pageStream();
  sink.head(200, {});
  const { title } = await rendered;
  expect(title()).toBeNull();
  const bytes = new TextEncoder().encode('<head><title>कमरे</title></head><p>more</p>');
  sink.chunk(bytes.slice(0, 17));
  sink.chunk(bytes.slice(17));
  expect(title()).toBe('कमरे');
});
