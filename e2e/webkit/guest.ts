import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, ElementReference } from './webdriver.ts';

/** How long something may take to appear, in milliseconds. */
const patienceMs = 15_000;

const selectors = {
  button: 'button,[role=button]',
  link: 'a[href]',
  textbox: 'input:not([type=radio],[type=checkbox],[type=hidden]),textarea',
  radio: 'input[type=radio]',
  heading: 'h1',
  table: 'table',
} as const;

/** Finds what a guest would call by this name: what is shown of it, else its label, else the name it has for all who hear it. */
const found = `
  const [selector, source] = arguments;
  const name = (one) => [one.getAttribute('aria-label'), ...[...(one.labels ?? [])].map((label) => label.innerText),
    ...(one.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.innerText), one.caption?.innerText, one.innerText];
  const pattern = new RegExp(source, 'u');
  const one = [...document.querySelectorAll(selector)].find((each) =>
    each.checkVisibility() && name(each).some((text) => pattern.test((text ?? '').replaceAll('\\u00a0', ' ').trim())));
  // A radio button is pressed by its card.
  return one?.type === 'radio' ? (one.labels[0] ?? one) : one ?? null;`;

const isAlive = `return Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps'))`;

/** A guest at a browser: waits for what is to come, as a person does. */
export interface BrowserGuest {
  open(address: string): Promise<void>;
  see(role: keyof typeof selectors, name: RegExp): Promise<ElementReference>;
  press(role: 'button' | 'link' | 'radio', name: RegExp): Promise<void>;
  write(label: RegExp, text: string): Promise<void>;
  arriveAt(address: RegExp): Promise<string>;
}

export function guestAt(browser: Browser): BrowserGuest {
  const until = async <T>(what: string, look: () => Promise<T | null>): Promise<T> => {
    for (const end = Date.now() + patienceMs; ; await pause(100)) {
      let why = '';
      const seen = await look().catch((error: unknown) => ((why = String(error)), null));
      if (seen !== null) return seen;
      if (Date.now() > end) throw new Error(`${what} does not come, at ${await browser.address()} ${why}`);
    }
  };
  const see: BrowserGuest['see'] = (role, name) =>
    until(`${role} ${name.source}`, () => browser.run<ElementReference | null>(found, selectors[role], name.source));
  const comeAlive = (): Promise<boolean> => until('life', async () => (await browser.run<boolean>(isAlive)) || null);
  return {
    see,
    async open(address) {
      await browser.go(address);
      await comeAlive();
    },
    async press(role, name) {
      await comeAlive();
      // What is scrolled to softly or still moves cannot be pressed yet.
      await until(`a press on ${name.source}`, async () => {
        const element = await see(role, name);
        await browser.run(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, element);
        await browser.click(element);
        return true;
      });
    },
    async write(label, text) {
      await browser.type(await see('textbox', label), text);
    },
    arriveAt: (pattern) =>
      until(`the address ${pattern.source}`, async () => {
        const address = await browser.address();
        return pattern.test(address) ? address : null;
      }),
  };
}
