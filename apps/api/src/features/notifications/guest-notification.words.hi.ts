import type { GuestNotification } from '../outbox/guest-notifications.ts';
import type { NotificationText } from './notification-text.types.ts';

export const hindiNotifications: Record<GuestNotification, NotificationText> = {
  requested: [
    '{hotel} को आपका अनुरोध {reference} मिल गया',
    'जब तक होटल इसे देखता है, कमरे {until} तक आपके लिए रोके गए हैं। यदि 6 घंटे में कोई सूचना न मिले तो कृपया सहायता से संपर्क करें।',
  ],
  payment_wanted: [
    '{hotel} में कमरे उपलब्ध हैं: कृपया बुकिंग {reference} का भुगतान करें',
    'आपके कमरे {until} तक रोके गए हैं। बुकिंग पक्की करने के लिए तब तक भुगतान करें।',
  ],
  price_revised: [
    '{hotel} से बुकिंग {reference} की नई कीमत: {price}',
    'आप इसे {until} तक स्वीकार या अस्वीकार कर सकते हैं। अस्वीकार करने पर आपका भुगतान 3–5 कार्य दिवसों में वापस मिलेगा।',
  ],
  rejected: ['{hotel} आपकी बुकिंग {reference} स्वीकार नहीं कर सका', 'हमें खेद है। {refund}'],
  cancelled: ['{hotel} में आपकी बुकिंग {reference} रद्द हो गई', '{refund}'],
  no_show: ['{hotel} ने दर्ज किया है कि आप नहीं आए ({reference})', 'यदि यह गलत है तो कृपया होटल को फ़ोन करें। {refund}'],
  modified: ['{hotel} में आपकी बुकिंग {reference} बदल गई', 'नया वाउचर ईमेल से आएगा।'],
  request_accepted: ['{hotel} ने आपका अनुरोध मान लिया ({reference})', 'आपके प्रवास से जुड़ा अनुरोध स्वीकार हुआ। {answer}'],
  request_declined: ['{hotel} ने आपके अनुरोध का जवाब दिया ({reference})', 'हमें खेद है, इस बार यह संभव नहीं है। {answer}'],
  request_expired: [
    '{hotel} में आपके अनुरोध {reference} का समय समाप्त हो गया',
    'समय पर निर्णय नहीं हो सका और कमरे छोड़ दिए गए। {refund}',
  ],
  payment_returned: [
    '{hotel} में {reference} के लिए आपका भुगतान हम वापस भेज रहे हैं',
    'यह बुकिंग की राशि से अधिक था, या कमरे बुक हो जाने के बाद पहुँचा। {refund}',
  ],
  change_waiting: [
    '{hotel} में बुकिंग {reference} के बदलाव का भुगतान बाकी है',
    'कृपया {until} तक भुगतान करें। तब तक, और भुगतान न करने पर भी, आपका प्रवास पहले जैसा रहेगा।',
  ],
  refund_processed: [
    '{hotel} में {reference} के लिए हमने {amount} वापस कर दिए हैं',
    'आपके खाते में दिखने में बैंक को कुछ दिन लग सकते हैं।',
  ],
  refund_failed: [
    '{hotel} में {reference} के आपके रिफ़ंड में देर हो रही है',
    'भुगतान कंपनी इसे अभी पूरा नहीं कर सकी। हम फिर कोशिश कर रहे हैं, आपको कुछ करने की ज़रूरत नहीं है। राशि {amount} है।',
  ],
};
