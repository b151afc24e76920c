import { useBooking } from './booking-on-page.tsx';

/**
 * The guest's name within a sentence, set apart from it (U+2068, U+2069): it may be written from the other side, and what
 * it ends with must not turn the sentence around. The reference once it is forgotten.
 */
export function useGuestName(): string {
  const { travellers, reference } = useBooking().model.booking;
  return `\u2068${travellers[0]?.fullName ?? reference}\u2069`;
}
