import { directionOf, type Locale } from '@latchkey/site/urls';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly reference: string;
}

// The one page that is made without a renderer: it is shown when there is none (docs/rules.md, "What guests are told").
const words: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'Something went wrong.',
    text: "We're sorry for the inconvenience. Please try refreshing the page or reopening the tab.",
    button: 'Reload Page',
    reference: 'Reference',
  },
  de: {
    title: 'Etwas ist schiefgegangen.',
    text: 'Das tut uns leid. Bitte laden Sie die Seite neu oder öffnen Sie sie in einem neuen Tab.',
    button: 'Seite neu laden',
    reference: 'Referenz',
  },
  ar: {
    title: 'حدث خطأ ما.',
    text: 'نعتذر عن هذا الإزعاج. حدّث الصفحة من فضلك أو افتحها في تبويب جديد.',
    button: 'إعادة تحميل الصفحة',
    reference: 'الرقم المرجعي',
  },
  hi: {
    title: 'कुछ गड़बड़ हो गई।',
    text: 'असुविधा के लिए हमें खेद है। कृपया पेज रीफ़्रेश करें या टैब दोबारा खोलें।',
    button: 'पेज फिर से लोड करें',
    reference: 'संदर्भ संख्या',
  },
};

/** A whole page in one language; it needs no script, no style sheet and no font. `traceId` is what a guest may read out. */
export function crashPage(locale: Locale, nonce: string, traceId: string): string {
  const { title, text, button, reference } = words[locale];
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">body{font:1rem/1.6 Georgia,serif;color:#13211f;max-inline-size:34rem;margin:20vh auto 0;padding-inline:1.5rem}h1{font-weight:400;font-size:2rem}a{display:inline-block;margin-block-start:1rem;padding:.8rem 1.4rem;background:#13211f;color:#fff;text-decoration:none;font-family:system-ui,sans-serif}small{display:block;margin-block-start:2rem;overflow-wrap:anywhere}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="">${button}</a><small>${reference}: <bdi>${traceId}</bdi></small></main></body></html>`;
}
