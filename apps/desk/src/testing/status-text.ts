import { screen, within } from '@testing-library/react';

/** The status of a page that says `text`. While a page is loading, another says so. */
export const statusText = (text: string): Promise<HTMLElement> =>
  within(screen.getByRole('main')).findByText(text, { exact: false, selector: '[role=status], [role=status] *' });
