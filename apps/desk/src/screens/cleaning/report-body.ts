import type { PropertyInput } from '@latchkey/api-client/property';
import { isStayDate } from '@latchkey/booking-core/dates';

/** What the engine is told of something broken: the words, the last night on which the room is closed, and the photo. */
export const reportBody = ({
  text,
  until,
  pictureId,
}: {
  readonly text: string;
  readonly until: string | null;
  readonly pictureId: string | null;
}): PropertyInput<'reportBroken'>['body'] => ({
  text,
  ...(until !== null && isStayDate(until) ? { closedUntil: until } : {}),
  ...(pictureId === null ? {} : { pictureId }),
});
