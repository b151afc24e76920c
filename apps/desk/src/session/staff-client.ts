import type { ApiClient, Failure } from '@latchkey/api-client/client';
import type { StaffSession } from './staff-session.ts';

/** What the engine answers to signing in, by operation. */
interface StaffReplies {
  readonly askForSignInLink: { readonly status: 202 };
  readonly signInByLink: { readonly status: 200; readonly body: StaffSession } | { readonly status: 410 };
  readonly getStaffSession: { readonly status: 200; readonly body: StaffSession } | { readonly status: 401 };
  readonly endStaffSession: { readonly status: 204 };
}

const staffPaths = {
  askForSignInLink: { method: 'POST', path: '/api/staff/links' },
  signInByLink: { method: 'POST', path: '/api/staff/sessions' },
  getStaffSession: { method: 'GET', path: '/api/staff/session' },
  endStaffSession: { method: 'DELETE', path: '/api/staff/session' },
} as const;

/** Signs people in and out, through the client of a page. */
export interface StaffClient {
  call<K extends keyof StaffReplies>(
    operation: K,
    input: { readonly body?: object },
    signal?: AbortSignal,
  ): Promise<StaffReplies[K] | Failure>;
}

export const staffClient = (api: ApiClient): StaffClient => ({
  call: (operation, input, signal) =>
    api.call({ name: operation, ...staffPaths[operation] } as never, input as never, signal) as never,
});
