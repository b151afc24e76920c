import { expect, it } from 'vitest';
import { orderNotes } from './order-notes.ts';

const payment = { hotel_id: 1760, payment_id: 'p1' };

it('names the accounts of hotel and provider to the gateway, where there are any', () => {
  expect(orderNotes({ ...payment, vendor: 'acc_hotel', super_vendor: 'acc_provider' })).toEqual({
    hotel_id: '1760',
    payment_id: 'p1',
    vendor: 'acc_hotel',
    super_vendor: 'acc_provider',
  });
  expect(orderNotes({ ...payment, vendor: null, super_vendor: null })).toEqual({ hotel_id: '1760', payment_id: 'p1' });
});
