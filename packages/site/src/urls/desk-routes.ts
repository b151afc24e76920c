import type { Route } from './routes.ts';

const desk = ['desk'] as const;

/**
 * Every URL of the desk's host. They stand apart from the guests' table: that one is in every guest's browser, and nothing
 * of the desk is. A document of the desk names them itself (`deskPages`).
 */
export const deskRoutes = {
  answers: { path: '/h/$hotelId/answers', owner: 'desk', screen: 'answers', hotel: 'hotelId', on: desk },
  cleaning: { path: '/h/$hotelId/cleaning', owner: 'desk', screen: 'cleaning', hotel: 'hotelId', on: desk },
  counter: { path: '/h/$hotelId/counter', owner: 'desk', screen: 'counter', hotel: 'hotelId', on: desk },
  hotels: { path: '/', owner: 'desk', screen: 'hotels', on: desk },
  journal: { path: '/h/$hotelId/journal', owner: 'desk', screen: 'journal', hotel: 'hotelId', on: desk },
  booking: {
    path: '/h/$hotelId/bookings/$reference',
    owner: 'desk',
    screen: 'booking',
    hotel: 'hotelId',
    on: desk,
  },
  byMail: { path: '/by-mail/$token', owner: 'desk', screen: 'booking', on: desk },
  newBooking: { path: '/h/$hotelId/new', owner: 'desk', screen: 'new-booking', hotel: 'hotelId', on: desk },
  people: { path: '/h/$hotelId/people', owner: 'desk', screen: 'people', hotel: 'hotelId', on: desk },
  rates: { path: '/h/$hotelId/rates', owner: 'desk', screen: 'rates', hotel: 'hotelId', on: desk },
  registration: {
    path: '/h/$hotelId/registration',
    owner: 'desk',
    screen: 'reports',
    hotel: 'hotelId',
    on: desk,
  },
  reports: { path: '/h/$hotelId/reports', owner: 'desk', screen: 'reports', hotel: 'hotelId', on: desk },
  bookingInvoice: {
    path: '/h/$hotelId/bookings/$reference/invoice',
    owner: 'desk',
    screen: 'reports',
    hotel: 'hotelId',
    on: desk,
  },
  books: { path: '/h/$hotelId/reports/books', owner: 'desk', screen: 'reports', hotel: 'hotelId', on: desk },
  accounts: { path: '/h/$hotelId/reports/accounts', owner: 'desk', screen: 'reports', hotel: 'hotelId', on: desk },
  invoices: { path: '/h/$hotelId/invoices', owner: 'desk', screen: 'reports', hotel: 'hotelId', on: desk },
  invoiceSettings: {
    path: '/h/$hotelId/settings/invoices',
    owner: 'desk',
    screen: 'reports',
    hotel: 'hotelId',
    on: desk,
  },
  rooms: { path: '/h/$hotelId/rooms', owner: 'desk', screen: 'rooms', hotel: 'hotelId', on: desk },
  today: { path: '/h/$hotelId/today', owner: 'desk', screen: 'today', hotel: 'hotelId', on: desk },
  signIn: { path: '/sign-in', owner: 'desk', screen: 'sign-in', on: desk },
  start: { path: '/start', owner: 'desk', screen: 'start', on: desk },
  startStep: { path: '/start/$house/$step', owner: 'desk', screen: 'start', on: desk },
  operator: { path: '/operator', owner: 'desk', screen: 'operator', on: desk },
  you: { path: '/you', owner: 'desk', screen: 'you', on: desk },
  setUp: { path: '/h/$hotelId/set-up', owner: 'desk', screen: 'set-up', hotel: 'hotelId', on: desk },
  setUpPart: { path: '/h/$hotelId/set-up/$part', owner: 'desk', screen: 'set-up', hotel: 'hotelId', on: desk },
} as const satisfies Record<string, Route>;

export type DeskRouteId = keyof typeof deskRoutes;
