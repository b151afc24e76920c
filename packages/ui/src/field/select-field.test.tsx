import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { describedBy } from '../testing/described.ts';
import { sentBy } from '../testing/sent.ts';
import { show } from '../testing/show.tsx';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

afterEach(cleanup);

const meals = (props: Partial<SelectFieldProps> = {}): ReactNode => (
  <SelectField label="Meals" name="meals" {...props}>
    <option value="">None</option>
    <option value="breakfast">Breakfast</option>
    <option value="all">All meals</option>
  </SelectField>
);
const list = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Meals' });

test('a form sends the option that was chosen, and the first where none was', async () => {
  const { container } = show(<form>{meals()}</form>);
  const form = container.querySelector('form');
  expect(sentBy(form)).toEqual([['meals', '']]);
  await userEvent.selectOptions(list(), 'All meals');
  expect(sentBy(form)).toEqual([['meals', 'all']]);
});

test('it begins with what it is given, and stays there where the page keeps the value', async () => {
  function Page(): ReactNode {
    const [asked, ask] = useState('');
    return (
      <>
        {meals({ value: 'breakfast', onChange: (event) => ask(event.target.value) })}
        <output>{asked}</output>
      </>
    );
  }
  show(<Page />);
  await userEvent.selectOptions(list(), 'All meals');
  expect([list().value, screen.getByRole('status').textContent]).toEqual(['breakfast', 'all']);
});

test('one that is off is passed by the Tab key', async () => {
  show(
    <form>
      {meals({ disabled: true })}
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(list().disabled).toBe(true);
});

test('its hint and error describe it', () => {
  show(meals({ hint: 'For each day', error: 'Choose your meals' }));
  expect(list().getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(list())).toEqual(['Choose your meals', 'For each day']);
});
