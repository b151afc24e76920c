import { expect, test } from 'vitest';
import { refusedIn } from './refused-in.ts';
import { refusedWords, type Side } from './refused-words.table.ts';

/** A sentence for each row of the table that it refuses. */
const planted: readonly (readonly [string, string, Side])[] = [
  ['Look for our mail.', 'en', 'guests'],
  ['The guest is told.', 'en', 'desk'],
  ['Look at it again.', 'en', 'desk'],
  ['It cannot be paid any more.', 'en', 'guests'],
  ['Ask whoever booked.', 'en', 'guests'],
  ['Somebody was faster.', 'en', 'desk'],
  ['Mend what is marked.', 'en', 'desk'],
  ['The price has changed meanwhile.', 'en', 'guests'],
  ['Load it anew.', 'en', 'desk'],
  ['The deposit is let go.', 'en', 'desk'],
  ['Take that record out.', 'en', 'desk'],
  ['All of it goes back to you.', 'en', 'guests'],
  ['Your booking stands.', 'en', 'guests'],
  ['A price from a night on', 'en', 'desk'],
  ['It is deleted by itself.', 'en', 'guests'],
  ['Your house is published.', 'en', 'desk'],
  ['Go on in the set-up.', 'en', 'desk'],
  ['Took the check-in back', 'en', 'desk'],
  ['Sign this paper.', 'en', 'desk'],
  ['If a room becomes free, we write.', 'en', 'guests'],
  ['Wir senden eine Mail.', 'de', 'guests'],
  ['Fragen Sie am Empfang.', 'de', 'guests'],
  ['Die Rückzahlung dauert.', 'de', 'guests'],
  ['Der Desk antwortet nicht.', 'de', 'desk'],
  ['Nichtanreise vermerkt', 'de', 'desk'],
  ['Zimmerart wählen', 'de', 'desk'],
  ['Tarife bearbeiten', 'de', 'desk'],
  ['Buchungsbeleg senden', 'de', 'guests'],
  ['ادفع العربون', 'ar', 'guests'],
  ['أعِدّ بيتك', 'ar', 'desk'],
  ['اكتب إلى الضيف', 'ar', 'desk'],
  ['अतिथि का नाम', 'hi', 'guests'],
  ['मेहमान का नाम', 'hi', 'desk'],
];

test.each(planted)('“%s” is refused (%s, %s)', (text, language, side) => {
  expect(refusedIn(text, language, side)).toHaveLength(1);
});

test('each row of the table refuses one of them', () => {
  const idle = refusedWords.filter(
    ({ pattern, language, side }) =>
      !planted.some(([text, of, on]) => of === language && (side ?? on) === on && pattern.test(text)),
  );
  expect(idle).toEqual([]);
});

test.each([
  ['No guests in house', 'en', 'desk'],
  ['Dispute lost; the bank took the money back', 'en', 'desk'],
  ['Choose nights from today on sale.', 'en', 'desk'],
  ['Confirm this mailbox by email.', 'en', 'desk'],
  ['Eine E-Mail ist unterwegs.', 'de', 'guests'],
  ['أُضيف السرير', 'ar', 'desk'],
  ['ضيوفكم يرون الصفحة', 'ar', 'desk'],
  ['ये तारीख़ें मेल नहीं खातीं।', 'hi', 'desk'],
] as const)('“%s” is right (%s, %s)', (text, language, side) => {
  expect(refusedIn(text, language, side)).toEqual([]);
});
