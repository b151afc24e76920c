import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { mailTo } from '../inbox.ts';
import type { Language } from '../language.ts';
import { addressOf, api, hosts } from '../running/addresses.ts';
import { wordsOf, type Filling, type Say } from '../words.ts';

const command = path.resolve(import.meta.dirname, '../../apps/api/dist/command.js');

/** What somebody who sets up a house knows of it, as it stands on paper. */
export interface HouseOnPaper {
  readonly kind: 'Hotel or guest house' | 'Hostel, by the bed' | 'Villas or holiday homes' | 'Rooms by the hour, too';
  readonly name: string;
  readonly sentence: string;
  readonly country: string;
  readonly city: string;
  readonly street: string;
  readonly phone: string;
  readonly rooms: string;
  /** Latitude and longitude, of a city that is not known. */
  readonly place?: readonly [number, number];
  /** Where it is another than the country's. */
  readonly currency?: string;
  /** A tax in percent of which nothing is on file. */
  readonly tax?: { readonly name: string; readonly percent: number };
}

/** Somebody who sets up a house, and counts the fields that are filled in or chosen on the way. */
export class StartObject {
  readonly page: Page;
  readonly language: Language;
  readonly say: Say;
  fields = 0;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.say = wordsOf('desk', language);
  }

  /** Opens the first page, and the link that comes by mail. */
  async begin(name: string, mail: string): Promise<void> {
    const { page, say } = this;
    await page.goto(`${addressOf(hosts.desk)}/start?lang=${this.language}`);
    await ready(page);
    await this.fill(say('Your name'), name);
    await this.fill(say('Your email address'), mail);
    await page.getByRole('button', { name: say('Send me the link') }).click();
    await expect(page.getByRole('heading', { name: say('Check your inbox') })).toBeVisible();
    const { text } = await mailTo(mail);
    const link = /https?:\/\/\S+\/sign-in\?\S+/.exec(text)?.[0] ?? '';
    await page.goto(`${link}&lang=${this.language}`);
    await page.getByRole('button', { name: say('Open the desk') }).click();
    await page.getByRole('link', { name: say('I have it on paper') }).click();
    await expect(this.title('Your property')).toBeVisible();
    await ready(page);
  }

  /** Says what the house is and where, to the rooms. */
  async sayHouse(house: HouseOnPaper): Promise<void> {
    const { page, say } = this;
    await page.getByRole('radio', { name: say(house.kind) }).check();
    this.fields += 1;
    await this.fill(say('Name of the property'), house.name);
    await this.fill(say('What guests should know first', { place: 'start' }), house.sentence);
    await page.getByRole('combobox', { name: say('Country') }).selectOption(house.country);
    this.fields += 1;
    await this.fill(say('City'), house.city);
    await this.fill(say('Street and number'), house.street);
    await this.fill(say('Phone, with the country’s code'), house.phone);
    if (house.place !== undefined) {
      await page.getByText(say('Place on the map, and your address here')).click();
      await this.fill(say('Latitude', { place: 'start' }), String(house.place[0]));
      await this.fill(say('Longitude', { place: 'start' }), String(house.place[1]));
    }
    await page.getByRole('button', { name: say('Next: rooms') }).click();
    await expect(this.title('Rooms and beds')).toBeVisible();
    await ready(page);
  }

  /** Pastes the rooms, each line of which counts, to the terms. */
  async pasteRooms({ rooms, currency }: Pick<HouseOnPaper, 'rooms' | 'currency'>): Promise<void> {
    const { page, say } = this;
    if (currency !== undefined) {
      await page.getByRole('combobox', { name: say('Currency of your prices') }).selectOption(currency);
      this.fields += 1;
    }
    await page.locator('textarea[name="typed"]').fill(rooms);
    this.fields += rooms.split('\n').length;
    await expect(page.getByRole('row')).toHaveCount(1 + rooms.split('\n').length);
    await page.getByRole('button', { name: say('Next: terms') }).click();
    await expect(this.title('Terms')).toBeVisible();
    await ready(page);
  }

  /** Chooses when cancelling is free and that cash is taken, to the pages as guests will see them. */
  async chooseTerms(policy: string): Promise<void> {
    const { page, say } = this;
    await page.getByRole('radio', { name: say(policy, { place: 'start' }) }).check();
    await page.getByRole('checkbox', { name: say('Cash', { context: 'what a house takes' }) }).check();
    this.fields += 2;
    await page.getByRole('button', { name: say('Next: preview') }).click();
    await expect(this.title('Nearly live')).toBeVisible();
    await ready(page);
  }

  /** Brings a picture in by the page to which the last step leads, and comes back. */
  async addPicture(file: string): Promise<void> {
    const { page, say } = this;
    await page.getByRole('link', { name: say('Add pictures') }).click();
    await expect(this.title('Pictures', { context: 'a page of the set-up' })).toBeVisible();
    await ready(page);
    await page.locator('input[type=file]').setInputFiles(file);
    this.fields += 1;
    await page.getByRole('button', { name: say('Add', { context: 'act: pictures of the hotel' }) }).click();
    const saved = say('Saved in the draft. Guests do not see it yet.');
    await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible();
    await page.getByRole('link', { name: say('See what it lacks, and open it') }).click();
    await expect(this.title('Nearly live')).toBeVisible();
    await ready(page);
  }

  /** Adds a tax in Settings, and comes back. */
  async addTax({ name, percent }: NonNullable<HouseOnPaper['tax']>): Promise<void> {
    const { page, say } = this;
    const preview = page.url();
    const { origin, pathname } = new URL(preview);
    const hotelId = /\/start\/(\d+)\//.exec(pathname)?.[1] ?? '';
    await page.goto(`${origin}/h/${hotelId}/set-up/taxes?lang=${this.language}`);
    await ready(page);
    await page.getByText(say('Add a tax')).click();
    await this.fill(say('Name of the tax on bills', { context: 'a field of a tax' }), name);
    await page.locator('input[name="tax percent"]').fill(String(percent));
    this.fields += 1;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name })).toBeVisible();
    await page.goto(preview);
    await ready(page);
  }

  /** The link to the pages before guests see them. */
  async previewLink(): Promise<string> {
    return (await this.page.getByRole('link', { name: this.say('See your pages') }).getAttribute('href')) ?? '';
  }

  /** Has the provider look at it, so that guests see it. */
  async ask(): Promise<void> {
    const { page, say } = this;
    await page.getByRole('button', { name: say('Publish', { context: 'a house, for the first time' }) }).click();
    await expect(this.title('We review it, then it goes live')).toBeVisible();
  }

  /** Has guests see it; the provider's operator, who looks at it first, lets it go on. The hotel's id. */
  async open(): Promise<number> {
    const { page } = this;
    const hotelId = Number(/\/start\/(\d+)\//.exec(page.url())?.[1]);
    await this.ask();
    const env = { ...process.env, API_URL: api() };
    await promisify(execFile)(process.execPath, [command, 'approve-hotel', String(hotelId)], { env });
    await page.reload();
    await expect(this.title('Guests can see your property')).toBeVisible();
    return hotelId;
  }

  title(words: string, filling?: Filling): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.say(words, filling) });
  }

  private async fill(name: RegExp, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name }).fill(text);
    this.fields += 1;
  }
}
