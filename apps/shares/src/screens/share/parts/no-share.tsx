import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { ScreenRefused } from '@latchkey/ui/screen-states';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A link that names no share. */
export function NoShare(): ReactNode {
  const { locale } = usePage();
  return (
    <ScreenRefused
      title={<Trans>This link leads to no share of a stay.</Trans>}
      help={<Trans>Please check that it is complete, or ask the person who sent it to you for a new one.</Trans>}
      onward={{ href: inLanguage(urlOf('hotelHome'), locale), label: <Trans>See the hotel</Trans> }}
    />
  );
}
