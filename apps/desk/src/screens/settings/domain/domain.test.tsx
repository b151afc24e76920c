import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../../testing/staff.ts';
import { setUp } from '../settings.fixture.ts';
import { screen } from '../set-up.screen.ts';
import { found, none, waiting } from './domain.fixture.ts';

afterEach(cleanup);

const show = (
  own: object,
  {
    part = 'domain',
    returned,
  }: {
    readonly part?: string;
    readonly returned?: { readonly fields: Record<string, string>; readonly code: string };
  } = {},
) =>
  showScreen(screen, `/h/1760/set-up/${part}`, {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard()), {
      getSetUp: { status: 200, body: setUp },
      getOwnDomain: { status: 200, body: own },
    }),
    ...(returned && { returned }),
  });

test('asks for an address, and says where guests find the hotel until then', async () => {
  await show(none);
  expect(await page.findByText('https://book.example/courtyard')).toBeTruthy();
  const field = page.getByRole<HTMLInputElement>('textbox', { name: /The address that you have bought/ });
  expect([field.form?.getAttribute('action'), field.value]).toEqual(['?post=name-domain', '']);
});

test('an address that cannot be is told why, and is still there', async () => {
  await show(none, { returned: { fields: { host: 'www.hilton.com' }, code: 'brand' } });
  expect((await page.findByRole('alert')).textContent).toContain('the name of a chain or a portal');
  const field = page.getByRole<HTMLInputElement>('textbox', { name: /The address that you have bought/ });
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['www.hilton.com', 'true']);
});

test('tells both records, and what was found in place of each', async () => {
  await show({ ...waiting, domain: { ...waiting.domain, found } });
  const section = await page.findByRole('region', { name: 'www.courtyard.example' });
  const [leads, proof] = within(section).getAllByRole('listitem');
  expect(leads?.textContent).toContain('book.example');
  expect(leads?.textContent).toContain('198.51.100.1');
  expect(leads?.textContent).toContain('We found the address 203.0.113.9, 2001:db8::9, which is not ours.');
  expect(proof?.textContent).toContain('_latchkey.www.courtyard.example');
  expect(proof?.textContent).toContain('latchkey-hotel=abc');
  expect(proof?.textContent).toContain('Not there yet');
});

test('names the alias where a CNAME leads elsewhere, another’s record, and that nobody answered', async () => {
  const alias = { ...found, aliases: ['parked.example', 'x.example'], proves: 'other', texts: ['<img src=x>'] };
  await show({ ...waiting, domain: { ...waiting.domain, found: alias } });
  expect((await page.findByText(/We found a CNAME/)).textContent).toContain('parked.example. Write book.example');
  expect(document.querySelector('main img[src="x"]')).toBeNull();
  cleanup();
  await show({ ...waiting, domain: { ...waiting.domain, found: { ...found, isAnswered: false } } });
  expect(await page.findByText(/DNS lookup got no answer/)).toBeTruthy();
  expect(page.queryByText('Not there yet')).toBeNull();
});

test('a proof that is lost is told on its page, and marked on every page of the set-up', async () => {
  const lost = {
    ...waiting,
    domain: { ...waiting.domain, state: 'lost', lostAt: '2026-11-20T08:00:00.000Z', found },
    former: [{ host: 'old.courtyard.example', state: 'seen' }],
  };
  await show(lost);
  expect((await page.findByRole('alert')).textContent).toContain('DNS records incorrect since');
  const before = page.getByRole('region', { name: 'Your addresses before' });
  const button = within(before).getByText<HTMLButtonElement>('Give it up').closest('form');
  expect(new FormData(button ?? undefined).get('host')).toBe('old.courtyard.example');
  cleanup();
  await show(lost, { part: 'texts' });
  const links = await page.findByRole('navigation', { name: 'Pages of the settings' });
  expect(within(links).getByRole('link', { name: /Your own address/ }).textContent).toContain('1 to do');
});
