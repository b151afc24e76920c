import { expect, it } from 'vitest';
import type { HotelRecord } from '../../catalogue/hotels/hotel-record.ts';
import { orderNotes } from './order-notes.ts';

const hotelWith = (vendor: string | null, superVendor: string | null): Pick<HotelRecord, 'id' | 'readFacts'> => ({
  id: 1760,
  readFacts: () => ({ payment: { vendor, superVendor } }) as ReturnType<HotelRecord['readFacts']>,
});

it('names the accounts of hotel and provider to the gateway, where there are any', () => {
  expect(orderNotes(hotelWith('acc_hotel', 'acc_provider'), 'p1')).toEqual({
    hotel_id: '1760',
    payment_id: 'p1',
    vendor: 'acc_hotel',
    super_vendor: 'acc_provider',
  });
  expect(orderNotes(hotelWith(null, null), 'p1')).toEqual({ hotel_id: '1760', payment_id: 'p1' });
});
