import type { HotelCard } from '@latchkey/api-contract/types';
import type { ReactNode } from 'react';
import { Last } from './parts/last.tsx';
import { Themes } from './parts/themes.tsx';
import { WhatYouGet } from './parts/what-you-get.tsx';
import { WhatYourGuestSees } from './parts/what-your-guest-sees.tsx';
import { Worth } from './parts/worth.tsx';

/** What the provider's first page tells hoteliers, below the hotels. */
export const ForHoteliers = ({ hotels }: { readonly hotels: readonly HotelCard[] }): ReactNode => (
  <>
    <Worth />
    <WhatYourGuestSees />
    <Themes hotels={hotels} />
    <WhatYouGet />
    <Last />
  </>
);
