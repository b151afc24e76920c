import type { ScreenRequest } from '@latchkey/site/screen';

/** What was typed into a form, by the names of its fields. */
export type KeptFields = Readonly<Record<string, string>>;

/** What a form of this page had in its fields when it was refused; empty where the address names none, or it is kept no longer. */
export async function keptFields({
  api,
  search,
  signal,
}: Pick<ScreenRequest, 'api' | 'search' | 'signal'>): Promise<KeptFields> {
  const formId = search['form'];
  if (formId === undefined) return {};
  const reply = await api.call('readPostedForm', { params: { formId } }, signal);
  return reply.status === 200 ? reply.body.fields : {};
}
