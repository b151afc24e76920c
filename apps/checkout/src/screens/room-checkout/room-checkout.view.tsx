import { wrap } from '@latchkey/ui/text';
import type { RoomCheckoutModel } from './room-checkout.loader.ts';

export const RoomCheckoutView = ({ model }: { readonly model: RoomCheckoutModel }) => (
  <main id="main" className={wrap}>
    <h1>{model.title}</h1>
  </main>
);
