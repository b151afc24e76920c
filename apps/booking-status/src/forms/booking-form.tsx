import { usePage } from '@latchkey/site';
import { useState, type ReactNode } from 'react';

interface BookingFormProps {
  /** The form's name at the engine, and the booking or look-up that it is about. */
  readonly name:
    | 'look-ups'
    | 'look-up-codes'
    | 'cancellations'
    | 'price-answers'
    | 'modifications'
    | 'requests'
    | 'erasures'
    | 'reviews';
  readonly about: string;
  readonly className?: string | undefined;
  /** What goes with it unseen. */
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly children: (sending: boolean) => ReactNode;
}

/** A plain form that the engine answers with the next page: it works before, and without, a script. Pressed twice it is sent once. */
export function BookingForm({ name, about, className, fields = {}, children }: BookingFormProps) {
  const { locale } = usePage();
  const [sending, setSending] = useState(false);
  return (
    <form
      method="post"
      action={`/api/booking-forms/${name}/${encodeURIComponent(about)}?lang=${locale}`}
      className={className}
      onSubmit={(event) => (sending ? event.preventDefault() : setSending(true))}
    >
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children(sending)}
    </form>
  );
}
