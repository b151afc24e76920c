import { lazyPart } from '@latchkey/ui/lazy-part';
import type { WayLineProps } from './way-line.island.tsx';
// The styles of a part that comes later are the page's.
import './how-to-pay.module.css';

const Said = lazyPart(() =>
  import(/* webpackChunkName: "rarely" */ './way-line.island.tsx').then(({ WayLine: part }) => part),
);

/** The words of a way to pay that few hotels have: the server draws them, and they come with those alone. */
export const WayLine = (props: WayLineProps) => <Said {...props} />;
