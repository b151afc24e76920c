/** How long the collector may take, in milliseconds. */
const patienceMs = 10_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** The way to the collector of traces for what browsers send. */
export interface TraceCollector {
  /** Hands an OTLP request on; false where the collector is away. */
  send(request: object): Promise<boolean>;
}

/** The collector that the SDK's own settings name (`OTEL_EXPORTER_OTLP_…`); null where there is none. */
export function traceCollector(env: Environment): TraceCollector | null {
  const base = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  const address = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  if (!address) return null;
  const headers = {
    ...headersIn(env['OTEL_EXPORTER_OTLP_HEADERS']),
    ...headersIn(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS']),
    'content-type': 'application/json',
  };
  return {
    async send(request) {
      const init = { method: 'POST', headers, body: JSON.stringify(request), redirect: 'error' } as const;
      try {
        const reply = await fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) });
        await reply.body?.cancel();
        return reply.ok;
      } catch {
        return false;
      }
    },
  };
}

/** `name=value,…` with percent signs, as OpenTelemetry writes headers in the environment. */
const headersIn = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), decoded(value)]];
    }),
  );

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
