import type { PaidWhere } from '../generated/paid-where.ts';

/** Sentences that say where guests pay, in the four languages: what they say, and what makes them say something else. */
const online =
  /\b(?:pay|paid|payments?|payable)\b.*\bonline\b|\bonline\b.*\b(?:pay|paid|payments?|payable)\b|zahl.*\bonline\b|\bonline\b.*zahl|(?:تدفع|ادفع|الدفع|يدفع|السداد).*(?:عبر الإنترنت|على الإنترنت|أونلاين)|ऑनलाइन.*(?:भुगतान|पेमेंट)|(?:भुगतान|पेमेंट).*ऑनलाइन/iu;
const atProperty =
  /\b(?:pay|paid|payments?|payable)\b.*\b(?:at (?:the|our) (?:property|hotel|house|reception|front desk)|on arrival|at check-?in)\b|\b(?:cash only|only (?:in )?cash)\b|zahl.*(?:vor Ort|in der Unterkunft|im Hotel|im Haus|an der Rezeption|bei (?:der )?Anreise|bei Ankunft)|\bnur (?:bar|Barzahlung)\b|(?:تدفع|ادفع|الدفع|يدفع|السداد).*(?:في مكان الإقامة|في الفندق|عند الوصول|في الاستقبال)|نقدًا فقط|(?:वहीं|होटल (?:में|पर)|रिसेप्शन पर|पहुँचकर|पहुँचने पर|चेक-?इन पर).*(?:भुगतान|पेमेंट)|(?:सिर्फ़|केवल) (?:नकद|कैश)/iu;
/** A denial, or something that is paid beside the stay. */
const otherwise =
  /\b(?:no|not|never|cannot|without|nothing|tax(?:es)?|fees?|deposit|extras?|minibar|incidentals?|parking|breakfast|refund(?:s|ed)?)\b|n[’']t\b|\b(?:nicht|kein\w*|ohne|nichts|nie)\b|steuer|gebühr|abgabe|kaution|minibar|extras|parken|frühstück|erstatt|(?:^|\s)(?:لا|لن|ليس|غير|دون|بدون)\s|ضريب|رسوم|رسم|تأمين|إضافات|فطور|استرداد|नहीं|बिना|शुल्क|टैक्स|शहर कर|पर्यटन कर|जमा|नाश्ता|वापस/iu;

/** Where a policy says that guests pay and they cannot; null where it leaves a doubt. */
export function wronglyPaid(text: string, where: PaidWhere): Exclude<PaidWhere, 'both'> | null {
  const said = text.split(/[.!?؟।;\n]+/u).filter((sentence) => !otherwise.test(sentence));
  const isOnline = said.some((sentence) => online.test(sentence));
  const isAtProperty = said.some((sentence) => atProperty.test(sentence));
  if (where === 'at-property' && isOnline) return 'online';
  return where === 'online' && isAtProperty && !isOnline ? 'at-property' : null;
}
