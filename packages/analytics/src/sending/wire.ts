import type { MeasuredEvent } from '../events/measured-event.ts';

/** An event as the product analytics takes it: its name, and properties with the project's token and a time in seconds. */
export interface WireEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The body of a request: a form whose `data` is the events' JSON in base64. */
export const bodyOf = (items: readonly object[]): string =>
  `data=${encodeURIComponent(toBase64(JSON.stringify(items)))}`;

/** Reads a body of events; null where it is invalid. A single event becomes a list of one. */
export function itemsIn(body: string): readonly Readonly<Record<string, unknown>>[] | null {
  const data = new URLSearchParams(body).get('data');
  if (data === null) return null;
  try {
    const value: unknown = JSON.parse(data.startsWith('[') || data.startsWith('{') ? data : fromBase64(data));
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.every(isObject) ? items : null;
  } catch {
    return null;
  }
}

export const wireEventOf = ({ name, properties }: MeasuredEvent, token: string, now: number): WireEvent => ({
  event: name,
  properties: { token, time: Math.floor(now / 1000), ...properties },
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

const fromBase64 = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text), (one) => one.charCodeAt(0)));
