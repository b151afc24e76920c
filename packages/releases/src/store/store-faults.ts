/** A fault of the service that a store lies in, or of the way to it: the command itself was right. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
}

interface Fault {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const unreachable = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;
const isRefused = /^(?:AccessDenied|Forbidden|InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidToken)$/;

/** What went wrong with a bucket, in a sentence that says what to look at; null where the error is none of a bucket's. */
export function bucketFault(error: unknown, place: string): string | null {
  const { name = '', code = '', message = '', cause, errors = [], $metadata } = (error ?? {}) as Fault;
  const status = $metadata?.httpStatusCode;
  if (name === 'NoSuchBucket') return `There is no bucket ${place}: look at its name, and at AWS_ENDPOINT_URL_S3.`;
  if (name === 'CredentialsProviderError')
    return `No key to ${place}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  if (isRefused.test(name) || status === 401 || status === 403)
    return `${place} does not let this key do that: look at AWS_ACCESS_KEY_ID and at the bucket's policy.`;
  if (status === 301 || name === 'PermanentRedirect') return `${place} lies elsewhere: look at AWS_REGION.`;
  if (unreachable.test(code) || name === 'TimeoutError' || /timed? ?out/i.test(message))
    return `${place} does not answer: look at AWS_ENDPOINT_URL_S3, or try again.`;
  if (status !== undefined && status >= 500) return `${place} fails (${status}): try again.`;
  for (const inner of [cause, ...errors]) {
    const found = inner === undefined ? null : bucketFault(inner, place);
    if (found !== null) return found;
  }
  return null;
}
