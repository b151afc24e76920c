import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Language } from '../language.ts';
import { fillIn } from './fill-in.ts';
import { wordsOf, type Say } from '../words.ts';

export interface TravellerOfStory {
  readonly fullName: string;
  readonly email: string;
  readonly contactNumber: string;
}

const ways = {
  full: 'Pay in full now',
  instalments: 'Buy now, pay later in {parts} parts',
  advance: 'Pay a deposit now, the rest at the hotel',
  'at-property': 'Pay at the hotel',
  guarantee: 'Pay at the hotel, with a card as a guarantee',
} as const;

/** The checkout of a quote: who is coming, how it is paid, and the bill. */
export class RoomCheckout {
  readonly page: Page;
  readonly say: Say;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.say = wordsOf('checkout', language);
  }

  get title(): Locator {
    return this.page.getByRole('heading', {
      level: 1,
      name: this.say('Nearly yours.', { context: 'title of the checkout page' }),
    });
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: this.say(label) });
  }

  way(way: keyof typeof ways): Locator {
    // The card says beside the name what the way means and costs.
    return this.page.getByRole('radio', { name: this.say(ways[way], { place: 'start' }) });
  }

  get payAndBook(): Locator {
    return this.page.getByRole('button', { name: this.say('Pay {amount} and book') });
  }

  get bookOnly(): Locator {
    return this.page.getByRole('button', { name: this.say('Book, and pay at the hotel') });
  }

  get bookWithCard(): Locator {
    return this.page.getByRole('button', { name: this.say('Book, and leave a card') });
  }

  /** The act while no payment method is chosen. */
  get bookThisStay(): Locator {
    return this.page.getByRole('button', { name: this.say('Book this stay') });
  }

  get bookInParts(): Locator {
    return this.page.getByRole('button', { name: this.say('Book, and pay in parts') });
  }

  /** The act where the hotel confirms each booking itself. */
  get sendRequest(): Locator {
    return this.page.getByRole('button', { name: this.say('Send the request') });
  }

  /** The act where what is due is paid before the hotel answers. */
  get payAndSend(): Locator {
    return this.page.getByRole('button', { name: this.say('Pay {amount} and send the request') });
  }

  get privacyPolicy(): Locator {
    return this.page.getByRole('main').locator('a[href*="privacy-policy"]');
  }

  get removeCode(): Locator {
    return this.page.getByRole('button', { name: this.say('Remove the code', { context: 'take a promo code out' }) });
  }

  /** The field of a promo code. */
  get codeField(): Locator {
    return this.page.getByRole('textbox', { name: this.say('Code', { place: 'start' }) });
  }

  /** Enters a promo code; the bill is then another one. */
  async applyCode(code: string): Promise<void> {
    await fillIn(this.codeField, code);
    await this.page.getByRole('button', { name: this.say('Apply', { context: 'use a promo code' }) }).click();
  }

  /** The apology for a price that was shown wrongly, as it is read out at once. */
  get apology(): Locator {
    const words =
      'High demand for these dates and a technical glitch on our side kept an old price on your screen. It was {before}, it is now {now}. Nothing has been charged.';
    return this.page.getByRole('alert').filter({ hasText: this.say(words, { place: 'part' }) });
  }

  get acceptPrice(): Locator {
    return this.page.getByRole('button', { name: this.say('Continue at {now}') });
  }

  /** The bill on the tag. */
  get bill(): Locator {
    return this.page.getByRole('table').first();
  }

  /** Our own button above the form, which asks for the wallets of the device. */
  get withWallet(): Locator {
    return this.page.getByRole('button', { name: this.say('Pay {amount} with a wallet') });
  }

  /** The part above the form, and what it says of how it stands. */
  get express(): Locator {
    return this.page.getByRole('region', { name: this.say('Book with a wallet') });
  }

  /** The payment company's frame with the wallets, and the wallet that it opens. It speaks English: it is not ours. */
  get wallet(): FrameLocator {
    return this.express.locator('iframe').contentFrame();
  }

  get openWallet(): Locator {
    return this.wallet.getByRole('button', { name: 'Book with the sandbox’s wallet' });
  }

  get payWithWallet(): Locator {
    return this.wallet.getByRole('button', { name: 'Pay with this wallet' });
  }

  /** Fills in what is needed, pays in full online, and goes on to the payment window. */
  async payInFull(traveller: TravellerOfStory): Promise<void> {
    await this.fillIn(traveller);
    await this.way('full').check();
    await this.payAndBook.click();
  }

  async fillIn({ fullName, email, contactNumber }: TravellerOfStory): Promise<void> {
    await fillIn(this.field('Full name'), fullName);
    await fillIn(this.field('Email'), email);
    await fillIn(this.field('Contact number'), contactNumber);
  }
}
