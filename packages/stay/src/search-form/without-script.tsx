import { lazyCode } from '@latchkey/ui/lazy-part';
import type { ReactNode } from 'react';
import '@latchkey/ui/field.css';
import type { StayModel } from '../stay-model.types.ts';

// Browsers that run scripts never fetch it: React leaves out what is in `noscript`.
const PlainSearch = lazyCode(() =>
  import(/* webpackChunkName: "without-script" */ './plain-search.lazy.tsx').then(({ PlainSearch: part }) => part),
);

/** The fields of a search where no script runs. */
export const WithoutScript = (props: Pick<StayModel, 'stay' | 'today'>): ReactNode => (
  <noscript>
    <PlainSearch {...props} />
  </noscript>
);
