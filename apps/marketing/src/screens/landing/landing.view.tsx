import type { LandingModel } from './landing.model.ts';
import { Last } from './parts/last.tsx';
import { OpeningForGuests, OpeningForHoteliers } from './parts/opening.tsx';
import { Rack } from './parts/rack.tsx';
import { Themes } from './parts/themes.tsx';
import { WhatYouGet } from './parts/what-you-get.tsx';
import { WhatYourGuestSees } from './parts/what-your-guest-sees.tsx';
import { Worth } from './parts/worth.tsx';

/** The first page of the provider's domains. */
export function LandingView({ model: { audience, hotels } }: { readonly model: LandingModel }) {
  if (audience === 'guests') {
    return (
      <main id="main">
        <OpeningForGuests />
        <Rack hotels={hotels} />
      </main>
    );
  }
  return (
    <main id="main">
      <OpeningForHoteliers live={hotels[0]} />
      <Rack hotels={hotels} hasFreeHook />
      <Worth />
      <WhatYourGuestSees />
      <Themes hotels={hotels} />
      <WhatYouGet />
      <Last />
    </main>
  );
}
