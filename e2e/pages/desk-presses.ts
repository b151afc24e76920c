import type { Page, Route } from '@playwright/test';

/** What becomes of a press on its way. */
export type Fate = 'no line' | 'line lost' | 'no answer' | 'session over';
export const fates: readonly Fate[] = ['no line', 'line lost', 'no answer', 'session over'];

/** What came of pressing a form: whether the page stayed with its input, what it said, and how often it asked. */
export interface Pressed {
  readonly stayed: boolean;
  readonly kept: boolean;
  readonly said: string;
  readonly asked: number;
}

const isAsked = (route: Route): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(route.request().method());

/** What is posted meets its fate before it reaches anybody: nothing that is pressed here is done. */
export async function meetFate(page: Page, fate: Fate, asked: { times: number }): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/*', async (route) => {
    if (!isAsked(route)) return route.fallback();
    const url = new URL(route.request().url());
    // A day that is open says so by itself.
    if (!url.pathname.endsWith('/look')) asked.times += 1;
    if (fate === 'line lost') return route.abort('connectionreset');
    const isCall = url.pathname.startsWith('/api/');
    if (fate === 'no answer') return route.fulfill({ status: 503, contentType: 'text/html', body: '<p>busy</p>' });
    if (isCall) return route.fulfill({ status: 401, contentType: 'application/json', body: '{"code":"signed_out"}' });
    const to = `/sign-in?to=${encodeURIComponent(new URL(page.url()).pathname)}`;
    return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify({ to }) });
  });
}

/** The forms of the page that do something, each kind once: by where they are posted, and what they carry. */
export const formsOf = (page: Page): Promise<{ readonly place: number; readonly name: string }[]> =>
  page.evaluate(() => {
    const kinds = new Map<string, number>();
    for (const [place, form] of [...document.forms].entries()) {
      if (form.getAttribute('method') === 'get' || form.method === 'dialog') continue;
      const post = new URL(form.getAttribute('action') ?? '', location.href).searchParams.get('post') ?? '';
      const act = [...form.elements].flatMap((one) =>
        one instanceof HTMLInputElement && ['act', 'what', 'state', 'part'].includes(one.name) ? [one.value] : [],
      );
      const name = [post, ...act].join(' ');
      if (post !== 'sign-out' && !kinds.has(name)) kinds.set(name, place);
    }
    return [...kinds].map(([name, place]) => ({ name, place }));
  });

const typed = '7';

/** Types into a form and presses twice, as a finger that shakes. */
export async function pressTwice(page: Page, place: number, asked: { times: number }): Promise<Pressed> {
  const before = asked.times;
  const found = await page.evaluate(
    ({ at, text }) => {
      const form = document.forms[at];
      if (form === undefined) return null;
      Object.assign(window, { sameDocument: true });
      form.noValidate = true;
      const field = [...form.elements].find(
        (one): one is HTMLInputElement | HTMLTextAreaElement =>
          (one instanceof HTMLInputElement && ['text', 'search', 'email', 'tel'].includes(one.type)) ||
          one instanceof HTMLTextAreaElement,
      );
      if (field !== undefined) {
        const prototype = Object.getPrototypeOf(field) as object;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      const button = [...form.elements].find(
        (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit',
      );
      for (let times = 0; times < 2; times += 1) form.requestSubmit(button);
      return { hasField: field !== undefined };
    },
    { at: place, text: typed },
  );
  await page.waitForTimeout(350);
  return page.evaluate(
    ({ at, text, asks, has }) => {
      const form = document.forms[at];
      const values = [...(form?.elements ?? [])].map((one) => ('value' in one ? one.value : ''));
      return {
        stayed: 'sameDocument' in window && form !== undefined,
        kept: !has || values.includes(text),
        said: [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join(' '),
        asked: asks,
      };
    },
    { at: place, text: typed, asks: asked.times - before, has: found?.hasField ?? false },
  );
}
