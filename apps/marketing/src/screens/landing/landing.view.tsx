import { Notice } from '@latchkey/ui/notice';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { Finder } from '../../finder/finder.tsx';
import { Results } from '../../finder/parts/results.tsx';
import type { LandingModel } from './landing.model.ts';
import { Last } from './parts/last.tsx';
import { OpeningForGuests, OpeningForHoteliers } from './parts/opening.tsx';
import { Rack } from './parts/rack.tsx';
import { Themes } from './parts/themes.tsx';
import { WhatYouGet } from './parts/what-you-get.tsx';
import { WhatYourGuestSees } from './parts/what-your-guest-sees.tsx';
import { Worth } from './parts/worth.tsx';

/** The first page of the provider's domains: hotels by place and dates where the address asks for them. */
export function LandingView({ model: { audience, hotels, finder, notice } }: { readonly model: LandingModel }) {
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
        <Rack hotels={hotels} />
      </main>
    );
  }
  return (
    <main id="main">
      {wrongDates}
      <OpeningForHoteliers live={hotels[0]} />
      <Rack hotels={hotels} hasFreeHook />
      <Finder model={finder} />
      <Worth />
      <WhatYourGuestSees />
      <Themes hotels={hotels} />
      <WhatYouGet />
      <Last />
    </main>
  );
}
