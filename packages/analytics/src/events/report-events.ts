import { decimalsOf, isBillable } from '@latchkey/booking-core/currency';
import { redactBookingIds } from '@latchkey/booking-core/privacy';
import type { ScreenReport } from '@latchkey/site/screen';
import type { MeasuredEvent } from './measured-event.ts';
import { shortHash } from './short-hash.ts';

/** What a screen reported, as events. A booking is a conversion for the product analytics and a purchase for the pixel. */
export function eventsOfReport(report: ScreenReport): readonly MeasuredEvent[] {
  switch (report.event) {
    case 'payment_closed': {
      // Send only the booking's hotel: other fields, such as the gateway's order number, could identify the booking.
      const { reason, bookingId, bookingObj } = report;
      const { hotelId } = bookingObj;
      const properties = { reason, bookingId: redactBookingIds(bookingId), bookingObj: { hotelId } };
      return [{ name: 'payment_closed', properties }];
    }
    case 'booked': {
      const { bookingId, total, currency, checkIn, checkOut } = report;
      // The services take whole currency units; the id tells them of one booking once, however often its page is opened.
      const value = isBillable(currency) ? total / 10 ** decimalsOf(currency) : total;
      const properties = {
        value,
        currency,
        checkin_date: checkIn,
        checkout_date: checkOut,
        $insert_id: shortHash(bookingId),
      };
      return [
        { name: 'conversion', properties },
        { name: 'Purchase', properties },
      ];
    }
  }
}
