import { lazyPart } from '@latchkey/ui/lazy-part';
import { memo } from 'react';
import type { BillOfStay } from './taxes-explained.lazy.tsx';
// The styles of a part that comes later are the page's.
import './why-tax.module.css';

const Explained = lazyPart(() =>
  import(/* webpackChunkName: "taxes" */ './taxes-explained.lazy.tsx').then(({ TaxesExplained }) => TaxesExplained),
);

/** How each tax of a bill came about, at a press; the server draws it, and its script comes after the form's. */
export const WhyTax = memo(function WhyTax(stay: BillOfStay) {
  return <Explained {...stay} />;
});
