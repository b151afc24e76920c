import type { HttpMethod } from './paths.ts';

/** What an act would make of the money of a stay: apart from the other operations, since the panels of acts alone ask it. */
export const actPreviewPaths = {
  previewAct: { method: 'POST', path: '/api/property/bookings/:booking/act-preview' },
} as const satisfies Record<string, { method: HttpMethod; path: `/api/property/${string}` }>;
