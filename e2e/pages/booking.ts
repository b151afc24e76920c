import type { Locator, Page } from '@playwright/test';
import type { Language } from '../language.ts';
import { wordsOf, type Say } from '../words.ts';

/** The page of a booking: confirmation and status. */
export class BookingPageObject {
  readonly page: Page;
  readonly say: Say;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.say = wordsOf('booking-status', language);
  }

  /** "It’s yours, Meera. See you on Monday 7 December." */
  confirmedFor(name: string): Locator {
    return this.page.getByRole('heading', {
      level: 1,
      name: this.say('It’s yours, <0>{name}</0>. See you on {day}.', { values: { name } }),
    });
  }

  /** The short name that is shown at the front desk. */
  get reference(): Locator {
    return this.page.getByText(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/).first();
  }

  get qr(): Locator {
    return this.page.getByRole('img', { name: this.say('Booking reference') });
  }

  /** A line of the account: "Due at the hotel". */
  due(amount: RegExp | string): Locator {
    return this.page
      .getByRole('row')
      .filter({ hasText: this.say('Due at the hotel', { place: 'part' }) })
      .filter({ hasText: amount });
  }

  /** The line of the balance once it is 0, in a currency with decimals or without. */
  get nothingDue(): Locator {
    return this.due(/(?:^|[^\d.,])0(?:[.,]00)?(?!\d)/);
  }

  get gone(): Locator {
    return this.page.getByRole('heading', {
      level: 1,
      name: this.say('Booking is either expired or does not exist. Please try creating a booking again.'),
    });
  }
}
