import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { describedBy } from '../testing/described.ts';
import { sentBy } from '../testing/sent.ts';
import { show } from '../testing/show.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const field = (name = 'Name'): HTMLInputElement => screen.getByRole('textbox', { name });

test('a press on the label leads into the field, and a form sends what is typed under its name', async () => {
  const { container } = show(
    <form>
      <TextField label="Name" name="guest" defaultValue="A. " />
    </form>,
  );
  await userEvent.click(screen.getByText('Name'));
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('Rao');
  expect(sentBy(container.querySelector('form'))).toEqual([['guest', 'A. Rao']]);
});

test('one that is off is passed by the Tab key and not sent', async () => {
  const { container } = show(
    <form>
      <TextField label="Name" name="guest" defaultValue="Rao" disabled />
      <TextField label="Town" name="town" defaultValue="Mysuru" />
    </form>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(field('Town'));
  expect(sentBy(container.querySelector('form'))).toEqual([['town', 'Mysuru']]);
});

test('an empty one that is required holds the form back', async () => {
  const { container } = show(
    <form>
      <TextField label="Name" name="guest" required />
    </form>,
  );
  const form = container.querySelector('form');
  expect([field().required, form?.checkValidity()]).toEqual([true, false]);
  await userEvent.type(field(), 'Rao');
  expect(form?.checkValidity()).toBe(true);
});

test('where the page keeps the value, the field shows what the page made of it', async () => {
  function Page(): ReactNode {
    const [name, setName] = useState('');
    return <TextField label="Name" value={name} onChange={(event) => setName(event.target.value.toUpperCase())} />;
  }
  show(<Page />);
  await userEvent.type(field(), 'rao');
  expect(field().value).toBe('RAO');
});

test('it takes no more letters than its limit, and says each key and that it was left', async () => {
  const [type, leave] = [vi.fn<() => void>(), vi.fn<() => void>()];
  show(<TextField label="Name" maxLength={3} onChange={type} onBlur={leave} />);
  await userEvent.type(field(), 'Raos');
  await userEvent.tab();
  expect([field().value, type.mock.calls.length, leave.mock.calls.length]).toEqual(['Rao', 3, 1]);
});

test('its hint and its error describe it, and an error marks it', () => {
  const { rerender } = show(
    <TextField label="Email" hint="For the voucher" error="Please Enter Valid Email Address" />,
  );
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(field('Email'))).toEqual(['Please Enter Valid Email Address', 'For the voucher']);
  rerender(<TextField label="Email" hint="For the voucher" />);
  expect(field('Email').getAttribute('aria-invalid')).toBeNull();
  expect(describedBy(field('Email'))).toEqual(['For the voucher']);
  rerender(<TextField label="Email" />);
  expect(field('Email').hasAttribute('aria-describedby')).toBe(false);
});

test('what is written from left to right stays so in Arabic', () => {
  show(<TextField label="Phone" dir="ltr" />, { locale: 'ar' });
  expect(field('Phone').dir).toBe('ltr');
});
