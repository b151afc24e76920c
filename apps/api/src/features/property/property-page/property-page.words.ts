import type { Locale } from '@latchkey/api-contract/types';

interface PropertyPageWords {
  readonly title: string;
  readonly over: string;
  readonly history: string;
  readonly words: string;
  readonly price: string;
  readonly acts: Readonly<
    Record<
      | 'confirm'
      | 'reject'
      | 'revise'
      | 'cancel'
      | 'arrived'
      | 'not-arrived'
      | 'left'
      | 'not-left'
      | 'no-show'
      | 'no-show-undo'
      | 'accept'
      | 'decline',
      string
    >
  >;
  readonly sure: string;
  /** Asked before a price goes out that is far from the old one. */
  readonly farPrice: string;
  readonly back: string;
  readonly done: string;
  readonly refused: string;
}

/** The words of a property's own page of a booking, in its own language. */
export const propertyPageWords: Record<Locale, PropertyPageWords> = {
  en: {
    title: 'Booking {reference}',
    over: 'This link is too old or unknown. The latest mail about the booking has a new one.',
    history: 'History',
    words: 'A word to the guest (in the mail and on the booking’s page, at most 500 characters)',
    price: 'Another total, in {currency}',
    acts: {
      confirm: 'Take the request',
      reject: 'Decline the request',
      revise: 'Name another price',
      cancel: 'Cancel the booking',
      arrived: 'The guest has come',
      'not-arrived': 'The guest has not come yet after all',
      left: 'The guest has left',
      'not-left': 'The guest has not left after all',
      'no-show': 'The guest did not come',
      'no-show-undo': 'The guest came after all',
      accept: 'Accept: {time}',
      decline: 'Decline: {time}',
    },
    sure: 'This tells the guest and cannot simply be undone. {refund} goes back, {kept} is kept.',
    farPrice: '{price} is far from the {total} that the guest booked at. Send this price all the same?',
    back: 'Back to the booking',
    done: 'Done. The guest is told.',
    refused: 'That is not possible any more: the booking has changed meanwhile. It stands here as it is now.',
  },
  de: {
    title: 'Buchung {reference}',
    over: 'Dieser Link ist zu alt oder unbekannt. Die letzte Mail zur Buchung enthält einen neuen.',
    history: 'Verlauf',
    words: 'Ein Wort an den Gast (in der Mail und auf der Seite der Buchung, höchstens 500 Zeichen)',
    price: 'Ein anderer Gesamtpreis, in {currency}',
    acts: {
      confirm: 'Anfrage annehmen',
      reject: 'Anfrage ablehnen',
      revise: 'Anderen Preis nennen',
      cancel: 'Buchung stornieren',
      arrived: 'Der Gast ist angereist',
      'not-arrived': 'Der Gast ist doch noch nicht da',
      left: 'Der Gast ist abgereist',
      'not-left': 'Der Gast ist doch noch da',
      'no-show': 'Der Gast ist nicht angereist',
      'no-show-undo': 'Der Gast ist doch gekommen',
      accept: 'Annehmen: {time}',
      decline: 'Ablehnen: {time}',
    },
    sure: 'Der Gast erfährt davon, und es lässt sich nicht einfach zurücknehmen. {refund} gehen zurück, {kept} bleiben einbehalten.',
    farPrice: '{price} weicht stark von {total} ab, zu denen der Gast gebucht hat. Diesen Preis trotzdem senden?',
    back: 'Zurück zur Buchung',
    done: 'Erledigt. Der Gast erfährt davon.',
    refused: 'Das ist nicht mehr möglich: Die Buchung hat sich inzwischen geändert. Hier steht sie, wie sie jetzt ist.',
  },
  ar: {
    title: 'الحجز {reference}',
    over: 'هذا الرابط قديم أو غير معروف. تجدون رابطًا جديدًا في آخر رسالة عن الحجز.',
    history: 'السجل',
    words: 'كلمة إلى الضيف (تظهر في الرسالة وفي صفحة الحجز، 500 حرف على الأكثر)',
    price: 'سعر إجمالي آخر، بعملة {currency}',
    acts: {
      confirm: 'قبول الطلب',
      reject: 'رفض الطلب',
      revise: 'اقتراح سعر آخر',
      cancel: 'إلغاء الحجز',
      arrived: 'وصل الضيف',
      'not-arrived': 'لم يصل الضيف بعد',
      left: 'غادر الضيف',
      'not-left': 'لم يغادر الضيف بعد',
      'no-show': 'لم يحضر الضيف',
      'no-show-undo': 'حضر الضيف لاحقًا',
      accept: 'قبول: {time}',
      decline: 'رفض: {time}',
    },
    sure: 'يُبلغ الضيف بذلك ولا يسهل التراجع عنه. يُعاد {refund} ويُحتفظ بمبلغ {kept}.',
    farPrice: 'السعر {price} بعيد جدًا عن {total} الذي حجز به الضيف. هل تريدون إرساله مع ذلك؟',
    back: 'العودة إلى الحجز',
    done: 'تم، ويُبلغ الضيف بذلك.',
    refused: 'لم يعد ذلك ممكنًا: تغيّر الحجز في هذه الأثناء، وهو هنا كما هو الآن.',
  },
  hi: {
    title: 'बुकिंग {reference}',
    over: 'यह लिंक पुराना या अनजान है। बुकिंग के सबसे नए ईमेल में नया लिंक है।',
    history: 'इतिहास',
    words: 'मेहमान के लिए संदेश (ईमेल और बुकिंग के पेज पर दिखेगा, अधिकतम 500 अक्षर)',
    price: 'दूसरी कुल कीमत, {currency} में',
    acts: {
      confirm: 'अनुरोध स्वीकार करें',
      reject: 'अनुरोध अस्वीकार करें',
      revise: 'दूसरी कीमत बताएँ',
      cancel: 'बुकिंग रद्द करें',
      arrived: 'मेहमान आ गए',
      'not-arrived': 'मेहमान अभी नहीं आए',
      left: 'मेहमान चले गए',
      'not-left': 'मेहमान अभी नहीं गए',
      'no-show': 'मेहमान नहीं आए',
      'no-show-undo': 'मेहमान बाद में आए',
      accept: 'स्वीकार: {time}',
      decline: 'अस्वीकार: {time}',
    },
    sure: 'मेहमान को इसकी सूचना मिलेगी और इसे आसानी से वापस नहीं लिया जा सकता। {refund} वापस जाएगा, {kept} रखा जाएगा।',
    farPrice: '{price} उस {total} से बहुत अलग है जिस पर मेहमान ने बुक किया था। फिर भी यही कीमत भेजें?',
    back: 'बुकिंग पर वापस',
    done: 'हो गया। मेहमान को सूचना मिलेगी।',
    refused: 'यह अब संभव नहीं है: बुकिंग इस बीच बदल गई है। यहाँ वह अभी की स्थिति में है।',
  },
};
