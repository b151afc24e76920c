import { ready } from '../guard.ts';
import { hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { requestsTo } from './collected.ts';
import { startTracedProduct, type TracedProduct } from './traced-product.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

interface Content {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

/** The spans that the collector of traces got of one trace. */
const spansOf = async (traceId: string): Promise<readonly SentSpan[]> =>
  (await requestsTo('/otlp/v1/traces'))
    .flatMap(({ content }) => (content as Content).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .filter((span) => span.traceId === traceId);

let product: TracedProduct;
test.beforeAll(async () => {
  product = await startTracedProduct();
});
test.afterAll(() => product.stop());

test('one trace goes from the page in the browser to the statements of the database, and a problem says its id', async ({
  page,
  searchForm,
  guard,
}) => {
  guard.allow(/status of 40[04]/);
  await page.goto(`${product.addressOf(hosts.sandalwood)}/?lang=en`);
  // The part that traces comes beside the page: requests before it is there belong to the page itself.
  await page.waitForRequest((request) => request.url().endsWith('/t/traces'));
  await ready(page);
  const asked = page.waitForRequest((request) => request.url().includes('/calendar'));
  await searchForm.datesQuestion.click();
  const traceparent = (await (await asked).allHeaders())['traceparent'] ?? '';
  const [, traceId = ''] = traceparent.split('-');
  expect(traceId).toMatch(/^[\da-f]{32}$/);

  const problem = await page.evaluate(async (header) => {
    await fetch('/api/bookings/1760_AAAAAAAAAAAAAAAAAAAAAA');
    const reply = await fetch('/api/hotels/none', { headers: { traceparent: header } });
    return (await reply.json()) as { traceId: string };
  }, traceparent);
  expect(problem.traceId).toBe(traceId);

  const named = async (name: RegExp): Promise<SentSpan | undefined> =>
    (await spansOf(traceId)).find((span) => name.test(span.name));
  await expect.poll(() => named(/^SELECT /), { timeout: 20_000 }).toBeDefined();
  // The browser's own: its call, which the traceparent names, under its loading of the document, under the origin's page.
  const call = /^GET \/api\/hotels\/1760\/calendar$/;
  await expect.poll(() => named(call), { timeout: 20_000 }).toBeDefined();
  await expect.poll(() => named(/^documentLoad$/), { timeout: 20_000 }).toBeDefined();
  expect(traceparent).toContain((await named(call))?.spanId ?? 'none');
  await expect.poll(() => named(/^page hotel-home$/), { timeout: 20_000 }).toBeDefined();
  expect((await named(/^page hotel-home$/))?.parentSpanId ?? '').toBe('');
  // Origin and engine send theirs each by itself, every few seconds: in the end each span has the one that it names.
  const orphans = async (): Promise<string[]> => {
    const spans = await spansOf(traceId);
    const ids = new Set(['', ...spans.map(({ spanId }) => spanId)]);
    return spans.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId)).map(({ name }) => name);
  };
  await expect.poll(orphans, { timeout: 20_000 }).toEqual([]);
  // From a statement upwards, through engine, origin and browser, to the page.
  const spans = await spansOf(traceId);
  const above = (id: string | undefined): string[] => {
    const span = spans.find(({ spanId }) => spanId === id);
    return span === undefined ? [] : [span.name, ...above(span.parentSpanId)];
  };
  const ways = spans.filter(({ name }) => name.startsWith('SELECT ')).map(({ spanId }) => above(spanId));
  expect(ways.map((way) => way.slice(-3))).toContainEqual([
    'GET /api/bookings/[booking]',
    'documentLoad',
    'page hotel-home',
  ]);
});
