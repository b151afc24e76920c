import type { HotelCard } from '@latchkey/api-contract/types';
import type { ReactNode } from 'react';
import { Last } from './parts/last.tsx';
import { Themes } from './parts/themes.tsx';
import { WhatYouGet } from './parts/what-you-get.tsx';
import { WhatYourGuestSees } from './parts/what-your-guest-sees.tsx';
import { Worth } from './parts/worth.tsx';

/** What the provider's first page tells hoteliers, below the hotels; laid out part by part. */
export const ForHoteliers = ({ hotels }: { readonly hotels: readonly HotelCard[] }): ReactNode => (
  <>
    <div data-below="">
      <Worth />
    </div>
    <div data-below="">
      <WhatYourGuestSees />
    </div>
    <div data-below="">
      <Themes hotels={hotels} />
    </div>
    <div data-below="">
      <WhatYouGet />
    </div>
    <div data-below="">
      <Last />
    </div>
  </>
);
