import { lazyPart } from '@latchkey/ui/lazy-part';
import type { ApologyProps } from './apology.lazy.tsx';
// The styles of a part that comes later are the page's.
import './price-apology.module.css';

const Apology = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './apology.lazy.tsx').then(({ Apology: part }) => part),
);

/** The apology for a price that was shown wrongly; seldom needed, so that its script comes when it is. */
export const PriceApology = (props: ApologyProps) => <Apology {...props} />;
