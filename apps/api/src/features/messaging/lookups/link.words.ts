import type { Locale } from '@latchkey/api-contract/types';

interface LinkWords {
  readonly subject: string;
  readonly text: string;
  readonly open: string;
  readonly closing: string;
  /** On the page that the link opens. */
  readonly page: string;
  readonly over: string;
}

/** The words around a link that opens a booking while codes cannot be sent or entered; `{hotel}` is filled in. */
export const linkWords: Record<Locale, LinkWords> = {
  en: {
    subject: 'Open your booking at {hotel}',
    text: 'Codes for your booking cannot be sent or entered at the moment. This link opens the booking on the device you use it on. It is valid for 24 hours and works once.',
    open: 'Open the booking',
    closing:
      'If you did not ask for it, there is nothing you need to do. Nobody else can use this link unless you share it.',
    page: 'This opens your booking on this device, with everything in it.',
    over: 'This link has been used or is too old. Look your booking up again to get another.',
  },
  de: {
    subject: 'Ihre Buchung bei {hotel} öffnen',
    text: 'Für Ihre Buchung können derzeit keine Codes gesendet oder eingegeben werden. Dieser Link öffnet die Buchung auf dem Gerät, auf dem Sie ihn benutzen. Er gilt 24 Stunden und nur einmal.',
    open: 'Buchung öffnen',
    closing:
      'Falls Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun. Niemand sonst kann diesen Link benutzen, solange Sie ihn nicht weitergeben.',
    page: 'Damit öffnen Sie Ihre Buchung auf diesem Gerät, mit allem, was darin steht.',
    over: 'Dieser Link wurde schon benutzt oder ist zu alt. Suchen Sie Ihre Buchung noch einmal, um einen neuen zu erhalten.',
  },
  ar: {
    subject: 'افتح حجزك في {hotel}',
    text: 'لا يمكن حاليًا إرسال رموز لحجزك أو إدخالها. يفتح هذا الرابط الحجز على الجهاز الذي تستخدمه فيه، وهو صالح لمدة 24 ساعة ولاستخدام واحد.',
    open: 'فتح الحجز',
    closing: 'إن لم تطلب هذا الرابط فتجاهل هذه الرسالة. لا يستطيع أحد غيرك استخدام الرابط ما لم تشاركه.',
    page: 'يفتح هذا الزر حجزك كاملًا على هذا الجهاز.',
    over: 'استُخدم هذا الرابط أو انتهت صلاحيته. ابحث عن حجزك من جديد للحصول على رابط آخر.',
  },
  hi: {
    subject: '{hotel} की अपनी बुकिंग खोलें',
    text: 'आपकी बुकिंग के लिए अभी कोड न भेजे जा सकते हैं और न डाले जा सकते हैं। यह लिंक बुकिंग को उसी डिवाइस पर खोलता है जिस पर आप इसे इस्तेमाल करते हैं। यह 24 घंटे तक मान्य है और एक ही बार काम करता है।',
    open: 'बुकिंग खोलें',
    closing:
      'यदि आपने यह लिंक नहीं माँगा था तो इस ईमेल को अनदेखा करें। जब तक आप यह लिंक किसी को न दें, कोई और इसे इस्तेमाल नहीं कर सकता।',
    page: 'इससे आपकी बुकिंग इस डिवाइस पर पूरी जानकारी के साथ खुलेगी।',
    over: 'यह लिंक इस्तेमाल हो चुका है या पुराना हो गया है। नया लिंक पाने के लिए अपनी बुकिंग फिर से खोजें।',
  },
};
