import type { OpeningOutcome } from './opening-outcome.ts';
import type { Locale } from '@latchkey/booking-core/language';
import type { WatchedFact } from '@latchkey/booking-core/onboarding';

interface Said {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
}

/** The words of mails about the day on which guests see a hotel first; `{hotel}` is filled in. */
export const openingWords: Record<Locale, Readonly<Record<OpeningOutcome, Said>>> = {
  en: {
    waiting: {
      subject: '{hotel} waits to be shown',
      text: 'Its owner has published it. Please review it, then show it to guests or say what is missing.',
      button: 'Review it',
    },
    approved: {
      subject: 'Guests see {hotel}',
      text: 'We have reviewed your hotel. Guests can find it now.',
      button: 'Open the desk',
    },
    refused: {
      subject: '{hotel} is not shown yet',
      text: 'We have reviewed your hotel, and guests do not see it yet. Please fix the following, then publish it again:',
      button: 'Open Settings',
    },
    changed: {
      subject: '{hotel} has changed',
      text: 'It has changed since you reviewed it. Leave it as it is, or undo it with one press.',
      button: 'Review it',
    },
  },
  de: {
    waiting: {
      subject: '{hotel} wartet darauf, gezeigt zu werden',
      text: 'Wem es gehört, hat es geöffnet. Sehen Sie es an und zeigen Sie es Gästen, oder sagen Sie, was fehlt.',
      button: 'Ansehen',
    },
    approved: {
      subject: 'Gäste sehen {hotel}',
      text: 'Wir haben Ihr Haus angesehen. Gäste finden es ab jetzt.',
      button: 'Rezeption öffnen',
    },
    refused: {
      subject: '{hotel} wird noch nicht gezeigt',
      text: 'Wir haben Ihr Haus angesehen, und Gäste sehen es noch nicht. Bringen Sie in Ordnung, was wir hier schreiben, und öffnen Sie es wieder:',
      button: 'Einrichtung öffnen',
    },
    changed: {
      subject: '{hotel} hat sich geändert',
      text: 'Gäste kennen es an etwas anderem, als Sie angesehen haben. Lassen Sie es so, oder nehmen Sie es mit einem Druck zurück.',
      button: 'Ansehen',
    },
  },
  ar: {
    waiting: {
      subject: '{hotel} بانتظار العرض',
      text: 'فتحه مالكه. انظر إليه واعرضه على النزلاء أو قل ما ينقصه.',
      button: 'النظر إليه',
    },
    approved: {
      subject: 'يرى النزلاء {hotel}',
      text: 'نظرنا إلى فندقك. يجده النزلاء من الآن.',
      button: 'فتح مكتب الاستقبال',
    },
    refused: {
      subject: 'لم يُعرض {hotel} بعد',
      text: 'نظرنا إلى فندقك ولا يراه النزلاء بعد. أصلح ما نكتبه هنا ثم افتحه من جديد:',
      button: 'فتح الإعداد',
    },
    changed: {
      subject: 'تغيّر {hotel}',
      text: 'يعرفه النزلاء بغير ما نظرت إليه. اتركه كما هو أو أعده بضغطة واحدة.',
      button: 'النظر إليه',
    },
  },
  hi: {
    waiting: {
      subject: '{hotel} दिखाए जाने की प्रतीक्षा में है',
      text: 'मालिक ने इसे खोल दिया है। इसे देखें और गेस्ट को दिखाएँ, या बताएँ कि क्या कमी है।',
      button: 'देखें',
    },
    approved: {
      subject: 'गेस्ट को {hotel} दिखता है',
      text: 'हमने आपका होटल देख लिया है। अब से वह गेस्ट को मिलेगा।',
      button: 'रिसेप्शन खोलें',
    },
    refused: {
      subject: '{hotel} अभी नहीं दिखता',
      text: 'हमने आपका होटल देखा है, और वह गेस्ट को अभी नहीं दिखता। जो हम यहाँ लिख रहे हैं उसे ठीक करके फिर से खोलें:',
      button: 'सेट-अप खोलें',
    },
    changed: {
      subject: '{hotel} बदल गया है',
      text: 'गेस्ट इसे उससे अलग जानते हैं जो आपने देखा था। इसे रहने दें, या एक बार दबाकर वापस लें।',
      button: 'देखें',
    },
  },
};

/** What a hotel is known by, as mails call it. */
export const factWords: Record<Locale, Readonly<Record<WatchedFact, string>>> = {
  en: {
    name: 'Name',
    address: 'Address',
    slug: 'Address here',
    host: 'Host',
    account: 'Payments go to',
    pictures: 'Pictures',
  },
  de: {
    name: 'Name',
    address: 'Adresse',
    slug: 'Adresse hier',
    host: 'Host',
    account: 'Zahlungen gehen an',
    pictures: 'Bilder',
  },
  ar: {
    name: 'الاسم',
    address: 'العنوان',
    slug: 'العنوان هنا',
    host: 'المضيف',
    account: 'المدفوعات إلى',
    pictures: 'الصور',
  },
  hi: { name: 'नाम', address: 'पता', slug: 'यहाँ का पता', host: 'होस्ट', account: 'भुगतान जाता है', pictures: 'तस्वीरें' },
};
