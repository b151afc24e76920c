import type { Site } from '@latchkey/api-contract/types';
import { site } from './site.ts';

/** The desk's host, at a page of the hotel. */
export const deskSite: Site = { ...site, kind: 'desk', host: 'desk.latchkey.localhost' };
