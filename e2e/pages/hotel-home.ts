import { expect, type Locator, type Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { hotelWords, type DemoHotel } from '../hotels.ts';
import type { Language } from '../language.ts';
import { addressOf } from '../running/addresses.ts';
import type { StayDates } from '../stays.ts';
import { wordsOf, type Say } from '../words.ts';

/** A hotel's home: the search form, the rooms, the tag that carries the stay. */
export class HotelHome {
  readonly page: Page;
  readonly hotel: DemoHotel;
  readonly language: Language;
  readonly say: Say;
  readonly sayUi: Say;

  constructor(page: Page, hotel: DemoHotel, language: Language) {
    this.page = page;
    this.hotel = hotel;
    this.language = language;
    this.say = wordsOf('hotel-home', language);
    this.sayUi = wordsOf('ui', language);
  }

  /** The hotel's first page. */
  async open(): Promise<void> {
    await this.page.goto(`${addressOf(this.hotel.host)}/?lang=${this.language}`);
    await ready(this.page);
  }

  /** The rooms of certain dates, by the address that anyone may share. */
  addressFor({ checkIn, checkOut }: StayDates, adults = 2): string {
    return `${addressOf(this.hotel.host)}/rooms/${this.hotel.id}/${checkIn}/${checkOut}/${adults}/0?lang=${this.language}`;
  }

  async openFor(stay: StayDates, adults = 2): Promise<void> {
    await this.page.goto(this.addressFor(stay, adults));
    await ready(this.page);
  }

  /** A room of the list, by its own name. */
  room(roomTypeId: string): Locator {
    const name = hotelWords(this.hotel, this.language).rooms[roomTypeId]?.name ?? roomTypeId;
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  /** The button that puts a room at a rate plan into the stay. */
  chooseButton(roomTypeId: string, ratePlanId: string): Locator {
    const values = this.namesOf(roomTypeId, ratePlanId);
    return this.page.getByRole('button', { name: this.say('Choose: {room}, {plan}', { values }) });
  }

  /** The buttons that put a room into a stay of which nothing is chosen yet. */
  get anyChoose(): Locator {
    return this.page.getByRole('button', { name: this.say('Choose: {room}, {plan}') });
  }

  /** The button that takes a room at a rate plan instead of what is chosen. */
  changeButton(roomTypeId: string, ratePlanId: string): Locator {
    return this.page.getByRole('button', {
      name: this.say('Change to this: {room}, {plan}', { values: this.namesOf(roomTypeId, ratePlanId) }),
    });
  }

  /** The button that takes a room at a rate plan beside what is chosen. */
  addRoomButton(roomTypeId: string, ratePlanId: string): Locator {
    return this.page.getByRole('button', {
      name: this.say('Add a room: {room}, {plan}', { values: this.namesOf(roomTypeId, ratePlanId) }),
    });
  }

  private namesOf(roomTypeId: string, ratePlanId: string): { readonly room: string; readonly plan: string } {
    const words = hotelWords(this.hotel, this.language);
    return { room: words.rooms[roomTypeId]?.name ?? roomTypeId, plan: words.ratePlans[ratePlanId] ?? ratePlanId };
  }

  /** The rooms of certain hours of a day. */
  async openForHours(date: string, start: number, hours: number, adults = 2): Promise<void> {
    const asked = new URLSearchParams({
      stay: 'hour',
      date,
      start: String(start),
      hours: String(hours),
      adults: String(adults),
      lang: this.language,
    });
    await this.page.goto(`${addressOf(this.hotel.host)}/?${asked}`);
    await ready(this.page, '#rooms button');
  }

  /** How many rooms of each plan that is chosen. */
  get roomCount(): Locator {
    return this.page.getByRole('group', { name: this.say('Rooms: {room}, {plan}') });
  }

  /** The hotel's extras, beneath the rooms. */
  get extras(): Locator {
    return this.page.getByRole('region', { name: this.say('Extras') });
  }

  /** Goes to the extras: they answer to presses once a guest is near. */
  private async goToExtras(): Promise<void> {
    await this.extras.scrollIntoViewIfNeeded();
    await expect(this.extras.getByRole('button').first()).toBeVisible();
  }

  /** Puts an extra of a room or of the whole stay into it. */
  async add(addonId: string): Promise<void> {
    await this.goToExtras();
    const values = { name: hotelWords(this.hotel, this.language).addons[addonId] ?? addonId };
    await this.extras.getByRole('button', { name: this.say('Add: {name}', { values }) }).click();
    await expect(this.extras.getByRole('button', { name: this.say('Remove: {name}', { values }) })).toBeVisible();
  }

  /** Puts an extra of a person into the stay, for so many. */
  async addFor(people: number, addonId: string): Promise<void> {
    const values = { name: hotelWords(this.hotel, this.language).addons[addonId] ?? addonId };
    await this.goToExtras();
    const group = this.extras.getByRole('group', { name: this.say('How many: {name}', { values }) });
    for (let time = 0; time < people; time += 1) await this.more(group).click();
  }

  /** The button that raises a count. */
  more(count: Locator): Locator {
    return count.getByRole('button', { name: this.sayUi('One more', { context: 'raises a count' }) });
  }

  /** The bill on the tag. */
  get bill(): Locator {
    return this.page.getByRole('table', { name: this.sayUi('The bill of your stay') }).first();
  }

  /** The whole bill with what can be done about it: a sheet on a phone, the tag beside the rooms elsewhere. */
  async openBill(): Promise<Locator> {
    const opener = this.page.getByRole('button', { name: this.say('See the bill', { place: 'part' }) });
    if (!(await opener.isVisible())) return this.page.locator('#stay');
    await opener.click();
    return this.page.getByRole('dialog', { name: this.say('Your stay') });
  }

  /** The total on the tag, as it is written. */
  async total(): Promise<string> {
    return this.bill.locator('[data-price="total"]').innerText();
  }

  /** With the keyboard, the way from a choice over all other rooms. */
  get goToBooking(): Locator {
    return this.page.getByRole('link', { name: this.say('Go to booking') });
  }

  get bookButton(): Locator {
    return this.page.getByRole('button', { name: this.say('Book this stay') });
  }

  /** Chooses a room at a plan and goes on to checkout. */
  async book(roomTypeId: string, ratePlanId: string): Promise<void> {
    await this.chooseButton(roomTypeId, ratePlanId).click();
    await this.goOn();
  }

  /** Goes on to checkout with what is chosen. */
  async goOn(): Promise<void> {
    // A guest sees what it costs before pressing: the bill is fetched with the first choice and moves the button once.
    await expect(this.bill).toBeVisible();
    await this.bookButton.click();
    await expect(this.page).toHaveURL(/\/room\/checkout\?/);
  }
}
