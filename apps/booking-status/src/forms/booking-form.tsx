import { usePage } from '@latchkey/site';
import { small } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';

interface BookingFormProps {
  /** The form's name at the engine, and the booking or look-up that it is about. */
  readonly name:
    | 'look-ups'
    | 'look-up-codes'
    | 'look-up-repeats'
    | 'cancellations'
    | 'price-answers'
    | 'modifications'
    | 'requests'
    | 'erasures'
    | 'reviews';
  readonly about: string;
  readonly className?: string | undefined;
  /** The heading that names the form, where a page has several. */
  readonly titleId?: string;
  /** What goes with it unseen. */
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly children: (sending: boolean) => ReactNode;
}

/**
 * A plain form that the engine answers with the next page: it works before, and without, a script. Pressed twice it is
 * sent once; without a connection it is not sent, and says that pressing again is safe.
 */
export function BookingForm({ name, about, className, titleId, fields = {}, children }: BookingFormProps) {
  const { locale } = usePage();
  const [state, setState] = useState<'open' | 'sending' | 'offline'>('open');
  const send = (event: FormEvent): void => {
    if (!navigator.onLine) setState('offline');
    else if (state !== 'sending') return setState('sending');
    event.preventDefault();
  };
  return (
    <form
      method="post"
      action={`/api/booking-forms/${name}/${encodeURIComponent(about)}?lang=${locale}`}
      className={className}
      aria-labelledby={titleId}
      onSubmit={send}
    >
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children(state === 'sending')}
      {state === 'offline' ? (
        <p role="alert" className={small}>
          <Trans>
            You are offline, so nothing was sent. Press again once you are connected: it is safe to repeat and counts
            only once.
          </Trans>
        </p>
      ) : null}
    </form>
  );
}
