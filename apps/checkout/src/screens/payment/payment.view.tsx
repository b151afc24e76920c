import type { PaymentModel } from './payment.model.ts';
import { NothingToPay } from './parts/nothing-to-pay.tsx';
import { Payable } from './parts/payable.tsx';

/** Paying for a booking, or why there is nothing to pay. */
export const PaymentView = ({ model }: { readonly model: PaymentModel }) =>
  model.kind === 'payable' ? <Payable payable={model} /> : <NothingToPay reason={model.kind} />;
