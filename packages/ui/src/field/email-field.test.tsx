import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { sentBy } from '../testing/sent.ts';
import { show } from '../testing/show.tsx';
import { EmailField } from './email-field.tsx';

afterEach(cleanup);

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Email' });

test('the browser fills it in, a phone shows the keys of an address, and it is sent as email', async () => {
  const { container } = show(
    <form>
      <EmailField label="Email" />
    </form>,
  );
  expect([field().autocomplete, field().inputMode]).toEqual(['email', 'email']);
  await userEvent.type(field(), 'rao@example.com');
  expect(sentBy(container.querySelector('form'))).toEqual([['email', 'rao@example.com']]);
});

test('what is no address is not valid', async () => {
  show(<EmailField label="Email" />);
  await userEvent.type(field(), 'rao');
  expect(field().checkValidity()).toBe(false);
  await userEvent.type(field(), '@example.com');
  expect(field().checkValidity()).toBe(true);
});

test('it reads from left to right in Arabic', () => {
  show(<EmailField label="Email" />, { locale: 'ar' });
  expect(field().dir).toBe('ltr');
});

test('a form with two of them gives the second another name', () => {
  const { container } = show(
    <form>
      <EmailField label="Email" defaultValue="rao@example.com" />
      <EmailField label="Copy to" name="copyTo" defaultValue="desk@example.com" />
    </form>,
  );
  expect(sentBy(container.querySelector('form')).map(([name]) => name)).toEqual(['email', 'copyTo']);
});
