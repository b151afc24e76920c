import { urlOf } from '@latchkey/site/urls';
import { Trans } from '@lingui/react/macro';
import { Onward } from '../../story/onward.tsx';
import type { BookingEngineModel } from './booking-engine.model.ts';
import { BillExplained } from './parts/bill-explained.tsx';
import { Opening } from './parts/opening.tsx';
import { Race } from './parts/race.tsx';

/** The engine at work: today's prices, a bill and a race, none of them a picture. */
export const BookingEngineView = ({ model: { hotel, days, stay } }: { readonly model: BookingEngineModel }) => (
  <main id="main">
    <Opening hotel={hotel} days={days} />
    <div data-below="">{stay === null || hotel === null ? null : <BillExplained hotel={hotel} stay={stay} />}</div>
    <div data-below="">
      <Race />
    </div>
    <Onward to={urlOf('marketing')} next={<Trans>What a direct booking is worth</Trans>} />
  </main>
);
