import type { Locator, Page } from '@playwright/test';
import type { HotelHome } from './hotel-home.ts';
import type { StayDates } from '../stays.ts';

/** The search form on a hotel's home, with its two questions: when, and who. */
export class SearchFormObject {
  readonly home: HotelHome;
  readonly page: Page;

  constructor(home: HotelHome) {
    this.home = home;
    this.page = home.page;
  }

  private get form(): Locator {
    return this.page.getByRole('form', { name: this.home.say('Dates and guests') });
  }

  get datesQuestion(): Locator {
    return this.form.getByRole('button').first();
  }

  get guestsQuestion(): Locator {
    return this.form.getByRole('button').nth(1);
  }

  get showRooms(): Locator {
    return this.form.getByRole('button', { name: this.home.say('Show rooms') });
  }

  /** The calendar, once it is open. */
  get calendar(): Locator {
    return this.page.getByRole('dialog', { name: this.home.sayUi('When would you like to stay?') });
  }

  /** The button that searches with the dates that are pressed. */
  get useDates(): Locator {
    return this.calendar.getByRole('button', { name: this.home.sayUi('Use these dates') });
  }

  /** Presses a date of the calendar. */
  async pressDate(date: string): Promise<void> {
    await (await this.showDate(date)).click();
  }

  /** A date of the calendar, which is turned, or scrolled on a phone, until the date is there. */
  async showDate(date: string): Promise<Locator> {
    const day = this.calendar.getByRole('button', { name: dayName(date, this.home.language) }).first();
    const next = this.calendar.getByRole('button', { name: this.home.sayUi('Next month') }).last();
    const months = this.calendar.getByRole('grid');
    await months.first().waitFor();
    // The sheet arrives in motion (220 ms, longer on a busy machine): where a date is, is known after it.
    await this.calendar.evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));
    while (!(await day.isVisible())) {
      if (await next.isVisible()) await next.click();
      else await months.last().scrollIntoViewIfNeeded();
    }
    // Clear of the sheet's head and foot.
    await day.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return day;
  }

  /** Chooses dates in the calendar: that is a search. */
  async chooseDates({ checkIn, checkOut }: StayDates): Promise<void> {
    await this.datesQuestion.click();
    await this.pressDate(checkIn);
    await this.pressDate(checkOut);
    await this.useDates.click();
  }

  /** Adds one child of an age. */
  async addChild(age: number): Promise<void> {
    await this.guestsQuestion.click();
    const dialog = this.page.getByRole('dialog', { name: this.home.say('Who is coming?') });
    const children = dialog.getByRole('group', { name: this.home.sayUi('Children', { context: 'guests' }) });
    await children.getByRole('button', { name: this.home.sayUi('One more', { context: 'raises a count' }) }).click();
    await dialog.getByRole('combobox', { name: this.home.sayUi('Age of child {child}') }).selectOption(String(age));
    await dialog
      .getByRole('button', { name: this.home.say('Done', { context: 'closes the choice of guests' }) })
      .click();
  }
}

/** How the calendar names a day to who cannot see it: weekday, day, month and year, and what it says around them. */
function dayName(date: string, language: string): RegExp {
  const moment = new Date(`${date}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { timeZone: 'UTC', ...options }).format(moment);
  return new RegExp(
    `(?<!\\d)${part({ day: 'numeric' })}(?!\\d).*${part({ month: 'long' })}|${part({ month: 'long' })} ${part({ day: 'numeric' })}(?!\\d)`,
    'u',
  );
}
