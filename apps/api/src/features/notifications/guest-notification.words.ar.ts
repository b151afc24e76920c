import type { GuestNotification } from '../outbox/guest-notifications.ts';
import type { Told } from './told.types.ts';

export const arabicNotifications: Record<GuestNotification, Told> = {
  requested: [
    'وصل طلبك {reference} إلى {hotel}',
    'الغرف محجوزة لك حتى {until} ريثما ينظر الفندق في الطلب. إذا لم يصلك أي تحديث خلال 6 ساعات فيرجى الاتصال بالدعم.',
  ],
  payment_wanted: ['يرحب بك {hotel}: يرجى دفع الحجز {reference}', 'غرفك محجوزة حتى {until}. ادفع قبل ذلك لتصبح لك.'],
  price_revised: [
    'سعر جديد من {hotel} للحجز {reference}: {price}',
    'يمكنك قبوله أو رفضه حتى {until}. إن رفضته يعود إليك ما دفعته خلال 3–5 أيام عمل.',
  ],
  rejected: ['يعتذر {hotel} عن قبول الحجز {reference}', 'نأسف لذلك. {refund}'],
  cancelled: ['أُلغي حجزك {reference} في {hotel}', '{refund}'],
  no_show: ['سجّل {hotel} أنك لم تحضر ({reference})', 'إن كان ذلك خطأ فاتصل بالفندق. {refund}'],
  modified: ['تغيّر حجزك {reference} في {hotel}', 'تصلك القسيمة الجديدة بالبريد الإلكتروني.'],
  request_accepted: ['وافق {hotel} ({reference})', 'قُبل طلبك المتعلق بالإقامة. {answer}'],
  request_declined: ['أجاب {hotel} عن طلبك ({reference})', 'نأسف، لا يمكن ذلك هذه المرة. {answer}'],
  request_expired: [
    'انتهت مهلة طلبك {reference} في {hotel}',
    'لم يُبتّ في الطلب في وقته، وأصبحت الغرف متاحة من جديد. {refund}',
  ],
  payment_returned: [
    'نعيد إليك المبلغ المدفوع للحجز {reference} في {hotel}',
    'زاد المبلغ على ما يلزم للحجز، أو وصل بعد فوات الغرف. {refund}',
  ],
  change_waiting: [
    'تغيير حجزك {reference} في {hotel} ينتظر الدفع',
    'يرجى الدفع قبل {until}. تبقى إقامتك كما كانت حتى ذلك الوقت، وكذلك إن لم تدفع.',
  ],
  refund_processed: [
    'رددنا إليك {amount} للحجز {reference} في {hotel}',
    'قد يحتاج مصرفك إلى بضعة أيام حتى يظهر المبلغ في حسابك.',
  ],
  refund_failed: [
    'تأخر رد المبلغ للحجز {reference} في {hotel}',
    'لم تتمكن شركة الدفع من تنفيذه بعد. نحاول مرة أخرى ولا حاجة إلى أن تفعل شيئًا. المبلغ هو {amount}.',
  ],
};
