import { propertyClient } from '@latchkey/api-client/property';
import type { PostRequest } from '@latchkey/site/screen';

/** What a person does about the own work at a hotel, by the form that does it. */
const operations = { accept: 'acceptInvitation', decline: 'declineInvitation', leave: 'leaveHotel' } as const;

export type OwnWorkForm = keyof typeof operations;

/** Whether a form is about a person's own work at a hotel. */
export const isOwnWorkForm = (name: string): name is OwnWorkForm => Object.hasOwn(operations, name);

/** Accepts an invitation, declines it, or leaves a hotel; what the engine answered. */
export const answerOwnWork = (
  { api, form, signal }: Pick<PostRequest, 'api' | 'form' | 'signal'>,
  name: OwnWorkForm,
): Promise<{ readonly status: number | 'failure'; readonly body?: unknown }> =>
  propertyClient(api, null).call(operations[name], { params: { hotel: Number(form.field('hotel')) } }, signal);
