import type { Locale } from '@latchkey/api-contract/types';

interface AlertWords {
  readonly confirmSubject: string;
  readonly confirmText: string;
  readonly confirm: string;
  readonly confirmClosing: string;
  readonly confirmed: string;
  readonly freeSubject: string;
  readonly freeText: string;
  readonly see: string;
  readonly freeClosing: string;
  readonly stopTitle: string;
  readonly stopText: string;
  readonly stop: string;
  readonly stopped: string;
  readonly over: string;
}

export type AlertSentence = keyof AlertWords;

/** The words around "Tell me if a room becomes available"; `{hotel}`, `{from}` and `{to}` are filled in. */
export const alertWords: Record<Locale, AlertWords> = {
  en: {
    confirmSubject: 'Confirm: tell me if a room becomes available at {hotel}',
    confirmText:
      'Someone, hopefully you, asked {hotel} to write to this address if a room becomes available from {from} to {to}. We write once you confirm.',
    confirm: 'Yes, tell me',
    confirmClosing: 'If it was not you, do nothing: no more email comes, and your address is deleted within a week.',
    confirmed: 'Thank you. We write to you once, if a room becomes available.',
    freeSubject: 'A room is available again at {hotel}, {from} to {to}',
    freeText:
      'A room is available again at {hotel} from {from} to {to}. It is not held for you: others are notified as well.',
    see: 'See rooms and prices',
    freeClosing: 'This was the only email. Your address is now deleted.',
    stopTitle: 'Room alerts of {hotel}',
    stopText: 'Here you can stop these messages, {from} to {to}.',
    stop: 'Do not tell me',
    stopped: 'Your address is deleted. We do not write to you.',
    over: 'This link has been used or is too old.',
  },
  de: {
    confirmSubject: 'Bestätigen Sie: Bescheid, wenn bei {hotel} ein Zimmer frei wird',
    confirmText:
      'Jemand, hoffentlich Sie, hat {hotel} gebeten, dieser Adresse Bescheid zu geben, wenn vom {from} bis {to} ein Zimmer frei wird. Wir schreiben, sobald Sie bestätigen.',
    confirm: 'Ja, geben Sie mir Bescheid',
    confirmClosing:
      'Falls Sie es nicht waren, tun Sie nichts: Es kommt keine weitere E-Mail, und Ihre Adresse wird binnen einer Woche gelöscht.',
    confirmed: 'Danke. Wir schreiben Ihnen einmal, wenn ein Zimmer frei wird.',
    freeSubject: 'Bei {hotel} ist ein Zimmer frei, {from} bis {to}',
    freeText:
      'Bei {hotel} ist vom {from} bis {to} ein Zimmer frei geworden. Es ist nicht für Sie reserviert: Auch andere bekommen Bescheid.',
    see: 'Zimmer und Preise ansehen',
    freeClosing: 'Das war die einzige E-Mail. Ihre Adresse ist jetzt gelöscht.',
    stopTitle: 'Zimmer-Benachrichtigungen von {hotel}',
    stopText: 'Hier können Sie sagen, dass Sie für {from} bis {to} keinen Bescheid mehr möchten.',
    stop: 'Keinen Bescheid geben',
    stopped: 'Ihre Adresse ist gelöscht. Wir schreiben Ihnen nicht.',
    over: 'Dieser Link wurde schon benutzt oder ist zu alt.',
  },
  ar: {
    confirmSubject: 'أكّد: أخبروني إن توفّرت غرفة في {hotel}',
    confirmText:
      'طلب أحد ما، ونرجو أن يكون أنت، من {hotel} إبلاغ هذا العنوان إن توفّرت غرفة من {from} إلى {to}. سنكتب إليك بعد أن تؤكد ذلك.',
    confirm: 'نعم، أخبروني',
    confirmClosing: 'إن لم تكن أنت فلا تفعل شيئًا: لن تصل رسالة أخرى، وسيُحذف عنوانك خلال أسبوع.',
    confirmed: 'شكرًا لك. سنكتب إليك مرة واحدة إن توفّرت غرفة.',
    freeSubject: 'توفّرت غرفة في {hotel}، من {from} إلى {to}',
    freeText: 'توفّرت غرفة في {hotel} من {from} إلى {to}. وهي غير محجوزة لك: فقد أُبلغ آخرون أيضًا.',
    see: 'عرض الغرف والأسعار',
    freeClosing: 'كانت هذه الرسالة الوحيدة. وقد حُذف عنوانك الآن.',
    stopTitle: 'تنبيهات الغرف من {hotel}',
    stopText: 'يمكنك أن تقول هنا إنك لم تعد تريد أن نخبرك عن الفترة من {from} إلى {to}.',
    stop: 'لا تخبروني',
    stopped: 'حُذف عنوانك، ولن نكتب إليك.',
    over: 'استُخدم هذا الرابط أو انتهت صلاحيته.',
  },
  hi: {
    confirmSubject: 'पक्का करें: {hotel} में कमरा खाली हो तो मुझे बताएँ',
    confirmText:
      'किसी ने, शायद आपने ही, {hotel} से कहा है कि {from} से {to} तक कमरा खाली हो तो इस पते पर बताया जाए। आपके पक्का करने के बाद हम लिखेंगे।',
    confirm: 'हाँ, मुझे बताएँ',
    confirmClosing: 'यदि वह आप नहीं थे तो कुछ न करें: और कोई ईमेल नहीं आएगा और आपका पता एक सप्ताह में मिटा दिया जाएगा।',
    confirmed: 'धन्यवाद। कमरा खाली होने पर हम आपको एक बार लिखेंगे।',
    freeSubject: '{hotel} में कमरा खाली है, {from} से {to}',
    freeText: '{hotel} में {from} से {to} तक कमरा खाली हुआ है। वह आपके लिए रोका नहीं गया है: औरों को भी बताया गया है।',
    see: 'कमरे और कीमतें देखें',
    freeClosing: 'यह एकमात्र ईमेल था। आपका पता अब मिटा दिया गया है।',
    stopTitle: '{hotel} की कमरों की सूचनाएँ',
    stopText: 'आप यहाँ कह सकते हैं कि {from} से {to} के लिए आपको अब सूचना नहीं चाहिए।',
    stop: 'मुझे न बताएँ',
    stopped: 'आपका पता मिटा दिया गया है। हम आपको नहीं लिखेंगे।',
    over: 'यह लिंक इस्तेमाल हो चुका है या पुराना हो गया है।',
  },
};
