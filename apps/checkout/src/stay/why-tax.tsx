import type { Quote } from '@latchkey/api-contract/types';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { memo, Suspense } from 'react';
// The styles of a part that comes later are the page's.
import './why-tax.module.css';

const Explained = lazyPart(() =>
  import(/* webpackChunkName: "taxes" */ './taxes-explained.lazy.tsx').then(({ TaxesExplained }) => TaxesExplained),
);

/** How each tax of a bill came about, at a press; the server draws it, and its script comes after the form's. */
export const WhyTax = memo(function WhyTax({ bill }: { readonly bill: Quote['bill'] }) {
  return (
    <Suspense fallback={null}>
      <Explained bill={bill} />
    </Suspense>
  );
});
