import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen } from './sign-in.screen.ts';

afterEach(cleanup);

const show = (path: string, returned?: { readonly fields: Record<string, string>; readonly code: string }) =>
  showScreen(screen, path, { words: loadWords, site: deskSite, ...(returned && { returned }) });

test('asks for a link by a form that needs no script', async () => {
  await show('/sign-in?to=%2Fh%2F1760%2Fpeople');
  expect(await page.findByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined();
  const { form } = page.getByRole<HTMLButtonElement>('button', { name: 'Send me a link' });
  expect([form?.getAttribute('action'), form?.method]).toEqual(['?post=ask', 'post']);
  expect(new FormData(form ?? undefined).get('to')).toBe('/h/1760/people');
});

test('an address that is none stays in its field, with what to do', async () => {
  await show('/sign-in', { fields: { mail: 'rao@', to: '' }, code: 'email_invalid' });
  const field = await page.findByRole<HTMLInputElement>('textbox', { name: 'No passkey here? Your email address' });
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['rao@', 'true']);
  expect(page.queryByRole('alert')).toBeNull();
});

test('after asking, it says what comes and what to do where nothing does', async () => {
  await show('/sign-in?sent=1&to=%2Fh%2F1760%2Fpeople');
  expect(await page.findByRole('heading', { level: 1, name: 'Check your inbox' })).toBeDefined();
  expect(page.getByRole('link', { name: 'Send another link' }).getAttribute('href')).toBe(
    '/sign-in?to=%2Fh%2F1760%2Fpeople',
  );
});

test('the page of a link is used by a press', async () => {
  await show('/sign-in?token=t1');
  const { form } = await page.findByRole<HTMLButtonElement>('button', { name: 'Open the desk' });
  expect([form?.getAttribute('action'), new FormData(form ?? undefined).get('token')]).toEqual(['?post=open', 't1']);
});

test('a link that is over says so, and another can be asked for', async () => {
  await show('/sign-in?token=t1', { fields: { token: 't1', to: '' }, code: 'link_expired' });
  expect((await page.findByRole('alert')).textContent).toContain('its ten minutes are over');
  expect(page.getByRole('button', { name: 'Send me a link' })).toBeDefined();
});

test('the recovery code has a form of its own', async () => {
  await show('/sign-in?by=code');
  expect(await page.findByRole('heading', { level: 1, name: 'By your recovery code' })).toBeDefined();
  const { form } = page.getByRole<HTMLButtonElement>('button', { name: 'Open the desk' });
  expect(form?.getAttribute('action')).toBe('?post=code&by=code');
});

test('a new recovery code is shown, and leads on', async () => {
  const fields = { recoveryCode: 'abcde-fghjk', to: '/h/1760/people?lang=hi' };
  await show('/sign-in?token=t1', { fields, code: 'signed_in' });
  expect(await page.findByText('abcde-fghjk')).toBeDefined();
  expect(page.getByRole('link', { name: 'I have it on paper' }).getAttribute('href')).toBe(fields.to);
});

test('the page is there in every language', async () => {
  await show('/sign-in?token=t1');
  expect(page.getByRole('link', { name: 'العربية' }).getAttribute('href')).toBe('/sign-in?token=t1&lang=ar');
});
