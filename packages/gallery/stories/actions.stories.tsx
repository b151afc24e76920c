import { Button, LinkButton, TextButton, TextLink } from '@latchkey/ui/button';
import { Chip, LinkChip } from '@latchkey/ui/chip';
import { arrowRight } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Segmented } from '@latchkey/ui/segmented';
import { Stepper } from '@latchkey/ui/stepper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Row } from '../src/row.tsx';

export default { title: 'ui/Actions' } satisfies Meta;

const looks = ['brand', 'quiet', 'ink', 'tag', 'destructive'] as const;

export const Buttons: StoryObj = {
  render: () => (
    <>
      {looks.map((look) => (
        <Row key={look}>
          <Button look={look}>Book this stay</Button>
          <Button look={look} size="small">
            Book this stay
          </Button>
          <Button look={look} busy>
            Book this stay
          </Button>
          <Button look={look} off>
            Book this stay
          </Button>
        </Row>
      ))}
    </>
  ),
};

export const Links: StoryObj = {
  render: () => (
    <Row>
      <LinkButton href="#rooms">All rooms</LinkButton>
      <TextButton>Start over</TextButton>
      <TextLink href="#terms">
        Terms <Icon icon={arrowRight} />
      </TextLink>
    </Row>
  ),
};

export const Chips: StoryObj = {
  render: () => (
    <Row>
      <Chip>Food</Chip>
      <Chip pressed>Gardens</Chip>
      <Chip off>Music</Chip>
      <LinkChip href="#dates">27 to 30 Nov</LinkChip>
    </Row>
  ),
};

export const Steppers: StoryObj = {
  render: function Steppers() {
    const [count, setCount] = useState(1);
    return (
      <Row>
        <Stepper label="Rooms" value={count} min={0} max={4} onChange={setCount} />
        <Stepper label="Rooms at their most" value={4} min={0} max={4} onChange={() => undefined} />
        <Stepper label="Rooms at their fewest" value={0} min={0} max={4} onChange={() => undefined} />
      </Row>
    );
  },
};

export const Segments: StoryObj = {
  render: function Segments() {
    const [span, setSpan] = useState<'stay' | 'night'>('stay');
    return (
      <Segmented
        legend="Show prices"
        name="per"
        value={span}
        onChange={setSpan}
        options={[
          { value: 'stay', label: 'Whole stay' },
          { value: 'night', label: 'Per night' },
        ]}
      />
    );
  },
};
