import { Journal } from '../journal/journal.tsx';
import { Sent } from './sent.tsx';

/** What was written to the guest and what has happened, far down: nothing there is filled in. */
export function Told() {
  return (
    <>
      <Sent />
      <Journal />
    </>
  );
}
