import type { Locale } from '@latchkey/booking-core/language';

interface SignInWords {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
  readonly closing: string;
  readonly invitedSubject: string;
  readonly invitedText: string;
  readonly invitedButton: string;
  readonly invitedClosing: string;
}

/** The words of mails that sign people in; `{provider}` and `{hotel}` are filled in. */
export const signInWords: Record<Locale, SignInWords> = {
  en: {
    subject: 'Sign in to {provider}',
    text: 'This link signs you in to the desk. It works for ten minutes, once, and in the browser in which you asked for it.',
    button: 'Sign in',
    closing: 'If you did not ask for it, do nothing: nobody is signed in without this link.',
    invitedSubject: '{hotel} invites you to its desk',
    invitedText: 'You are invited to work with the bookings of {hotel}. The link signs you in once, within seven days.',
    invitedButton: 'Accept and sign in',
    invitedClosing: 'If you do not know {hotel}, do nothing.',
  },
  de: {
    subject: 'Anmelden bei {provider}',
    text: 'Dieser Link meldet Sie an der Rezeption an. Er gilt zehn Minuten, einmal, und nur in dem Browser, in dem Sie ihn angefordert haben.',
    button: 'Anmelden',
    closing: 'Falls Sie ihn nicht angefordert haben, tun Sie nichts: Ohne diesen Link wird niemand angemeldet.',
    invitedSubject: '{hotel} lädt Sie an die Rezeption ein',
    invitedText:
      'Sie sind eingeladen, mit den Buchungen von {hotel} zu arbeiten. Der Link meldet Sie einmal an, binnen sieben Tagen.',
    invitedButton: 'Annehmen und anmelden',
    invitedClosing: 'Falls Sie {hotel} nicht kennen, tun Sie nichts.',
  },
  ar: {
    subject: 'تسجيل الدخول إلى {provider}',
    text: 'يسجّل هذا الرابط دخولك إلى مكتب الاستقبال. يصلح مرة واحدة خلال عشر دقائق، وفي المتصفح الذي طلبته منه فقط.',
    button: 'تسجيل الدخول',
    closing: 'إن لم تطلبه فلا تفعل شيئًا: لا يُسجَّل دخول أحد من دون هذا الرابط.',
    invitedSubject: 'يدعوك {hotel} إلى مكتب الاستقبال',
    invitedText: 'أنت مدعو إلى العمل على حجوزات {hotel}. يسجّل الرابط دخولك مرة واحدة خلال سبعة أيام.',
    invitedButton: 'قبول الدعوة وتسجيل الدخول',
    invitedClosing: 'إن كنت لا تعرف {hotel} فلا تفعل شيئًا.',
  },
  hi: {
    subject: '{provider} में साइन इन करें',
    text: 'इस लिंक से आप रिसेप्शन में साइन इन होते हैं। यह दस मिनट तक, एक बार, और उसी ब्राउज़र में चलता है जिसमें आपने इसे माँगा था।',
    button: 'साइन इन करें',
    closing: 'यदि आपने इसे नहीं माँगा तो कुछ न करें: इस लिंक के बिना कोई साइन इन नहीं होता।',
    invitedSubject: '{hotel} आपको रिसेप्शन पर आमंत्रित करता है',
    invitedText: 'आपको {hotel} की बुकिंग पर काम करने के लिए आमंत्रित किया गया है। लिंक सात दिन के भीतर, एक बार साइन इन कराता है।',
    invitedButton: 'स्वीकार करें और साइन इन करें',
    invitedClosing: 'यदि आप {hotel} को नहीं जानते तो कुछ न करें।',
  },
};
