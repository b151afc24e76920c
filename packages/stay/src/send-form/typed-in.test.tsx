import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { typedIn } from './typed-in.ts';

afterEach(cleanup);

test('what is typed is read by its name without spaces around it; a field that is not there is empty', () => {
  const read: string[] = [];
  render(
    <form
      aria-label="Question"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = typedIn(event);
        read.push(typed('question'), typed('phone'));
      }}
    >
      <input name="question" defaultValue="  Is there a pool?  " />
    </form>,
  );
  fireEvent.submit(screen.getByRole('form'));
  expect(read).toEqual(['Is there a pool?', '']);
});
