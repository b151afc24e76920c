import { urlOf } from '@latchkey/site/urls';
import { Trans } from '@lingui/react/macro';
import { Onward } from '../../story/onward.tsx';
import type { MarketingModel } from './marketing.model.ts';
import { Calculator } from './parts/calculator.tsx';
import { Offers } from './parts/offers.tsx';

/** What agencies take, in a hotelier's own figures, and what makes guests book with the hotel. */
export const MarketingView = ({ model: { figures, offers } }: { readonly model: MarketingModel }) => (
  <main id="main">
    <Calculator figures={figures} />
    <div data-below="">
      <Offers offers={offers} />
    </div>
    <Onward to={urlOf('salesConcierge')} next={<Trans>Who answers your guests at three in the morning</Trans>} />
  </main>
);
