import { small } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { OfferedStay } from '../room-checkout.model.ts';

/** What a guest says by booking a room that not everybody may sleep in. */
export function WhoSleeps({ stay: { whoSleeps } }: { readonly stay: OfferedStay }) {
  return whoSleeps.map(({ room, rule }) => (
    <p key={room} className={small}>
      <b>
        {room}: {rule}
      </b>
      . <Trans>By booking you say that this is true of everybody who sleeps there.</Trans>
    </p>
  ));
}
