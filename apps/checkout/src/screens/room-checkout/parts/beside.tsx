import { lazyPart } from '@latchkey/ui/lazy-part';
import { memo } from 'react';
import type { OfferedStay, PaymentMethod } from '../room-checkout.model.ts';
// The styles of a part that comes later are the page's.
import './beside.module.css';
import './cancelling-line.module.css';

const WorthKnowing = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './worth-knowing.lazy.tsx').then(({ WorthKnowing: part }) => part),
);

interface BesideProps {
  readonly stay: OfferedStay;
  readonly method: PaymentMethod | null;
}

/** Server-rendered information beside the form; its script loads after the form's. */
export const Beside = memo(function Beside({ stay, method }: BesideProps) {
  return <WorthKnowing stay={stay} method={method} />;
});
