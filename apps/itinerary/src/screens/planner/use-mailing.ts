import { checkEmail } from '@latchkey/booking-core/validation';
import { usePage } from '@latchkey/site';
import { useState } from 'react';
import { mailBody } from './mail-body.ts';
import type { MailOutcome } from '@latchkey/booking-core/validation';
import type { ItineraryPlan } from './planner.model.ts';

/** A plan on its way to a guest's mail. */
export interface Mailing {
  readonly state: 'open' | 'sending';
  /** What came of it; null before anything was sent. */
  readonly outcome: MailOutcome | null;
  readonly send: (email: string) => Promise<void>;
}

/** Sends the plan in sight. Another plan begins anew. */
export function useMailing({ hotel, choices, mailed }: ItineraryPlan): Mailing {
  const { api, locale } = usePage();
  const plan = JSON.stringify(choices);
  const [sent, setSent] = useState({ plan, outcome: mailed });
  const [state, setState] = useState<Mailing['state']>('open');
  const tell = (outcome: MailOutcome): void => setSent({ plan, outcome });
  const send = async (email: string): Promise<void> => {
    const refused = checkEmail(email);
    if (refused !== null) return tell(refused);
    setState('sending');
    const body = mailBody(hotel.id, choices, { email, language: locale });
    const { status } = await api.call('createItinerary', { body });
    setState('open');
    tell(status === 200 ? 'sent' : 'unknown');
  };
  return { state, outcome: sent.plan === plan ? sent.outcome : null, send };
}
