import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Presses something and waits for what it fetches. A part that is on its way before the press may arrive while React
 * still acts on it; on a quick machine React loses track of it unless the whole is awaited as one act.
 */
export const press = async (element: Element): Promise<void> => act(async () => userEvent.click(element));
