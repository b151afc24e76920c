import { newIdempotencyKey } from '@latchkey/api-client/client';
import { useRef } from 'react';

/**
 * The idempotency key of what is sent: the same for the same words, so that sending again after a lost answer finds the
 * first request instead of making another; a new one for other words.
 */
export function useIntentKey(): (said: object) => string {
  const intent = useRef<{ readonly of: string; readonly key: string } | null>(null);
  return (said) => {
    const of = JSON.stringify(said);
    if (intent.current?.of !== of) intent.current = { of, key: newIdempotencyKey() };
    return intent.current.key;
  };
}
