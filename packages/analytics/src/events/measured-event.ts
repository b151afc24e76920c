import { redactPersonal } from '@latchkey/booking-core/privacy';
import type { EventName } from './event-names.ts';

/** Plain values, as they are sent. */
export type Properties = Readonly<Record<string, unknown>>;

export interface MeasuredEvent {
  readonly name: EventName;
  readonly properties: Properties;
}

/** Characters of a string that are sent at most. */
export const longestText = 255;

/** Characters of a link's text that are sent at most. */
export const longestLinkText = 100;

/**
 * Values as they may leave: in every text, however deep, what is personal or secret is cut out, and what is left is not
 * longer than 255 characters.
 */
export function redacted(value: unknown): unknown {
  if (typeof value === 'string') return redactPersonal(value).slice(0, longestText);
  if (Array.isArray(value)) return value.map(redacted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redacted(inner)]));
}

/** Technical properties that never contain a guest's text: numbers of the library and of the project. */
const machineProperties = new Set([
  'token',
  'time',
  'distinct_id',
  'userId',
  '$device_id',
  '$insert_id',
  '$user_id',
  'mp_lib',
  '$lib_version',
  'mp_sent_by_lib_version',
  '$mp_replay_id',
]);

/** The properties of an event as they may be sent, including those that the library adds, such as addresses. */
export const redactedProperties = (properties: object): Properties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]: [string, unknown]) => [
      name,
      machineProperties.has(name) ? value : redacted(value),
    ]),
  );
