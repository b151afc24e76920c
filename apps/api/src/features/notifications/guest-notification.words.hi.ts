import type { GuestNotification } from '../outbox/guest-notifications.ts';
import type { Told } from './told.types.ts';

export const hindiNotifications: Record<GuestNotification, Told> = {
  requested: [
    '{hotel} को आपका अनुरोध {reference} मिल गया',
    'जब तक होटल इसे देखता है, कमरे {until} तक आपके लिए रोके गए हैं। यदि 6 घंटे में कोई सूचना न मिले तो कृपया सहायता से संपर्क करें।',
  ],
  payment_wanted: [
    '{hotel} आपका स्वागत करेगा: कृपया {reference} का भुगतान करें',
    'कमरे {until} तक रोके गए हैं। तब तक भुगतान करें और वे आपके हैं।',
  ],
  price_revised: [
    '{hotel} ने {reference} का नया मूल्य दिया: {price}',
    'आप इसे {until} तक स्वीकार या अस्वीकार कर सकते हैं। अस्वीकार करने पर भुगतान 3–5 कार्यदिवसों में लौट आएगा।',
  ],
  rejected: ['{hotel} आपकी बुकिंग {reference} नहीं ले सकता', 'हमें खेद है। {refund}'],
  cancelled: ['{hotel} में आपकी बुकिंग {reference} रद्द हो गई', '{refund}'],
  no_show: ['{hotel} ने दर्ज किया कि आप नहीं आए ({reference})', 'यदि यह भूल है तो कृपया होटल को फ़ोन करें। {refund}'],
  modified: ['{hotel} में आपकी बुकिंग {reference} बदल गई', 'नया वाउचर ईमेल से आएगा।'],
  request_accepted: ['{hotel} ने हाँ कहा ({reference})', 'ठहरने से जुड़ा आपका अनुरोध स्वीकार हुआ। {answer}'],
  request_declined: ['{hotel} ने आपके अनुरोध का उत्तर दिया ({reference})', 'हमें खेद है, इस बार यह संभव नहीं। {answer}'],
  request_expired: [
    '{hotel} में आपके अनुरोध {reference} का समय समाप्त हो गया',
    'समय पर निर्णय नहीं हुआ और कमरे फिर खाली हैं। {refund}',
  ],
  payment_returned: [
    '{hotel} में {reference} के लिए आपका भुगतान हम वापस भेज रहे हैं',
    'यह बुकिंग की ज़रूरत से अधिक था या कमरों के लिए देर से आया। {refund}',
  ],
  change_waiting: [
    '{hotel} में {reference} का आपका बदलाव भुगतान की प्रतीक्षा में है',
    'कृपया {until} तक भुगतान करें। तब तक, और भुगतान न करने पर भी, आपका ठहरना पहले जैसा रहेगा।',
  ],
  refund_processed: [
    '{hotel} में {reference} के लिए हमने {amount} वापस कर दिए हैं',
    'आपके खाते में दिखने में बैंक को कुछ दिन लग सकते हैं।',
  ],
  refund_failed: [
    '{hotel} में {reference} की आपकी धनवापसी में देर हो रही है',
    'भुगतान कंपनी इसे अभी पूरा नहीं कर सकी। हम फिर कोशिश कर रहे हैं, आपको कुछ करने की ज़रूरत नहीं। राशि {amount} है।',
  ],
};
