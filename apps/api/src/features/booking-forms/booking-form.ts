import { locales, type Locale } from '@latchkey/booking-core/language';
import { formNoticeOf, type FormNoticeCode } from '@latchkey/site/urls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a form of the site posted: its fields, and the language of its page. */
export interface PostedForm {
  readonly field: (name: string) => string;
  readonly lang: { readonly lang?: Locale };
}

/** What an operation answered. */
export interface OperationAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Takes bodies as a browser's form without a script sends them. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}

export const postedForm = (request: FastifyRequest): PostedForm => {
  const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const { lang } = request.query as { lang?: string };
  const locale = locales.find((one) => one === lang);
  return { field: (name) => (fields.get(name) ?? '').trim(), lang: locale === undefined ? {} : { lang: locale } };
};

/**
 * Calls an operation of the same engine as the guest's browser would: the same checks and limits hold for a form and for
 * the API. A cookie that the operation sets is passed on. Without a body it is a GET.
 */
export async function callOwn(
  app: FastifyInstance,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  url: string,
  body: object | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<OperationAnswer> {
  const { cookie, 'x-forwarded-for': via, 'x-forwarded-proto': scheme } = request.headers;
  const answer = await app.inject({
    method: body === null ? 'GET' : 'POST',
    url,
    remoteAddress: request.raw.socket.remoteAddress ?? request.ip,
    ...(body === null ? {} : { payload: body }),
    headers: {
      host: request.host,
      ...(cookie === undefined ? {} : { cookie }),
      ...(via === undefined ? {} : { 'x-forwarded-for': via }),
      ...(scheme === undefined ? {} : { 'x-forwarded-proto': scheme }),
      ...headers,
    },
  });
  const given = answer.headers['set-cookie'];
  if (given !== undefined) reply.header('set-cookie', given);
  const said: unknown = answer.body === '' ? {} : answer.json();
  return { status: answer.statusCode, body: (said ?? {}) as Readonly<Record<string, unknown>> };
}

/** The notice for an unsuccessful answer; `null`: no request was made. */
export function noticeOf(answer: OperationAnswer | null): { readonly notice: FormNoticeCode } {
  const code = answer?.body['code'];
  if (answer?.status === 429) return { notice: 'too-many' };
  return { notice: formNoticeOf(typeof code === 'string' ? code : undefined) };
}
