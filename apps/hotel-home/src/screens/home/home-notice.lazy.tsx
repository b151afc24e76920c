import { telUrl } from '@latchkey/format/phone';
import { defaultGuests } from '@latchkey/site/urls';
import { mostGuests } from '@latchkey/stay/search-form';
import { useStayWords } from '@latchkey/stay/stay-words';
import { TextLink } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HomeModel } from './home.model.ts';

interface HomeNoticeProps {
  readonly notice: NonNullable<HomeModel['notice']>;
  readonly hotel: HomeModel['hotel'];
}

/** Why the page is not what the link asked for. */
export function HomeNotice({ notice, hotel }: HomeNoticeProps): ReactNode {
  return (
    <div className={wrap}>
      {notice === 'invalid-date' ? (
        <Notice tone="bad" role="alert" title={<Trans>Invalid Date! Redirecting to home page</Trans>} />
      ) : (
        <OtherParty hotel={hotel} />
      )}
    </div>
  );
}

function OtherParty({ hotel }: Pick<HomeNoticeProps, 'hotel'>): ReactNode {
  const most = mostGuests(hotel);
  const guests = useStayWords().guests(defaultGuests);
  return (
    <Notice
      tone="warn"
      role="alert"
      title={<Trans>These are the rooms for {guests}.</Trans>}
      act={
        <TextLink href={telUrl(hotel.phone)}>
          <bdi>{hotel.phone}</bdi>
        </TextLink>
      }
    >
      <Trans>We cannot search for this number of guests. Choose up to {most} guests below, or call us.</Trans>
    </Notice>
  );
}
