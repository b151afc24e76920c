import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { BillLine, BillTable } from './bill.tsx';

afterEach(cleanup);

test('the table has a name, and each amount the label of its line as its head', () => {
  show(
    <BillTable caption="The bill of your stay">
      <BillLine label="Teak King" note="3 nights × ₹6,200" amount="₹18,600" />
      <BillLine label="Total" amount="₹18,600" kind="total" />
    </BillTable>,
  );
  const table = within(screen.getByRole('table', { name: 'The bill of your stay' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Teak King3 nights × ₹6,200',
    'Total',
  ]);
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['₹18,600', '₹18,600']);
});

test('where there is no amount words stand, which are no price', () => {
  show(
    <BillTable caption="Bill">
      <BillLine label="Convenience fee" amount={{ words: 'None' }} />
    </BillTable>,
  );
  const cell = screen.getByRole('cell', { name: 'None' });
  expect(cell.querySelector('bdi')).toBeNull();
});

test('what a price checker reads is on the cell and around the amount', () => {
  show(
    <BillTable caption="Bill">
      <BillLine
        label="Total"
        amount="₹18,600"
        amountProps={{ 'data-nav-stage': 'checkout' }}
        drawn={(amount) => <data value="18600">{amount}</data>}
      />
    </BillTable>,
  );
  const cell = screen.getByRole('cell');
  expect(cell.getAttribute('data-nav-stage')).toBe('checkout');
  expect(cell.querySelector('data[value="18600"] bdi')?.textContent).toBe('₹18,600');
});
