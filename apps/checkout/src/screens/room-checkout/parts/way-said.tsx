import { lazyPart } from '@latchkey/ui/lazy-part';
import type { WaySaidProps } from './way-said.island.tsx';
// The styles of a part that comes later are the page's.
import './how-to-pay.module.css';

const Said = lazyPart(() =>
  import(/* webpackChunkName: "rarely" */ './way-said.island.tsx').then(({ WaySaid: part }) => part),
);

/** The words of a way to pay that few hotels have: the server draws them, and they come with those alone. */
export const WaySaid = (props: WaySaidProps) => <Said {...props} />;
