/** Who reads a catalog: the people of hotels, or guests and visitors. */
export type Side = 'desk' | 'guests';

/** Words that a catalog does not use, since a native of the hotel trade says another. */
export interface RefusedWords {
  readonly language: 'en' | 'de' | 'ar' | 'hi';
  /** Refused on both sides unless named. */
  readonly side?: Side;
  readonly pattern: RegExp;
  /** Phrases in which the same words are right. */
  readonly except?: RegExp;
  readonly instead: string;
}

export const refusedWords: readonly RefusedWords[] = [
  // English: idiom of another language, the passive where money moves, a word of our own for one of the trade.
  { language: 'en', pattern: /\bmails?\b/i, instead: 'email' },
  { language: 'en', pattern: /\b(is|are|was|were|be|been) told\b/i, instead: 'is notified, we let you know' },
  { language: 'en', pattern: /\blook(s|ed)? (at|into|among|after)\b/i, instead: 'check, review, go through' },
  { language: 'en', pattern: /\bany more\b/i, instead: 'no longer' },
  {
    language: 'en',
    pattern: /\bwhoever\b/i,
    except: /whoever (comes along|has it)/i,
    instead: 'the person who, anyone who',
  },
  { language: 'en', pattern: /\bsomebody\b/i, instead: 'someone' },
  { language: 'en', pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix, repair' },
  { language: 'en', pattern: /\bmeanwhile\b/i, instead: 'in the meantime, since then' },
  { language: 'en', pattern: /\banew\b/i, instead: 'again' },
  { language: 'en', pattern: /\blet(s|ting)? (it )?go\b/i, instead: 'release' },
  { language: 'en', pattern: /\bt(ake|aken|ook) (\w+ ){0,2}out\b/i, instead: 'remove' },
  { language: 'en', pattern: /\b(goes|comes|came|went) back to (you|your)\b/i, instead: 'is refunded' },
  { language: 'en', pattern: /\bbooking stands\b/i, instead: 'remains valid' },
  {
    language: 'en',
    pattern: /\bfrom (today|then|now|there|\{\w+\}|an? (day|night|date)) on\b(?! sale)/i,
    instead: 'from',
  },
  { language: 'en', pattern: /\bby itself\b/i, except: /page continues by itself/i, instead: 'automatically' },
  {
    language: 'en',
    side: 'desk',
    pattern: /\bhouses?\b/i,
    except: /in(-| )house|guest ?house|house rules?|house\.example/i,
    instead: 'hotel',
  },
  { language: 'en', side: 'desk', pattern: /\bset-up\b/i, instead: 'Settings' },
  {
    language: 'en',
    side: 'desk',
    pattern: /\bt(ook|ake|aken) [^.]{0,24}\bback\b/i,
    except: /the bank took the money back|taken back by the bank/i,
    instead: 'undo, reverse',
  },
  { language: 'en', side: 'desk', pattern: /\bpapers?\b/i, except: /on paper/i, instead: 'document' },
  { language: 'en', side: 'guests', pattern: /\b(our free rooms|becomes free|hours free)\b/i, instead: 'available' },
  // German: one word for one thing.
  { language: 'de', pattern: /(?<!E-)\bMails?\b/, instead: 'E-Mail' },
  { language: 'de', pattern: /\bEmpfang\b/, instead: 'Rezeption' },
  { language: 'de', pattern: /\bRück(erstattung|zahlung)(en)?\b/, instead: 'Erstattung' },
  { language: 'de', side: 'desk', pattern: /\b(Desk|Tresen|Pult)\b/, instead: 'Rezeption' },
  { language: 'de', side: 'desk', pattern: /\b(Nichtanreisen?|Nichterscheinen)\b/, instead: 'No-Show' },
  { language: 'de', side: 'desk', pattern: /\bZimmerart(en)?\b/, instead: 'Zimmerkategorie' },
  { language: 'de', side: 'desk', pattern: /\bTarife?\b/, instead: 'Ratenplan' },
  { language: 'de', pattern: /\bBuchungsbelege?\b/, instead: 'Voucher' },
  // Arabic: the hotel’s side lodges a نزيل; its pages invite a ضيف.
  { language: 'ar', pattern: /عربون/, instead: 'دفعة مقدمة' },
  { language: 'ar', pattern: /(?<![\p{L}\p{M}])(منزلك|بيتك)(?!\p{L})/u, instead: 'فندقك' },
  {
    language: 'ar',
    side: 'desk',
    pattern: /(?<![\p{L}\p{M}])(و|ف)?(ب|ل|ك)?(ال|لل)?ضيف(ًا|ين|ان)?(?!\p{L})/u,
    instead: 'نزيل',
  },
  // Hindi: receptionists say गेस्ट, guests’ pages मेहमान.
  { language: 'hi', pattern: /अतिथि/, instead: 'गेस्ट (desk), मेहमान (guests)' },
  { language: 'hi', side: 'desk', pattern: /मेहमान/, instead: 'गेस्ट' },
];
