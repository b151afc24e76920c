/** A span of a browser as OTLP writes it in JSON, with nothing in it but what pages of ours say. */
export interface PageSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  /** 1: work of the page itself, 3: a call. */
  readonly kind: 1 | 3;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly intValue: number } }[];
  readonly status: { readonly code: 0 | 2 };
}

/** Spans of a request at most. */
const most = 200;

/** How far a browser's clock may be from ours, in milliseconds: a day, since guests' clocks are often wrong. */
const clockMs = 24 * 3_600_000;

/** The names of the page's own work, and of calls to the engine. */
const names = /^(?:documentLoad|documentFetch|(?:GET|POST|PUT|PATCH|DELETE) \/api\/[\w/[\].~-]{1,150})$/;

/**
 * Reads what a browser sent as OTLP/HTTP in JSON. Anybody can send it: spans are rebuilt from the expected fields, and
 * a span with other fields is dropped. Null where the body is invalid. A span without a parent is dropped too: a page's
 * work hangs under the origin's.
 */
export function readPageSpans(body: string, now: number): readonly PageSpan[] | null {
  const resourceSpans = listIn(parsed(body), 'resourceSpans');
  if (resourceSpans === null) return null;
  const spans = resourceSpans.flatMap((one) =>
    (listIn(one, 'scopeSpans') ?? []).flatMap((scope) => listIn(scope, 'spans') ?? []),
  );
  return spans.length > most ? null : spans.flatMap((span) => readSpan(span, now) ?? []);
}

/** The request by which such spans are handed on: whose they are is said here, whatever the browser called itself. */
export const pageSpansRequest = (spans: readonly PageSpan[], release: string): object => ({
  resourceSpans: [
    {
      resource: {
        attributes: [
          { key: 'service.name', value: { stringValue: 'latchkey-page' } },
          { key: 'service.version', value: { stringValue: release } },
        ],
      },
      scopeSpans: [{ scope: { name: 'latchkey-page' }, spans }],
    },
  ],
});

function readSpan(span: unknown, now: number): PageSpan | null {
  if (!isObject(span)) return null;
  const { traceId, spanId, parentSpanId, name, startTimeUnixNano: start, endTimeUnixNano: end } = span;
  if (!isId(traceId, 32) || !isId(spanId, 16) || !isId(parentSpanId, 16)) return null;
  if (typeof name !== 'string' || !names.test(name) || !isTime(start, now) || !isTime(end, now)) return null;
  const code = (listIn(span, 'attributes') ?? []).find(
    (one) => isObject(one) && one['key'] === 'http.response.status_code',
  );
  const status = isObject(code) && isObject(code['value']) ? Number(code['value']['intValue']) : Number.NaN;
  const isError = isObject(span['status']) && span['status']['code'] === 2;
  return {
    traceId,
    spanId,
    parentSpanId,
    name,
    kind: name.startsWith('document') ? 1 : 3,
    startTimeUnixNano: start,
    endTimeUnixNano: end,
    attributes:
      Number.isInteger(status) && status >= 100 && status <= 599
        ? [{ key: 'http.response.status_code', value: { intValue: status } }]
        : [],
    status: { code: isError ? 2 : 0 },
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isId = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[\da-f]+$/.test(value) && !/^0+$/.test(value);

const isTime = (value: unknown, now: number): value is string =>
  typeof value === 'string' && /^\d{16,20}$/.test(value) && Math.abs(Number(value) / 1e6 - now) < clockMs;

function listIn(value: unknown, name: string): readonly unknown[] | null {
  const list = isObject(value) ? value[name] : null;
  return Array.isArray(list) ? (list as readonly unknown[]) : null;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
