import type { HttpMethod } from './paths.ts';

/** The counter and the end of the day: apart from the other operations of the property's side, since their page alone calls them. */
export const counterPaths = {
  getCounter: { method: 'GET', path: '/api/property/counter' },
  openShift: { method: 'POST', path: '/api/property/shifts' },
  moveCash: { method: 'POST', path: '/api/property/shifts/:shift/moves' },
  countShift: { method: 'POST', path: '/api/property/shifts/:shift/count' },
  getShift: { method: 'GET', path: '/api/property/shifts/:shift' },
  listDays: { method: 'GET', path: '/api/property/days' },
  getDayReport: { method: 'GET', path: '/api/property/days/:day' },
  endDay: { method: 'POST', path: '/api/property/days/:day/end' },
  setDayEnd: { method: 'PUT', path: '/api/property/day-end' },
} as const satisfies Record<string, { method: HttpMethod; path: `/api/property/${string}` }>;
