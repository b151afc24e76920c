import { lazyPart } from '@latchkey/ui/lazy-part';
import type { OfferedStay } from '../room-checkout.model.ts';
// The styles of a part that comes later are the page's.
import './tax-exemptions.module.css';

const Boxes = lazyPart(() =>
  import(/* webpackChunkName: "rarely" */ './tax-exemptions.island.tsx').then(({ TaxExemptions: part }) => part),
);

/** Boxes by which a guest is free of a tax, where the hotel has such taxes: the server draws them, and they come with those alone. */
export const TaxExemptions = ({ stay }: { readonly stay: OfferedStay }) =>
  stay.taxExemptions.length === 0 ? null : <Boxes stay={stay} />;
