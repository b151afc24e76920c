import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { usePage } from '@latchkey/site';
import { useEffect, useState } from 'react';
import { pushHere, subscribeHere, type PushHere, type PushRefusal } from './push-here.ts';

/** Why news could not be switched on. */
export type PushProblem = PushRefusal | 'push_refused' | 'signed_out' | 'unavailable';

interface PushAtHotel {
  readonly hotelId: number;
  readonly publicKey: string;
}

/** How it stands with news of a hotel in this browser; `here` is null until a script has looked. */
export interface Push {
  readonly here: PushHere | null;
  readonly isBusy: boolean;
  readonly problem: PushProblem | null;
  readonly switchOn: () => void;
}

/** Switches on that news of a hotel is pushed to this browser: one press at a time, and `onDone` after it. */
export function usePush(at: PushAtHotel, onDone: () => void): Push {
  const { api } = usePage();
  const [here, setHere] = useState<PushHere | null>(null);
  const [state, setState] = useState<Pick<Push, 'isBusy' | 'problem'>>({ isBusy: false, problem: null });
  useEffect(() => {
    let isShown = true;
    void pushHere().then((found) => (isShown ? setHere(found) : undefined));
    return () => {
      isShown = false;
    };
  }, []);
  const run = async (): Promise<void> => {
    setState({ isBusy: true, problem: null });
    const problem = await switchedOn(api, at);
    setState({ isBusy: false, problem });
    setHere(await pushHere());
    if (problem === null) onDone();
  };
  return {
    here,
    ...state,
    switchOn: () => {
      if (!state.isBusy) void run();
    },
  };
}

/** Null where it is on, else why not. */
async function switchedOn(api: ApiClient, { hotelId, publicKey }: PushAtHotel): Promise<PushProblem | null> {
  const subscribed = await subscribeHere(publicKey);
  if (typeof subscribed === 'string') return subscribed;
  const reply = await propertyClient(api, hotelId).call('pushToDevice', { body: subscribed });
  if (reply.status === 200) return null;
  if (reply.status === 401) return 'signed_out';
  return reply.status === 422 ? 'push_refused' : 'unavailable';
}
