/** An ordinary mistake: one line of an app's source, or of a package that it is built of, that is another. */
export interface PlantedFault {
  /** What a guest, or somebody at the desk, would meet. */
  readonly what: string;
  /** The app that is released with it. */
  readonly app: string;
  readonly changes: readonly { readonly file: string; readonly from: string; readonly to: string }[];
}

const fault = (what: string, app: string, file: string, from: string, to: string): PlantedFault => ({
  what,
  app,
  changes: [{ file, from, to }],
});

const checkout = 'apps/checkout/src/screens';
const status = 'apps/booking-status/src';

/** Mistakes that types, units and a page that answers 200 let through; the gate must refuse each. */
export const plantedFaults: readonly PlantedFault[] = [
  fault(
    '"Book" throws before it calls the engine',
    'checkout',
    `${checkout}/room-checkout/use-booking.ts`,
    'setBusy(true);\n    setRefusal(null);\n    const reply',
    "if (method !== null) throw new Error('lost');\n    const reply",
  ),
  fault(
    'the booking names its payment wrongly',
    'checkout',
    `${checkout}/room-checkout/booking-body.ts`,
    'payment: intentOf(',
    'payments: intentOf(',
  ),
  {
    what: 'the bill ten times too high, and 1 to pay now',
    app: 'checkout',
    changes: [
      {
        file: `${checkout}/room-checkout/parts/stay-summary.tsx`,
        from: '<StayBill\n        bill={bill}',
        to: '<StayBill\n        bill={{ ...bill, total: bill.total * 10 }}',
      },
      {
        file: `${checkout}/room-checkout/parts/how-to-pay.tsx`,
        from: 'price={say(dueOf(offered))}',
        to: 'price={say(dueOf(offered) > 0 ? 1 : 0)}',
      },
    ],
  },
  fault(
    'the way from the rooms names the price wrongly',
    'hotel-home',
    'packages/stay/src/use-stay/use-stay.ts',
    '{ quote: reply.body.quoteToken }',
    '{ quoteToken: reply.body.quoteToken }',
  ),
  fault(
    'a home without a room',
    'hotel-home',
    'apps/hotel-home/src/screens/home/home.loader.ts',
    'const availability = rooms.status === 200 ? rooms.body : null;',
    'const availability = rooms.status === 200 ? { ...rooms.body, rooms: [] } : null;',
  ),
  fault(
    'the form of a cancellation has no address',
    'booking-status',
    `${status}/forms/booking-form.tsx`,
    "action={`${postAddress(name, locale, search)}${part === undefined ? '' : `#${part}`}`}",
    "action={name === 'cancellations' ? undefined : `${postAddress(name, locale, search)}${part === undefined ? '' : `#${part}`}`}",
  ),
  fault('text has lost its colour', 'shell', 'packages/ui/src/base/tokens.css', '--ink:', '--inks:'),
  fault(
    'no press leads on, in any remote',
    'shell',
    'packages/site/src/router/use-navigation.ts',
    'const href = inLanguage(to, locale);\n      const reloadDocument',
    "if (to !== '') return;\n      const href = inLanguage(to, locale);\n      const reloadDocument",
  ),
  fault(
    'the button that pays takes no press',
    'checkout',
    `${checkout}/payment/parts/pay-online.tsx`,
    "busy={payment.busy === 'online'}",
    'off',
  ),
  fault(
    'a cancellation at another refund than was shown',
    'booking-status',
    `${status}/forms/change-answers.ts`,
    'const body = { refund: Number(refund),',
    'const body = { refund: Number(refund) + 1,',
  ),
  fault(
    'prices of rooms in another currency',
    'hotel-home',
    'apps/hotel-home/src/offer/plans/plan-cost.tsx',
    'const { currency } = model.hotel;',
    "const currency = 'USD' as typeof model.hotel.currency;",
  ),
  fault(
    'no prices in Arabic',
    'hotel-home',
    'apps/hotel-home/src/offer/plans/plan-row.tsx',
    '{cost === null ? null : (',
    "{cost === null || i18n.locale === 'ar' ? null : (",
  ),
  fault(
    'a booking of rooms has lost its press',
    'hotel-home',
    'apps/hotel-home/src/offer/bill/book-acts.tsx',
    'data-books="" onClick={() => void stay.book()}',
    'data-books=""',
  ),
  fault(
    'the button that books is hidden by a style',
    'checkout',
    `${checkout}/room-checkout/parts/book-now.module.css`,
    '.go {\n    display: grid;',
    '.go {\n    display: none;',
  ),
  fault(
    'hotels that are found lead to another one',
    'marketing',
    'apps/marketing/src/use-address-on.ts',
    'address.hostname = host;',
    "address.hostname = 'linde.localhost';",
  ),
  fault(
    'of two rooms one is priced',
    'hotel-home',
    'packages/stay/src/use-stay/selected-for.ts',
    'const chosen = { hotelId: hotel.id, rooms,',
    'const chosen = { hotelId: hotel.id, rooms: rooms.slice(0, 1),',
  ),
  fault(
    'a change keeps the old dates',
    'booking-status',
    `${status}/screens/modification/modification.loader.ts`,
    'const change = choiceOf(wanted,',
    'const change = choiceOf({ ...wanted, stay: booked.stay },',
  ),
  fault(
    '"Check in" at the desk does nothing',
    'desk',
    'apps/desk/src/screens/today/use-action.ts',
    'if (state.busy === null) void act(press);',
    'if (state.busy !== null) void act(press);',
  ),
  fault(
    'the page differs between server and browser',
    'itinerary',
    'apps/itinerary/src/screens/planner/planner.view.tsx',
    '<main id="main" className={cx(wrap, styles.page)}>',
    '<main id="main" className={cx(wrap, styles.page)}>\n      {typeof window === \'undefined\' ? <p>.</p> : null}',
  ),
  fault(
    'a share is paid for nobody',
    'shares',
    'apps/shares/src/screens/share/parts/pay-share.tsx',
    'setFaults(found);\n    const [first]',
    'setFaults(found);\n    if (name !== undefined) return;\n    const [first]',
  ),
];
