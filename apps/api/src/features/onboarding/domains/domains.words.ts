import type { Locale } from '@latchkey/booking-core/language';

interface DomainWords {
  readonly seenSubject: string;
  readonly seenText: string;
  readonly lostSubject: string;
  readonly lostText: string;
  readonly button: string;
  readonly closing: string;
}

/** The words of mails about a hotel's own host; `{hotel}` and `{host}` are filled in. */
export const domainWords: Record<Locale, DomainWords> = {
  en: {
    seenSubject: 'Guests find {hotel} at {host}',
    seenText:
      'The records of {host} are correct. Your site is now live at {host}; the previous address redirects to it.',
    lostSubject: '{host} no longer leads to {hotel}',
    lostText:
      'The records of {host} are no longer correct. Until they are fixed, links in our emails lead to your previous address. The desk shows what we found.',
    button: 'Check the records',
    closing: 'You receive this email because you manage {hotel}.',
  },
  de: {
    seenSubject: 'Gäste finden {hotel} unter {host}',
    seenText:
      'Die Einträge von {host} stimmen. Gäste finden Ihr Haus ab jetzt dort, und die bisherige Adresse führt dorthin.',
    lostSubject: '{host} führt nicht mehr zu {hotel}',
    lostText:
      'Die Einträge von {host} stimmten und stimmen nicht mehr. Bis sie wieder stimmen, führen die Links in unseren E-Mails zu Ihrer früheren Adresse. An der Rezeption steht, was gefunden wurde.',
    button: 'Einträge ansehen',
    closing: 'Sie erhalten diese E-Mail, weil Sie {hotel} verwalten.',
  },
  ar: {
    seenSubject: 'يجد النزلاء {hotel} على {host}',
    seenText: 'سجلات {host} صحيحة. يجد النزلاء فندقك هناك من الآن، والعنوان السابق يقود إليه.',
    lostSubject: 'لم يعد {host} يقود إلى {hotel}',
    lostText:
      'كانت سجلات {host} صحيحة ولم تعد كذلك. إلى أن تصحّ تقود الروابط في رسائلنا إلى العنوان السابق. يعرض مكتب الاستقبال ما وُجد.',
    button: 'عرض السجلات',
    closing: 'تصلك هذه الرسالة لأنك تدير {hotel}.',
  },
  hi: {
    seenSubject: 'गेस्ट को {hotel} {host} पर मिलता है',
    seenText: '{host} के रिकॉर्ड सही हैं। अब से गेस्ट को आपका होटल वहीं मिलेगा, और पहले का पता वहीं ले जाएगा।',
    lostSubject: '{host} अब {hotel} तक नहीं ले जाता',
    lostText:
      '{host} के रिकॉर्ड सही थे और अब नहीं हैं। जब तक वे ठीक नहीं होते, हमारी मेल के लिंक पहले वाले पते पर ले जाते हैं। रिसेप्शन पर दिखता है कि क्या मिला।',
    button: 'रिकॉर्ड देखें',
    closing: 'यह मेल आपको इसलिए मिली क्योंकि आप {hotel} का प्रबंधन करते हैं।',
  },
};
