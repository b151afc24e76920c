import type { TraceContext } from './traceparent.ts';

/** What a span says: names and numbers, never anything of a guest. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** One piece of work in a trace. */
export interface Span {
  /** Where the work stands in its trace: what it asks of others belongs under it. */
  readonly context: TraceContext;
  /** Whether its trace is among the share that is kept. */
  readonly isKept: boolean;
  /** Work that this work asks for. */
  child(span: Omit<BeginSpan, 'under'>): Span;
  rename(name: string): void;
  say(facts: SpanFacts): void;
  /** Ends the work; `failed` marks it as gone wrong. */
  end(failed?: boolean): void;
}

export interface BeginSpan {
  readonly name: string;
  /** `server`: a request that came in; `client`: a question to another program; `internal`: work of our own. */
  readonly kind: 'server' | 'client' | 'internal';
  /** The span above it, or the id of a trace that begins with this one. */
  readonly under: TraceContext | { readonly traceId: string };
  readonly facts?: SpanFacts;
  /** When it began, in milliseconds since 1970; now unless told. */
  readonly beganAt?: number;
}

export interface Tracing {
  /** Whether anybody collects the spans. */
  readonly isOn: boolean;
  begin(span: BeginSpan): Span;
  /** Sends what is not sent yet, and closes the connection to the collector. */
  close(): Promise<void>;
}

export interface TracedService {
  /** The name under which the service's spans are found, unless `OTEL_SERVICE_NAME` says another. */
  readonly name: string;
  readonly release: string;
}
