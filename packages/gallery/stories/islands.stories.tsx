import { island } from '@latchkey/stay/island';
import { Notice } from '@latchkey/ui/notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

export default { title: 'stay/Islands' } satisfies Meta;

const Reviews = (): ReactNode => <Notice title="This part was fetched when it came near." />;

const InSight = island(() => Promise.resolve(Reviews));
const Waiting = island<object>(() => new Promise(() => undefined), '6rem');

/** A part that has arrived, and between two lines the place kept for one whose script is still on its way. */
export const Islands: StoryObj = {
  render: () => (
    <>
      <InSight />
      <hr />
      <Waiting />
      <hr />
    </>
  ),
};
