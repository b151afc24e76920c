import type { MeasuringWords } from './measuring-clause.ts';

export const measuringWords: MeasuringWords = {
  cookies: {
    lead: 'None of these follows you to other websites. They are needed for what you ask the website to do, or end with your visit, so there is no cookie banner.',
    leadMeasured:
      'None of ours follows you to other websites. What is not needed for what you ask the website to do is set only as “Analytics and opting out” below says.',
    source:
      'A cookie until you close the browser: which link brought you here, where the link itself says so. It is kept with your booking, so that the hotel knows which link led to it. Browsers that send Do Not Track or Global Privacy Control do not get it.',
    choice: (cookieDays) => `A cookie: whether you allow measuring, for ${cookieDays} days.`,
    number: (cookieDays) =>
      `A cookie and entries in local storage, session storage and IndexedDB: a random number by which measuring knows this browser, for ${cookieDays} days, and what is still to be sent.`,
    counted: (cookieDays) =>
      `A cookie: which bookings of this browser were counted, as numbers that lead back to none, for ${cookieDays} days.`,
  },
  what: 'This website measures how it is used: which pages are opened and how far they are read, which links are followed, how fast pages load and whether they fail, and that a booking was made. Booking numbers, names, mail addresses, telephone and card numbers are cut out before anything is passed on, and your network address is not passed on with it.',
  needed: 'Nothing is measured before you say yes, and you can say no at any time.',
  notNeeded: 'Measuring is on until you say no here.',
  never: 'Nothing is ever measured of browsers that send Do Not Track or Global Privacy Control.',
  analytics: 'Gets these measurements through this website: your browser does not speak to it.',
  recording:
    'Also gets, only if you said yes, a recording of how the pages moved in which every text and every field is blacked out.',
  pixel:
    'Is told through its own script that you looked at the hotel, but never on pages of payment or of a booking. That a booking was made is told it by this website.',
  tags: 'Its scripts get the same measurements, but never on pages of payment or of a booking.',
  choices: { denied: 'No, do not measure', allowed: 'Yes, you may measure' },
  chosen: {
    denied: 'You said no: this browser is not measured.',
    allowed: 'You said yes: this browser is measured.',
    noneNeeded: 'You have not chosen yet: this browser is not measured.',
    noneNotNeeded: 'You have not chosen yet: this browser is measured.',
  },
};
