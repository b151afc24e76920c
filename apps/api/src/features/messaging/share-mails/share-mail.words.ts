import type { Locale } from '@latchkey/api-contract/types';
import type { PayerNotice } from '../../refunds/refunds.ts';

interface ShareWords {
  /** A subject, and a sentence. `{hotel}`, `{amount}` and `{stay}` are filled in. */
  readonly notices: Readonly<Record<PayerNotice, readonly [subject: string, sentence: string]>>;
  readonly greeting: string;
  readonly open: string;
  readonly stay: string;
  readonly amount: string;
}

const en: ShareWords = {
  notices: {
    share_paid: [
      'Receipt: {hotel} has your payment of {amount}',
      'Thank you. Your share of the stay is paid. If the stay is cancelled, what goes back is divided in proportion of what each has paid, and your part comes back the way you paid.',
    ],
    share_returned: [
      '{hotel} sends your payment back',
      'It was no longer due when it arrived: the share or the stay had already been paid, or the stay does not take place. What you paid too much is returned the way you paid.',
    ],
    refund_processed: [
      '{hotel} has refunded {amount}',
      'It is your part of what goes back, in proportion of what each has paid. Your bank may take a few days to show it on your account.',
    ],
    given_back: [
      '{hotel} has given {amount} back to you',
      'The hotel did so at the payment company. Your bank may take a few days to show it on your account.',
    ],
    refund_failed: [
      'Your refund from {hotel} is delayed',
      'The payment company has not been able to send it yet. We are trying again, and you need to do nothing.',
    ],
    refund_given_up: [
      'Your refund from {hotel} could not be made',
      'The payment company could not make it, and we can no longer send it that way. The hotel owes it to you and has been notified; please agree with the hotel how it reaches you.',
    ],
  },
  greeting: 'Hello {guest},',
  open: 'See your share',
  stay: 'Stay',
  amount: 'Amount',
};

const de: ShareWords = {
  notices: {
    share_paid: [
      'Beleg: {hotel} hat Ihre Zahlung von {amount} erhalten',
      'Vielen Dank. Ihr Anteil am Aufenthalt ist bezahlt. Wird der Aufenthalt storniert, teilt sich eine Erstattung im Verhältnis dessen auf, was jeder bezahlt hat; Ihr Teil kommt auf dem Weg zurück, auf dem Sie bezahlt haben.',
    ],
    share_returned: [
      '{hotel} sendet Ihre Zahlung zurück',
      'Sie war nicht mehr fällig, als sie einging: Der Anteil war schon bezahlt, der Aufenthalt war bezahlt, oder er findet nicht statt. Alles, was zu viel war, kommt auf dem Weg zurück, auf dem Sie bezahlt haben.',
    ],
    refund_processed: [
      '{hotel} hat {amount} erstattet',
      'Das ist Ihr Teil der Erstattung, im Verhältnis dessen, was jeder bezahlt hat. Es kann einige Tage dauern, bis Ihre Bank ihn auf Ihrem Konto zeigt.',
    ],
    given_back: [
      '{hotel} hat Ihnen {amount} zurückgegeben',
      'Das Hotel hat das beim Zahlungsdienst getan. Es kann einige Tage dauern, bis Ihre Bank es auf Ihrem Konto zeigt.',
    ],
    refund_failed: [
      'Ihre Erstattung von {hotel} verzögert sich',
      'Der Zahlungsdienst konnte sie noch nicht ausführen. Wir versuchen es erneut, Sie brauchen nichts zu tun.',
    ],
    refund_given_up: [
      'Ihre Erstattung von {hotel} war nicht möglich',
      'Der Zahlungsdienst führt sie nicht aus, und auf diesem Weg können wir sie nicht mehr senden. Das Hotel schuldet sie Ihnen und weiß Bescheid; bitte vereinbaren Sie mit ihm, wie sie Sie erreicht.',
    ],
  },
  greeting: 'Guten Tag {guest},',
  open: 'Ihren Anteil ansehen',
  stay: 'Aufenthalt',
  amount: 'Betrag',
};

const ar: ShareWords = {
  notices: {
    share_paid: [
      'إيصال: استلم {hotel} دفعتك {amount}',
      'شكرًا لك. دُفعت حصتك من الإقامة. إذا أُلغيت الإقامة يُقسَّم المبلغ المردود بنسبة ما دفعه كل شخص، ويعود إليك نصيبك بالطريقة التي دفعت بها.',
    ],
    share_returned: [
      'يعيد {hotel} إليك دفعتك',
      'لم تكن مستحقة حين وصلت: كانت الحصة مدفوعة، أو كانت الإقامة مدفوعة، أو أنها لن تتم. كل ما زاد يعود إليك بالطريقة التي دفعت بها.',
    ],
    refund_processed: [
      'ردّ {hotel} مبلغ {amount}',
      'هذا نصيبك من المبلغ المردود بنسبة ما دفعه كل شخص. قد يستغرق ظهوره في حسابك بضعة أيام.',
    ],
    given_back: [
      'أعاد إليك {hotel} مبلغ {amount}',
      'أعاده الفندق عن طريق شركة الدفع. قد يستغرق ظهوره في حسابك بضعة أيام.',
    ],
    refund_failed: [
      'تأخر رد المبلغ إليك من {hotel}',
      'لم تتمكن شركة الدفع من تنفيذه بعد. نحاول مرة أخرى، ولا يلزمك فعل أي شيء.',
    ],
    refund_given_up: [
      'تعذّر رد المبلغ إليك من {hotel}',
      'لا تنفّذ شركة الدفع رد المبلغ، ولم يعد بإمكاننا إرساله بهذه الطريقة. المبلغ مستحق لك على الفندق وقد أُبلغ بذلك؛ يُرجى الاتفاق معه على كيفية تسلّمه.',
    ],
  },
  greeting: 'مرحبًا {guest}،',
  open: 'عرض حصتك',
  stay: 'الإقامة',
  amount: 'المبلغ',
};

const hi: ShareWords = {
  notices: {
    share_paid: [
      'रसीद: {hotel} को आपका {amount} का भुगतान मिल गया',
      'धन्यवाद। प्रवास का आपका हिस्सा चुका दिया गया है। प्रवास रद्द होने पर लौटने वाली रकम हर एक के भुगतान के अनुपात में बँटती है, और आपका हिस्सा उसी रास्ते लौटता है जिससे आपने भुगतान किया था।',
    ],
    share_returned: [
      '{hotel} आपका भुगतान लौटा रहा है',
      'जब यह पहुँचा तब इसकी ज़रूरत नहीं थी: हिस्सा पहले ही चुका दिया गया था, प्रवास का पूरा भुगतान हो चुका था, या प्रवास नहीं होगा। जितना ज़्यादा था वह उसी रास्ते लौटता है जिससे आपने भुगतान किया था।',
    ],
    refund_processed: [
      '{hotel} ने {amount} लौटा दिए',
      'यह लौटाई गई रकम में आपका हिस्सा है, हर एक के भुगतान के अनुपात में। आपके खाते में दिखने में कुछ दिन लग सकते हैं।',
    ],
    given_back: [
      '{hotel} ने आपको {amount} लौटाए',
      'होटल ने यह भुगतान कंपनी के ज़रिए किया। आपके खाते में दिखने में कुछ दिन लग सकते हैं।',
    ],
    refund_failed: [
      '{hotel} से आपके रिफ़ंड में देर हो रही है',
      'भुगतान कंपनी इसे अभी पूरा नहीं कर सकी। हम फिर कोशिश कर रहे हैं, आपको कुछ करने की ज़रूरत नहीं है।',
    ],
    refund_given_up: [
      '{hotel} से आपका रिफ़ंड नहीं हो सका',
      'भुगतान कंपनी इसे पूरा नहीं करती, और हम इसे इस तरह अब नहीं भेज सकते। यह रकम होटल को आपको देनी है और उसे बता दिया गया है; कृपया होटल से तय कर लें कि यह आपको कैसे मिले।',
    ],
  },
  greeting: 'नमस्ते {guest},',
  open: 'अपना हिस्सा देखें',
  stay: 'प्रवास',
  amount: 'रकम',
};

/** What the payer of a share is told. */
export const shareWords: Readonly<Record<Locale, ShareWords>> = { en, de, ar, hi };
