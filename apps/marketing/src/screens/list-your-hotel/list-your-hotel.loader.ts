import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { postedForm } from '../corporate-booking/corporate-booking.loader.ts';
import type { ListYourHotelModel } from './list-your-hotel.model.ts';

/** The page needs nothing of the API. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<ListYourHotelModel>> {
  return { kind: 'ready', model: postedForm(request) };
}
