import { useEffect, useState } from 'react';

interface Closing {
  /** Whether there is anything in the dialog: while it is open, and for a while after. */
  readonly isThere: boolean;
  /** Which opening this is: nothing of one is left at the next. */
  readonly opening: number;
}

/** Until then even a slow phone has painted what the press led to; milliseconds. */
const restMs = 500;

/** How a dialog goes: out of sight at once, while what it showed is taken down after what the press led to. */
export function useClosing(open: boolean): Closing {
  const [state, setState] = useState({ wasOpen: open, isThere: open, opening: 0 });
  if (open !== state.wasOpen) setState({ wasOpen: open, isThere: true, opening: state.opening + Number(open) });
  useEffect(() => {
    const rest = open ? 0 : setTimeout(() => setState((now) => ({ ...now, isThere: false })), restMs);
    return () => clearTimeout(rest);
  }, [open]);
  return state;
}
