import { mailDoubt, taxNumberDoubt } from '@latchkey/booking-core/validation';
import { TextButton } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { later } from '../../../words/later-words.ts';

/** Whether a field is not being typed into. */
function useIsLeft(id: string): boolean {
  const isElsewhere = (): boolean => document.activeElement?.id !== id;
  const [isLeft, setLeft] = useState(isElsewhere);
  useEffect(() => {
    const over = new AbortController();
    const look = (): void => void setTimeout(() => setLeft(document.activeElement?.id !== id));
    for (const event of ['focusin', 'focusout']) addEventListener(event, look, { signal: over.signal });
    return () => over.abort();
  }, [id]);
  return isLeft;
}

interface MailDoubtProps {
  readonly typed: string;
  readonly onUse: (email: string) => void;
}

/**
 * Asks whether another address was meant, once the field is left. Who books without an answer is asked first, once for an
 * address: it is never refused.
 */
export const MailDoubt = later(({ typed, onUse }: MailDoubtProps): ReactNode => {
  const place = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState('');
  const isLeft = useIsLeft('email');
  const meant = mailDoubt(typed);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (meant === null) return undefined;
    const ask = (event: SubmitEvent): void => {
      if (asked === typed) return;
      setAsked(typed);
      event.preventDefault();
      event.stopPropagation();
      // Once it is drawn, where it was hidden.
      setTimeout(() => place.current?.querySelector('button')?.focus());
    };
    form?.addEventListener('submit', ask, { capture: true });
    return () => form?.removeEventListener('submit', ask, { capture: true });
  }, [meant, typed, asked]);
  const address = <bdi dir="ltr">{meant}</bdi>;
  return (
    <span ref={place} role="status">
      {meant === null ? null : (
        <span hidden={!isLeft && asked !== typed}>
          <Trans>Did you mean {address}?</Trans>{' '}
          <TextButton
            onClick={() => {
              onUse(meant);
              document.getElementById('email')?.focus();
            }}
          >
            <Trans context="takes the address that was probably meant">Yes, use this address</Trans>
          </TextButton>
        </span>
      )}
    </span>
  );
});

interface TaxDoubtProps {
  readonly typed: string;
  /** The hotel's, ISO 3166. */
  readonly country: string;
}

/** What looks wrong with the tax number of a company, by the rule of its country: a warning, since who is right is known to the guest alone. */
export const TaxDoubt = later(({ typed, country }: TaxDoubtProps): ReactNode => {
  const isLeft = useIsLeft('taxNumber');
  const doubt = isLeft ? taxNumberDoubt(typed, country) : null;
  const { name, length } = doubt ?? { name: '', length: 0 };
  return (
    <span role="status">
      {doubt === null ? null : (
        <b>
          {' '}
          {doubt.kind === 'length' ? (
            <Trans>
              A {name} has {length} characters. Please check it. A number of another country stays as it is.
            </Trans>
          ) : doubt.kind === 'check' ? (
            <Trans>This {name} has a typing error: its last character does not match the others.</Trans>
          ) : (
            <Trans>This does not look like a {name}. A number of another country stays as it is.</Trans>
          )}
        </b>
      )}
    </span>
  );
});
