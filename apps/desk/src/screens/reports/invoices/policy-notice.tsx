import type { DocumentsPolicy } from '@latchkey/booking-core/invoice';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { documentsWords, notBuiltWords } from './policy.copy.ts';

/** What the law of the country lets the hotel hand out from here, and what to use beside it. */
export function PolicyNotice({
  policy: { documents, notBuilt, ofCashAlone, source },
}: {
  readonly policy: DocumentsPolicy;
}) {
  const { i18n } = useLingui();
  if (documents === 'invoice' && notBuilt.length === 0) return null;
  return (
    <Notice tone={documents === 'invoice' ? 'plain' : 'warn'} title={i18n._(documentsWords[documents])}>
      {notBuilt.map((part) => (
        <p key={part}>
          {i18n._(notBuiltWords[part])} {ofCashAlone ? <Trans>This concerns cash only.</Trans> : null}
        </p>
      ))}
      {source === null ? null : (
        <p>
          <small>
            <Trans>
              Source: <bdi>{source}</bdi>
            </Trans>
          </small>
        </p>
      )}
    </Notice>
  );
}
