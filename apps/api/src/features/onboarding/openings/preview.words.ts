import type { Locale } from '@latchkey/booking-core/language';

/** What a link to pages that guests do not see yet says when it is over. */
export const previewOver: Readonly<Record<Locale, string>> = {
  en: 'This link has expired. The person who gave it to you can make another one.',
  de: 'Dieser Link ist abgelaufen. Wer ihn Ihnen gegeben hat, kann einen neuen machen.',
  ar: 'انتهت صلاحية هذا الرابط. من أعطاك إياه يستطيع إنشاء رابط آخر.',
  hi: 'इस लिंक का समय बीत गया है। जिसने आपको यह दिया, वह दूसरा बना सकता है।',
};
