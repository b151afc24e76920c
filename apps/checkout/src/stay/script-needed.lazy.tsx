import { telUrl } from '@latchkey/format/phone';
import { usePage } from '@latchkey/site';
import { Notice } from '@latchkey/ui/notice';
import { Trans } from '@lingui/react/macro';

/** What a guest needs JavaScript for here, and what works instead. */
export function ScriptNeeded({ mayPayAtProperty }: { readonly mayPayAtProperty: boolean }) {
  const { site } = usePage();
  const phone = site.hotel?.phone ?? '';
  // In one piece, whatever the direction of the line.
  const shown = phone.replaceAll(' ', '\u00A0');
  const call = (
    <a href={telUrl(phone)}>
      <bdi dir="ltr">{shown}</bdi>
    </a>
  );
  return (
    <Notice tone="warn" title={<Trans>Paying online needs JavaScript, which is off in this browser.</Trans>}>
      {mayPayAtProperty ? (
        <Trans>Choose to pay at the hotel, or call {call} and we will help you.</Trans>
      ) : (
        <Trans>Turn it on and load this page again, or call {call} and we will help you.</Trans>
      )}
    </Notice>
  );
}
