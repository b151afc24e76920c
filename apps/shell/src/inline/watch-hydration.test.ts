import { expect, test, vi } from 'vitest';
import { freshPage, hydrated } from './testing/inline-page.ts';
import { watchHydration } from './watch-hydration.ts';

freshPage();

function begin(): HTMLElement {
  document.body.innerHTML = '<div hidden>Part of this page did not load.</div><script type="text/plain"></script>';
  watchHydration(document.querySelector('script')!);
  return document.querySelector('div')!;
}
const aMoment = () => vi.advanceTimersByTimeAsync(1);

test('says nothing of a page that comes alive in time', async () => {
  const notice = begin();
  dispatchEvent(new Event('load'));
  await hydrated();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(notice.hidden).toBe(true);
});

test('tells the guest when a script fails', async () => {
  const notice = begin();
  const script = document.createElement('script');
  script.type = 'text/plain';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await aMoment();
  expect(document.documentElement.dataset['hydration']).toBe('lost');
  expect(notice.hidden).toBe(false);
});

test('a picture that fails is no script', async () => {
  const notice = begin();
  document.body.append(document.createElement('img'));
  document.querySelector('img')!.dispatchEvent(new Event('error'));
  await aMoment();
  expect(notice.hidden).toBe(true);
});

test('tells the guest eight seconds after a page has loaded that did not come alive', async () => {
  const notice = begin();
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(7999);
  expect(notice.hidden).toBe(true);
  await vi.advanceTimersByTimeAsync(2);
  expect(notice.hidden).toBe(false);
});

test('takes it back when the page comes alive after all, and not from a part that stays plain', async () => {
  const notice = begin();
  await hydrated('static');
  expect(notice.hidden).toBe(false);
  await hydrated('done');
  expect(notice.hidden).toBe(true);
});
