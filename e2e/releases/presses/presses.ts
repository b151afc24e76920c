import type { Page } from '@playwright/test';
import { ready } from '../../guard.ts';
import { fill, leadsTo, payInWindow, step } from './steps.ts';
import type { Presses } from './presses.types.ts';

// Buttons are found by what pages promise to others than their readers: a form by the name under which the server takes it,
// a field by its own, the way to a price by the marks that price checkers follow. A reworded button changes none of it.

/** Chooses the offer that price checkers are led to, one room more of it, and goes on to checkout. */
const bookFromHome: Presses = async (page) => {
  await ready(page);
  const offer = await step('find an offer to choose', async () => {
    const choose = page.locator('[data-nav-criticalpath="true"]').first();
    const found = await choose.evaluateHandle((button) => button.closest('li'));
    await choose.click();
    return found.asElement();
  });
  await step('take one room more', async () => {
    await offer?.waitForSelector('fieldset output');
    const more = await offer?.$('fieldset button:last-of-type');
    if ((await more?.getAttribute('aria-disabled')) === null) await more?.click();
  });
  const total = page.locator('[data-price="total"]').first();
  await step('see the total of the stay', () => total.waitFor());
  const rooms = await step('see how many rooms are chosen', async () => {
    const count = await offer?.$('fieldset output');
    return (await count?.innerText()) ?? '';
  });
  await page.waitForFunction(() => document.querySelector('#stay [data-nav-loading-indicator]') === null);
  const shown = await total.innerText();
  await step('book what is chosen', async () => {
    await page.locator('#stay [data-books]').click();
    await leadsTo(page, /\/room\/checkout\?/);
  });
  return { rooms, total: shown };
};

/** The same without a script: the form of the first offer. */
const bookFromHomePlainly: Presses = async (page) => {
  await step('choose a room by its form', async () => {
    await page.locator('form[action*="post=choice"] button[type="submit"]').first().click();
    await leadsTo(page, /\/room\/checkout\?/);
  });
  return { rooms: '1' };
};

const stayForm = 'form[action*="post=stay"]';

/** Fills in who comes and how it is paid, and books. */
const bookStay: Presses = async (page, { way = '', fullName = '', email = '', contactNumber = '' }) => {
  await step('say who comes', () => fill(page, stayForm, { fullName, email, contactNumber }));
  await step(`choose to pay ${way}`, () => page.locator(`${stayForm} input[name="way"][value="${way}"]`).check());
  await step('book', async () => {
    // What only changes something in the form has a name.
    await page.locator(`${stayForm} button[type="submit"]:not([name])`).last().click();
    await leadsTo(page, way === 'full' ? /\/checkout\// : /\/bookings\/confirmation\//);
  });
  return {};
};

const book: Presses = async (page, facts) => {
  await ready(page);
  return bookStay(page, facts);
};

const payNow = async (page: Page): Promise<void> => {
  await step('pay in the gateway’s window', () => payInWindow(page));
  await step('come to the confirmation', () => leadsTo(page, /\/bookings\/confirmation\//));
};

/** Books a stay that is paid at once: the window opens by itself. */
const bookAndPay: Presses = async (page, facts) => {
  await book(page, facts);
  await payNow(page);
  return {};
};

/** Pays a stay that was booked before. */
const pay: Presses = async (page) => {
  await ready(page);
  await step('open the payment', () => page.locator('main button:not(form button)').first().click());
  await payNow(page);
  return {};
};

/** Presses the one button of a form that the page's own address takes. */
const pressForm = async (page: Page, name: string, leads: RegExp): Promise<void> => {
  await step(`press the form ${name}`, async () => {
    await page.locator(`form[action*="post=${name}"] button[type="submit"]`).last().click();
    await leadsTo(page, leads);
  });
};

const cancel: Presses = async (page) => {
  await pressForm(page, 'cancellations', /\/bookings\/(?!cancel)[^/]+$/);
  return {};
};

/** Asks what other nights cost, and takes them. */
const change: Presses = async (page) => {
  await pressForm(page, 'modifications', /\/bookings\/(?!modify)[^/]+$/);
  return {};
};

const changePlainly: Presses = async (page, { checkIn = '', checkOut = '' }) => {
  const form = 'form[method="get"]:has([type="date"][name="checkIn"])';
  await step('ask what other nights cost', async () => {
    await page.locator(`${form} [type="date"][name="checkIn"]`).fill(checkIn);
    await page.locator(`${form} [type="date"][name="checkOut"]`).fill(checkOut);
    await page.locator(`${form} button[type="submit"]`).last().click();
    await leadsTo(page, new RegExp(`checkIn=${checkIn}`));
  });
  return change(page, {});
};

const divide: Presses = async (page) => {
  await ready(page);
  await pressForm(page, 'shares', /handed-out/);
  return {};
};

const payShare: Presses = async (page, { name = '', email = '' }) => {
  await ready(page);
  const form = 'form[action*="post=pay"]';
  await step('say who pays', () => fill(page, form, { name, email }));
  await page.locator(`${form} [name="agree"]`).check();
  await page.locator(`${form} button[type="submit"]`).last().click();
  await step('pay in the gateway’s window', () => payInWindow(page));
  await step('see that it is paid', () => page.locator(form).waitFor({ state: 'detached' }));
  return {};
};

/** Signs in by a link, and notes that a guest has come. */
const checkIn: Presses = async (page, { today = '', reference = '' }) => {
  await step('sign in by a link', async () => {
    const open = page.locator('form[action*="post=open"]');
    await open.locator('button[type="submit"]').click();
    await open.waitFor({ state: 'detached' });
  });
  await page.goto(new URL(today, page.url()).href);
  await ready(page);
  const press = page.locator(
    `[data-line="${reference}"] form[action*="post=act"]:has(input[name="act"][value="check_in"]) button`,
  );
  await step('note that a guest has come', async () => {
    await press.first().click();
    await press.first().waitFor({ state: 'detached' });
  });
  return {};
};

/** Searches hotels of a place, and opens one of those that are found. */
const find: Presses = async (page, { place = '', hotel = '' }) => {
  await ready(page);
  await step('search a place', async () => {
    await page.locator('form:has([name="place"]) [name="place"]').first().fill(place);
    await page.locator('form:has([name="place"]) button[type="submit"]').first().click();
    await page.waitForURL(/place=/);
  });
  await step('open a hotel that is found', async () => {
    await page.locator(`main a[href*="${hotel}"]`).first().click();
    await leadsTo(page, new RegExp(hotel));
    await page.locator('#rooms').waitFor();
  });
  return {};
};

/** By the names that the gate knows (`packages/releases/src/gate/walks`). */
export const presses: Readonly<Record<string, Presses>> = {
  find,
  'home to checkout': bookFromHome,
  'home to checkout without a script': bookFromHomePlainly,
  'book at the hotel': book,
  'book at the hotel without a script': bookStay,
  'book and pay': bookAndPay,
  'pay later': pay,
  cancel,
  'cancel without a script': cancel,
  change,
  'change without a script': changePlainly,
  divide,
  'pay a share': payShare,
  'check in': checkIn,
};
