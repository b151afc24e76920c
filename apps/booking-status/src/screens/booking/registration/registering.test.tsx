import type { OwnRegistration } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { ReturnedForm } from '@latchkey/site/screen';
import type { Locale } from '@latchkey/site/urls';
import { fakeApi, hotelApi, offline, type Replies } from '@latchkey/testing/fake-api';
import { wholeBooking } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadWords } from '../../../i18n.ts';
import { action } from '../status.action.ts';
import { screen as status } from '../status.screen.ts';

afterEach(cleanup);

// Shows docs/rules.md: Registration of guests (Before arrival).

const { bookingId } = wholeBooking;
type Place = OwnRegistration['places'][number];
const asked = (...fields: Place['fields'][number]['field'][]): Place['fields'] =>
  fields.map((field) => ({ field, most: 80, isOptional: false, isOfDeparture: false }));
const lena: Place = {
  place: 0,
  isChild: false,
  duty: 'due',
  entry: {
    surname: 'Hartwig',
    givenNames: 'Lena',
    nationality: 'FR',
    documentNumber: '•••• 0T47',
    address: 'Rue de la Paix 4',
  },
  fields: asked('surname', 'givenNames', 'nationality', 'documentNumber', 'address'),
  faults: [],
  isSigned: false,
  filledBy: 'guest',
  confirmedAt: null,
};
const unknown: Place = { ...lena, place: 1, duty: 'nationality-needed', entry: {}, fields: [], filledBy: null };
const own = (changes: Partial<OwnRegistration> = {}): OwnRegistration => ({
  scheme: 'form-iii',
  country: 'IN',
  who: 'foreigners',
  source: 'Immigration and Foreigners Act 2025, s. 8(1)',
  arrival: '2026-11-27' as LocalDate,
  departure: '2026-11-29' as LocalDate,
  keptUntil: '2027-11-29' as LocalDate,
  isOpen: true,
  closedBy: null,
  places: [lena, unknown],
  ...changes,
});
interface Shown {
  readonly search?: string;
  readonly locale?: Locale;
  readonly returned?: ReturnedForm;
}
const show = (body: OwnRegistration, { search = '?registration=next', ...shown }: Shown = {}) =>
  showScreen(status, `/bookings/${bookingId}${search}`, {
    words: loadWords,
    ...shown,
    api: hotelApi({ getOwnRegistration: { status: 200, body } }),
  });
const post = (fields: Readonly<Record<string, string>>, replies: Replies) => {
  const api = fakeApi(replies);
  const path = `/bookings/${bookingId}`;
  return { api, outcome: postForm(action, fields, { form: 'registrations', api, path, params: { bookingId } }) };
};

describe('the way to it from the page of a booking', () => {
  const page = (registration: 'missing' | 'ready' | 'done' | undefined) =>
    showScreen(status, `/bookings/${bookingId}`, {
      words: loadWords,
      api: hotelApi({
        getBooking: {
          status: 200,
          body: {
            access: 'whole',
            booking: { ...wholeBooking, ...(registration === undefined ? {} : { registration }) },
          },
        },
      }),
    });

  test('is a link while something is to be filled in', async () => {
    await page('missing');
    const link = await screen.findByRole('link', { name: 'Skip the form at reception: register now' });
    expect(link.getAttribute('href')).toBe(`/bookings/${bookingId}?registration=next`);
  });

  test.each(['done', undefined] as const)('is none where it is %s', async (registration) => {
    await page(registration);
    expect(await screen.findByText(/It goes to/)).toBeDefined();
    expect(screen.queryByRole('link', { name: /register now|everything is filled in/ })).toBeNull();
  });
});

describe('registering before arrival', () => {
  test('asks the next guest the nationality first, in a form that needs no script', async () => {
    await show(own());
    const guests = await screen.findByRole('list', { name: 'Guests' });
    expect(
      within(guests)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Lenadone', 'Guest 21 to fill in']);
    const nationality = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Nationality' });
    expect(nationality.form?.getAttribute('action')).toBe('?post=registrations&registration=1');
    expect(screen.queryByRole('textbox', { name: 'Surname' })).toBeNull();
  });

  test('never shows a number again, and leaves it where it is left empty', async () => {
    await show(own(), { search: '?registration=0' });
    const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Document number' });
    expect(number.value).toBe('');
    expect(screen.getByText('Given: •••• 0T47. Leave it empty to keep it.')).toBeDefined();
  });

  test('says by which law it is asked, and until when it is kept', async () => {
    await show(own());
    const why = await screen.findByText(/The law of India has hotels register guests from abroad/);
    expect(why.textContent).toContain('stored encrypted until Monday 29 November 2027');
    cleanup();
    await show(own({ keptUntil: null, who: 'all' }));
    expect(await screen.findByText(/deleted as soon as the authority has taken it/)).toBeDefined();
  });

  test('points at what is empty once it was sent, and at a wrong letter at once', async () => {
    const wrong: Place = {
      ...lena,
      faults: [
        { field: 'surname', fault: 'letters' },
        { field: 'documentNumber', fault: 'missing' },
      ],
    };
    await show(own({ places: [wrong] }), { search: '?registration=0' });
    expect((await screen.findByRole('textbox', { name: 'Surname' })).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('textbox', { name: 'Document number' }).getAttribute('aria-invalid')).toBeNull();
    cleanup();
    await show(own({ places: [wrong] }), { search: '?registration=0&checked=1' });
    expect((await screen.findByRole('textbox', { name: 'Document number' })).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Kept. 1 field is still empty.')).toBeDefined();
  });

  test('takes over what is the same of all, folded', async () => {
    const tobias: Place = {
      ...lena,
      place: 1,
      entry: { nationality: 'FR' },
      faults: [{ field: 'surname', fault: 'missing' }],
    };
    await show(own({ places: [lena, tobias] }));
    expect((await screen.findByText('Same as')).textContent).toContain('Lena');
    expect(document.querySelector<HTMLInputElement>('[name=address]')?.value).toBe('Rue de la Paix 4');
  });

  test.each([
    ['arrived', 'You have arrived.'],
    ['confirmed', 'Reception has confirmed your registration.'],
    ['over', 'This stay is over.'],
  ] as const)('is closed: %s', async (closedBy, sentence) => {
    await show(own({ isOpen: false, closedBy }));
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeDefined();
    expect(document.querySelector('form[action*="registrations"]')).toBeNull();
  });

  test('speaks Arabic', async () => {
    await show(own(), { locale: 'ar' });
    expect(await screen.findByRole('button', { name: 'احفظ وتابع' })).toBeDefined();
  });
});

describe('what is filled in', () => {
  const kept = (...places: readonly Place[]): Replies => ({
    keepOwnRegistration: { status: 200, body: own({ places: [...places] }) },
  });
  const form = {
    place: '0',
    step: 'all',
    fields: 'surname documentNumber',
    surname: 'Hartwig',
    documentNumber: 'C01',
    purpose: 'unasked',
  };

  test('has the fields of the form alone, and leads to the next guest', async () => {
    const { api, outcome } = post(form, kept(lena, unknown));
    expect(await outcome).toEqual({ kind: 'redirect', to: `/bookings/${bookingId}?registration=next` });
    expect(api.inputsOf('keepOwnRegistration')).toEqual([
      { params: { bookingId }, body: { place: 0, entry: { surname: 'Hartwig', documentNumber: 'C01' } } },
    ]);
  });

  test('stays with the guest of whom something is missing', async () => {
    const { outcome } = post(form, kept({ ...lena, faults: [{ field: 'surname', fault: 'letters' }] }));
    expect(await outcome).toEqual({ kind: 'redirect', to: `/bookings/${bookingId}?registration=0&checked=1` });
  });

  test('is deleted where the guest says so', async () => {
    const { api } = post({ ...form, act: 'withdraw' }, kept(unknown));
    expect(api.inputsOf('keepOwnRegistration')).toMatchObject([{ body: { place: 0, entry: {} } }]);
  });

  test('stands in its fields again where the engine is away, but for numbers of documents', async () => {
    const { outcome } = post(form, { keepOwnRegistration: offline });
    const said = await outcome;
    expect(said).toMatchObject({ kind: 'again', status: 503, returned: { fields: { surname: 'Hartwig' } } });
    expect(JSON.stringify(said)).not.toContain('C01');
  });

  test('asks a strange device to prove itself on the booking’s page', async () => {
    const { outcome } = post(form, { keepOwnRegistration: { status: 403, body: { code: 'verification_needed' } } });
    expect(await outcome).toEqual({ kind: 'redirect', to: `/bookings/${bookingId}` });
  });
});
