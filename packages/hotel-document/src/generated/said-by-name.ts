/** Titles of rules and policies whose texts say a fact, as whole names: “Late check-in” has hours of its own. */
export const saidByName = {
  checkIn:
    /^(?:check-?\s?in|arrival|anreise|ankunft|(?:تسجيل )?الوصول|(?:चेक-?\s?इन|आगमन))(?:[\s-]*(?:time|szeit|का समय))?$/i,
  checkOut:
    /^(?:check-?\s?out|departure|abreise|(?:تسجيل )?المغادرة|(?:चेक-?\s?आउट|प्रस्थान))(?:[\s-]*(?:time|szeit|का समय))?$/i,
  payment: /^(?:payments?|paying|how (?:you|guests) pay|bezahlung|zahlung|الدفع|طرق الدفع|भुगतान|पेमेंट)$/i,
} as const;
export type MarkByName = keyof typeof saidByName;
export const marksByName = ['checkIn', 'checkOut', 'payment'] as const satisfies readonly MarkByName[];
