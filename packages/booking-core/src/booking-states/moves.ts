import { isGuaranteed, type PaymentIntent } from '../payment-ways/payment-ways.ts';

/** The states of a booking. Waiting for a guest and enjoying a stay are views of `confirmed`, see `viewOf`. */
export const bookingStatuses = [
  'requested',
  'payment_pending',
  'confirmed',
  'rejected',
  'price_revised',
  'cancelled',
  'no_show',
  'expired',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Who can move a booking. `payment` is money that arrived, `clock` a hold or a time to pay that ran out. */
export type BookingActor = 'guest' | 'property' | 'payment' | 'clock';

/** One allowed move. */
export interface BookingMove {
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  readonly by: readonly BookingActor[];
  /** The booking has given its rooms back: this move must take them again, or it fails. */
  readonly takesRoomsAgain?: true;
  /** The property takes back what it did by mistake: `isFinal` leaves it out. */
  readonly takesBack?: true;
}

/** Every move there is. */
export const bookingMoves: readonly BookingMove[] = [
  { from: 'requested', to: 'payment_pending', by: ['property'] },
  { from: 'requested', to: 'confirmed', by: ['property'] },
  { from: 'requested', to: 'rejected', by: ['property'] },
  { from: 'requested', to: 'price_revised', by: ['property'] },
  { from: 'requested', to: 'cancelled', by: ['guest', 'property'] },
  { from: 'requested', to: 'expired', by: ['clock'] },
  { from: 'price_revised', to: 'payment_pending', by: ['guest'] },
  { from: 'price_revised', to: 'confirmed', by: ['guest'] },
  { from: 'price_revised', to: 'rejected', by: ['guest', 'property'] },
  { from: 'price_revised', to: 'cancelled', by: ['guest', 'property'] },
  { from: 'price_revised', to: 'expired', by: ['clock'] },
  { from: 'payment_pending', to: 'requested', by: ['guest', 'payment'] },
  { from: 'payment_pending', to: 'confirmed', by: ['payment', 'guest', 'property'] },
  { from: 'payment_pending', to: 'cancelled', by: ['guest', 'property'] },
  { from: 'payment_pending', to: 'expired', by: ['clock'] },
  { from: 'confirmed', to: 'cancelled', by: ['guest', 'property', 'clock'] },
  { from: 'confirmed', to: 'no_show', by: ['property'] },
  { from: 'expired', to: 'requested', by: ['payment'], takesRoomsAgain: true },
  { from: 'expired', to: 'confirmed', by: ['payment'], takesRoomsAgain: true },
  { from: 'no_show', to: 'confirmed', by: ['property'], takesRoomsAgain: true, takesBack: true },
];

/** Whether an actor may move a booking from one state to another. */
export function mayMove(from: BookingStatus, to: BookingStatus, by: BookingActor): boolean {
  return bookingMoves.some((move) => move.from === from && move.to === to && move.by.includes(by));
}

/** Whether the booking's rooms are taken in a state: held, or sold. */
export function holdsRooms(status: BookingStatus): boolean {
  return status === 'requested' || status === 'payment_pending' || status === 'price_revised' || status === 'confirmed';
}

/** Whether no move leads out of a state but one that takes a mistake back. */
export function isFinal(status: BookingStatus): boolean {
  return !bookingMoves.some((move) => move.from === status && move.takesBack !== true);
}

/** How a property takes bookings: by itself or by hand, and then whether what is due online is paid with the request. */
export interface TakesBookings {
  readonly confirmation: 'instant' | 'manual';
  readonly paysWithRequest: boolean;
}

/** What money makes of a booking that is held: a stay, or a request of which nobody has answered; null where it makes nothing. */
export type AfterPayment = 'confirmed' | 'requested' | null;

/**
 * The state a booking is made in: a request where the property confirms by hand, waiting for its payment where money is
 * due now through a gateway, or for its card where one is to be kept, else confirmed; and what money makes of it. A card
 * is kept once the request is answered. `dueNow` in minor units.
 */
export function firstStateOf(
  { confirmation, paysWithRequest }: TakesBookings,
  payment: PaymentIntent,
  dueNow: number,
): { readonly status: 'requested' | 'payment_pending' | 'confirmed'; readonly afterPayment: AfterPayment } {
  const pays = !isGuaranteed(payment) && payment.mode === 'online' && dueNow > 0;
  if (confirmation === 'manual')
    return pays && paysWithRequest
      ? { status: 'payment_pending', afterPayment: 'requested' }
      : { status: 'requested', afterPayment: null };
  return { status: pays || isGuaranteed(payment) ? 'payment_pending' : 'confirmed', afterPayment: 'confirmed' };
}
