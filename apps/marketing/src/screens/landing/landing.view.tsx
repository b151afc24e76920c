import '@latchkey/ui/chip.css';
import '@latchkey/ui/hung-tag.css';
import '@latchkey/ui/section.css';
import '@latchkey/ui/stars.css';
import { island } from '@latchkey/stay/island';
import { Notice } from '@latchkey/ui/notice';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { Finder } from '../../finder/finder.tsx';
import '../../finder/parts/hotel-result.module.css';
import '../../finder/parts/hotels-map.module.css';
import '../../finder/parts/narrow-down.module.css';
import '../../finder/parts/results.module.css';
import type { LandingModel } from './landing.model.ts';
import './parts/last.module.css';
import { OpeningForGuests, OpeningForHoteliers } from './parts/opening.tsx';
import { Rack } from '../../finder/parts/rack.tsx';
import './parts/themes.module.css';
import './this-weekend.module.css';
import './parts/what-you-get.module.css';
import './parts/what-your-guest-sees.module.css';
import './parts/worth.module.css';

const Results = island(() =>
  import(/* webpackChunkName: "landing-later" */ '../../finder/parts/results.island.tsx').then(
    ({ Results: part }) => part,
  ),
);

const ThisWeekend = island(() =>
  import(/* webpackChunkName: "landing-later" */ './this-weekend.island.tsx').then(({ ThisWeekend: part }) => part),
);

const ForHoteliers = island(() =>
  import(/* webpackChunkName: "landing-later" */ './for-hoteliers.island.tsx').then(({ ForHoteliers: part }) => part),
);

/** The first page of the provider's domains: hotels by place and dates where the address asks for them. */
export function LandingView({
  model: { audience, hotels, finder, weekend, notice },
}: {
  readonly model: LandingModel;
}) {
  if (finder.results.kind !== 'not-asked') {
    return (
      <main id="main">
        <Finder model={finder} />
        <Results model={finder} />
      </main>
    );
  }
  const wrongDates =
    notice === null ? null : (
      <div className={wrap}>
        <Notice tone="bad" role="alert" title={<Trans>Invalid Date! Redirecting to home page</Trans>} />
      </div>
    );
  if (audience === 'guests') {
    return (
      <main id="main">
        {wrongDates}
        <OpeningForGuests />
        <Finder model={finder} />
        <div data-below="">
          <Rack hotels={hotels} />
        </div>
        {weekend === null ? null : (
          <div data-below="">
            <ThisWeekend weekend={weekend} />
          </div>
        )}
      </main>
    );
  }
  return (
    <main id="main">
      {wrongDates}
      <OpeningForHoteliers live={hotels[0]} />
      <div data-below="">
        <Rack hotels={hotels} hasFreeHook />
      </div>
      <div data-below="">
        <Finder model={finder} />
      </div>
      <ForHoteliers hotels={hotels} />
    </main>
  );
}
