import { expect, type Locator, type Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { houseWords, type House } from '../houses.ts';
import type { Language } from '../language.ts';
import { addressOf } from '../running/addresses.ts';
import type { Stay } from '../stays.ts';
import { wordsOf, type Say } from '../words.ts';

/** A hotel's home: the desk for dates and guests, the rooms, the tag that carries the stay. */
export class HotelHome {
  readonly page: Page;
  readonly house: House;
  readonly language: Language;
  readonly say: Say;
  readonly sayUi: Say;

  constructor(page: Page, house: House, language: Language) {
    this.page = page;
    this.house = house;
    this.language = language;
    this.say = wordsOf('hotel-home', language);
    this.sayUi = wordsOf('ui', language);
  }

  /** The house's first page. */
  async open(): Promise<void> {
    await this.page.goto(`${addressOf(this.house.host)}/?lang=${this.language}`);
    await ready(this.page);
  }

  /** The rooms of certain dates, by the address that anyone may share. */
  async openFor({ checkIn, checkOut }: Stay, adults = 2): Promise<void> {
    await this.page.goto(`${addressOf(this.house.host)}/rooms/${this.house.id}/${checkIn}/${checkOut}/${adults}/0?lang=${this.language}`);
    await ready(this.page);
  }

  /** A room of the list, by its own name. */
  room(roomTypeId: string): Locator {
    const name = houseWords(this.house, this.language).rooms[roomTypeId]?.name ?? roomTypeId;
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  /** The button that puts a room at a rate plan into the stay. */
  chooseButton(roomTypeId: string, ratePlanId: string): Locator {
    const words = houseWords(this.house, this.language);
    const values = { room: words.rooms[roomTypeId]?.name ?? roomTypeId, plan: words.ratePlans[ratePlanId] ?? ratePlanId };
    return this.page.getByRole('button', { name: this.say('Choose: {room}, {plan}', { values }) });
  }

  get bookButton(): Locator {
    return this.page.getByRole('button', { name: this.say('Book this stay') });
  }

  /** Chooses a room at a plan and goes on to checkout. */
  async book(roomTypeId: string, ratePlanId: string): Promise<void> {
    await this.chooseButton(roomTypeId, ratePlanId).click();
    // A guest sees what it costs before pressing: the bill is fetched with the first choice and moves the button once.
    await expect(this.page.getByRole('table', { name: wordsOf('ui', this.language)('The bill of your stay') }).first()).toBeVisible();
    await this.bookButton.click();
    await expect(this.page).toHaveURL(/\/room\/checkout\?/);
  }
}
