/** Method and path of the property's operations; apart from `paths`, which browsers carry. */
export const propertyPaths = {
  listPropertyBookings: { method: 'GET', path: '/api/property/bookings' },
  getPropertyBooking: { method: 'GET', path: '/api/property/bookings/:booking' },
  confirmRequest: { method: 'POST', path: '/api/property/bookings/:booking/confirmation' },
  rejectRequest: { method: 'POST', path: '/api/property/bookings/:booking/rejection' },
  revisePrice: { method: 'POST', path: '/api/property/bookings/:booking/price-revision' },
  markNoShow: { method: 'POST', path: '/api/property/bookings/:booking/no-show' },
  cancelByProperty: { method: 'POST', path: '/api/property/bookings/:booking/cancellation' },
  answerGuestRequest: { method: 'POST', path: '/api/property/bookings/:booking/requests/:requestId/answer' },
  getInventory: { method: 'GET', path: '/api/property/inventory' },
  setInventory: { method: 'PUT', path: '/api/property/inventory' },
  getRates: { method: 'GET', path: '/api/property/rates' },
  setRates: { method: 'PUT', path: '/api/property/rates' },
  listPropertyKeys: { method: 'GET', path: '/api/property/keys' },
  createPropertyKey: { method: 'POST', path: '/api/property/keys' },
  revokePropertyKey: { method: 'DELETE', path: '/api/property/keys/:keyId' },
  setRestrictions: { method: 'PUT', path: '/api/property/restrictions' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: `/api/property/${string}` }>;
