import { lazyPart } from '@latchkey/ui/lazy-part';
import type { ChargeLineProps } from './charge-line.island.tsx';

const Said = lazyPart(() =>
  import(/* webpackChunkName: "guarantee" */ './charge-line.island.tsx').then(({ ChargeLine: part }) => part),
);

/** The words of a fee that is taken of a card; few hotels keep one. */
export const ChargeLine = (props: ChargeLineProps) => <Said {...props} />;
