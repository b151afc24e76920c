import { inLanguage, postAddress, usePage } from '@latchkey/site';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { travellerProblems } from '@latchkey/booking-core/validation';
import { hidden } from '@latchkey/ui/text';
import { countryOfNumber } from '@latchkey/stay/phone';
import { useNumberReader } from '../../../phone/use-number-reader.ts';
import { withImpossibleNumber } from '../../../phone/with-impossible-number.ts';
import { useVisitPayment } from '../../../stay/use-visit-payment.ts';
import { bookingRefusals } from '../room-checkout.copy.ts';
import type { OfferedStay } from '../room-checkout.model.ts';
import { roomsUrl } from '../rooms-url.ts';
import type { Typed } from '../typed.ts';
import { useBooking } from '../use-booking.ts';
import { useFaults } from './use-faults.ts';
import { usePromoCode } from '../use-promo-code.ts';
import { useTyped } from '../use-typed.ts';
import { AnythingToKnow } from './anything-to-know.tsx';
import { Beside } from './beside.tsx';
import { BookNow } from './book-now.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { ExpressFirst } from './express-first.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { PriceApology } from './price-apology.tsx';
import { PromoCode } from './promo-code.tsx';
import { StaySummary } from './stay-summary.tsx';
import { WhoIsComing } from './who-is-coming.tsx';
import { TaxExemptions } from './exemptions-if-any.tsx';
import * as styles from './checkout-form.module.css';

/** Enter presses the first button of a form: this one, which books, and none that only changes something. */
const DefaultAct = () => <button type="submit" className={hidden} tabIndex={-1} aria-hidden="true" />;

/** Everything to fill in, with the bill beside it. Errors show when the guest has tried to book. */
export function CheckoutForm({ stay }: { readonly stay: OfferedStay }) {
  const { site, locale } = usePage();
  const { i18n } = useLingui();
  const { typed, change, form } = useTyped(stay, countryOfNumber(site.hotel?.phone ?? '') ?? 'US');
  useVisitPayment();
  const booking = useBooking(stay);
  const promo = usePromoCode(stay, form);
  const summary = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(stay.posted?.tried ?? false);
  const [isNewPrice, setNewPrice] = useState(stay.posted?.isCodeApplied ?? false);
  const [acceptedTotal, setAcceptedTotal] = useState<number | null>(null);
  const reader = useNumberReader();
  const problemsOf = (told: Typed) => withImpossibleNumber(travellerProblems(told), told, reader);
  const problems = problemsOf(typed);
  const faults = useFaults(problems, typed, promo);
  const oldTotal = booking.oldTotal ?? stay.oldTotal;
  const newTotal = stay.quote.bill.total;

  const edit = (changes: Partial<Typed>): void => {
    setNewPrice(false);
    if (booking.refusal !== null) booking.refuse(null);
    change(changes);
  };
  // Focus the summary right after it is rendered: a frame later it would take the focus from another field.
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused > 0) summary.current?.focus();
  }, [refused]);
  const lookAtSummary = (): void => setRefused((before) => before + 1);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (booking.busy || promo.busy) return;
    setTried(true);
    setNewPrice(false);
    const { way: method } = typed;
    if (problems.length > 0 || method === null) return lookAtSummary();
    // A code that was typed and not applied is applied first, and what it costs then is shown before anything is booked.
    if (promo.isOpen) return (await promo.apply()) ? setNewPrice(true) : lookAtSummary();
    await booking.book(typed, method);
  };

  return (
    // Until the script is there, or where it never comes, the screen's action takes the form as it is and leads on.
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={postAddress('stay', locale, { quote: stay.quote.quoteToken })}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <input type="hidden" name="key" value={stay.formKey} />
      <input type="hidden" name="companions" value={typed.companions.length} />
      <div className={styles.main}>
        <DefaultAct />
        {tried && faults.length > 0 ? (
          <ErrorSummary
            ref={summary}
            title={problems.length > 0 ? i18n._(bookingRefusals.fill_details) : (faults[0]?.message ?? '')}
            faults={faults}
          />
        ) : null}
        {oldTotal === null || oldTotal === newTotal || acceptedTotal === newTotal ? null : (
          <PriceApology
            takesFocus={booking.oldTotal !== null}
            oldTotal={oldTotal}
            newTotal={newTotal}
            currency={stay.quote.bill.currency}
            back={inLanguage(roomsUrl(stay, site), locale)}
            onGoOn={() => setAcceptedTotal(newTotal)}
          />
        )}
        <ExpressFirst
          stay={stay}
          typed={typed}
          booking={booking}
          promo={promo}
          problemsOf={problemsOf}
          onTold={edit}
          onMissing={() => {
            setTried(true);
            lookAtSummary();
          }}
        />
        <WhoIsComing
          typed={typed}
          problems={tried ? problems : []}
          isAdded={stay.posted?.isTravellerAdded ?? false}
          reader={reader}
          onChange={edit}
        />
        <AnythingToKnow stay={stay.quote.selection.stay} checkInTime={stay.checkInTime} typed={typed} onChange={edit} />
        <PromoCode stay={stay} promo={promo} />
        <TaxExemptions stay={stay} />
        <HowToPay
          stay={stay}
          method={typed.way}
          error={tried && typed.way === null ? i18n._(bookingRefusals.no_payment_method) : undefined}
          onChange={(method) => edit({ way: method })}
        />
      </div>
      <div className={styles.act}>
        <BookNow
          stay={stay}
          method={typed.way}
          booking={booking}
          isNewPrice={isNewPrice}
          onAgain={() => (typed.way === null ? lookAtSummary() : void booking.book(typed, typed.way, true))}
        />
      </div>
      <div className={styles.aside}>
        <StaySummary stay={stay} typed={typed} />
        <Beside stay={stay} method={typed.way} />
      </div>
    </form>
  );
}
