import type { RoomCheckoutModel } from './room-checkout.model.ts';
import { Offered } from './parts/offered.tsx';
import { Refused } from './parts/refused.tsx';

/** The room checkout: a stay to be booked, or why there is none. */
export const RoomCheckoutView = ({ model }: { readonly model: RoomCheckoutModel }) =>
  model.kind === 'offered' ? <Offered stay={model} /> : <Refused reason={model.kind} />;
