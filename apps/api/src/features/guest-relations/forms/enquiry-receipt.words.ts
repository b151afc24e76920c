import type { Locale } from '@latchkey/api-contract/types';

interface ReceiptWords {
  readonly subject: string;
  readonly text: string;
  readonly closing: string;
}

/** The words that tell a company of its enquiry; `{hotel}` is the hotel, or the provider. */
export const receiptWords: Record<Locale, ReceiptWords> = {
  en: {
    subject: 'Your enquiry to {hotel}',
    text: 'Thank you. {hotel} has received an enquiry that names this address, and answers it by email.',
    closing: 'If you did not send this, you can ignore this email.',
  },
  de: {
    subject: 'Ihre Anfrage an {hotel}',
    text: 'Danke. {hotel} hat eine Anfrage erhalten, in der diese Adresse steht, und beantwortet sie per E-Mail.',
    closing: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
  },
  ar: {
    subject: 'استفساركم إلى {hotel}',
    text: 'شكرًا لكم. وصل إلى {hotel} استفسار يحمل هذا العنوان، وسيأتي الرد عليه بالبريد الإلكتروني.',
    closing: 'إن لم تكونوا أنتم من أرسل هذا، فتجاهلوا هذه الرسالة.',
  },
  hi: {
    subject: '{hotel} को आपकी पूछताछ',
    text: 'धन्यवाद। {hotel} को इस पते के साथ एक पूछताछ मिली है, और उसका उत्तर ईमेल से आएगा।',
    closing: 'अगर यह आपने नहीं भेजा, तो इस ईमेल को अनदेखा करें।',
  },
};
