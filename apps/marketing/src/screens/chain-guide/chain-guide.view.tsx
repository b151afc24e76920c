import { ScreenUnavailable } from '@latchkey/ui/screen-states';
import { useState } from 'react';
import type { QuestionSubject } from '@latchkey/booking-core/inbox';
import type { ChainGuideModel } from './chain-guide.model.ts';
import { Acts } from './parts/acts.tsx';
import { Answers } from './parts/answers.tsx';
import { Ask } from './parts/ask.tsx';
import { Hotels } from './parts/hotels.tsx';

/** The chain's assistant: its hotels, what it answers, what it does, and a question to a person. */
export function ChainGuideView({ model }: { readonly model: ChainGuideModel }) {
  const [asked, ask] = useState<{ readonly hotelId?: number; readonly subject?: QuestionSubject }>({});
  if (model.kind === 'unavailable') return <ScreenUnavailable />;
  const { hotels, answers } = model;
  return (
    <main id="main">
      <Hotels hotels={hotels} onAsk={(hotelId) => ask({ hotelId })} />
      <div data-below="">
        <Answers answers={answers} onAsk={(subject) => ask((before) => ({ ...before, subject }))} />
      </div>
      <div data-below="">
        <Acts hotel={hotels[0]} />
      </div>
      <Ask
        key={`${asked.hotelId} ${asked.subject}`}
        hotels={hotels}
        hotelId={asked.hotelId ?? hotels[0].id}
        subject={asked.subject ?? 'booking'}
      />
    </main>
  );
}
