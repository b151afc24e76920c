// Written by scripts/build-posts.ts from posts/*.md: edit those.
import type { ListedPost } from '../journal.model.ts';
import picture0 from '../../../posts/pictures/refund.jpg';
import picture0w360 from '../../../posts/pictures/light/refund-360.avif';
import picture0w720 from '../../../posts/pictures/light/refund-720.avif';
import picture0w1280 from '../../../posts/pictures/light/refund-1280.avif';
import picture1 from '../../../posts/pictures/receipt.jpg';
import picture1w360 from '../../../posts/pictures/light/receipt-360.avif';
import picture1w720 from '../../../posts/pictures/light/receipt-720.avif';
import picture1w1280 from '../../../posts/pictures/light/receipt-1280.avif';
import picture2 from '../../../posts/pictures/hours.jpg';
import picture2w360 from '../../../posts/pictures/light/hours-360.avif';
import picture2w720 from '../../../posts/pictures/light/hours-720.avif';
import picture2w1280 from '../../../posts/pictures/light/hours-1280.avif';
import picture3 from '../../../posts/pictures/first-price.jpg';
import picture3w360 from '../../../posts/pictures/light/first-price-360.avif';
import picture3w720 from '../../../posts/pictures/light/first-price-720.avif';
import picture3w1280 from '../../../posts/pictures/light/first-price-1280.avif';
import picture4 from '../../../posts/pictures/last-room.jpg';
import picture4w360 from '../../../posts/pictures/light/last-room-360.avif';
import picture4w720 from '../../../posts/pictures/light/last-room-720.avif';
import picture4w1280 from '../../../posts/pictures/light/last-room-1280.avif';
import picture5 from '../../../posts/pictures/languages.jpg';
import picture5w360 from '../../../posts/pictures/light/languages-360.avif';
import picture5w720 from '../../../posts/pictures/light/languages-720.avif';
import picture5w1280 from '../../../posts/pictures/light/languages-1280.avif';

/** Every post, newest first. */
export const postList: readonly ListedPost[] = [
  {
    slug: 'what-a-refund-is-made-of',
    date: '2026-11-18',
    changed: '2026-11-25',
    topic: 'prices',
    author: 'Latchkey',
    picture: picture0,
    light: `${picture0w360} 360w, ${picture0w720} 720w, ${picture0w1280} 1280w`,
    in: {
      en: {
        title: 'What a refund is made of',
        description:
          'The fee of the rate plan, what you have paid, and the 2.5% that is kept of an online refund: the whole sum, with three examples.',
        alt: 'Rooftop with string lights over an old town at golden hour',
        minutes: 2,
        isWhole: true,
      },
      de: {
        title: 'Woraus eine Erstattung besteht',
        description:
          'Die Gebühr des Tarifs, was Sie bezahlt haben, und die 2,5 %, die von einer Online-Erstattung einbehalten werden: die ganze Rechnung mit drei Beispielen.',
        alt: 'Dachterrasse mit Lichterketten über einer Altstadt im Abendlicht',
        minutes: 1,
        isWhole: true,
      },
      ar: {
        title: 'مم يتكوّن المبلغ المسترد',
        description: 'رسوم خطة السعر، وما دفعته، و2.5% تُقتطع من المبلغ المسترد إلكترونيًا: الحساب كاملًا مع ثلاثة أمثلة.',
        alt: 'سطح بأضواء معلقة فوق مدينة قديمة عند الغروب',
        minutes: 1,
        isWhole: true,
      },
      hi: {
        title: 'रिफ़ंड किससे बनता है',
        description: 'रेट प्लान का शुल्क, आपने जितना चुकाया, और ऑनलाइन रिफ़ंड में से कटने वाला 2.5%: पूरा हिसाब, तीन उदाहरणों के साथ।',
        alt: 'शाम की रोशनी में पुराने शहर के ऊपर लड़ियों से सजी छत',
        minutes: 2,
        isWhole: true,
      },
    },
  },
  {
    slug: 'taxes-on-indian-rooms',
    date: '2026-11-12',
    changed: '2026-11-25',
    topic: 'prices',
    author: 'Latchkey',
    picture: picture1,
    light: `${picture1w360} 360w, ${picture1w720} 720w, ${picture1w1280} 1280w`,
    in: {
      en: {
        title: 'How taxes on Indian rooms work',
        description:
          'Two rates, decided night by night and room by room, and why a dearer weekend can be taxed differently from a weekday.',
        alt: 'Hotel lobby with a fluted green reception desk',
        minutes: 1,
        isWhole: true,
      },
      de: {
        title: 'Wie indische Zimmer besteuert werden',
        description:
          'Zwei Sätze, entschieden Nacht für Nacht und Zimmer für Zimmer, und warum ein teures Wochenende anders besteuert sein kann als ein Wochentag.',
        alt: 'Hotelhalle mit grünem Empfangstresen',
        minutes: 1,
        isWhole: true,
      },
      ar: {
        title: 'كيف تُحسب ضرائب الغرف في الهند',
        description:
          'نسبتان تُحدَّدان ليلة بليلة وغرفة بغرفة، ولماذا قد تختلف ضريبة عطلة نهاية الأسبوع عن ضريبة سائر الأيام.',
        alt: 'بهو فندق بمكتب استقبال أخضر',
        minutes: 1,
        isWhole: true,
      },
      hi: {
        title: 'भारतीय कमरों पर टैक्स कैसे लगता है',
        description: 'दो दरें, जो हर रात और हर कमरे के लिए अलग तय होती हैं, और महँगे सप्ताहांत पर टैक्स अलग क्यों हो सकता है।',
        alt: 'हरी रिसेप्शन वाली होटल लॉबी',
        minutes: 1,
        isWhole: true,
      },
    },
  },
  {
    slug: 'a-room-for-a-few-hours',
    date: '2026-11-09',
    changed: '2026-11-25',
    topic: 'stays',
    author: 'Latchkey',
    picture: picture2,
    light: `${picture2w360} 360w, ${picture2w720} 720w, ${picture2w1280} 1280w`,
    in: {
      en: {
        title: 'A room for a few hours',
        description:
          'How a room can be sold for an afternoon and for the night after it, without one guest ever waiting for the other.',
        alt: 'Bath under an arched window to a garden',
        minutes: 1,
        isWhole: true,
      },
      de: {
        title: 'Ein Zimmer für ein paar Stunden',
        description:
          'Wie ein Zimmer für einen Nachmittag und für die Nacht danach verkauft wird, ohne dass ein Gast auf den anderen wartet.',
        alt: 'Badewanne unter einem Bogenfenster zum Garten',
        minutes: 1,
        isWhole: true,
      },
      ar: {
        title: 'غرفة لبضع ساعات',
        description: 'كيف تُباع الغرفة لفترة بعد الظهر ثم لليلة التالية من دون أن ينتظر ضيفٌ ضيفًا.',
        alt: 'حوض استحمام تحت نافذة مقوسة على حديقة',
        minutes: 1,
        isWhole: true,
      },
      hi: {
        title: 'कुछ घंटों के लिए कमरा',
        description: 'एक ही कमरा दोपहर के लिए और फिर रात के लिए कैसे बिकता है, और कोई मेहमान दूसरे का इंतज़ार नहीं करता।',
        alt: 'बगीचे की ओर मेहराबदार खिड़की के नीचे टब',
        minutes: 1,
        isWhole: true,
      },
    },
  },
  {
    slug: 'the-first-price-is-the-last',
    date: '2026-11-05',
    changed: '2026-11-25',
    topic: 'prices',
    author: 'Latchkey',
    picture: picture3,
    light: `${picture3w360} 360w, ${picture3w720} 720w, ${picture3w1280} 1280w`,
    in: {
      en: {
        title: 'The first price is the last',
        description:
          'Why the sum beside a room already has every tax and fee in it, and what happens if a price changes while you type.',
        alt: 'Breakfast room with green benches and laid tables',
        minutes: 1,
        isWhole: true,
      },
      de: {
        title: 'Der erste Preis ist der letzte',
        description:
          'Warum im Betrag neben dem Zimmer schon alle Steuern und Gebühren stecken, und was geschieht, wenn sich ein Preis ändert, während Sie tippen.',
        alt: 'Frühstücksraum mit grünen Bänken und gedeckten Tischen',
        minutes: 1,
        isWhole: true,
      },
      ar: {
        title: 'السعر الأول هو السعر الأخير',
        description: 'لماذا يضم المبلغ بجانب الغرفة كل الضرائب والرسوم، وماذا يحدث إن تغيّر السعر وأنت تكتب.',
        alt: 'قاعة إفطار بمقاعد خضراء وطاولات معدّة',
        minutes: 1,
        isWhole: true,
      },
      hi: {
        title: 'पहली कीमत ही आखिरी कीमत है',
        description: 'कमरे के पास लिखी राशि में हर टैक्स और शुल्क पहले से क्यों होता है, और लिखते समय कीमत बदल जाए तो क्या होता है।',
        alt: 'हरी बेंचों और सजी मेज़ों वाला नाश्ते का कमरा',
        minutes: 1,
        isWhole: true,
      },
    },
  },
  {
    slug: 'two-guests-one-room',
    date: '2026-10-29',
    changed: '2026-11-25',
    topic: 'how-it-works',
    author: 'Latchkey',
    picture: picture4,
    light: `${picture4w360} 360w, ${picture4w720} 720w, ${picture4w1280} 1280w`,
    in: {
      en: {
        title: 'Two guests, one last room',
        description:
          'What happens in the second in which two people press the same button, and why neither can lose money.',
        alt: 'Bright dorm with birch pod bunks and coloured curtains',
        minutes: 2,
        isWhole: true,
      },
      de: {
        title: 'Zwei Gäste, ein letztes Zimmer',
        description:
          'Was in der Sekunde geschieht, in der zwei Menschen denselben Knopf drücken, und warum niemand Geld verliert.',
        alt: 'Heller Schlafsaal mit Kojen aus Birke und bunten Vorhängen',
        minutes: 1,
        isWhole: true,
      },
      ar: {
        title: 'ضيفان وغرفة أخيرة واحدة',
        description: 'ماذا يحدث في الثانية التي يضغط فيها شخصان الزر نفسه، ولماذا لا يخسر أيّ منهما ماله.',
        alt: 'مهجع مضيء بأسرّة خشبية وستائر ملونة',
        minutes: 1,
        isWhole: true,
      },
      hi: {
        title: 'दो मेहमान, एक आखिरी कमरा',
        description: 'जिस पल दो लोग एक ही बटन दबाते हैं, तब क्या होता है, और किसी का पैसा क्यों नहीं डूबता।',
        alt: 'रंगीन परदों और लकड़ी के बिस्तरों वाला रोशन डॉर्म',
        minutes: 2,
        isWhole: true,
      },
    },
  },
  {
    slug: 'four-languages-two-directions',
    date: '2026-10-22',
    changed: '2026-11-25',
    topic: 'how-it-works',
    author: 'Latchkey',
    picture: picture5,
    light: `${picture5w360} 360w, ${picture5w720} 720w, ${picture5w1280} 1280w`,
    in: {
      en: {
        title: 'Four languages, two directions',
        description:
          'What changes when a booking page is read in Arabic, what must never change, and what we do where a hotel has no words.',
        alt: 'Sandstone courtyard with arches, domes and bougainvillea',
        minutes: 1,
        isWhole: true,
      },
      de: {
        title: 'Vier Sprachen, zwei Richtungen',
        description:
          'Was sich ändert, wenn eine Buchungsseite auf Arabisch gelesen wird, was sich nie ändern darf, und was gilt, wo ein Hotel keine Worte hat.',
        alt: 'Sandsteinhof mit Bögen, Kuppeln und Bougainvillea',
        minutes: 1,
        isWhole: true,
      },
      ar: {
        title: 'أربع لغات واتجاهان',
        description:
          'ما الذي يتغير حين تُقرأ صفحة الحجز بالعربية، وما الذي لا يجوز أن يتغير، وما نفعله حين لا تتوافر كلمات الفندق.',
        alt: 'فناء من الحجر الرملي بأقواس وقباب وزهور',
        minutes: 1,
        isWhole: true,
      },
      hi: {
        title: 'चार भाषाएँ, दो दिशाएँ',
        description:
          'बुकिंग पेज अरबी में पढ़ा जाए तो क्या बदलता है, क्या कभी नहीं बदलना चाहिए, और होटल के शब्द न हों तो हम क्या करते हैं।',
        alt: 'मेहराबों, गुंबदों और फूलों वाला बलुआ पत्थर का आँगन',
        minutes: 1,
        isWhole: true,
      },
    },
  },
];
