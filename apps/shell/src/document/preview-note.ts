import type { PageRequest } from '@latchkey/releases/page';
import type { Locale } from '@latchkey/site/urls';
import { text } from './escape.ts';

const words: Readonly<Record<Locale, Readonly<Record<'preview' | 'trial', string>>>> = {
  en: {
    preview: 'Preview: nothing can be booked here.',
    trial: 'Test site: bookings here are not real, and no money is charged.',
  },
  de: {
    preview: 'Vorschau: Hier kann nichts gebucht werden.',
    trial: 'Testseite: Buchungen hier sind nicht echt, und es wird kein Geld abgebucht.',
  },
  ar: {
    preview: 'معاينة: لا يمكن الحجز هنا.',
    trial: 'موقع تجريبي: الحجوزات هنا غير حقيقية، ولا تُخصم أي أموال.',
  },
  hi: {
    preview: 'पूर्वावलोकन: यहाँ कुछ बुक नहीं किया जा सकता।',
    trial: 'टेस्ट साइट: यहाँ की बुकिंग असली नहीं है, और कोई पैसा नहीं कटता।',
  },
};

const look =
  'margin:0;padding:.5rem 1rem;background:#13211f;color:#fff;font:600 .8125rem/1.4 system-ui,sans-serif;text-align:center';

/** Above a page that is seen before guests see it: what can be done there. On the page itself, so that it covers nothing. */
export function previewNote(
  { isPreview, isTrial }: Pick<PageRequest['site'], 'isPreview' | 'isTrial'>,
  locale: Locale,
): string {
  if (isPreview !== true) return '';
  return `<p role="note" style="${look}">${text(words[locale][isTrial === true ? 'trial' : 'preview'])}</p>`;
}
