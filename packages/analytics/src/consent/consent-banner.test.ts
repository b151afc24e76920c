import { locales } from '@latchkey/site/urls';
import { afterEach, expect, test } from 'vitest';
import { askForConsent } from './ask-for-consent.ts';

afterEach(() => document.body.replaceChildren());

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];

test.each(locales)('the banner asks in %s, first in the document, with two buttons of one look', async (locale) => {
  document.body.append(document.createElement('main'));
  const choice = askForConsent(locale);
  const banner = document.body.firstElementChild;
  expect(banner?.tagName).toBe('ASIDE');
  expect(banner?.getAttribute('aria-label')).not.toBe('');
  const [no, yes] = buttons();
  expect([no?.className, no?.style.cssText]).toEqual([yes?.className, yes?.style.cssText]);
  expect(no?.textContent).not.toBe(yes?.textContent);
  yes?.click();
  expect(await choice).toBe('allowed');
  expect(document.querySelector('aside')).toBeNull();
});

test('asked twice, it stands once', async () => {
  const [one, other] = [askForConsent('en'), askForConsent('en')];
  expect(document.querySelectorAll('aside')).toHaveLength(1);
  buttons()[0]?.click();
  expect([await one, await other]).toEqual(['denied', 'denied']);
});
