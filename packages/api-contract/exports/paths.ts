/**
 * Method and path of every operation, without its schemas: all that a browser needs to call it.
 * Path parameters are written `:name`.
 */
export const paths = {
  getSite: { method: 'GET', path: '/api/site' },
  listHotels: { method: 'GET', path: '/api/hotels' },
  getHotel: { method: 'GET', path: '/api/hotels/:hotelId' },
  getAvailability: { method: 'GET', path: '/api/hotels/:hotelId/availability' },
  getCalendar: { method: 'GET', path: '/api/hotels/:hotelId/calendar' },
  getReviews: { method: 'GET', path: '/api/hotels/:hotelId/reviews' },
  getFaqs: { method: 'GET', path: '/api/hotels/:hotelId/faqs' },
  getPolicies: { method: 'GET', path: '/api/hotels/:hotelId/policies' },
  getNearby: { method: 'GET', path: '/api/hotels/:hotelId/nearby' },
  createQuote: { method: 'POST', path: '/api/quotes' },
  getQuote: { method: 'GET', path: '/api/quotes/:quoteToken' },
  createBooking: { method: 'POST', path: '/api/bookings' },
  getBooking: { method: 'GET', path: '/api/bookings/:bookingId' },
  createPaymentOrder: { method: 'POST', path: '/api/bookings/:bookingId/payment-orders' },
  completePayment: { method: 'POST', path: '/api/bookings/:bookingId/payments' },
  createBookingLookup: { method: 'POST', path: '/api/booking-lookups' },
  verifyBookingLookup: { method: 'POST', path: '/api/booking-lookups/:lookupId/verify' },
  quoteCancellation: { method: 'POST', path: '/api/bookings/:bookingId/cancellation-quote' },
  cancelBooking: { method: 'POST', path: '/api/bookings/:bookingId/cancellation' },
  answerPriceRevision: { method: 'POST', path: '/api/bookings/:bookingId/price-revision' },
  createGuestRequest: { method: 'POST', path: '/api/bookings/:bookingId/requests' },
  quoteModification: { method: 'POST', path: '/api/bookings/:bookingId/modification-quote' },
  modifyBooking: { method: 'POST', path: '/api/bookings/:bookingId/modification' },
  exportPersonalData: { method: 'GET', path: '/api/bookings/:bookingId/personal-data' },
  erasePersonalData: { method: 'POST', path: '/api/bookings/:bookingId/erasure' },
  createItinerary: { method: 'POST', path: '/api/itineraries' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: `/api/${string}` }>;
