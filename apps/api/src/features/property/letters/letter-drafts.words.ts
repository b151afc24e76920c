import type { Locale } from '@latchkey/api-contract/types';

interface DraftWords {
  /** To a guest whose name is known: `{guest}`. */
  readonly greeting: string;
  readonly greetingUnnamed: string;
  /** `{hotel}` */
  readonly closing: string;
  /** `{arrival}`, `{time}`, `{address}`, `{url}` */
  readonly arrival: string;
  /** `{sum}`, `{url}` */
  readonly payment: string;
  readonly thanks: string;
}

/** What letters to guests begin as; whoever writes them can change each word. */
export const draftWords: Record<Locale, DraftWords> = {
  en: {
    greeting: 'Dear {guest},',
    greetingUnnamed: 'Hello,',
    closing: 'Kind regards\n{hotel}',
    arrival:
      'we look forward to welcoming you on {arrival}. Your room is ready from {time}.\n\nYou find us here: {address}\n\nPlease tell us on the page of your booking if you come at another time or need anything: {url}',
    payment: '{sum} of your stay is still open. How to pay it is on the page of your booking: {url}',
    thanks: 'thank you for staying with us. We hope that you had a good time, and would be glad to welcome you again.',
  },
  de: {
    greeting: 'Guten Tag {guest},',
    greetingUnnamed: 'Guten Tag,',
    closing: 'Herzliche Grüße\n{hotel}',
    arrival:
      'wir freuen uns auf Ihre Anreise am {arrival}. Ihr Zimmer ist ab {time} bereit.\n\nSo finden Sie uns: {address}\n\nBitte sagen Sie uns auf der Seite Ihrer Buchung, wenn Sie zu einer anderen Zeit kommen oder etwas brauchen: {url}',
    payment:
      'von Ihrem Aufenthalt sind noch {sum} offen. Wie Sie bezahlen können, steht auf der Seite Ihrer Buchung: {url}',
    thanks:
      'vielen Dank für Ihren Aufenthalt. Wir hoffen, dass Sie eine gute Zeit bei uns hatten, und freuen uns, wenn Sie wiederkommen.',
  },
  ar: {
    greeting: 'تحية طيبة {guest}،',
    greetingUnnamed: 'تحية طيبة،',
    closing: 'مع أطيب التحيات\n{hotel}',
    arrival:
      'يسعدنا استقبالك يوم {arrival}. ستكون غرفتك جاهزة ابتداءً من {time}.\n\nعنواننا: {address}\n\nإن كنت ستصل في وقت آخر أو احتجت إلى شيء، فنرجو إخبارنا من صفحة حجزك: {url}',
    payment: 'ما زال {sum} من قيمة إقامتك غير مدفوع. طريقة الدفع مذكورة في صفحة حجزك: {url}',
    thanks: 'شكرًا لإقامتك عندنا. نرجو أن تكون قد قضيت وقتًا طيبًا، ويسعدنا أن نستقبلك من جديد.',
  },
  hi: {
    greeting: 'नमस्ते {guest},',
    greetingUnnamed: 'नमस्ते,',
    closing: 'सादर\n{hotel}',
    arrival:
      '{arrival} को आपका स्वागत करने का हमें इंतज़ार है। आपका कमरा {time} से तैयार रहेगा।\n\nहमारा पता: {address}\n\nअगर आप किसी और समय आएँ या आपको कुछ चाहिए, तो कृपया अपनी बुकिंग के पेज पर हमें बताएँ: {url}',
    payment: 'आपके प्रवास के {sum} अभी देने बाकी हैं। भुगतान कैसे करें, यह आपकी बुकिंग के पेज पर है: {url}',
    thanks: 'हमारे यहाँ ठहरने के लिए धन्यवाद। आशा है कि आपका समय अच्छा बीता, और आपका फिर से स्वागत करके हमें खुशी होगी।',
  },
};
