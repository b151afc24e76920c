import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import type { FakeApi } from '@latchkey/testing/fake-api';
import { postAddress } from '@latchkey/site';
import { cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Framed } from '../frame/desk-frame.types.ts';
import { deskScreen } from '../frame/desk-screen.tsx';
import { inFrame } from '../frame/in-frame.tsx';
import { inHotel } from '../frame/in-hotel.ts';
import { loadWords } from '../i18n.ts';
import { useSignInAgain } from '../session/use-sign-in-again.ts';
import { courtyard, sessionAt, signedInAs } from '../testing/staff.ts';

// Shows docs/rules.md: A bad day (A press that fails, A session that ends).

interface Model {
  readonly code: string | null;
  /** A token that is another each time, as of a price. */
  readonly quote: string;
}

function WithForm({ model }: { readonly model: Model & Framed }) {
  const signInAgain = useSignInAgain();
  return (
    <>
      <form method="post" action={postAddress('guest', 'en')}>
        <input type="hidden" name="key" value="k1" />
        <input type="hidden" name="quote" value={model.quote} />
        <input name="name" aria-label="Name" />
        <input type="password" name="secret" aria-label="Secret" />
        <p>{model.code}</p>
        <button type="submit">Save</button>
      </form>
      <button type="button" onClick={() => signInAgain('/h/1760/new')}>
        By script
      </button>
    </>
  );
}

let quotes = 0;
const form = deskScreen<Model & Framed>({
  load: inHotel<Model>(async ({ returned }) => ({
    kind: 'ready',
    model: { code: returned?.code ?? null, quote: `1760_${(quotes += 1)}` },
  })),
  head: () => ({ title: '' }),
  View: inFrame<Model & Framed>(null, WithForm),
  Pending: () => null,
  Failed: () => <p>The page is gone</p>,
});

const fetched = vi.fn<typeof fetch>();
const isOnline = vi.spyOn(navigator, 'onLine', 'get');
let api: FakeApi;

const show = async (personId = 'p1'): Promise<void> => {
  const session = sessionAt(courtyard());
  api = signedInAs({ ...session, person: { ...session.person, personId } });
  history.replaceState(null, '', '/h/1760/new');
  await showScreen(form, '/h/1760/new', { words: loadWords, site: deskSite, api });
  // What watches presses is there once a form is not left to the browser.
  await waitFor(() => {
    isOnline.mockReturnValue(false);
    fireEvent.submit(page.getByRole('button', { name: 'Save' }).closest('form') as HTMLFormElement);
    expect(page.getByText('No connection: nothing was sent')).toBeDefined();
  });
  fireEvent.click(page.getByRole('button', { name: 'Close' }));
  isOnline.mockReturnValue(true);
  await new Promise((over) => setTimeout(over, 10));
};
const nameField = (): HTMLInputElement => page.getByLabelText('Name');
const press = (): void => {
  fireEvent.input(nameField(), { target: { value: 'Asha' } });
  fireEvent.submit(nameField().form as HTMLFormElement);
};
const json = (body: object, status = 200): Response => Response.json(body, { status });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('without a line nothing is sent, and the page says so', async () => {
  await show();
  isOnline.mockReturnValue(false);
  press();
  expect(await page.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('No connection: nothing was sent'),
  );
  expect([fetched.mock.calls.length, nameField().value]).toEqual([0, 'Asha']);
});

test.each([
  ['is lost on its way', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the engine does not answer', async () => json({ returned: { fields: {}, code: 'unavailable' } }, 503)],
  ['a proxy answers', async () => new Response('<p>Bad gateway</p>', { status: 502 })],
])('a press that %s leaves what was typed, and says that it may have been done', async (_, answer) => {
  await show();
  fetched.mockImplementation(answer);
  press();
  expect(await page.findByText('No answer came: it may or may not have been done')).toBeDefined();
  expect(page.getByText(/Press again: it is not done twice/)).toBeDefined();
  expect([nameField().value, page.queryByText('The page is gone')]).toEqual(['Asha', null]);
});

test('a finger that shakes, and one that is impatient, send a form once', async () => {
  await show();
  fetched.mockImplementation(() => new Promise(() => undefined));
  press();
  press();
  await new Promise((over) => setTimeout(over, 50));
  press();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what was refused is the page again with its reason, and all that was typed', async () => {
  await show();
  fetched.mockResolvedValue(json({ returned: { fields: {}, code: 'name_taken' } }, 409));
  press();
  expect(await page.findByText('name_taken')).toBeDefined();
  await waitFor(() => expect(nameField().value).toBe('Asha'));
});

/** The session is over at a press, and the person goes to sign in again. */
async function overWhileTyping(): Promise<void> {
  await show();
  fetched.mockResolvedValue(json({ to: '/sign-in?to=%2Fh%2F1760%2Fnew' }));
  fireEvent.input(page.getByLabelText('Secret'), { target: { value: 'hidden' } });
  press();
  expect(await page.findByText('Your session has ended: nothing was done')).toBeDefined();
  expect(nameField().value).toBe('Asha');
  vi.stubGlobal(
    'location',
    new Proxy(location, { get: (real, key) => (key === 'assign' ? () => undefined : Reflect.get(real, key)) }),
  );
  fireEvent.click(page.getByRole('button', { name: 'Sign in again' }));
  vi.unstubAllGlobals();
  cleanup();
}

test('who signs in again finds the form as it was filled', async () => {
  await overWhileTyping();
  expect(Object.values(sessionStorage).join(' ')).not.toContain('hidden');
  await show();
  await waitFor(() => expect(nameField().value).toBe('Asha'));
  cleanup();
  await show();
  expect(nameField().value).toBe('');
});

test('somebody else who signs in there finds nothing, nor does anybody after them', async () => {
  await overWhileTyping();
  await show('p2');
  expect([nameField().value, sessionStorage.length]).toEqual(['', 0]);
});

test('after half an hour nothing is left of it', async () => {
  await overWhileTyping();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
  await show();
  expect([nameField().value, sessionStorage.length]).toEqual(['', 0]);
  vi.mocked(Date.now).mockRestore();
});

test('an act of the page’s own script that finds the session over says the same', async () => {
  await show();
  fireEvent.click(page.getByRole('button', { name: 'By script' }));
  expect(await page.findByText('Your session has ended: nothing was done')).toBeDefined();
});
