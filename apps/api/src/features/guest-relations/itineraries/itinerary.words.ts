import type { Locale } from '@latchkey/api-contract/types';

/** The words of a plan that is mailed; `{hotel}`, `{day}`, `{from}` and `{to}` are filled in. */
export const itineraryWords: Record<
  Locale,
  {
    readonly subject: string;
    readonly opening: string;
    readonly day: string;
    readonly times: string;
    readonly open: string;
    readonly closing: string;
  }
> = {
  en: {
    subject: 'Your days around {hotel}',
    opening: 'Here is your plan, stop by stop. Each place is a link to a map.',
    day: 'Day {day}',
    times: '{from} to {to}',
    open: 'Open the plan',
    closing: 'Opening hours change: ask at reception before you set out.',
  },
  de: {
    subject: 'Ihre Tage rund um {hotel}',
    opening: 'Hier ist Ihr Plan, Stopp für Stopp. Jeder Ort führt zu einer Karte.',
    day: 'Tag {day}',
    times: '{from} bis {to}',
    open: 'Plan öffnen',
    closing: 'Öffnungszeiten ändern sich: Fragen Sie vor dem Aufbruch an der Rezeption.',
  },
  ar: {
    subject: 'أيامك حول {hotel}',
    opening: 'هذه خطتك، محطة بعد محطة. كل مكان رابط إلى خريطة.',
    day: 'اليوم {day}',
    times: 'من {from} إلى {to}',
    open: 'افتح الخطة',
    closing: 'قد تتغير أوقات العمل: اسأل الاستقبال قبل أن تنطلق.',
  },
  hi: {
    subject: '{hotel} के आसपास आपके दिन',
    opening: 'यह रही आपकी योजना, पड़ाव दर पड़ाव। हर जगह का नाम नक्शे का लिंक है।',
    day: 'दिन {day}',
    times: '{from} से {to} तक',
    open: 'योजना खोलें',
    closing: 'खुलने का समय बदल सकता है: निकलने से पहले रिसेप्शन पर पूछ लें।',
  },
};
