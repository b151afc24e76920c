import type { Availability, Hotel, HotelRoom, QuoteRequest } from '@latchkey/api-contract/types';
import type {
  BasketAddon,
  BasketRoom,
  HoursOnSale,
  NightsOnSale,
  SellingHotel,
  SoldAddon,
} from '@latchkey/booking-core/basket';
import { expectTypeOf, test } from 'vitest';
import type { Addon, HoursModel } from './stay-model.types.ts';

test('what the API answers is what a sale is made of', () => {
  expectTypeOf<Hotel>().toExtend<SellingHotel<HotelRoom>>();
  expectTypeOf<Availability>().toExtend<NightsOnSale>();
  expectTypeOf<HoursModel>().toExtend<HoursOnSale>();
  expectTypeOf<Addon>().toExtend<SoldAddon>();
});

test('what a basket gives is what a quote asks for', () => {
  expectTypeOf<BasketRoom>().toExtend<QuoteRequest['rooms'][number]>();
  expectTypeOf<BasketAddon>().toExtend<NonNullable<QuoteRequest['addons']>[number]>();
});
