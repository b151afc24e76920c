import { newIdempotencyKey } from '@latchkey/api-client/client';
import { useRef } from 'react';

/**
 * The idempotency key of what is sent: the same for the same words, so that sending again after a lost answer finds the
 * first request instead of making another; a new one for other words. `first` is the key of what is sent first, where the
 * page has one already.
 */
export function useIntentKey(first?: string): (said: object) => string {
  const intent = useRef<{ readonly of: string; readonly key: string } | null>(null);
  return (said) => {
    const of = JSON.stringify(said);
    if (intent.current?.of !== of)
      intent.current = { of, key: (intent.current === null ? first : undefined) ?? newIdempotencyKey() };
    return intent.current.key;
  };
}
