import { randomInt, randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { createGuard, type Guard } from './guard.ts';
import { linde, sandalwood } from './hotels.ts';
import type { Language } from './language.ts';
import { BookingPageObject } from './pages/booking.ts';
import { SearchFormObject } from './pages/search-form.ts';
import { HotelHome } from './pages/hotel-home.ts';
import { PaymentPageObject } from './pages/payment.ts';
import { enterPreview } from './running/preview.ts';
import { slowness } from './running/slowness.ts';
import { RoomCheckout, type TravellerOfStory } from './pages/room-checkout.ts';

interface Options {
  /** The language the guest reads. */
  readonly language: Language;
}

interface Road {
  /** Each host shows the preview that the run was given, if it was. */
  readonly preview: void;
  readonly guard: Guard;
  readonly home: HotelHome;
  readonly searchForm: SearchFormObject;
  /** The hotel in Berlin, with the other payment company. */
  readonly berlin: HotelHome;
  readonly roomCheckout: RoomCheckout;
  readonly payment: PaymentPageObject;
  readonly booking: BookingPageObject;
  /** Somebody nobody else is: mails to them are this story's. */
  readonly traveller: TravellerOfStory;
}

/** A story of the road to a room. It fails on any complaint of the browser that it has not declared. */
export const test = base.extend<Options & Road>({
  language: ['en', { option: true }],
  guard: [
    async ({ context }, use, story) => {
      // The usual limit is of this machine already; a story's own is of one that nobody else keeps busy.
      if (story.timeout !== story.project.timeout) story.setTimeout(story.timeout * slowness);
      const guard = createGuard();
      await guard.watch(context);
      await use(guard);
      expect(guard.complaints(), 'the browser complained of nothing').toEqual([]);
    },
    { auto: true },
  ],
  preview: [
    async ({ context }, use) => {
      await enterPreview(context);
      await use();
    },
    { auto: true },
  ],
  home: async ({ page, language }, use) => use(new HotelHome(page, sandalwood, language)),
  searchForm: async ({ home }, use) => use(new SearchFormObject(home)),
  berlin: async ({ page, language }, use) => use(new HotelHome(page, linde, language)),
  roomCheckout: async ({ page, language }, use) => use(new RoomCheckout(page, language)),
  payment: async ({ page, language }, use) => use(new PaymentPageObject(page, language)),
  booking: async ({ page, language }, use) => use(new BookingPageObject(page, language)),
  traveller: async ({ language }, use) =>
    use({
      fullName: 'Meera Iyer',
      email: `meera.${language}.${randomUUID()}@example.com`,
      contactNumber: `+91 98450 ${randomInt(10_000, 100_000)}`,
    }),
});

export { expect };
