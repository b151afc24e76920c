/** Three and six hours of the Teak King between 6 in the morning and 9 in the evening. */
export const slots = Array.from({ length: 24 }, (_, hour) => ({
  hour,
  shown: { hour: hour % 12 || 12, period: hour < 12 ? ('AM' as const) : ('PM' as const) },
  isOffered: hour >= 6 && hour <= 18,
  ...(hour >= 6 && hour <= 18 ? {} : { closedAs: 'not_sold' as const }),
  rooms: [
    {
      roomTypeId: 'teak-king',
      lengths: [3, ...(hour <= 15 ? [6] : [])].map((hours) => ({ hours, availableRooms: 4 })),
    },
  ],
}));
/** What one room costs for three and for six hours. */
export const prices = [
  { roomTypeId: 'teak-king', ratePlanId: 'fixed', hours: 3, priceBeforeTax: 1380, total: 1450 },
  { roomTypeId: 'teak-king', ratePlanId: 'fixed', hours: 6, priceBeforeTax: 2400, total: 2520 },
];
