import { useState } from 'react';
import { useIntentKey } from './use-intent-key.ts';

/** A form on its way to the hotel. */
export interface Sending {
  readonly state: 'open' | 'sending' | 'sent';
  /** The code it was refused with, `unknown` where it did not arrive; null while nothing is wrong. */
  readonly refused: string | null;
  /** Sends `said` by `call`, which is given the key of this intent: the same words sent again are one form. */
  readonly send: (said: object, call: (key: string) => Promise<Reply>) => Promise<void>;
}

interface Reply {
  readonly status: number | 'failure';
  readonly body?: object;
}

export function useSending(): Sending {
  const [state, setState] = useState<Sending['state']>('open');
  const [refused, refuse] = useState<string | null>(null);
  const keyOf = useIntentKey();
  const send: Sending['send'] = async (said, call) => {
    refuse(null);
    setState('sending');
    const { status, body } = await call(keyOf(said));
    setState(status === 202 ? 'sent' : 'open');
    if (status !== 202)
      refuse(body !== undefined && 'code' in body && typeof body.code === 'string' ? body.code : 'unknown');
  };
  return { state, refused, send };
}
