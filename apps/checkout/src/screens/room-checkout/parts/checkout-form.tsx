import { useState, type FormEvent } from 'react';
import type { OfferedStay, PaymentWay } from '../room-checkout.model.ts';
import { emptyTraveller, problemsOf, travellerTyped, type TravellerForm } from '../traveller-form.ts';
import { useBooking } from '../use-booking.ts';
import { useTypedBefore } from '../use-typed-before.ts';
import { AnythingToKnow } from './anything-to-know.tsx';
import { BookNow } from './book-now.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { PromoCode } from './promo-code.tsx';
import { StaySummary } from './stay-summary.tsx';
import { WhoIsComing } from './who-is-coming.tsx';
import * as styles from './checkout-form.module.css';

/** Everything to fill in, with the bill beside it. Errors show when the guest has tried to book. */
export function CheckoutForm({ stay }: { readonly stay: OfferedStay }) {
  const [travellers, setTravellers] = useState<readonly TravellerForm[]>([emptyTraveller]);
  const [way, setWay] = useState<PaymentWay | null>(stay.ways.length === 1 ? (stay.ways[0] ?? null) : null);
  const [specialRequests, setSpecialRequests] = useState('');
  const [estimatedArrivalTime, setEstimatedArrivalTime] = useState('');
  const [tried, setTried] = useState(false);
  const booking = useBooking(stay);
  const problems = travellers.map(problemsOf);
  const typed = useTypedBefore((read) => {
    setTravellers([travellerTyped(read)]);
    setWay(stay.ways.find((offered) => offered === read('way')) ?? way);
    setSpecialRequests(read('specialRequests'));
    setEstimatedArrivalTime(read('estimatedArrivalTime'));
  });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const form = event.currentTarget;
    if (problems.some((of) => Object.keys(of).length > 0)) {
      booking.refuse('fill_details');
      // After the errors have been written: the first field that has one gets the keyboard.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    if (way === null) return booking.refuse('no_payment_method');
    void booking.book({ travellers, way, specialRequests, estimatedArrivalTime });
  };

  return (
    // Sent before the script is there, a form of this method goes nowhere: any other would put names into an address.
    <form ref={typed} className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <div className={styles.main}>
        <WhoIsComing travellers={travellers} problems={tried ? problems : []} onChange={setTravellers} />
        <AnythingToKnow
          checkInTime={stay.checkInTime}
          arrival={estimatedArrivalTime}
          requests={specialRequests}
          onArrival={setEstimatedArrivalTime}
          onRequests={setSpecialRequests}
        />
        <PromoCode quote={stay.quote} />
        <HowToPay stay={stay} way={way} onChange={setWay} />
      </div>
      <BookNow stay={stay} way={way} booking={booking} />
      <StaySummary stay={stay} way={way} />
    </form>
  );
}
