import type { FormNoticeCode } from '@latchkey/site/urls';
import { Notice } from '@latchkey/ui/notice';
import { useLingui } from '@lingui/react/macro';
import { formNoticeWords, isGood } from './form-notice.copy.ts';

/** What came of the form before this page. */
export function FormNotice({ notice }: { readonly notice: FormNoticeCode | null }) {
  const { i18n } = useLingui();
  if (notice === null) return null;
  return (
    <Notice
      tone={isGood(notice) ? 'good' : 'bad'}
      role={isGood(notice) ? 'status' : 'alert'}
      title={i18n._(formNoticeWords[notice])}
    />
  );
}
