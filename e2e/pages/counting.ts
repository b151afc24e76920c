import type { Locator } from '@playwright/test';

/** Counts what a person does: presses, and fields that are typed into. */
export function counting() {
  const done = { presses: 0, fields: 0 };
  return {
    done,
    press: async (what: Locator): Promise<void> => {
      await what.click();
      done.presses += 1;
    },
    type: async (what: Locator, text: string): Promise<void> => {
      await what.fill(text);
      done.fields += 1;
    },
    /** A date of the browser's own picker: it is opened, and a day is pressed. */
    pick: async (what: Locator, date: string): Promise<void> => {
      await what.fill(date);
      done.presses += 2;
    },
  };
}
