import type { HttpMethod } from './paths.ts';

/** What the provider does with hotels: apart from the operations of the property's side, since one page alone calls them. */
export const operatorPaths = {
  listOperated: { method: 'GET', path: '/api/staff/operator/hotels' },
  getOperatedMonth: { method: 'GET', path: '/api/staff/operator/month' },
  approveOpening: { method: 'POST', path: '/api/staff/operator/hotels/:hotel/approval' },
  refuseOpening: { method: 'POST', path: '/api/staff/operator/hotels/:hotel/refusal' },
  approveChanges: { method: 'POST', path: '/api/staff/operator/hotels/:hotel/changes/approval' },
  takeBackChanges: { method: 'POST', path: '/api/staff/operator/hotels/:hotel/changes/reversal' },
  holdHotel: { method: 'POST', path: '/api/staff/operator/hotels/:hotel/hold' },
  releaseHotel: { method: 'DELETE', path: '/api/staff/operator/hotels/:hotel/hold' },
} as const satisfies Record<string, { method: HttpMethod; path: `/api/staff/${string}` }>;
