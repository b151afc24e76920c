import type { Locale } from '@latchkey/api-contract/types';
import type { DiscountLine } from '@latchkey/booking-core/promotion';

/** What an offer gives, and to which stays. */
type OfferTerms = Readonly<
  Record<Exclude<DiscountLine['kind'], 'coupon'> | 'off-guests' | 'off-adults' | 'together', string>
>;

export const offerTerms: Record<Locale, OfferTerms> = {
  en: {
    'early-bird': '{percent} for booking at least {days} ahead',
    'last-minute': '{percent} within {days} of arrival',
    'flat-above': '{off} off: rooms above {above} before taxes',
    'long-stay': '{percent} for stays of {nights} or more',
    'percent-off': '{percent}',
    'amount-off': '{off} off each room and night',
    'off-guests': '{off} off each guest and night',
    'off-adults': '{off} off each adult and night',
    together: '{terms}, for {rooms} or more booked together',
    'stay-price': '{price} for {nights}',
  },
  de: {
    'early-bird': '{percent} bei Buchung mindestens {days} vor der Anreise',
    'last-minute': '{percent} bei Buchung höchstens {days} vor der Anreise',
    'flat-above': '{off} Nachlass: Zimmerpreis über {above} vor Steuern',
    'long-stay': '{percent} für mindestens {nights}',
    'percent-off': '{percent}',
    'amount-off': '{off} Nachlass je Zimmer und Nacht',
    'off-guests': '{off} Nachlass je Gast und Nacht',
    'off-adults': '{off} Nachlass je Erwachsenem und Nacht',
    together: '{terms}, ab {rooms} in einer Buchung',
    'stay-price': '{price} für {nights}',
  },
  ar: {
    'early-bird': '{percent} للحجز قبل الوصول بـ{days} على الأقل',
    'last-minute': '{percent} للحجز خلال {days} من الوصول',
    'flat-above': 'خصم {off}: سعر الغرف فوق {above} قبل الضرائب',
    'long-stay': '{percent}، أقل إقامة: {nights}',
    'percent-off': '{percent}',
    'amount-off': 'خصم {off} عن كل غرفة وليلة',
    'off-guests': 'خصم {off} عن كل ضيف وليلة',
    'off-adults': 'خصم {off} عن كل بالغ وليلة',
    together: '{terms}، عدد الغرف في الحجز الواحد: {rooms} على الأقل',
    'stay-price': '{nights}: {price}',
  },
  hi: {
    'early-bird': 'कम से कम {days} पहले बुक करने पर {percent}',
    'last-minute': 'पहुँचने से {days} के भीतर {percent}',
    'flat-above': '{off} की छूट: टैक्स से पहले कमरे {above} से ऊपर',
    'long-stay': '{percent}, सबसे छोटा ठहराव: {nights}',
    'percent-off': '{percent}',
    'amount-off': 'हर कमरे और रात पर {off} की छूट',
    'off-guests': 'हर मेहमान और रात पर {off} की छूट',
    'off-adults': 'हर वयस्क और रात पर {off} की छूट',
    together: '{terms}, एक बुकिंग में कम से कम {rooms}',
    'stay-price': '{nights}: {price}',
  },
};
