import { directionOf, locales, type Locale } from '@latchkey/site/urls';

interface Words {
  readonly title: string;
  readonly text: string;
  /** Too much was asked from the guest's network: a form, or a page, is refused. */
  readonly tooMany: string;
  readonly tooManyPages: string;
  /** The provider keeps guests from the hotel. */
  readonly heldTitle: string;
  readonly held: string;
  readonly button: string;
  readonly reference: string;
}

// The one page that is made without a renderer: it is shown when there is none (docs/rules.md, "What guests are told").
const words: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'Something went wrong.',
    text: "We're sorry for the inconvenience. Please try refreshing the page or reopening the tab.",
    tooMany:
      'Too many requests came from your network just now. Please wait a minute, then send it again: nothing was changed by it.',
    tooManyPages:
      'Too many pages were asked for from your network just now. Please wait a minute, then load this one again.',
    heldTitle: 'These pages are closed right now.',
    held: 'The hotel cannot be seen here for the moment. Bookings that were made stand: the link in your confirmation opens yours.',
    button: 'Reload Page',
    reference: 'Reference',
  },
  de: {
    title: 'Etwas ist schiefgegangen.',
    text: 'Das tut uns leid. Bitte laden Sie die Seite neu oder öffnen Sie sie in einem neuen Tab.',
    tooMany:
      'Gerade kamen zu viele Anfragen aus Ihrem Netz. Bitte warten Sie eine Minute und senden Sie es dann noch einmal: Es hat nichts geändert.',
    tooManyPages:
      'Gerade wurden zu viele Seiten aus Ihrem Netz abgerufen. Bitte warten Sie eine Minute und laden Sie diese dann noch einmal.',
    heldTitle: 'Diese Seiten sind gerade geschlossen.',
    held: 'Das Hotel ist hier im Moment nicht zu sehen. Buchungen, die gemacht sind, gelten: Der Link in Ihrer Bestätigung öffnet Ihre.',
    button: 'Seite neu laden',
    reference: 'Referenz',
  },
  ar: {
    title: 'حدث خطأ ما.',
    text: 'نعتذر عن هذا الإزعاج. حدّث الصفحة من فضلك أو افتحها في تبويب جديد.',
    tooMany: 'وصلت طلبات كثيرة من شبكتك الآن. انتظر دقيقة من فضلك ثم أعد الإرسال: لم يتغيّر به شيء.',
    tooManyPages: 'طُلبت صفحات كثيرة من شبكتك الآن. انتظر دقيقة من فضلك ثم حمّل هذه الصفحة من جديد.',
    heldTitle: 'هذه الصفحات مغلقة الآن.',
    held: 'لا يمكن رؤية الفندق هنا في الوقت الحالي. الحجوزات التي تمت سارية: الرابط في رسالة التأكيد يفتح حجزك.',
    button: 'إعادة تحميل الصفحة',
    reference: 'الرقم المرجعي',
  },
  hi: {
    title: 'कुछ गड़बड़ हो गई।',
    text: 'असुविधा के लिए हमें खेद है। कृपया पेज रीफ़्रेश करें या टैब दोबारा खोलें।',
    tooMany: 'अभी आपके नेटवर्क से बहुत ज़्यादा अनुरोध आए। कृपया एक मिनट रुकें, फिर दोबारा भेजें: इससे कुछ भी नहीं बदला है।',
    tooManyPages: 'अभी आपके नेटवर्क से बहुत ज़्यादा पेज माँगे गए। कृपया एक मिनट रुकें, फिर यह पेज दोबारा लोड करें।',
    heldTitle: 'ये पन्ने अभी बंद हैं।',
    held: 'होटल इस समय यहाँ नहीं दिख सकता। की गई बुकिंग बनी रहती हैं: पुष्टि में दिया लिंक आपकी बुकिंग खोलता है।',
    button: 'पेज फिर से लोड करें',
    reference: 'संदर्भ संख्या',
  },
};

const names: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch', ar: 'العربية', hi: 'हिन्दी' };

/** What the page is about: where it stands, and what a guest may read out. */
export interface CrashedPage {
  /** The host's name, which the guest knows; empty where it cannot be read. */
  readonly host: string;
  readonly traceId: string;
  /** Too much was asked from the guest's network, and nothing was done: a form was sent, or a page asked for. */
  readonly tooMuch?: 'form' | 'page' | null;
  /** Nothing went wrong: the provider keeps guests from the hotel. */
  readonly isHeld?: boolean;
}

const styles = `body{font:1rem/1.6 Georgia,serif;color:#13211f;background:#fff;margin:0;min-block-size:100vh;display:flex;flex-direction:column}header,footer{padding:1.25rem 1.5rem;font-family:system-ui,sans-serif}header{border-block-end:1px solid #d9e2df;font-weight:600}footer{border-block-start:1px solid #d9e2df;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}footer a,header a{color:inherit;padding-block:.6rem}header a{text-decoration:none}main{max-inline-size:34rem;inline-size:100%;box-sizing:border-box;margin:auto;padding:2rem 1.5rem}h1{font-weight:400;font-size:2rem;line-height:1.2}main a{display:inline-block;margin-block-start:1rem;padding:.8rem 1.4rem;background:#13211f;color:#fff;text-decoration:none;font-family:system-ui,sans-serif}small{display:block;margin-block-start:2rem;overflow-wrap:anywhere}`;

/**
 * A whole page in one language, with a neutral frame: the host's name above, the languages below. It needs no script,
 * style sheet or font.
 */
export function crashPage(
  locale: Locale,
  nonce: string,
  { host, traceId, tooMuch = null, isHeld = false }: CrashedPage,
): string {
  const { tooMany, tooManyPages, held, heldTitle, button, reference, ...said } = words[locale];
  const title = isHeld ? heldTitle : said.title;
  const text = isHeld ? held : said.text;
  const acts = isHeld ? '' : `<a href="">${button}</a><small>${reference}: <bdi>${traceId}</bdi></small>`;
  const name = /^[\w.-]{1,253}$/.exec(host)?.[0] ?? '';
  const header = name === '' ? '' : `<header><a href="/"><bdi>${name}</bdi></a></header>`;
  const languages = locales.map((one) => `<a href="?lang=${one}" hreflang="${one}" lang="${one}">${names[one]}</a>`);
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="only light"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${styles}</style></head><body>${header}<main><h1>${title}</h1><p>${tooMuch === null ? text : tooMuch === 'page' ? tooManyPages : tooMany}</p>${acts}</main><footer>${languages.join('')}</footer></body></html>`;
}
