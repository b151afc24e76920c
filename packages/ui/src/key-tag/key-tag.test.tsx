import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { KeyTag } from './key-tag.tsx';

afterEach(cleanup);

test('it is a landmark by its title, and reads from the dates to the bill', () => {
  show(
    <KeyTag title="Your stay" titleId="stay" headline="27 – 30 Nov" held="1 room" note="3 nights">
      <p>The bill</p>
    </KeyTag>,
  );
  const tag = screen.getByRole('complementary', { name: 'Your stay' });
  expect(screen.getByRole('heading', { level: 2, name: 'Your stay' }).id).toBe('stay');
  expect(tag.textContent).toBe('Your stay27 – 30 Nov1 room3 nightsThe bill');
});

test('what is not given leaves no empty line behind', () => {
  show(<KeyTag title="Your stay" titleId="stay" />);
  const tag = screen.getByRole('complementary');
  expect(tag.querySelectorAll('p')).toHaveLength(0);
  expect(tag.textContent).toBe('Your stay');
});

test('its quiet act comes before the act of the slip', async () => {
  const pressed: string[] = [];
  const act = (name: string) => (
    <button type="button" onClick={() => pressed.push(name)}>
      {name}
    </button>
  );
  show(
    <KeyTag title="Your stay" titleId="stay" act={act('Change dates')}>
      {act('Book')}
    </KeyTag>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toEqual(['Change dates', 'Book']);
});

test('a code on it stands on the tag, before what is on the slip', () => {
  show(
    <KeyTag title="Your code" titleId="stay" graphic={<img alt="K7Q2" />}>
      <p>The bill</p>
    </KeyTag>,
  );
  const code = screen.getByRole('img', { name: 'K7Q2' });
  expect(code.compareDocumentPosition(screen.getByText('The bill'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
