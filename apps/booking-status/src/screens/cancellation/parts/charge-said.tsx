import { lazyPart } from '@latchkey/ui/lazy-part';
import type { ChargeSaidProps } from './charge-said.island.tsx';

const Said = lazyPart(() =>
  import(/* webpackChunkName: "guarantee" */ './charge-said.island.tsx').then(({ ChargeSaid: part }) => part),
);

/** The words of a fee that is taken of a card; few hotels keep one. */
export const ChargeSaid = (props: ChargeSaidProps) => <Said {...props} />;
