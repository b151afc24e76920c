/** Whether everything is walked, as each night; else what guards a change in minutes. */
export const isNight = process.env['NIGHT'] !== undefined;

/**
 * What is walked in Arabic on a phone for each change: the screens that draw something of their own there. A second language
 * and a small screen find faults of layout and words, which `accessibility/` looks for page by page.
 */
export const phoneSpecs = isNight
  ? ['**/*.spec.ts']
  : [
      '**/accessibility/overflow.spec.ts',
      '**/accessibility/places.spec.ts',
      '**/journeys/booking-page.spec.ts',
      '**/journeys/calendar.spec.ts',
      '**/journeys/checkout-form.spec.ts',
      '**/journeys/desk-shift.spec.ts',
      '**/journeys/pay-at-the-hotel.spec.ts',
      '**/journeys/pay-online.spec.ts',
      '**/journeys/search.spec.ts',
      '**/journeys/several-rooms.spec.ts',
    ];

/** Remotes that are taken away for each change: what every guest opens, and where money is paid. */
const takenAway: readonly string[] = ['hotel-home', 'checkout'];

export const isTakenAway = ({ owner }: { readonly owner: string }): boolean => isNight || takenAway.includes(owner);

/** Apps whose release goes through the gate for each change; all eight at night. The gate presses by itself, whatever it is asked of. */
export const isAtGate = (app: string): boolean => isNight || ['shell', 'checkout'].includes(app);
