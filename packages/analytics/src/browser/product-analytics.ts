import mixpanel from 'mixpanel-browser/src/loaders/loader-module-core.js';
import { redactedProperties } from '../events/measured-event.ts';
import { ownPaths, ownPrefix, transport } from '../sending/transport.ts';
import { markUnrecorded, unrecorded } from './mark-unrecorded.ts';
import type { Outlet } from './outlet.types.ts';

export interface AnalyticsSettings {
  readonly token: string;
  /** Named with each request: a host of the provider has many hotels. */
  readonly hotelId: number | null;
}

/** Elements that recordings blank out: pictures, frames, and fields of which not even the length may be known. */
const neverRecorded = `img, video, audio, iframe, input[type=hidden], input[type=password], [autocomplete^=cc-], [${unrecorded}]`;

const withoutPersonal = <T extends { readonly properties?: object }>(payload: T): T => ({
  ...payload,
  properties: redactedProperties(payload.properties ?? {}),
});

/** The product analytics, behind paths of our own. Answers the number by which it knows this browser, too. */
export function openAnalytics({ token, hotelId }: AnalyticsSettings): Outlet & { readonly userId: string } {
  const isSecure = location.protocol === 'https:';
  mixpanel.init(token, {
    api_host: `${location.origin}${ownPrefix}`,
    api_routes: Object.fromEntries(ownPaths.map((path) => [path, path])),
    api_extra_query_params: hotelId === null ? {} : { hotel: hotelId },
    batch_size: transport.batchSize,
    batch_flush_interval_ms: transport.flushMs,
    batch_request_timeout_ms: transport.timeoutMs,
    cookie_expiration: transport.cookieDays,
    track_links_timeout: transport.linkMs,
    cross_subdomain_cookie: false,
    secure_cookie: isSecure,
    // Whether anything may be sent was decided before, by more rules than the library knows.
    ignore_dnt: true,
    autocapture: false,
    track_pageview: false,
    track_marketing: false,
    skip_first_touch_marketing: true,
    stop_utm_persistence: true,
    save_referrer: false,
    ip: false,
    record_sessions_percent: 0,
    record_max_ms: transport.recording.longestMs,
    record_idle_timeout_ms: transport.recording.idleMs,
    record_mask_all_inputs: true,
    record_mask_all_text: true,
    record_block_selector: neverRecorded,
    record_console: false,
    hooks: { before_send_events: withoutPersonal },
    error_reporter: (message: string) => console.warn('Measuring:', message),
  } as Parameters<typeof mixpanel.init>[1]);
  return {
    destination: 'analytics',
    userId: String(mixpanel.get_distinct_id()),
    send({ name, properties }, isUrgent) {
      mixpanel.track(name, properties, isUrgent ? { send_immediately: true, transport: 'sendBeacon' } : {});
    },
  };
}

/** Records the session, everything masked. The recorder comes only here: it weighs more than all else together. */
export async function recordSession(): Promise<void> {
  markUnrecorded();
  await import('mixpanel-browser/src/recorder/index.js');
  mixpanel.start_session_recording();
}
