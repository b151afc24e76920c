import type { Locale } from '@latchkey/api-contract/types';
import type { DiscountLine } from '@latchkey/booking-core/promotion';

/** What an offer gives, and to which stays. */
type OfferTerms = Readonly<Record<Exclude<DiscountLine['kind'], 'coupon'>, string>>;

export const offerTerms: Record<Locale, OfferTerms> = {
  en: {
    'early-bird': '{percent} for booking at least {days} ahead',
    'last-minute': '{percent} within {days} of arrival',
    'flat-above': '{off} off: rooms above {above} before taxes',
    'long-stay': '{percent} for stays of {nights} or more',
    'percent-off': '{percent}',
    'amount-off': '{off} off each room and night',
    'stay-price': '{price} for {nights}',
  },
  de: {
    'early-bird': '{percent} bei Buchung mindestens {days} vor der Anreise',
    'last-minute': '{percent} bei Buchung höchstens {days} vor der Anreise',
    'flat-above': '{off} Nachlass: Zimmerpreis über {above} vor Steuern',
    'long-stay': '{percent} für mindestens {nights}',
    'percent-off': '{percent}',
    'amount-off': '{off} Nachlass je Zimmer und Nacht',
    'stay-price': '{price} für {nights}',
  },
  ar: {
    'early-bird': '{percent} للحجز قبل الوصول بـ{days} على الأقل',
    'last-minute': '{percent} للحجز خلال {days} من الوصول',
    'flat-above': 'خصم {off}: سعر الغرف فوق {above} قبل الضرائب',
    'long-stay': '{percent}، أقل إقامة: {nights}',
    'percent-off': '{percent}',
    'amount-off': 'خصم {off} عن كل غرفة وليلة',
    'stay-price': '{nights}: {price}',
  },
  hi: {
    'early-bird': 'कम से कम {days} पहले बुक करने पर {percent}',
    'last-minute': 'पहुँचने से {days} के भीतर {percent}',
    'flat-above': '{off} की छूट: टैक्स से पहले कमरे {above} से ऊपर',
    'long-stay': '{percent}, सबसे छोटा ठहराव: {nights}',
    'percent-off': '{percent}',
    'amount-off': 'हर कमरे और रात पर {off} की छूट',
    'stay-price': '{nights}: {price}',
  },
};
