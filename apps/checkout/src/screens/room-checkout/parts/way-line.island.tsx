import type { ReactNode } from 'react';
import { later } from '../../../words/later-words.ts';
import type { OfferedStay } from '../room-checkout.model.ts';
import { GuaranteeLine } from './guarantee-line.island.tsx';
import { InstalmentsLine } from './instalments-line.island.tsx';
import { RestLine } from './rest-line.island.tsx';
import type { WayPart } from './way-part.types.ts';

export interface WayLineProps {
  readonly stay: OfferedStay;
  readonly way: 'guarantee' | 'instalments' | 'rest';
  readonly part: WayPart;
}

/** The words of a way to pay that few hotels have. */
export const WayLine = later(({ stay, way, part }: WayLineProps): ReactNode => {
  switch (way) {
    case 'guarantee':
      return <GuaranteeLine stay={stay} part={part} />;
    case 'instalments':
      return <InstalmentsLine stay={stay} part={part} />;
    case 'rest':
      return <RestLine stay={stay} part={part} />;
  }
});
