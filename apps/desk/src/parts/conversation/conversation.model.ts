import type { PropertyResult } from '@latchkey/api-client/property';

/** What guest and hotel wrote to each other about a booking, and what a letter to the guest can begin as. */
export type ConversationModel = Extract<PropertyResult<'listMessages'>, { status: 200 }>['body'];
