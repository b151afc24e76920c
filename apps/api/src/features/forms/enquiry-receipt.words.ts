import type { Locale } from '@latchkey/api-contract/types';

interface ReceiptWords {
  readonly subject: string;
  readonly text: string;
  readonly closing: string;
}

/** The words that confirm an enquiry to the company that sent it; `{hotel}` is the hotel, or the provider. */
export const receiptWords: Record<Locale, ReceiptWords> = {
  en: {
    subject: 'Your enquiry to {hotel}',
    text: 'Thank you. {hotel} has received your enquiry and answers by email. This is what you sent:',
    closing: 'If you did not send this, you can ignore this email.',
  },
  de: {
    subject: 'Ihre Anfrage an {hotel}',
    text: 'Danke. {hotel} hat Ihre Anfrage erhalten und antwortet per E-Mail. Das haben Sie geschrieben:',
    closing: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
  },
  ar: {
    subject: 'استفساركم إلى {hotel}',
    text: 'شكرًا لكم. وصل استفساركم إلى {hotel}، وسيأتي الرد بالبريد الإلكتروني. هذا ما أرسلتموه:',
    closing: 'إن لم تكونوا أنتم من أرسل هذا، فتجاهلوا هذه الرسالة.',
  },
  hi: {
    subject: '{hotel} को आपकी पूछताछ',
    text: 'धन्यवाद। {hotel} को आपकी पूछताछ मिल गई है, और उत्तर ईमेल से आएगा। आपने यह भेजा:',
    closing: 'अगर यह आपने नहीं भेजा, तो इस ईमेल को अनदेखा करें।',
  },
};
