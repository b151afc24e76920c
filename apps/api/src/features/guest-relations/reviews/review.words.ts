import type { Locale } from '@latchkey/api-contract/types';

interface InvitationWords {
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly published: string;
  readonly voucher: string;
  readonly button: string;
  readonly once: string;
}

/** The words of the mail that asks for a review. The voucher's sentence stands where the property offers it. */
export const invitationWords: Record<Locale, InvitationWords> = {
  en: {
    subject: 'How was your stay at {hotel}?',
    greeting: 'Dear {guest},',
    text: 'Thank you for staying with us. Tell other guests how it was: 1 to 5, and a few words if you like. It takes a minute.',
    published: 'Every review is published, good or bad; only abuse is not.',
    voucher:
      'A voucher of {amount} may be won for feedback. What you say, and how many stars you give, makes no difference.',
    button: 'Write a review',
    once: 'We ask once, and only after a stay.',
  },
  de: {
    subject: 'Wie war Ihr Aufenthalt bei {hotel}?',
    greeting: 'Guten Tag {guest},',
    text: 'Danke, dass Sie bei uns waren. Sagen Sie anderen Gästen, wie es war: 1 bis 5 und, wenn Sie mögen, ein paar Worte. Das dauert eine Minute.',
    published: 'Jede Bewertung wird veröffentlicht, gut oder schlecht; nur Beleidigendes nicht.',
    voucher:
      'Für Rückmeldungen ist ein Gutschein über {amount} zu gewinnen. Was Sie sagen und wie viele Sterne Sie geben, spielt dabei keine Rolle.',
    button: 'Bewertung schreiben',
    once: 'Wir fragen einmal, und nur nach einem Aufenthalt.',
  },
  ar: {
    subject: 'كيف كانت إقامتك في {hotel}؟',
    greeting: 'مرحبًا {guest}،',
    text: 'شكرًا لإقامتك معنا. أخبر الضيوف الآخرين كيف كانت: من 1 إلى 5، وبضع كلمات إن شئت. لن يستغرق ذلك أكثر من دقيقة.',
    published: 'ننشر كل تقييم، إيجابيًا كان أو سلبيًا، إلا ما فيه إساءة.',
    voucher: 'يمكن الفوز بقسيمة شرائية قيمتها {amount} مقابل رأيك، ولا يؤثر فيها ما تقوله ولا عدد النجوم.',
    button: 'اكتب تقييمًا',
    once: 'نسأل مرة واحدة، وبعد الإقامة فقط.',
  },
  hi: {
    subject: '{hotel} में आपका प्रवास कैसा रहा?',
    greeting: 'नमस्ते {guest},',
    text: 'हमारे यहाँ ठहरने के लिए धन्यवाद। दूसरे मेहमानों को बताएँ कि कैसा रहा: 1 से 5, और चाहें तो कुछ शब्द। एक मिनट लगेगा।',
    published: 'हर समीक्षा प्रकाशित होती है, अच्छी हो या बुरी; केवल अपमानजनक नहीं।',
    voucher:
      'प्रतिक्रिया के लिए {amount} का गिफ़्ट वाउचर जीता जा सकता है। आप क्या कहते हैं और कितने सितारे देते हैं, इससे फ़र्क नहीं पड़ता।',
    button: 'समीक्षा लिखें',
    once: 'हम एक ही बार पूछते हैं, और केवल प्रवास के बाद।',
  },
};
