import { FacilityMark } from '@latchkey/ui/facility-mark';
import * as icons from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../src/row.tsx';

export default { title: 'ui/Signs' } satisfies Meta;

export const Icons: StoryObj = {
  render: () => (
    <Row>
      {Object.entries(icons).map(([name, icon]) => (
        <Icon key={name} icon={icon} />
      ))}
    </Row>
  ),
};

/** Some of the drawn facilities, and the tick of one that is not drawn. */
export const Facilities: StoryObj = {
  tags: ['late'],
  render: () => (
    <Row>
      {['wifi', 'pool', 'parking', 'step-free', 'breakfast', 'bath', undefined].map((name) => (
        <span key={name ?? 'other'} style={{ display: 'inline-flex', gap: '0.5rem', alignItems: 'center' }}>
          <FacilityMark name={name} /> {name ?? 'another'}
        </span>
      ))}
    </Row>
  ),
};
