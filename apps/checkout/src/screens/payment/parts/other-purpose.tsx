import { lazyPart } from '@latchkey/ui/lazy-part';
import type { OtherPurposeProps } from './other-purpose.island.tsx';

const Said = lazyPart(() =>
  import(/* webpackChunkName: "guarantee" */ './other-purpose.island.tsx').then(({ OtherPurpose: part }) => part),
);

/** The words of what is rarely asked for: a card that is kept, a request that is paid, and the fee of a stay that did not take place. */
export const OtherPurpose = (props: OtherPurposeProps) => <Said {...props} />;
