import type { Locale } from '@latchkey/api-contract/types';
import type { AnswerKind } from './answers.queries.ts';

export const mailedKinds = ['question', 'lead', 'enquiry'] as const satisfies readonly AnswerKind[];
export type MailedKind = (typeof mailedKinds)[number];

/** The subjects of mails that answer visitors' forms; `{hotel}`. */
export const answerSubjects: Record<Locale, Readonly<Record<MailedKind, string>>> = {
  en: {
    question: '{hotel} answers your question',
    lead: '{hotel} answers you about a better price',
    enquiry: '{hotel} answers your enquiry',
  },
  de: {
    question: '{hotel} beantwortet Ihre Frage',
    lead: '{hotel} antwortet Ihnen zu einem besseren Preis',
    enquiry: '{hotel} beantwortet Ihre Anfrage',
  },
  ar: {
    question: '{hotel}: الرد على سؤالك',
    lead: '{hotel}: الرد على بلاغك عن سعر أفضل',
    enquiry: '{hotel}: الرد على استفسارك',
  },
  hi: {
    question: '{hotel} की ओर से आपके सवाल का जवाब',
    lead: 'कम कीमत के बारे में {hotel} का जवाब',
    enquiry: '{hotel} की ओर से आपकी पूछताछ का जवाब',
  },
};

/** What stands below: `{date}`, when it was asked, and what to do where it was somebody else. */
export const answerClosings: Record<Locale, string> = {
  en: 'You asked us on {date}. You can simply reply to this email. If it was not you, please ignore it.',
  de: 'Sie haben uns am {date} geschrieben. Antworten Sie einfach auf diese E-Mail. Wenn Sie das nicht waren, können Sie sie ignorieren.',
  ar: 'كتبت إلينا يوم {date}. يمكنك الرد على هذه الرسالة مباشرة. وإن لم تكن أنت من كتب، فتجاهلها.',
  hi: 'आपने हमें {date} को लिखा था। आप सीधे इस ईमेल का जवाब दे सकते हैं। अगर वह आप नहीं थे, तो इसे अनदेखा करें।',
};
