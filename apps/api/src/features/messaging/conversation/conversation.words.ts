import type { Locale } from '@latchkey/api-contract/types';

interface ConversationWords {
  /** The subject of a letter to a guest; `{hotel}`, `{reference}`. */
  readonly subject: string;
  /** What its button says. */
  readonly answerHere: string;
  /** Where an answer is read: a mail program’s own reply goes to the hotel’s mailbox. */
  readonly hint: string;
  /** To the property, in its language: `{guest}`, `{reference}`. */
  readonly told: string;
  /** The same of a hotel that wishes no guests’ names in its mails. */
  readonly toldUnnamed: string;
  readonly toldButton: string;
}

/** The words around what a guest and a property write to each other. */
export const conversationWords: Record<Locale, ConversationWords> = {
  en: {
    subject: 'A message from {hotel} about your booking {reference}',
    answerHere: 'Read and answer',
    hint: 'Your answer reaches us fastest on the page of your booking, where our whole conversation is.',
    told: '{guest} has written about booking {reference}',
    toldUnnamed: 'A guest has written about booking {reference}',
    toldButton: 'Answer at the desk',
  },
  de: {
    subject: 'Eine Nachricht von {hotel} zu Ihrer Buchung {reference}',
    answerHere: 'Lesen und antworten',
    hint: 'Am schnellsten erreicht uns Ihre Antwort auf der Seite Ihrer Buchung; dort steht auch alles bisher Geschriebene.',
    told: '{guest} hat zur Buchung {reference} geschrieben',
    toldUnnamed: 'Ein Gast hat zur Buchung {reference} geschrieben',
    toldButton: 'An der Rezeption beantworten',
  },
  ar: {
    subject: 'رسالة من {hotel} بشأن حجزك {reference}',
    answerHere: 'القراءة والرد',
    hint: 'يصلنا ردّك أسرع ما يكون من صفحة حجزك، وفيها كل ما تبادلناه من رسائل.',
    told: 'كتب {guest} بشأن الحجز {reference}',
    toldUnnamed: 'كتب نزيل بشأن الحجز {reference}',
    toldButton: 'الرد من مكتب الاستقبال',
  },
  hi: {
    subject: 'आपकी बुकिंग {reference} के बारे में {hotel} का संदेश',
    answerHere: 'पढ़ें और जवाब दें',
    hint: 'आपका जवाब हम तक सबसे जल्दी आपकी बुकिंग के पेज से पहुँचता है, जहाँ हमारी पूरी बातचीत है।',
    told: '{guest} ने बुकिंग {reference} के बारे में लिखा है',
    toldUnnamed: 'एक मेहमान ने बुकिंग {reference} के बारे में लिखा है',
    toldButton: 'डेस्क से जवाब दें',
  },
};
