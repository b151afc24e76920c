import type { Availability, Hotel, HotelRoom, QuoteRequest } from '@latchkey/api-contract/types';
import type {
  ChosenAddon,
  ChosenRoom,
  HoursOnSale,
  NightsOnSale,
  SellingHotel,
  SoldAddon,
  StayChoice,
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
  expectTypeOf<ChosenRoom>().toExtend<QuoteRequest['rooms'][number]>();
  expectTypeOf<StayChoice>().toExtend<Omit<QuoteRequest, 'hotelId' | 'couponCode'>>();
  expectTypeOf<QuoteRequest>().toExtend<StayChoice>();
  expectTypeOf<ChosenAddon>().toExtend<NonNullable<QuoteRequest['addons']>[number]>();
});
