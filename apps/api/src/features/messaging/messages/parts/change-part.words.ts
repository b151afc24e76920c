import type { Locale } from '@latchkey/api-contract/types';

interface ChangeWords {
  readonly newPrice: string;
  readonly asChanged: string;
  readonly oldTotal: string;
  readonly newTotal: string;
  readonly difference: string;
  readonly due: string;
}

/** The words of a price or a stay that is to become another one. */
export const changeWords: Record<Locale, ChangeWords> = {
  en: {
    newPrice: 'The new price',
    asChanged: 'Your stay once it is paid',
    oldTotal: 'Price you booked',
    newTotal: 'New total, all taxes included',
    difference: 'Difference',
    due: 'Due now',
  },
  de: {
    newPrice: 'Der neue Preis',
    asChanged: 'Ihr Aufenthalt nach der Zahlung',
    oldTotal: 'Gebuchter Preis',
    newTotal: 'Neuer Gesamtpreis inklusive aller Steuern',
    difference: 'Differenz',
    due: 'Jetzt zu zahlen',
  },
  ar: {
    newPrice: 'السعر الجديد',
    asChanged: 'إقامتك بعد الدفع',
    oldTotal: 'السعر الذي حجزت به',
    newTotal: 'الإجمالي الجديد شامل جميع الضرائب',
    difference: 'الفرق',
    due: 'المستحق الآن',
  },
  hi: {
    newPrice: 'नई कीमत',
    asChanged: 'भुगतान के बाद आपका प्रवास',
    oldTotal: 'बुकिंग के समय की कीमत',
    newTotal: 'नई कुल राशि, सभी टैक्स सहित',
    difference: 'अंतर',
    due: 'अभी देय',
  },
};
