export { codeNotForStay } from '../src/use-stay/code-not-for-stay.copy.ts';
export { roomNames, type NamedRoom, type RoomNames } from '../src/words/room-names.ts';
export { useInclusionWords } from '../src/words/use-inclusion-words.ts';
export { useNonRefundable } from '../src/words/use-non-refundable.ts';
export { useStayDates } from '../src/words/use-stay-dates.ts';
export { withYearOf } from '../src/words/with-year-of.ts';
export { useStayWords, type StayWords } from '../src/words/use-stay-words.ts';
