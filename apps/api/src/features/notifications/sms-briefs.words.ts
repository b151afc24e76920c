import type { Locale } from '@latchkey/api-contract/types';
import type { GuestNotification } from '../outbox/guest-notifications.ts';

/**
 * What an SMS says beside its link where it has room for 70 signs alone, as in every script but ours: the link names the
 * hotel and shows the reference. In the other languages the subject of the mail fits.
 */
export const smsBriefs: Partial<Record<Locale, Readonly<Record<GuestNotification, string>>>> = {
  ar: {
    requested: 'وصل طلبك إلى الفندق',
    payment_wanted: 'يُرجى الدفع لإتمام حجزك',
    price_revised: 'سعر جديد: {price}',
    rejected: 'نعتذر، تعذّر قبول حجزك',
    cancelled: 'تم إلغاء حجزك',
    no_show: 'سجّل الفندق عدم حضورك',
    modified: 'تم تعديل حجزك',
    request_accepted: 'وافق الفندق على طلبك',
    request_declined: 'تعذّرت تلبية طلبك',
    request_expired: 'انتهت مهلة طلب الحجز',
    payment_returned: 'نعيد إليك المبلغ المدفوع',
    change_waiting: 'تعديل حجزك بانتظار الدفع',
    refund_processed: 'أعدنا إليك {amount}',
    refund_failed: 'تأخر رد المبلغ إليك',
    refund_waits: 'رد المبلغ ينتظر البنك',
    refund_given_up: 'تعذّر رد المبلغ إليك',
    given_back: 'أعاد إليك الفندق {amount}',
    returned_by_bank: 'أعاد إليك البنك {amount}',
  },
  hi: {
    requested: 'होटल को अनुरोध मिल गया',
    payment_wanted: 'बुकिंग का भुगतान करें',
    price_revised: 'नई कीमत: {price}',
    rejected: 'बुकिंग स्वीकार नहीं हुई',
    cancelled: 'बुकिंग रद्द हो गई',
    no_show: 'आपका न आना दर्ज हुआ',
    modified: 'बुकिंग बदल गई',
    request_accepted: 'आपका अनुरोध स्वीकार हुआ',
    request_declined: 'अनुरोध स्वीकार नहीं हुआ',
    request_expired: 'अनुरोध का समय समाप्त',
    payment_returned: 'भुगतान लौटाया जा रहा है',
    change_waiting: 'बदलाव का भुगतान बाकी है',
    refund_processed: '{amount} लौटा दिए गए',
    refund_failed: 'रिफ़ंड में देर हो रही है',
    refund_waits: 'रिफ़ंड बैंक पर रुका है',
    refund_given_up: 'रिफ़ंड नहीं हो सका',
    given_back: 'होटल ने {amount} लौटाए',
    returned_by_bank: 'बैंक ने {amount} लौटाए',
  },
};
