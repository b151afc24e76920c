import type { HttpMethod } from './paths.ts';

/** Registration at the desk: apart from the other operations of the property's side, since one of its pages alone calls them. */
export const registrationPaths = {
  listRegistrations: { method: 'GET', path: '/api/property/registrations' },
  listRegisteredDay: { method: 'POST', path: '/api/property/registrations/day' },
  readRegistration: { method: 'POST', path: '/api/property/registrations/:booking/reading' },
  keepRegistration: { method: 'PUT', path: '/api/property/registrations/:booking/travellers/:place' },
  confirmRegistration: { method: 'POST', path: '/api/property/registrations/:booking/confirmation' },
  makeRegistrationFile: { method: 'POST', path: '/api/property/registrations/:booking/files' },
  sendRegistration: { method: 'POST', path: '/api/property/registrations/:booking/sendings' },
  handInRegistration: { method: 'POST', path: '/api/property/registration-files/:report/receipt' },
  getRegistrationSettings: { method: 'GET', path: '/api/property/registration-settings' },
  setRegistrationSettings: { method: 'PUT', path: '/api/property/registration-settings' },
} as const satisfies Record<string, { method: HttpMethod; path: `/api/property/${string}` }>;

/** Registration by guests, apart likewise: no page but that of the registration brings its paths. */
export const ownRegistrationPaths = {
  getOwnRegistration: { method: 'GET', path: '/api/bookings/:bookingId/registration' },
  keepOwnRegistration: { method: 'POST', path: '/api/bookings/:bookingId/registration' },
} as const satisfies Record<string, { method: HttpMethod; path: `/api/${string}` }>;
