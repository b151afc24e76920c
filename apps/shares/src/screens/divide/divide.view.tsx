import { ScreenUnavailable } from '@latchkey/ui/screen-states';
import type { DivideModel } from './divide.model.ts';
import { Divide } from './parts/divide.tsx';
import { NoBooking } from './parts/no-booking.tsx';

/** Dividing what a stay costs among several payers. */
export function DivideView({ model }: { readonly model: DivideModel }) {
  if (model.kind === 'unavailable') return <ScreenUnavailable />;
  return model.kind === 'ready' ? <Divide model={model} /> : <NoBooking />;
}
