import { lazyPart } from '@latchkey/ui/lazy-part';
import { Skeleton } from '@latchkey/ui/skeleton';
import type { ChosenBillProps } from './chosen-bill.lazy.tsx';

const load = () => import(/* webpackChunkName: "later" */ './chosen-bill.lazy.tsx');

/** The bill of what is chosen. Before the first choice there is none, so it is fetched with it. */
export const ChosenBill = lazyPart<ChosenBillProps>(
  () => load().then(({ ChosenBill: part }) => part),
  <Skeleton blockSize="19rem" />,
);

/** Starts fetching the drawing of a bill, when the guest is about to choose something. */
export const prepareBill = (): void => void load().catch(() => undefined);
