/** What waits for somebody at the hotel to answer it. */
export const inboxKinds = ['question', 'lead', 'enquiry', 'request', 'review', 'message'] as const;

export type InboxKind = (typeof inboxKinds)[number];

/** Why something in the inbox ended without an answer. */
export const closeReasons = ['elsewhere', 'not_needed', 'unwanted'] as const;

export type CloseReason = (typeof closeReasons)[number];

/** The ways by which a message reaches the other side. */
export const messageChannels = ['page', 'mail', 'sms'] as const;

export type MessageChannel = (typeof messageChannels)[number];
