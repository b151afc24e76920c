import { lazyPart } from '@latchkey/ui/lazy-part';
import { Skeleton } from '@latchkey/ui/skeleton';
import { Suspense, type ReactNode } from 'react';
import type { ChosenBillProps } from './chosen-bill.lazy.tsx';

const load = () => import(/* webpackChunkName: "later" */ './chosen-bill.lazy.tsx');
const LazyBill = lazyPart(() => load().then(({ ChosenBill: part }) => part));

/** Starts fetching the drawing of a bill, when the guest is about to choose something. */
export const prepareBill = (): void => void load().catch(() => undefined);

/** The bill of what is chosen. Before the first choice there is none, so it is fetched with it. */
export const ChosenBill = (props: ChosenBillProps): ReactNode => (
  <Suspense fallback={<Skeleton blockSize="19rem" />}>
    <LazyBill {...props} />
  </Suspense>
);
