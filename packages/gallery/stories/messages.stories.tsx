import { Badge } from '@latchkey/ui/badge';
import { Button, TextButton } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Panel } from '@latchkey/ui/panel';
import { ScreenFailed, ScreenPending, ScreenRefused, ScreenUnavailable } from '@latchkey/ui/screen-states';
import { Skeleton } from '@latchkey/ui/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../src/row.tsx';

export default { title: 'ui/Messages' } satisfies Meta;

const tones = ['plain', 'good', 'warn', 'bad'] as const;

export const Badges: StoryObj = {
  render: () => (
    <Row>
      {[...tones, 'tag' as const].map((tone) => (
        <Badge key={tone} tone={tone}>
          Confirmed
        </Badge>
      ))}
    </Row>
  ),
};

export const Notices: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title="The price has changed." act={<TextButton>See the bill</TextButton>}>
          It was ₹18,480, it is now ₹17,220.
        </Notice>
      ))}
    </div>
  ),
};

export const Panels: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <Panel kind="empty" title="Sorry, Stays are not available for the selected days.">
        Another day may have rooms free.
      </Panel>
      <Panel
        kind="refused"
        title="Booking is either expired or does not exist."
        acts={<Button>Choose a room</Button>}
      />
      <Panel kind="failed" title="Please try again later!" acts={<Button>Try again</Button>} />
    </div>
  ),
};

export const Skeletons: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Skeleton blockSize="2rem" inlineSize="60%" />
      <Skeleton ratio="16 / 9" inlineSize="20rem" />
    </div>
  ),
};

export const Failed: StoryObj = { render: () => <ScreenFailed retry={() => undefined} /> };
export const Pending: StoryObj = { render: () => <ScreenPending /> };
export const Unavailable: StoryObj = { render: () => <ScreenUnavailable /> };
export const Refused: StoryObj = {
  render: () => <ScreenRefused title="There is nothing left to pay." onward={{ href: '#', label: 'Choose a room' }} />,
};
