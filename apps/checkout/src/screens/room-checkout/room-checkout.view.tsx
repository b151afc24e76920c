import { lazyPart } from '@latchkey/ui/lazy-part';
import { Offered } from './parts/offered.tsx';
import type { RoomCheckoutModel } from './room-checkout.model.ts';

// A page with nothing but a link, drawn by the server: the form's script does not wait for it.
const Refused = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './parts/refused.lazy.tsx').then(({ Refused: part }) => part),
);

/** The checkout of a quote, or why there is nothing to book. */
export function RoomCheckoutView({ model }: { readonly model: RoomCheckoutModel }) {
  return model.kind === 'offered' ? <Offered stay={model} /> : <Refused reason={model.kind} />;
}
