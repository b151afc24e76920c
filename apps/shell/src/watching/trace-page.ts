import { redacted, tracesPath } from '@latchkey/analytics/analytics';
import { pageTraceparent } from '@latchkey/api-client/page-trace';
import { tracePage } from '@latchkey/tracing/browser';

// Traces the page from the moment this is loaded. Of a path nothing leaves by which a booking or a guest is known.

tracePage({
  traceparent: pageTraceparent() ?? '',
  to: tracesPath,
  isTraced: (path) => path.startsWith('/api/'),
  nameOf: (path) => String(redacted(path)),
});
