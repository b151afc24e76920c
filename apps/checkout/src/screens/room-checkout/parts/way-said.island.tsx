import type { ReactNode } from 'react';
import { later } from '../../../words/later-words.ts';
import type { OfferedStay } from '../room-checkout.model.ts';
import { GuaranteeSaid } from './guarantee-said.island.tsx';
import { InstalmentsSaid } from './instalments-said.island.tsx';
import { RestSaid } from './rest-said.island.tsx';
import type { WayPart } from './way-part.types.ts';

export interface WaySaidProps {
  readonly stay: OfferedStay;
  readonly way: 'guarantee' | 'instalments' | 'rest';
  readonly part: WayPart;
}

/** The words of a way to pay that few hotels have. */
export const WaySaid = later(({ stay, way, part }: WaySaidProps): ReactNode => {
  switch (way) {
    case 'guarantee':
      return <GuaranteeSaid stay={stay} part={part} />;
    case 'instalments':
      return <InstalmentsSaid stay={stay} part={part} />;
    case 'rest':
      return <RestSaid stay={stay} part={part} />;
  }
});
