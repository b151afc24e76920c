import { wrap } from '@latchkey/ui/text';
import type { PaymentModel } from './payment.loader.ts';

export const PaymentView = ({ model }: { readonly model: PaymentModel }) => (
  <main id="main" className={wrap}>
    <h1>{model.title}</h1>
  </main>
);
