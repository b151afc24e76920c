import type { Locale } from '@latchkey/api-contract/types';
import type { GuestNotification } from '../outbox/guest-notifications.ts';

/** A subject, which is the SMS too, and a sentence; `{hotel}`, `{reference}`, `{price}`, `{answer}`, `{refund}` are filled in. */
type Told = readonly [subject: string, sentence: string];

export const guestNotificationWords: Record<Locale, Record<GuestNotification, Told>> = {
  en: {
    requested: [
      '{hotel} has your request {reference}',
      'The rooms are held for you while the hotel looks at it. If you hear nothing within 6 hours, please call.',
    ],
    payment_wanted: [
      '{hotel} can host you: please pay for {reference}',
      'Your rooms are held for a short while. Pay now, and they are yours.',
    ],
    price_revised: [
      '{hotel} has a new price for {reference}: {price}',
      'You can accept it or refuse it. If you refuse it, whatever you have paid comes back within 3–5 working days.',
    ],
    rejected: [
      '{hotel} cannot take your booking {reference}',
      'We are sorry. Whatever you have paid comes back within 3–5 working days.',
    ],
    cancelled: ['Your booking {reference} at {hotel} is cancelled', '{refund}'],
    no_show: ['{hotel} noted that you did not come ({reference})', 'If that is a mistake, please call the hotel.'],
    modified: ['Your booking {reference} at {hotel} is changed', 'Your new voucher follows.'],
    request_accepted: ['{hotel} says yes ({reference})', 'Your request around the stay is accepted. {answer}'],
    request_declined: [
      '{hotel} answered your request ({reference})',
      'We are sorry, it cannot be done this time. {answer}',
    ],
    request_expired: [
      'Your request {reference} at {hotel} has run out',
      'It was not settled in time, and the rooms are free again. Whatever you have paid comes back within 4–5 business days.',
    ],
    payment_returned: [
      'Your payment for {reference} at {hotel} goes back to you',
      'It was more than the booking needed, or came too late for the rooms. It arrives within 4–5 business days.',
    ],
  },
  de: {
    requested: [
      '{hotel} hat Ihre Anfrage {reference} erhalten',
      'Die Zimmer sind für Sie reserviert, während das Haus prüft. Hören Sie innerhalb von 6 Stunden nichts, rufen Sie bitte an.',
    ],
    payment_wanted: [
      '{hotel} hat Platz für Sie: bitte bezahlen Sie {reference}',
      'Ihre Zimmer sind kurze Zeit reserviert. Bezahlen Sie jetzt, dann gehören sie Ihnen.',
    ],
    price_revised: [
      '{hotel} nennt für {reference} einen neuen Preis: {price}',
      'Sie können ihn annehmen oder ablehnen. Lehnen Sie ab, erhalten Sie Bezahltes innerhalb von 3–5 Werktagen zurück.',
    ],
    rejected: [
      '{hotel} kann Ihre Buchung {reference} nicht annehmen',
      'Es tut uns leid. Bezahltes erhalten Sie innerhalb von 3–5 Werktagen zurück.',
    ],
    cancelled: ['Ihre Buchung {reference} im {hotel} ist storniert', '{refund}'],
    no_show: [
      '{hotel} hat vermerkt, dass Sie nicht angereist sind ({reference})',
      'Ist das ein Irrtum, rufen Sie bitte im Haus an.',
    ],
    modified: ['Ihre Buchung {reference} im {hotel} ist geändert', 'Ihr neuer Beleg folgt.'],
    request_accepted: ['{hotel} sagt ja ({reference})', 'Ihr Wunsch zum Aufenthalt ist angenommen. {answer}'],
    request_declined: [
      '{hotel} hat auf Ihren Wunsch geantwortet ({reference})',
      'Es tut uns leid, diesmal ist es nicht möglich. {answer}',
    ],
    request_expired: [
      'Ihre Anfrage {reference} im {hotel} ist abgelaufen',
      'Sie wurde nicht rechtzeitig entschieden, die Zimmer sind wieder frei. Bezahltes erhalten Sie innerhalb von 4–5 Werktagen zurück.',
    ],
    payment_returned: [
      'Ihre Zahlung für {reference} im {hotel} geht an Sie zurück',
      'Sie war mehr, als die Buchung brauchte, oder kam zu spät für die Zimmer. Sie erhalten sie innerhalb von 4–5 Werktagen.',
    ],
  },
  ar: {
    requested: [
      'وصل طلبك {reference} إلى {hotel}',
      'الغرف محجوزة لك ريثما ينظر الفندق في الطلب. إن لم يصلك رد خلال 6 ساعات فاتصل بنا.',
    ],
    payment_wanted: ['يرحب بك {hotel}: يرجى دفع الحجز {reference}', 'غرفك محجوزة لوقت قصير. ادفع الآن لتصبح لك.'],
    price_revised: [
      'سعر جديد من {hotel} للحجز {reference}: {price}',
      'يمكنك قبوله أو رفضه. إن رفضته يعود إليك ما دفعته خلال 3–5 أيام عمل.',
    ],
    rejected: ['يعتذر {hotel} عن قبول الحجز {reference}', 'نأسف لذلك. يعود إليك ما دفعته خلال 3–5 أيام عمل.'],
    cancelled: ['أُلغي حجزك {reference} في {hotel}', '{refund}'],
    no_show: ['سجّل {hotel} أنك لم تحضر ({reference})', 'إن كان ذلك خطأ فاتصل بالفندق.'],
    modified: ['تغيّر حجزك {reference} في {hotel}', 'تصلك القسيمة الجديدة بعد قليل.'],
    request_accepted: ['وافق {hotel} ({reference})', 'قُبل طلبك المتعلق بالإقامة. {answer}'],
    request_declined: ['أجاب {hotel} عن طلبك ({reference})', 'نأسف، لا يمكن ذلك هذه المرة. {answer}'],
    request_expired: [
      'انتهت مهلة طلبك {reference} في {hotel}',
      'لم يُبتّ في الطلب في وقته، وأصبحت الغرف متاحة من جديد. يعود إليك ما دفعته خلال 4–5 أيام عمل.',
    ],
    payment_returned: [
      'يعود إليك المبلغ المدفوع للحجز {reference} في {hotel}',
      'زاد المبلغ على ما يلزم للحجز، أو وصل بعد فوات الغرف. يصلك خلال 4–5 أيام عمل.',
    ],
  },
  hi: {
    requested: [
      '{hotel} को आपका अनुरोध {reference} मिल गया',
      'जब तक होटल इसे देखता है, कमरे आपके लिए रोके गए हैं। 6 घंटे में उत्तर न मिले तो कृपया फ़ोन करें।',
    ],
    payment_wanted: [
      '{hotel} आपका स्वागत करेगा: कृपया {reference} का भुगतान करें',
      'कमरे थोड़ी देर के लिए रोके गए हैं। अभी भुगतान करें और वे आपके हैं।',
    ],
    price_revised: [
      '{hotel} ने {reference} का नया मूल्य दिया: {price}',
      'आप इसे स्वीकार या अस्वीकार कर सकते हैं। अस्वीकार करने पर भुगतान 3–5 कार्यदिवसों में लौट आएगा।',
    ],
    rejected: ['{hotel} आपकी बुकिंग {reference} नहीं ले सकता', 'हमें खेद है। आपका भुगतान 3–5 कार्यदिवसों में लौट आएगा।'],
    cancelled: ['{hotel} में आपकी बुकिंग {reference} रद्द हो गई', '{refund}'],
    no_show: ['{hotel} ने दर्ज किया कि आप नहीं आए ({reference})', 'यदि यह भूल है तो कृपया होटल को फ़ोन करें।'],
    modified: ['{hotel} में आपकी बुकिंग {reference} बदल गई', 'नया वाउचर आ रहा है।'],
    request_accepted: ['{hotel} ने हाँ कहा ({reference})', 'ठहरने से जुड़ा आपका अनुरोध स्वीकार हुआ। {answer}'],
    request_declined: ['{hotel} ने आपके अनुरोध का उत्तर दिया ({reference})', 'हमें खेद है, इस बार यह संभव नहीं। {answer}'],
    request_expired: [
      '{hotel} में आपके अनुरोध {reference} का समय समाप्त हो गया',
      'समय पर निर्णय नहीं हुआ और कमरे फिर खाली हैं। आपका भुगतान 4–5 कार्यदिवसों में लौट आएगा।',
    ],
    payment_returned: [
      '{hotel} में {reference} के लिए आपका भुगतान आपको लौट रहा है',
      'यह बुकिंग की ज़रूरत से अधिक था या कमरों के लिए देर से आया। यह 4–5 कार्यदिवसों में पहुँचेगा।',
    ],
  },
};

/** What becomes of the money of a booking that was paid for. */
export const refundWords: Record<Locale, { readonly due: string; readonly none: string }> = {
  en: { due: '{amount} is on its way back to you: 4–5 business days.', none: 'There is no refund.' },
  de: { due: '{amount} ist als Erstattung unterwegs: 4–5 Werktage.', none: 'Eine Erstattung gibt es nicht.' },
  ar: { due: 'المبلغ المسترد {amount} في الطريق إليك خلال 4–5 أيام عمل.', none: 'لا يوجد مبلغ مسترد.' },
  hi: { due: '{amount} की धनवापसी 4–5 कार्यदिवसों में पहुँचेगी।', none: 'कोई धनवापसी नहीं बनती।' },
};
