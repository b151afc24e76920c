import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import type { DemoHotel } from '../hotels.ts';
import type { Language } from '../language.ts';
import { api } from '../running/addresses.ts';
import { wordsOf } from '../words.ts';
import { linkByOperator } from './operator-calls.ts';

const command = path.resolve(import.meta.dirname, '../../apps/api/dist/command.js');

/** A link that signs a person of a demo hotel in, once, as the operator makes it; at another engine where one is named. */
export async function signInLink(
  hotel: Pick<DemoHotel, 'id'>,
  role: 'owner' | 'reception',
  engine = api(),
): Promise<string> {
  const mail = `${role}.${hotel.id}@example.com`;
  const made = await linkByOperator(engine, hotel.id, mail);
  if (made !== null) return made;
  await makeDemoPeople(engine, hotel.id);
  return staffLink(hotel, mail, engine);
}

/** The same for whoever has an address, and works at the hotel. */
export async function staffLink({ id }: Pick<DemoHotel, 'id'>, mail: string, engine = api()): Promise<string> {
  const made = await linkByOperator(engine, id, mail);
  if (made === null) throw new Error(`nobody works at ${id} by ${mail}`);
  return made;
}

/** Signs in by a link, to the day of the hotel or another home of the role; the first sign-in tells a code to keep. */
export async function openDesk(page: Page, link: string, language: Language, ownHome?: Locator): Promise<void> {
  const say = wordsOf('desk', language);
  await page.goto(`${link}&lang=${language}`);
  await page.getByRole('button', { name: say('Open the desk') }).click();
  const code = page.getByRole('heading', { name: say('Print this code') });
  const home = ownHome ?? page.getByRole('heading', { name: say('Arrivals', { context: 'section of the day' }) });
  await expect(code.or(home)).toBeVisible();
  if (await code.isVisible()) await page.getByRole('link', { name: say('I have it on paper') }).click();
  await expect(home).toBeVisible();
}

/** Seeks a booking from any page of a hotel: in the head, or on a phone at the thumb. It needs no script. */
export async function seek(page: Page, text: string): Promise<void> {
  const field = page.getByRole('searchbox');
  if (!(await field.isVisible())) await page.locator('summary[data-keys="/"]').click();
  await field.fill(text);
  await field.press('Enter');
}

/** Leaves a note for the next shift on the page of a day. */
export async function leaveNote(page: Page, text: string, language: Language): Promise<void> {
  const say = wordsOf('desk', language);
  const field = page.getByRole('textbox', { name: say('Note for the next shift') });
  if (!(await field.isVisible())) await page.locator('summary', { hasText: say('Note for the next shift') }).click();
  await field.fill(text);
  await page.getByRole('button', { name: say('Save note', { context: 'a note' }) }).click();
}

/** Makes the people of a demo hotel, as `npm start` does. */
async function makeDemoPeople(engine: string, hotelId: number): Promise<void> {
  const env = { ...process.env, API_URL: engine };
  await promisify(execFile)(process.execPath, [command, 'staff', 'demo', String(hotelId)], { env });
}
