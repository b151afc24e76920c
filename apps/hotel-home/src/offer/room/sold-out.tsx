import { lastDayOnSale } from '@latchkey/booking-core/dates';
import type { StayModel } from '@latchkey/stay/use-stay';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Whether the dates of a stay lie further ahead than the hotel sells. */
export const isAheadOfSale = ({ hotel, stay, today }: Pick<StayModel, 'hotel' | 'stay' | 'today'>): boolean =>
  stay.checkOut > lastDayOnSale(today, hotel.daysOnSale);

/** Why no room of a kind is left: all are sold, or the dates are not on sale yet. */
export const SoldOut = ({ model }: { readonly model: Pick<StayModel, 'hotel' | 'stay' | 'today'> }): ReactNode =>
  isAheadOfSale(model) ? <Trans>Not on sale yet</Trans> : <Trans>Sold out for your dates</Trans>;
