import type { Locale } from '@latchkey/booking-core/language';

interface Said {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
}

/** The words of mails about the day on which guests see a hotel first; `{hotel}` is filled in. */
export const openingWords: Record<Locale, Readonly<Record<'waiting' | 'approved' | 'refused', Said>>> = {
  en: {
    waiting: {
      subject: '{hotel} waits to be shown',
      text: 'Its owner has opened it. Look at it, and show it to guests or say what is missing.',
      button: 'Look at it',
    },
    approved: {
      subject: 'Guests see {hotel}',
      text: 'We have looked at your house. Guests find it from now on.',
      button: 'Open the desk',
    },
    refused: {
      subject: '{hotel} is not shown yet',
      text: 'We have looked at your house, and guests do not see it yet. Mend what we write here, and open it again:',
      button: 'Open the set-up',
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
  },
  ar: {
    waiting: {
      subject: '{hotel} بانتظار العرض',
      text: 'فتحه مالكه. انظر إليه واعرضه على الضيوف أو قل ما ينقصه.',
      button: 'النظر إليه',
    },
    approved: {
      subject: 'يرى الضيوف {hotel}',
      text: 'نظرنا إلى فندقك. يجده الضيوف من الآن.',
      button: 'فتح مكتب الاستقبال',
    },
    refused: {
      subject: 'لم يُعرض {hotel} بعد',
      text: 'نظرنا إلى فندقك ولا يراه الضيوف بعد. أصلح ما نكتبه هنا ثم افتحه من جديد:',
      button: 'فتح الإعداد',
    },
  },
  hi: {
    waiting: {
      subject: '{hotel} दिखाए जाने की प्रतीक्षा में है',
      text: 'मालिक ने इसे खोल दिया है। इसे देखें और मेहमानों को दिखाएँ, या बताएँ कि क्या कमी है।',
      button: 'देखें',
    },
    approved: {
      subject: 'मेहमानों को {hotel} दिखता है',
      text: 'हमने आपका होटल देख लिया है। अब से वह मेहमानों को मिलेगा।',
      button: 'रिसेप्शन खोलें',
    },
    refused: {
      subject: '{hotel} अभी नहीं दिखता',
      text: 'हमने आपका होटल देखा है, और वह मेहमानों को अभी नहीं दिखता। जो हम यहाँ लिख रहे हैं उसे ठीक करके फिर से खोलें:',
      button: 'सेट-अप खोलें',
    },
  },
};
