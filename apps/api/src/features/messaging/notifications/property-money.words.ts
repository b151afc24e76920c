import type { Locale } from '@latchkey/api-contract/types';
import type { PropertyNotification } from '../../outbox/outbox.ts';

interface MoneyWords {
  readonly amount: string;
  /** Of a stay that was cancelled because its rest was not paid. */
  readonly restUnpaid: string;
  /** What an event of money means for the property, and what it can do. */
  readonly advice: Partial<Record<PropertyNotification, string>>;
}

export const propertyMoneyWords: Record<Locale, MoneyWords> = {
  en: {
    amount: 'Amount',
    restUnpaid:
      'The guest did not pay the rest of the price in time, so the booking was cancelled, as agreed. Its rooms are free again.',
    advice: {
      refund_at_gateway:
        'It counts as given back to the guest, who is notified. The booking and its price are unchanged, so that the amount is due at the property again: cancel the booking, or lower its price, if that is what was meant.',
      refund_failed: 'One that we requested is retried automatically; one made at the payment company is not.',
      refund_given_up:
        'The payment company does not carry it out. Please agree with the guest how the money reaches them, or give it back at the payment company.',
      penalty_asked:
        'The guest has been asked by email to pay it on the booking’s page, and can call you. The card is not tried again.',
      deposit_refused: 'The guest has been notified that you will ask for it on arrival. The card is not tried again.',
      deposit_captured: 'The rest is released, and the guest has been notified. It counts towards no bill.',
      deposit_ended: 'The bank has ended it early. It can no longer be charged.',
      dispute_opened:
        'Please answer it at the payment company in time. Nothing of the payment goes back before it is decided.',
      dispute_won: 'The money stays with you; a refund that waited goes on.',
      dispute_lost: 'The bank has charged the money back for the guest. It no longer counts as paid.',
      dispute_closed: 'No money was taken; a refund that waited goes on.',
    },
  },
  de: {
    amount: 'Betrag',
    restUnpaid:
      'Der Gast hat den Rest des Preises nicht rechtzeitig bezahlt; die Buchung wurde deshalb wie vereinbart storniert. Ihre Zimmer sind wieder frei.',
    advice: {
      refund_at_gateway:
        'Der Betrag gilt als dem Gast zurückgegeben, und der Gast weiß davon. Die Buchung und ihr Preis bestehen wie zuvor, der Betrag ist also wieder vor Ort fällig: Stornieren Sie die Buchung oder senken Sie den Preis, wenn das gemeint war.',
      refund_failed: 'Eine von uns veranlasste wird von selbst wiederholt, eine beim Zahlungsdienst veranlasste nicht.',
      refund_given_up:
        'Der Zahlungsdienst führt sie nicht aus. Bitte vereinbaren Sie mit dem Gast, wie das Geld ihn erreicht, oder geben Sie es beim Zahlungsdienst zurück.',
      penalty_asked:
        'Der Gast wurde per E-Mail gebeten, sie auf der Seite der Buchung zu bezahlen, und kann Sie anrufen. Die Karte wird nicht noch einmal belastet.',
      deposit_refused:
        'Der Gast weiß, dass Sie ihn bei der Ankunft darum bitten. Die Karte wird nicht noch einmal versucht.',
      deposit_captured:
        'Der Rest ist wieder frei, und der Gast weiß davon. Auf keine Rechnung wird der Betrag angerechnet.',
      deposit_ended: 'Die Bank hat sie vor ihrem Tag beendet. Es kann nichts mehr davon einbehalten werden.',
      dispute_opened:
        'Bitte antworten Sie rechtzeitig beim Zahlungsdienst. Bis zur Entscheidung wird von der Zahlung nichts erstattet.',
      dispute_won: 'Das Geld bleibt bei Ihnen; eine Erstattung, die gewartet hat, geht weiter.',
      dispute_lost: 'Die Bank hat das Geld für den Gast zurückgeholt. Es gilt nicht mehr als bezahlt.',
      dispute_closed: 'Es wurde kein Geld genommen; eine Erstattung, die gewartet hat, geht weiter.',
    },
  },
  ar: {
    amount: 'المبلغ',
    restUnpaid: 'لم يدفع النزيل باقي السعر في الموعد، فأُلغي الحجز كما اتُّفق عليه، وعادت غرفه متاحة.',
    advice: {
      refund_at_gateway:
        'يُحسب المبلغ معادًا إلى النزيل، وقد أُبلغ النزيل بذلك. أما الحجز وسعره فباقيان كما كانا، فيصبح المبلغ مستحقًا في الفندق من جديد: ألغوا الحجز أو خفّضوا سعره إن كان ذلك هو المقصود.',
      refund_failed: 'ما طلبناه نحن يُعاد تلقائيًا، أما ما طُلب لدى شركة الدفع فلا.',
      refund_given_up: 'لا تنفّذ شركة الدفع رد المبلغ. يُرجى الاتفاق مع النزيل على كيفية تسلّمه، أو ردّه عبر شركة الدفع.',
      penalty_asked: 'طُلب من النزيل بالبريد دفعها من صفحة الحجز، ويمكنه الاتصال بكم. ولن تُعاد المحاولة على البطاقة.',
      deposit_refused: 'أُبلغ النزيل بأنكم ستطلبونه منه عند وصوله. ولن تُعاد المحاولة على البطاقة.',
      deposit_captured: 'أُلغي حجز الباقي وأُبلغ النزيل. ولا يُحسب المبلغ ضمن أي حساب.',
      deposit_ended: 'أنهاه البنك قبل يومه، ولا يمكن خصم شيء منه بعد الآن.',
      dispute_opened: 'يُرجى الرد عليه لدى شركة الدفع في الموعد. لا يُرد شيء من الدفعة قبل صدور القرار.',
      dispute_won: 'يبقى المبلغ لديكم، ويُستأنف رد المبلغ الذي كان ينتظر.',
      dispute_lost: 'استرد البنك المبلغ للنزيل، ولم يعد محسوبًا ضمن المدفوع.',
      dispute_closed: 'لم يُؤخذ أي مبلغ، ويُستأنف رد المبلغ الذي كان ينتظر.',
    },
  },
  hi: {
    amount: 'रकम',
    restUnpaid: 'गेस्ट ने बाकी रकम समय पर नहीं चुकाई, इसलिए तय शर्त के अनुसार बुकिंग रद्द हो गई। इसके कमरे फिर से खाली हैं।',
    advice: {
      refund_at_gateway:
        'यह रकम गेस्ट को लौटाई हुई मानी जाती है, और गेस्ट को बता दिया गया है। बुकिंग और उसकी कीमत पहले जैसी ही है, इसलिए यह रकम फिर से होटल में देय है: अगर यह इरादा नहीं था तो बुकिंग रद्द करें या कीमत घटाएँ।',
      refund_failed: 'हमारा किया हुआ रिफ़ंड अपने आप दोबारा होता है, भुगतान कंपनी में किया हुआ नहीं।',
      refund_given_up: 'भुगतान कंपनी इसे पूरा नहीं करती। कृपया गेस्ट से तय करें कि पैसे कैसे मिलें, या भुगतान कंपनी में लौटाएँ।',
      penalty_asked:
        'गेस्ट से ईमेल द्वारा कहा गया है कि वह इसे बुकिंग के पेज पर चुकाए, और वह आपको फ़ोन कर सकता है। कार्ड पर दोबारा कोशिश नहीं होगी।',
      deposit_refused: 'गेस्ट को बताया गया है कि आप इसे पहुँचने पर माँगेंगे। कार्ड पर दोबारा कोशिश नहीं होगी।',
      deposit_captured: 'बाकी रकम छोड़ दी गई, और गेस्ट को बता दिया गया है। यह किसी बिल में नहीं गिनी जाती।',
      deposit_ended: 'बैंक ने इसे इसके दिन से पहले समाप्त कर दिया। अब इसमें से कुछ नहीं काटा जा सकता।',
      dispute_opened: 'कृपया भुगतान कंपनी में समय पर जवाब दें। फ़ैसले से पहले इस भुगतान का कोई रिफ़ंड नहीं होता।',
      dispute_won: 'पैसे आपके पास रहते हैं; रुका हुआ रिफ़ंड आगे बढ़ता है।',
      dispute_lost: 'बैंक ने पैसे गेस्ट को लौटा दिए हैं। यह रकम अब चुकाई हुई नहीं मानी जाती।',
      dispute_closed: 'कोई पैसे नहीं लिए गए; रुका हुआ रिफ़ंड आगे बढ़ता है।',
    },
  },
};
