/**
 * The status of a page that shows a form again: 503 where the engine did not answer or failed, 422 where something is
 * wrong with the input. `null`: the engine was not asked.
 */
export const statusAgain = (
  reply: { readonly status: number | 'failure'; readonly httpStatus?: number } | null,
): 422 | 503 =>
  reply?.status === 'failure' && (reply.httpStatus === undefined || reply.httpStatus >= 500) ? 503 : 422;
