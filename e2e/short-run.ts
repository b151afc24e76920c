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
      '**/journeys/pay-at-the-hotel.spec.ts',
      '**/journeys/pay-online.spec.ts',
      '**/journeys/several-rooms.spec.ts',
    ];

/** Stories that the night walks; the comments name those of their kind that guard each change. */
const byNight = {
  // A guest's road to a paid stay: search, calendar, checkout, the ways of paying, after booking.
  journeys: [
    'company-invoice',
    'first-view',
    'journal',
    'kept-card-asked',
    'mixed-rooms',
    'nine-friends',
    'payment-challenge',
    'payment-trouble',
    'personal-data',
    'price-apology',
    'real-map',
    'slow-line',
    'stories',
    'tax-exemption',
    'twelve-houses',
    'two-companies',
    'voucher-print',
    // The desk's day: a shift, booking, rooms, prices, setting up, signing in.
    'deposit-held',
    'desk-at-odds',
    'desk-clocks',
    'desk-keyboard',
    'desk-locked-out',
    'desk-print',
    'desk-push',
    'desk-restart',
    'desk-roles',
    'desk-two-at-once',
    'month-by-hand',
    'other-languages',
    'own-account',
  ],
  // What a visit sends: events.
  measuring: ['attribution', 'kept-by-browser', 'left-early', 'recording', 'silence'],
  // What holds of every page: bills, heads, early presses, links, forms that are posted.
  laws: ['found', 'price-checker', 'translated'],
  // Axe on each screen, screens that are too wide, places of the desk.
  accessibility: ['desk-judges', 'hotel-home-states'],
  // The gate of two apps, two releases side by side, previews.
  releases: ['experiment', 'gate-sells'],
} as const;

/** Whether this is the run of `npm test` (`E2E_SHORT`): a person who names a spec walks it at any hour. */
export const isShort = process.env['E2E_SHORT'] === 'on' && !isNight;

/** The stories that a change is not walked through, as paths in this folder. */
export const nightSpecs: readonly string[] = isShort
  ? Object.entries(byNight).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}.spec.ts`))
  : [];

/** Remotes that are taken away for each change: what every guest opens, and where money is paid. */
const takenAway: readonly string[] = ['hotel-home', 'checkout'];

export const isTakenAway = ({ owner }: { readonly owner: string }): boolean => isNight || takenAway.includes(owner);

/** Apps whose release goes through the gate for each change; all eight at night. The gate presses by itself, whatever it is asked of. */
export const isAtGate = (app: string): boolean => isNight || ['shell', 'checkout'].includes(app);
