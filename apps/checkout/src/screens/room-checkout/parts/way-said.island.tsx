import { later } from '../../../words/later-words.ts';
import type { OfferedStay } from '../room-checkout.model.ts';
import { GuaranteeSaid } from './guarantee-said.island.tsx';
import { InstalmentsSaid } from './instalments-said.island.tsx';

export interface WaySaidProps {
  readonly stay: OfferedStay;
  readonly way: 'guarantee' | 'instalments';
  /** Where it is said: what the way is called, what comes of it, and on the button. */
  readonly part: 'label' | 'what' | 'button';
}

/** The words of a way to pay that few hotels have. */
export const WaySaid = later(({ stay, way, part }: WaySaidProps) =>
  way === 'guarantee' ? <GuaranteeSaid stay={stay} part={part} /> : <InstalmentsSaid stay={stay} part={part} />,
);
