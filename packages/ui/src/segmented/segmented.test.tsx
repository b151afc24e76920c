import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sentBy } from '../testing/sent.ts';
import { show } from '../testing/show.tsx';
import { Segmented } from './segmented.tsx';

afterEach(cleanup);

const options = [
  { value: 'list', label: 'List' },
  { value: 'plan', label: 'Plan' },
  { value: 'both', label: 'Both' },
] as const;
type View = (typeof options)[number]['value'];

function Views({ name = 'view' }: { readonly name?: string }): ReactNode {
  const [view, setView] = useState<View>('list');
  return <Segmented legend={`Show ${name}`} name={name} options={options} value={view} onChange={setView} />;
}

test('it is one stop of the Tab key, and arrow keys move the choice', async () => {
  const { container } = show(
    <form>
      <Views />
      <button type="submit">Send</button>
    </form>,
  );
  const form = container.querySelector('form');
  expect(sentBy(form)).toEqual([['view', 'list']]);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Plan' }));
  expect(sentBy(form)).toEqual([['view', 'plan']]);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('two groups have each their name and do not move one another', async () => {
  const { container } = show(
    <form>
      <Views name="rooms" />
      <Views name="places" />
    </form>,
  );
  expect(screen.getByRole('group', { name: 'Show places' })).toBeDefined();
  await userEvent.click(screen.getAllByText('Both')[1] as HTMLElement);
  expect(sentBy(container.querySelector('form'))).toEqual([
    ['rooms', 'list'],
    ['places', 'both'],
  ]);
});

test('what the page does not take over is not shown as chosen', async () => {
  const change = vi.fn<(value: View) => void>();
  show(<Segmented legend="Show" name="view" options={options} value="list" onChange={change} />);
  await userEvent.click(screen.getByText('Plan'));
  expect(change).toHaveBeenCalledExactlyOnceWith('plan');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'List' }).checked).toBe(true);
});
