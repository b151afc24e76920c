import { urlOf } from '@latchkey/site/urls';
import { Trans } from '@lingui/react/macro';
import { Onward } from '../../story/onward.tsx';
import { Day } from './parts/day.tsx';
import { Limits } from './parts/limits.tsx';
import { Night } from './parts/night.tsx';
import type { SalesConciergeModel } from './sales-concierge.model.ts';

/** Answers at night in four languages, a day planned, and what the concierge must leave to people. */
export const SalesConciergeView = ({ model: { hotel, talks, day } }: { readonly model: SalesConciergeModel }) => (
  <main id="main">
    <Night hotel={hotel} talks={talks} />
    <div data-below="">{hotel === null || day.length === 0 ? null : <Day hotel={hotel} day={day} />}</div>
    <div data-below="">
      <Limits />
    </div>
    <Onward to={urlOf('aboutUs')} next={<Trans>Who we are, and what we never do</Trans>} />
  </main>
);
