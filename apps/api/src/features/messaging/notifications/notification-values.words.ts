import type { Locale } from '@latchkey/api-contract/types';

interface ValueWords {
  /** What becomes of the money of a booking that was paid for: on its way, back already, or nothing; and what keeps it. */
  readonly due: string;
  readonly rejected: string;
  readonly done: string;
  readonly none: string;
  readonly waits: string;
  readonly unpayable: string;
  readonly atProperty: string;
  /** What is left to pay of the fee of a cancelled or missed stay. */
  readonly feeOwed: string;
  readonly byBank: string;
  readonly amountDue: string;
  /** Of a fee and a guest's card: that the fee is taken from it, and that it has been. */
  readonly fromCard: string;
  readonly takenFromCard: string;
  readonly left: string;
  readonly allPaid: string;
  /** Of what was paid with a request: that it comes back, and what accepting another price means for it. */
  readonly allBack: string;
  readonly acceptingAsks: string;
  readonly acceptingReturns: string;
  readonly acceptingAsksNothing: string;
  /** Of the rest of a deposit: what becomes of it if nobody pays, and that a stay was cancelled for it. */
  readonly paidThere: string;
  readonly cancelledUnpaid: string;
  readonly restUnpaid: string;
}

export const valueWords: Record<Locale, ValueWords> = {
  en: {
    due: '{amount} is on its way back to you: 4–5 business days.',
    rejected: '{amount} is on its way back to you: 3–5 working days.',
    done: '{amount} has been refunded to you.',
    none: 'There is no refund.',
    waits: 'You get {amount} back once your bank has decided on the payment that is in dispute.',
    unpayable: 'The hotel owes you {amount}, which the payment company could not refund.',
    feeOwed: 'A fee of {amount} is owed to the hotel.',
    atProperty: 'You get {amount} back at the hotel, where you paid it.',
    byBank: 'Your bank has returned {amount} to you.',
    amountDue: 'The amount is {amount}.',
    fromCard: 'The fee of {amount} is taken from the card that you left.',
    takenFromCard: 'The fee of {amount} has been taken from the card that you left.',
    left: '{amount} is left to pay.',
    allPaid: 'Your stay is paid for, and nothing more is due.',
    allBack: 'You have paid {amount}. If the hotel does not say yes, you get all of it back within 3–5 working days.',
    acceptingAsks: 'If you accept it, {amount} is left to pay now.',
    acceptingReturns: 'If you accept it, you get {amount} back within 4–5 business days.',
    acceptingAsksNothing: 'If you accept it, nothing is left to pay now.',
    paidThere: 'What you do not pay online you pay at the hotel; your booking is valid either way.',
    cancelledUnpaid: 'If it is not paid by {day}, your booking is cancelled on its cancellation terms.',
    restUnpaid: 'The rest of the price was not paid in time, so your booking was cancelled on its cancellation terms.',
  },
  de: {
    due: '{amount} ist als Erstattung unterwegs: 4–5 Bankarbeitstage.',
    rejected: '{amount} ist als Erstattung unterwegs: 3–5 Bankarbeitstage.',
    done: '{amount} ist Ihnen erstattet worden.',
    none: 'Eine Erstattung gibt es nicht.',
    waits: '{amount} werden erstattet, sobald Ihre Bank über die angefochtene Zahlung entschieden hat.',
    unpayable: 'Das Hotel schuldet Ihnen {amount}, die der Zahlungsdienst nicht erstatten konnte.',
    feeOwed: 'Eine Gebühr von {amount} ist an das Hotel zu zahlen.',
    atProperty: '{amount} erhalten Sie im Hotel zurück, wo Sie bezahlt haben.',
    byBank: 'Ihre Bank hat Ihnen {amount} zurückgegeben.',
    amountDue: 'Es geht um {amount}.',
    fromCard: 'Die Gebühr von {amount} wird von der hinterlegten Karte abgebucht.',
    takenFromCard: 'Die Gebühr von {amount} ist von der hinterlegten Karte abgebucht worden.',
    left: 'Offen sind noch {amount}.',
    allPaid: 'Ihr Aufenthalt ist bezahlt, es ist nichts mehr offen.',
    allBack:
      'Sie haben {amount} bezahlt. Sagt das Hotel nicht zu, erhalten Sie alles innerhalb von 3–5 Bankarbeitstagen zurück.',
    acceptingAsks: 'Nehmen Sie an, sind jetzt noch {amount} zu bezahlen.',
    acceptingReturns: 'Nehmen Sie an, erhalten Sie {amount} innerhalb von 4–5 Bankarbeitstagen zurück.',
    acceptingAsksNothing: 'Nehmen Sie an, ist jetzt nichts mehr zu bezahlen.',
    paidThere: 'Was Sie nicht online zahlen, zahlen Sie im Hotel; Ihre Buchung bleibt in jedem Fall bestehen.',
    cancelledUnpaid: 'Ist er bis {day} nicht bezahlt, wird Ihre Buchung zu ihren Stornobedingungen storniert.',
    restUnpaid:
      'Der Rest des Preises wurde nicht rechtzeitig bezahlt; Ihre Buchung ist deshalb zu ihren Stornobedingungen storniert.',
  },
  ar: {
    due: 'يصلك المبلغ المسترد {amount} خلال 4–5 أيام عمل.',
    rejected: 'يصلك المبلغ المسترد {amount} خلال 3–5 أيام عمل.',
    done: 'أعدنا إليك {amount}.',
    none: 'لا يوجد مبلغ مسترد.',
    waits: 'يُعاد إليك {amount} بعد أن يبت بنكك في الدفعة محل النزاع.',
    unpayable: 'يستحق لك على الفندق {amount} تعذّر على شركة الدفع ردها.',
    feeOwed: 'رسوم قدرها {amount} مستحقة للفندق.',
    atProperty: 'تسترد {amount} في الفندق حيث دفعتها.',
    byBank: 'أعاد إليك بنكك {amount}.',
    amountDue: 'المبلغ {amount}.',
    fromCard: 'تُخصم الرسوم {amount} من البطاقة التي تركتها.',
    takenFromCard: 'خُصمت الرسوم {amount} من البطاقة التي تركتها.',
    left: 'يتبقى دفع {amount}.',
    allPaid: 'إقامتك مدفوعة بالكامل ولا يتبقى عليك شيء.',
    allBack: 'دفعت {amount}. وإن لم يوافق الفندق تسترد المبلغ كله خلال 3–5 أيام عمل.',
    acceptingAsks: 'إن قبلته يتبقى عليك دفع {amount} الآن.',
    acceptingReturns: 'إن قبلته نعيد إليك {amount} خلال 4–5 أيام عمل.',
    acceptingAsksNothing: 'إن قبلته لا يتبقى عليك دفع شيء الآن.',
    paidThere: 'وما لا تدفعه عبر الإنترنت تدفعه في الفندق، وحجزك قائم في الحالتين.',
    cancelledUnpaid: 'وإن لم يُدفع حتى {day} يُلغى حجزك وفق شروط الإلغاء.',
    restUnpaid: 'لم يُدفع باقي السعر في الموعد، لذا أُلغي حجزك وفق شروط الإلغاء.',
  },
  hi: {
    due: '{amount} का रिफ़ंड 4–5 कार्य दिवसों में पहुँचेगा।',
    rejected: '{amount} का रिफ़ंड 3–5 कार्य दिवसों में पहुँचेगा।',
    done: '{amount} आपको वापस कर दिए गए हैं।',
    none: 'कोई रिफ़ंड नहीं होगा।',
    waits: '{amount} तब मिलेंगे जब आपका बैंक विवादित भुगतान पर फ़ैसला कर देगा।',
    unpayable: 'होटल को आपको {amount} देने हैं, जिन्हें भुगतान कंपनी लौटा नहीं सकी।',
    feeOwed: '{amount} का शुल्क होटल को देना बाकी है।',
    atProperty: '{amount} आपको होटल में वापस मिलेंगे, जहाँ आपने भुगतान किया था।',
    byBank: 'आपके बैंक ने {amount} लौटा दिए हैं।',
    amountDue: 'रकम {amount} है।',
    fromCard: '{amount} का शुल्क आपके दिए कार्ड से लिया जा रहा है।',
    takenFromCard: '{amount} का शुल्क आपके दिए कार्ड से लिया गया है।',
    left: '{amount} देने बाकी हैं।',
    allPaid: 'आपके प्रवास का पूरा भुगतान हो गया है, अब कुछ बाकी नहीं।',
    allBack: 'आपने {amount} चुका दिए हैं। होटल हाँ न कहे तो पूरी रकम 3–5 कार्य दिवसों में वापस मिलेगी।',
    acceptingAsks: 'स्वीकार करने पर अभी {amount} और देने होंगे।',
    acceptingReturns: 'स्वीकार करने पर {amount} आपको 4–5 कार्य दिवसों में वापस मिलेंगे।',
    acceptingAsksNothing: 'स्वीकार करने पर अभी कुछ और नहीं देना होगा।',
    paidThere: 'जो आप ऑनलाइन नहीं चुकाते, वह होटल में देना होगा; आपकी बुकिंग हर हाल में बनी रहती है।',
    cancelledUnpaid: 'यदि यह {day} तक नहीं चुकाया गया, तो आपकी बुकिंग रद्द करने की शर्तों के अनुसार रद्द हो जाएगी।',
    restUnpaid: 'बाकी रकम समय पर नहीं चुकाई गई, इसलिए आपकी बुकिंग रद्द करने की शर्तों के अनुसार रद्द हो गई।',
  },
};
