import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { sandalwood } from '../hotels.ts';
import type { Language } from '../language.ts';
import { postAsItIs } from './post-as-it-is.ts';
import { bookingBy, quoteBy } from '../pages/api.ts';
import type { TravellerOfStory } from '../pages/room-checkout.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { mondayStay, turnOfTheYear } from '../stays.ts';

/** Goes to every screen of the road in a language and calls `look` on each, by its name. Each walk books two rooms so many weeks ahead. */
export async function alongTheRoad(
  page: Page,
  language: Language,
  traveller: TravellerOfStory,
  weeks: number,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const see = async (screen: string, address: string): Promise<void> => {
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
    await ready(page);
    await look(screen);
  };
  const hotel = addressOf(sandalwood.host);
  const stay = { ...mondayStay(sandalwood, weeks), roomTypeId: 'indigo-twin', ratePlanId: 'breakfast', adults: 2 };
  await see('hotel home', `${hotel}/rooms/1760/${stay.checkIn}/${stay.checkOut}/2/0`);
  const { checkIn, checkOut } = turnOfTheYear(sandalwood);
  await see('hotel home at the turn of the year', `${hotel}/rooms/1760/${checkIn}/${checkOut}/2/0`);
  const quote = await quoteBy(page, sandalwood, stay);
  await see('room checkout', `${hotel}/room/checkout?quote=${quote}`);
  const unpaid = await bookingBy(page, quote, { traveller, mode: 'online', language });
  await see('payment', `${hotel}/checkout/${unpaid}`);
  const another = await quoteBy(page, sandalwood, stay);
  const booked = await bookingBy(page, another, { traveller, mode: 'at-property', language });
  await see('confirmation', `${hotel}/bookings/confirmation/${booked}`);
  await see('cancel', `${hotel}/bookings/cancel/${booked}`);
  await see('modify', `${hotel}/bookings/modify/${booked}?adults=1`);
  await see('planner', `${hotel}/planner/1760`);
  await see('planner of two dated days', `${hotel}/planner/1760?days=2&from=${stay.checkIn}&plan=l.cubbon-park`);
  await postAsItIs(page, 'main form[method=post]');
  await ready(page);
  await look('planner whose mail has no address');
  await see('not found', `${hotel}/nowhere`);
  await see('provider', `${addressOf(hosts.provider)}/`);
  await see('platform', `${addressOf(hosts.platform)}/`);
  await see('door of the desk', `${addressOf(hosts.desk)}/sign-in`);
  await postAsItIs(page, 'main form[method=post]');
  await ready(page);
  await look('door of the desk without an address');
}
