import type { Locale } from '@latchkey/booking-core/language';

interface Said {
  readonly subject: string;
  readonly text: string;
  readonly closing: string;
}

interface SignInWords extends Said {
  readonly button: string;
  readonly invited: Said;
  /** By a hotel that the provider does not know yet: nothing of it is repeated. */
  readonly invitedByUnknown: Said;
  readonly invitedButton: string;
}

/** The words of mails that sign people in; `{provider}` and `{hotel}` are filled in. */
export const signInWords: Record<Locale, SignInWords> = {
  en: {
    subject: 'Sign in to {provider}',
    text: 'This link signs you in to the desk. It works for ten minutes, once, and in the browser in which you asked for it.',
    button: 'Sign in',
    closing: 'If you did not ask for it, do nothing: nobody is signed in without this link.',
    invited: {
      subject: '{hotel} invites you to its desk',
      text: 'You are invited to work at {hotel}. The link signs you in once, within seven days.',
      closing: 'If you do not know {hotel}, do nothing.',
    },
    invitedByUnknown: {
      subject: '{provider}: you are invited to a hotel’s desk',
      text: 'A hotel at {provider} invites you to work there. The link signs you in once, within seven days.',
      closing: 'If you do not expect this, do nothing: without the link nothing happens.',
    },
    invitedButton: 'Accept and sign in',
  },
  de: {
    subject: 'Anmelden bei {provider}',
    text: 'Dieser Link meldet Sie an der Rezeption an. Er gilt zehn Minuten, einmal, und nur in dem Browser, in dem Sie ihn angefordert haben.',
    button: 'Anmelden',
    closing: 'Falls Sie ihn nicht angefordert haben, tun Sie nichts: Ohne diesen Link wird niemand angemeldet.',
    invited: {
      subject: '{hotel} lädt Sie an die Rezeption ein',
      text: 'Sie sind eingeladen, im Team von {hotel} mitzuarbeiten. Der Link meldet Sie einmal an, binnen sieben Tagen.',
      closing: 'Falls Sie {hotel} nicht kennen, tun Sie nichts.',
    },
    invitedByUnknown: {
      subject: '{provider}: Einladung an die Rezeption eines Hauses',
      text: 'Ein Haus bei {provider} lädt Sie ein, in seinem Team mitzuarbeiten. Der Link meldet Sie einmal an, binnen sieben Tagen.',
      closing: 'Falls Sie das nicht erwarten, tun Sie nichts: Ohne den Link geschieht nichts.',
    },
    invitedButton: 'Annehmen und anmelden',
  },
  ar: {
    subject: 'تسجيل الدخول إلى {provider}',
    text: 'يسجّل هذا الرابط دخولك إلى مكتب الاستقبال. يصلح مرة واحدة خلال عشر دقائق، وفي المتصفح الذي طلبته منه فقط.',
    button: 'تسجيل الدخول',
    closing: 'إن لم تطلبه فلا تفعل شيئًا: لا يُسجَّل دخول أحد من دون هذا الرابط.',
    invited: {
      subject: 'يدعوك {hotel} إلى مكتب الاستقبال',
      text: 'أنت مدعو إلى العمل مع فريق {hotel}. يسجّل الرابط دخولك مرة واحدة خلال سبعة أيام.',
      closing: 'إن كنت لا تعرف {hotel} فلا تفعل شيئًا.',
    },
    invitedByUnknown: {
      subject: '{provider}: دعوة إلى مكتب استقبال أحد الفنادق',
      text: 'يدعوك أحد الفنادق لدى {provider} إلى العمل مع فريقه. يسجّل الرابط دخولك مرة واحدة خلال سبعة أيام.',
      closing: 'إن لم تكن تتوقع هذه الدعوة فلا تفعل شيئًا: لا يحدث شيء من دون الرابط.',
    },
    invitedButton: 'قبول الدعوة وتسجيل الدخول',
  },
  hi: {
    subject: '{provider} में साइन इन करें',
    text: 'इस लिंक से आप रिसेप्शन में साइन इन होते हैं। यह दस मिनट तक, एक बार, और उसी ब्राउज़र में चलता है जिसमें आपने इसे माँगा था।',
    button: 'साइन इन करें',
    closing: 'यदि आपने इसे नहीं माँगा तो कुछ न करें: इस लिंक के बिना कोई साइन इन नहीं होता।',
    invited: {
      subject: '{hotel} आपको रिसेप्शन पर आमंत्रित करता है',
      text: 'आपको {hotel} की टीम में काम करने के लिए आमंत्रित किया गया है। लिंक सात दिन के भीतर, एक बार साइन इन कराता है।',
      closing: 'यदि आप {hotel} को नहीं जानते तो कुछ न करें।',
    },
    invitedByUnknown: {
      subject: '{provider}: एक होटल के रिसेप्शन का आमंत्रण',
      text: '{provider} का एक होटल आपको अपनी टीम में काम करने के लिए आमंत्रित करता है। लिंक सात दिन के भीतर, एक बार साइन इन कराता है।',
      closing: 'यदि आपको इसकी अपेक्षा नहीं थी तो कुछ न करें: लिंक के बिना कुछ नहीं होता।',
    },
    invitedButton: 'स्वीकार करें और साइन इन करें',
  },
};
