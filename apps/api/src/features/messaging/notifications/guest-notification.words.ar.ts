import type { GuestNotification } from '../../outbox/outbox.ts';
import type { NotificationText } from './notification-text.types.ts';

export const arabicNotifications: Record<GuestNotification, NotificationText> = {
  requested: [
    'استلم {hotel} طلبك {reference}',
    'يرد عليك الفندق قبل {until}. وإلا أُتيحت الغرف من جديد دون أي تكلفة عليك.',
  ],
  payment_wanted: [
    'يرحب بك {hotel}: يُرجى دفع قيمة الحجز {reference}',
    'غرفك محجوزة حتى {until}. ادفع قبل ذلك لتأكيد حجزك.',
  ],
  price_revised: [
    'سعر جديد من {hotel} للحجز {reference}: {price}',
    'يمكنك قبوله أو رفضه حتى {until}. إن رفضته تسترد ما دفعته خلال 3–5 أيام عمل.',
  ],
  rejected: ['يعتذر {hotel} عن قبول الحجز {reference}', 'نأسف لذلك. {refund}'],
  cancelled: ['تم إلغاء حجزك {reference} في {hotel}', '{refund}'],
  no_show: ['سجّل {hotel} عدم حضورك ({reference})', 'إن كان ذلك خطأ فاتصل بالفندق. {refund}'],
  modified: ['تم تعديل حجزك {reference} في {hotel}', 'تصلك قسيمة الحجز الجديدة بالبريد الإلكتروني.'],
  request_accepted: ['وافق {hotel} على طلبك ({reference})', 'تم قبول طلبك الخاص بإقامتك. {answer}'],
  request_declined: ['أجاب {hotel} عن طلبك ({reference})', 'نأسف، لا يمكننا تلبية ذلك هذه المرة. {answer}'],
  request_expired: [
    'انتهت مهلة طلبك {reference} في {hotel}',
    'لم يرد الفندق في الوقت المحدد، ولم تعد الغرف محجوزة لك. {refund}',
  ],
  payment_returned: [
    'نعيد إليك المبلغ المدفوع للحجز {reference} في {hotel}',
    'زاد المبلغ على قيمة الحجز، أو وصل بعد أن حُجزت الغرف. {refund}',
  ],
  change_waiting: [
    'تعديل حجزك {reference} في {hotel} بانتظار الدفع',
    'يُرجى الدفع قبل {until}. تبقى إقامتك كما كانت حتى ذلك الوقت، وكذلك إن لم تدفع.',
  ],
  refund_processed: [
    'أعدنا إليك {amount} للحجز {reference} في {hotel}',
    'قد يستغرق ظهور المبلغ في حسابك بضعة أيام لدى بنكك.',
  ],
  refund_failed: [
    'تأخر رد المبلغ للحجز {reference} في {hotel}',
    'لم تتمكن شركة الدفع من تنفيذه بعد. نحاول مرة أخرى، ولا يلزمك فعل أي شيء. المبلغ {amount}.',
  ],
  refund_waits: [
    'رد المبلغ للحجز {reference} في {hotel} قيد الانتظار',
    'الدفعة محل نزاع لدى بنكك، ولا يمكن رد أي مبلغ قبل أن يبت البنك فيه. إن قرر لصالح الفندق يُعاد إليك {amount} عندئذ، وإن قرر لصالحك أعاد البنك المبلغ بنفسه.',
  ],
  refund_given_up: [
    'تعذّر رد المبلغ للحجز {reference} في {hotel}',
    'لا تنفّذ شركة الدفع رد المبلغ، ولم يعد بإمكاننا إرساله بهذه الطريقة. المبلغ مستحق لك على الفندق وقد أُبلغ بذلك؛ يُرجى الاتفاق معه على كيفية تسلّمه. {amountDue}',
  ],
  given_back: [
    'أعاد إليك {hotel} مبلغ {amount} ({reference})',
    'أعاده الفندق عبر شركة الدفع، ولم يتغير بذلك شيء آخر في حجزك. قد يستغرق ظهور المبلغ في حسابك بضعة أيام لدى بنكك.',
  ],
  returned_by_bank: [
    'أعاد إليك بنكك {amount} للحجز {reference} في {hotel}',
    'كانت الدفعة محل نزاع، وصدر القرار لصالحك. لم يعد المبلغ محسوبًا ضمن المدفوع، ولن يُرد مرة ثانية.',
  ],
  payment_received: ['استلم {hotel} دفعتك {amount} ({reference})', 'شكرًا لك. {due}'],
  payment_ran_out: [
    'لم يُدفع حجزك {reference} في {hotel} في الموعد',
    'كان الفندق قد وافق عليه، وانتهت مهلة الدفع، وأصبحت الغرف متاحة من جديد. {refund}',
  ],
  change_lapsed: ['انتهت مهلة تعديل حجزك {reference} في {hotel}', 'لم يُدفع في الموعد. تبقى إقامتك كما كانت.'],
  no_show_undone: [
    'حجزك {reference} في {hotel} قائم من جديد',
    'تراجع الفندق عن تسجيل عدم حضورك. تصلك قسيمة الحجز مرة أخرى بالبريد الإلكتروني.',
  ],
  modified_by_property: [
    'عدّل {hotel} حجزك {reference}',
    'تصلك قسيمة الحجز الجديدة بالبريد الإلكتروني. إن لم يُتفق معك على ذلك فاتصل بالفندق.',
  ],
  refunded_by_property: ['يعيد إليك {hotel} مبلغ {amount} ({reference})', 'المبلغ في طريقه إليك: 4–5 أيام عمل.'],
  option_held: [
    'يحتفظ {hotel} بغرفك حتى {until} ({reference})',
    'أكّد في صفحة حجزك برمز نرسله إليك هناك، أو أخبر الفندق. من دون تأكيدك قبل ذلك تُتاح الغرف من جديد ولن يُحسب عليك شيء.',
  ],
  option_lapsed: [
    'لم يعد {hotel} يحتفظ بغرفك ({reference})',
    'انتهت مدة الاحتفاظ بها، ولن يُحسب عليك شيء. يسعدنا أن تحجز من جديد.',
  ],
  payment_waits: [
    'إقامتك في {hotel} بانتظار الدفع ({reference})',
    'غرفك محجوزة حتى {until}. ادفع قبل ذلك لتأكيد حجزك، وإلا أُتيحت الغرف من جديد ولن يُسحب منك شيء.',
  ],
  price_refused: ['رفضت السعر الجديد للحجز {reference} في {hotel}', 'أُغلق طلبك وأصبحت الغرف متاحة من جديد. {refund}'],
};
