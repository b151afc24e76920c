import type { Locale } from '@latchkey/api-contract/types';
import type { ChargeShare } from '@latchkey/booking-core/invoice';

/** The words of an invoice, a credit note and a pro forma. */
export interface PaperWords {
  readonly invoice: string;
  /** Where the law calls it so. */
  readonly taxInvoice: string;
  readonly creditNote: string;
  readonly proForma: string;
  /** Where the law has invoices made elsewhere. */
  readonly account: string;
  readonly noTaxDocument: string;
  readonly to: string;
  readonly stay: string;
  readonly from: string;
  readonly booking: string;
  readonly date: string;
  readonly description: string;
  readonly quantity: string;
  readonly net: string;
  readonly taxable: string;
  readonly outside: string;
  readonly total: string;
  readonly paid: string;
  readonly due: string;
  readonly owedBack: string;
  readonly inWords: string;
  readonly placeOfSupply: string;
  readonly noReverseCharge: string;
  readonly corrects: string;
  readonly authorityNumber: string;
  readonly signature: string;
  readonly code: string;
  readonly reason: string;
  readonly vatId: string;
  readonly taxNumber: string;
  readonly fee: string;
  readonly agreedPrice: string;
  readonly page: string;
  readonly shares: Readonly<Record<ChargeShare, string>>;
}

export const paperWords: Record<Locale, PaperWords> = {
  en: {
    invoice: 'Invoice',
    taxInvoice: 'Tax invoice',
    creditNote: 'Credit note',
    proForma: 'Pro forma',
    account: 'Guest account',
    noTaxDocument: 'This is not a tax document.',
    to: 'To',
    stay: 'Stay',
    from: 'From',
    booking: 'Booking {reference}',
    date: 'Date',
    description: 'Description',
    quantity: 'Quantity',
    net: 'Net',
    taxable: 'Taxable value, {rate}',
    outside: 'Not subject to VAT',
    total: 'Total',
    paid: 'Received',
    due: 'Balance due',
    owedBack: 'Owed to the guest',
    inWords: 'In words: {words}',
    placeOfSupply: 'Place of supply: {place}',
    noReverseCharge: 'Reverse charge: no',
    authorityNumber: 'Tax service number: {number}',
    signature: 'Signature: {signature}',
    code: 'Code: {code}',
    corrects: 'Corrects invoice {number} of {date}',
    reason: 'Reason: {reason}',
    vatId: 'VAT ID',
    taxNumber: 'Tax number',
    fee: 'Booking fee',
    agreedPrice: 'Difference to the agreed price',
    page: 'Page {page} of {pages}',
    shares: { food: 'food', drinks: 'drinks', lodging: 'lodging', services: 'other services' },
  },
  de: {
    invoice: 'Rechnung',
    taxInvoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    proForma: 'Proforma-Rechnung',
    account: 'Gästekonto',
    noTaxDocument: 'Dies ist kein steuerlicher Beleg.',
    to: 'An',
    stay: 'Aufenthalt',
    from: 'Von',
    booking: 'Buchung {reference}',
    date: 'Datum',
    description: 'Leistung',
    quantity: 'Menge',
    net: 'Netto',
    taxable: 'Netto zu {rate}',
    outside: 'Nicht umsatzsteuerbar',
    total: 'Gesamtbetrag',
    paid: 'Bereits gezahlt',
    due: 'Offener Betrag',
    owedBack: 'Zu erstatten',
    inWords: 'In Worten: {words}',
    placeOfSupply: 'Ort der Leistung: {place}',
    noReverseCharge: 'Steuerschuldnerschaft des Empfängers: nein',
    authorityNumber: 'Nummer des Fiskaldienstes: {number}',
    signature: 'Signatur: {signature}',
    code: 'Code: {code}',
    corrects: 'Korrigiert die Rechnung {number} vom {date}',
    reason: 'Grund: {reason}',
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    fee: 'Buchungsgebühr',
    agreedPrice: 'Differenz zum vereinbarten Preis',
    page: 'Seite {page} von {pages}',
    shares: { food: 'Speisen', drinks: 'Getränke', lodging: 'Beherbergung', services: 'Nebenleistungen' },
  },
  ar: {
    invoice: 'فاتورة',
    taxInvoice: 'فاتورة ضريبية',
    creditNote: 'إشعار دائن',
    proForma: 'فاتورة مبدئية',
    account: 'كشف حساب النزيل',
    noTaxDocument: 'هذا المستند ليس مستندًا ضريبيًا.',
    to: 'إلى',
    stay: 'الإقامة',
    from: 'من',
    booking: 'حجز رقم {reference}',
    date: 'التاريخ',
    description: 'البيان',
    quantity: 'الكمية',
    net: 'الصافي',
    taxable: 'القيمة الخاضعة للضريبة بنسبة {rate}',
    outside: 'غير خاضع لضريبة القيمة المضافة',
    total: 'الإجمالي',
    paid: 'المدفوع',
    due: 'المبلغ المستحق',
    owedBack: 'مستحق للنزيل',
    inWords: 'المبلغ كتابةً: {words}',
    placeOfSupply: 'مكان التوريد: {place}',
    noReverseCharge: 'الاحتساب العكسي: لا',
    authorityNumber: 'رقم الخدمة الضريبية: {number}',
    signature: 'التوقيع: {signature}',
    code: 'الرمز: {code}',
    corrects: 'تصحيح للفاتورة {number} بتاريخ {date}',
    reason: 'السبب: {reason}',
    vatId: 'الرقم الضريبي',
    taxNumber: 'الرقم الضريبي المحلي',
    fee: 'رسوم الحجز',
    agreedPrice: 'الفرق عن السعر المتفق عليه',
    page: 'صفحة {page} من {pages}',
    shares: { food: 'مأكولات', drinks: 'مشروبات', lodging: 'إقامة', services: 'خدمات أخرى' },
  },
  hi: {
    invoice: 'इनवॉइस',
    taxInvoice: 'टैक्स इनवॉइस',
    creditNote: 'क्रेडिट नोट',
    proForma: 'प्रोफ़ॉर्मा इनवॉइस',
    account: 'गेस्ट खाता (फ़ोलियो)',
    noTaxDocument: 'यह टैक्स दस्तावेज़ नहीं है।',
    to: 'प्राप्तकर्ता',
    stay: 'ठहराव',
    from: 'जारीकर्ता',
    booking: 'बुकिंग {reference}',
    date: 'तारीख़',
    description: 'विवरण',
    quantity: 'मात्रा',
    net: 'टैक्स से पहले',
    taxable: '{rate} पर कर योग्य मूल्य',
    outside: 'टैक्स के दायरे से बाहर',
    total: 'कुल',
    paid: 'मिला हुआ भुगतान',
    due: 'बाकी रकम',
    owedBack: 'गेस्ट को लौटाना है',
    inWords: 'शब्दों में: {words}',
    placeOfSupply: 'आपूर्ति का स्थान: {place}',
    noReverseCharge: 'रिवर्स चार्ज: नहीं',
    authorityNumber: 'कर सेवा की संख्या: {number}',
    signature: 'हस्ताक्षर: {signature}',
    code: 'कोड: {code}',
    corrects: '{date} की इनवॉइस {number} में सुधार',
    reason: 'कारण: {reason}',
    vatId: 'वैट नंबर',
    taxNumber: 'टैक्स नंबर',
    fee: 'बुकिंग शुल्क',
    agreedPrice: 'तय कीमत से अंतर',
    page: 'पृष्ठ {page} / {pages}',
    shares: { food: 'खाना', drinks: 'पेय', lodging: 'ठहरना', services: 'अन्य सेवाएँ' },
  },
};
