import type { Locale } from '@latchkey/api-contract/types';

interface LettersWords {
  readonly subject: string;
  readonly text: string;
  readonly confirm: string;
  readonly closing: string;
  readonly confirmed: string;
  /** What follows `confirmed` where the hotel has a code for its readers. */
  readonly codeComes: string;
  readonly codeSubject: string;
  readonly codeText: string;
  readonly codeClosing: string;
  readonly leaveTitle: string;
  readonly leaveText: string;
  readonly leave: string;
  readonly left: string;
  readonly over: string;
}

/** The words around subscribing to a hotel's newsletter and unsubscribing from it; `{hotel}`, `{percent}` and `{code}` are filled in. */
export const lettersWords: Record<Locale, LettersWords> = {
  en: {
    subject: 'Please confirm your newsletter from {hotel}',
    text: 'Someone, hopefully you, asked for the newsletter of {hotel} at this address. It comes once you confirm.',
    confirm: 'Yes, send me the newsletter',
    closing: 'If it was not you, do nothing: no newsletter comes, and your address is deleted within a week.',
    confirmed: 'Thank you. You will get the next newsletter.',
    codeComes: 'Your code is on its way to you by email.',
    codeSubject: 'Your code for {percent} off at {hotel}',
    codeText:
      'Thank you for subscribing to our newsletter. The code {code} takes {percent} off the price of the rooms. Enter it at checkout.',
    codeClosing: 'To unsubscribe, use this link:',
    leaveTitle: 'Newsletter of {hotel}',
    leaveText: 'You can unsubscribe from the newsletter here.',
    leave: 'Unsubscribe',
    left: 'You are unsubscribed. You will get no more newsletters.',
    over: 'This link has been used or is too old.',
  },
  de: {
    subject: 'Bitte bestätigen Sie den Newsletter von {hotel}',
    text: 'Jemand, hoffentlich Sie, hat für diese Adresse den Newsletter von {hotel} abonniert. Er kommt, sobald Sie bestätigen.',
    confirm: 'Ja, senden Sie mir den Newsletter',
    closing:
      'Falls Sie es nicht waren, tun Sie nichts: Es kommt kein Newsletter, und Ihre Adresse wird binnen einer Woche gelöscht.',
    confirmed: 'Danke. Den nächsten Newsletter erhalten Sie.',
    codeComes: 'Ihr Code ist per E-Mail zu Ihnen unterwegs.',
    codeSubject: 'Ihr Code für {percent} Rabatt bei {hotel}',
    codeText:
      'Danke, dass Sie unseren Newsletter abonniert haben. Der Code {code} senkt den Zimmerpreis um {percent}. Geben Sie ihn beim Buchen ein.',
    codeClosing: 'Zum Abbestellen:',
    leaveTitle: 'Newsletter von {hotel}',
    leaveText: 'Hier können Sie den Newsletter abbestellen.',
    leave: 'Abbestellen',
    left: 'Sie haben den Newsletter abbestellt. Es kommt keiner mehr.',
    over: 'Dieser Link wurde schon benutzt oder ist zu alt.',
  },
  ar: {
    subject: 'يُرجى تأكيد اشتراكك في نشرة {hotel} البريدية',
    text: 'طلب أحد ما، ونرجو أن يكون أنت، نشرة {hotel} البريدية على هذا العنوان. ستصل بعد أن تؤكد ذلك.',
    confirm: 'نعم، أرسلوا إليّ النشرة',
    closing: 'إن لم تكن أنت فلا تفعل شيئًا: لن تصل أي نشرة، وسيُحذف عنوانك خلال أسبوع.',
    confirmed: 'شكرًا لك. ستصلك النشرة القادمة.',
    codeComes: 'رمزك في طريقه إليك بالبريد الإلكتروني.',
    codeSubject: 'رمزك لخصم {percent} لدى {hotel}',
    codeText: 'شكرًا لاشتراكك في نشرتنا. الرمز {code} يخصم {percent} من سعر الغرف. أدخله عند إتمام الحجز.',
    codeClosing: 'لإلغاء الاشتراك:',
    leaveTitle: 'نشرة {hotel} البريدية',
    leaveText: 'يمكنك إلغاء الاشتراك في النشرة هنا.',
    leave: 'إلغاء الاشتراك',
    left: 'أُلغي اشتراكك. لن تصلك النشرة بعد الآن.',
    over: 'استُخدم هذا الرابط أو انتهت صلاحيته.',
  },
  hi: {
    subject: 'पक्का करें कि आपको {hotel} का न्यूज़लेटर चाहिए',
    text: 'किसी ने, शायद आपने ही, इस पते पर {hotel} का न्यूज़लेटर माँगा है। आपके पक्का करने के बाद वह आएगा।',
    confirm: 'हाँ, मुझे न्यूज़लेटर भेजें',
    closing: 'यदि वह आप नहीं थे तो कुछ न करें: कोई न्यूज़लेटर नहीं आएगा और आपका पता एक सप्ताह में मिटा दिया जाएगा।',
    confirmed: 'धन्यवाद। अगला न्यूज़लेटर आपके पास आएगा।',
    codeComes: 'आपका कोड ईमेल से आ रहा है।',
    codeSubject: '{hotel} में {percent} छूट का आपका कोड',
    codeText:
      'हमारा न्यूज़लेटर पढ़ने के लिए धन्यवाद। कोड {code} से कमरों की कीमत पर {percent} छूट मिलती है। उसे बुकिंग पूरी करते समय डालें।',
    codeClosing: 'न्यूज़लेटर बंद करने के लिए:',
    leaveTitle: '{hotel} का न्यूज़लेटर',
    leaveText: 'आप यहाँ न्यूज़लेटर बंद कर सकते हैं।',
    leave: 'न्यूज़लेटर बंद करें',
    left: 'न्यूज़लेटर बंद कर दिया गया है। अब और नहीं आएगा।',
    over: 'यह लिंक इस्तेमाल हो चुका है या पुराना हो गया है।',
  },
};
