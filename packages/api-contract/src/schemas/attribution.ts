import { z } from 'zod';
import { typedLine } from './scalars.ts';

const value = typedLine.max(200).optional();

/** Where a booking's visit came from, as its link said it; `mode` where it came by one of Google's hotel links. */
export const attribution = z.strictObject({
  googleSource: value,
  userListId: value,
  utmCampaign: value,
  utmSource: value,
  mode: z.literal('GHC').optional(),
});
