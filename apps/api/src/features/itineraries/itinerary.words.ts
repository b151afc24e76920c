import type { Locale } from '@latchkey/api-contract/types';

/** The words of a plan that is mailed; `{hotel}`, `{day}` are filled in. */
export const itineraryWords: Record<
  Locale,
  { readonly subject: string; readonly day: string; readonly open: string; readonly closing: string }
> = {
  en: {
    subject: 'Your days around {hotel}',
    day: 'Day {day}',
    open: 'Open the plan',
    closing: 'Opening hours change: ask at the desk before you set out.',
  },
  de: {
    subject: 'Ihre Tage rund um {hotel}',
    day: 'Tag {day}',
    open: 'Plan öffnen',
    closing: 'Öffnungszeiten ändern sich: Fragen Sie vor dem Aufbruch am Empfang.',
  },
  ar: {
    subject: 'أيامك حول {hotel}',
    day: 'اليوم {day}',
    open: 'افتح الخطة',
    closing: 'قد تتغير أوقات العمل: اسأل الاستقبال قبل أن تنطلق.',
  },
  hi: {
    subject: '{hotel} के आसपास आपके दिन',
    day: 'दिन {day}',
    open: 'योजना खोलें',
    closing: 'खुलने का समय बदल सकता है: निकलने से पहले रिसेप्शन पर पूछ लें।',
  },
};
