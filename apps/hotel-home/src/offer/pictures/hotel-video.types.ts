import type { OperationReply } from '@latchkey/api-contract/types';

/** A video of the hotel. */
export type HotelVideo = Extract<OperationReply<'getVideos'>, { readonly status: 200 }>['body']['videos'][number];
