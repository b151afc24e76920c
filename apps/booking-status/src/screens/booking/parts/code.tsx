import '@latchkey/ui/qr.css';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { Suspense, type ComponentProps } from 'react';

const Qr = lazyPart(() => import(/* webpackChunkName: "later" */ '@latchkey/ui/qr').then(({ Qr: part }) => part));

/** The code of a booking. The server draws it; what draws it in the browser comes after the page. */
export const Code = (props: ComponentProps<typeof Qr>) => (
  <Suspense fallback={null}>
    <Qr {...props} />
  </Suspense>
);
