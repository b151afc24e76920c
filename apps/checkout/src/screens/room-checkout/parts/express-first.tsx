import { usePage } from '@latchkey/site';
import { lazyPart } from '@latchkey/ui/lazy-part';
import type { ExpressProps } from '../express.types.ts';
// The styles of a part that comes later are the page's.
import './express.module.css';

const Express = lazyPart(() =>
  import(/* webpackChunkName: "express" */ './express.island.tsx').then(({ Express: part }) => part),
);

/** What a guest with a wallet needs no form for: drawn by the server, and its script comes where the gateway has wallets. */
export const ExpressFirst = (props: ExpressProps) =>
  usePage().site.hotel?.payment.gateway === 'stripe' ? <Express {...props} /> : null;
