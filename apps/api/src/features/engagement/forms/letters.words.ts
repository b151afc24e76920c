import type { Locale } from '@latchkey/api-contract/types';

interface LettersWords {
  readonly subject: string;
  readonly text: string;
  readonly confirm: string;
  readonly closing: string;
  readonly confirmed: string;
  readonly leaveTitle: string;
  readonly leaveText: string;
  readonly leave: string;
  readonly left: string;
  readonly over: string;
}

/** The words around subscribing to a hotel's letters and unsubscribing from them; `{hotel}` is filled in. */
export const lettersWords: Record<Locale, LettersWords> = {
  en: {
    subject: 'Confirm that you want letters from {hotel}',
    text: 'Somebody, you we hope, asked for letters from {hotel} to this address. They come once you confirm.',
    confirm: 'Yes, send me letters',
    closing: 'If it was not you, do nothing: no letters come, and your address is deleted within a week.',
    confirmed: 'Thank you. The next letter comes to you.',
    leaveTitle: 'Letters from {hotel}',
    leaveText: 'You can unsubscribe from the letters here.',
    leave: 'Unsubscribe',
    left: 'You are unsubscribed. No more letters come to you.',
    over: 'This link has been used or is too old.',
  },
  de: {
    subject: 'Bestätigen Sie die Briefe von {hotel}',
    text: 'Jemand, hoffentlich Sie, hat für diese Adresse Briefe von {hotel} bestellt. Sie kommen, sobald Sie bestätigen.',
    confirm: 'Ja, senden Sie mir Briefe',
    closing:
      'Falls Sie es nicht waren, tun Sie nichts: Es kommen keine Briefe, und Ihre Adresse wird binnen einer Woche gelöscht.',
    confirmed: 'Danke. Der nächste Brief kommt zu Ihnen.',
    leaveTitle: 'Briefe von {hotel}',
    leaveText: 'Hier können Sie die Briefe abbestellen.',
    leave: 'Abbestellen',
    left: 'Sie haben die Briefe abbestellt. Es kommen keine mehr.',
    over: 'Dieser Link wurde schon benutzt oder ist zu alt.',
  },
  ar: {
    subject: 'أكّد رغبتك في رسائل {hotel}',
    text: 'طلب أحد ما، ونرجو أن يكون أنت، رسائل {hotel} على هذا العنوان. ستصل بعد أن تؤكد ذلك.',
    confirm: 'نعم، أرسلوا إليّ الرسائل',
    closing: 'إن لم تكن أنت فلا تفعل شيئًا: لن تصل أي رسائل، وسيُحذف عنوانك خلال أسبوع.',
    confirmed: 'شكرًا لك. ستصلك الرسالة القادمة.',
    leaveTitle: 'رسائل {hotel}',
    leaveText: 'يمكنك إلغاء الاشتراك في الرسائل هنا.',
    leave: 'إلغاء الاشتراك',
    left: 'أُلغي اشتراكك. لن تصلك رسائل بعد الآن.',
    over: 'استُخدم هذا الرابط أو انتهت صلاحيته.',
  },
  hi: {
    subject: 'पक्का करें कि आपको {hotel} का न्यूज़लेटर चाहिए',
    text: 'किसी ने, शायद आपने ही, इस पते पर {hotel} का न्यूज़लेटर माँगा है। आपके पक्का करने के बाद वह आएगा।',
    confirm: 'हाँ, मुझे न्यूज़लेटर भेजें',
    closing: 'यदि वह आप नहीं थे तो कुछ न करें: कोई न्यूज़लेटर नहीं आएगा और आपका पता एक सप्ताह में मिटा दिया जाएगा।',
    confirmed: 'धन्यवाद। अगला न्यूज़लेटर आपके पास आएगा।',
    leaveTitle: '{hotel} का न्यूज़लेटर',
    leaveText: 'आप यहाँ न्यूज़लेटर बंद कर सकते हैं।',
    leave: 'न्यूज़लेटर बंद करें',
    left: 'न्यूज़लेटर बंद कर दिया गया है। अब और नहीं आएगा।',
    over: 'यह लिंक इस्तेमाल हो चुका है या पुराना हो गया है।',
  },
};
