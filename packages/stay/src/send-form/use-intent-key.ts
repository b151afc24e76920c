import { newIdempotencyKey } from '@latchkey/api-client/client';
import { useRef } from 'react';

/**
 * Returns the idempotency key for a request body: the same body keeps its key, so that sending it again after a lost
 * answer does not create a second request; another body gets a new key. `first` is the key of the first body, where the
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
