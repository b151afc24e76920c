import { postAddress, usePage } from '@latchkey/site';
import { isReachable } from '@latchkey/stay/send-form';
import { small } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { BookingFormName } from './booking-form.types.ts';

interface BookingFormProps {
  /** Which of the page's forms it is. */
  readonly name: BookingFormName;
  /** What the page has to know again of its address: the look-up, or the invitation to a review. */
  readonly search?: Readonly<Record<string, string>>;
  /** The part of the page to look at where it is shown again. */
  readonly part?: 'requests' | 'messages';
  readonly className?: string | undefined;
  /** The heading that names the form, where a page has several. */
  readonly titleId?: string;
  /** What goes with it unseen. */
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly children: (sending: boolean) => ReactNode;
}

/**
 * A plain form that the page's own address answers with the next page: it works before, and without, a script. Pressed
 * twice it is sent once. Where the device says that it is offline the site is asked first: if that fails to answer too,
 * the form stays unsent and says that pressing again is safe.
 */
export function BookingForm({ name, search = {}, part, className, titleId, fields = {}, children }: BookingFormProps) {
  const { locale } = usePage();
  const [state, setState] = useState<'open' | 'sending' | 'offline'>('open');
  const isProved = useRef(false);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    if (isProved.current) return;
    if (state !== 'sending' && navigator.onLine) return setState('sending');
    event.preventDefault();
    if (state === 'sending') return;
    setState('sending');
    void sendIfReachable(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
  };
  const sendIfReachable = async (form: HTMLFormElement, pressed: HTMLElement | null): Promise<void> => {
    isProved.current = await isReachable();
    if (isProved.current) form.requestSubmit(pressed);
    else setState('offline');
  };
  return (
    <form
      method="post"
      action={`${postAddress(name, locale, search)}${part === undefined ? '' : `#${part}`}`}
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
            You are offline, so nothing was sent. Press again once you are connected: you will not be booked or charged
            twice.
          </Trans>
        </p>
      ) : null}
    </form>
  );
}
