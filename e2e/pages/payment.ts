import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Language } from '../language.ts';
import { wordsOf, type Say } from '../words.ts';

/** How a payment window can be left. */
export type PaymentEnding = 'Pay successfully' | 'Fail the payment' | 'Close';

/** The page of a booking that waits for its money, and the payment company's window over it. */
export class PaymentPageObject {
  readonly page: Page;
  readonly say: Say;
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.say = wordsOf('checkout', language);
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.say('One last step.') });
  }

  get payNow(): Locator {
    return this.page.getByRole('button', { name: this.say('Pay {amount} now') });
  }

  get payAtTheHotel(): Locator {
    return this.page.getByRole('button', { name: this.say('Pay at the hotel instead') });
  }

  /** What went wrong, as it is read out at once. */
  problem(message: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: this.say(message, { place: 'part' }) });
  }

  /** The payment company's window; there is at most one. */
  get window(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.locator('iframe') });
  }

  /** The window's first button, which has the focus when it opens. */
  get firstButton(): Locator {
    return this.frame.getByRole('button', { name: 'Pay successfully', exact: true });
  }

  /** Where the bank's code is typed, in the window. */
  get codeOfTheBank(): Locator {
    return this.frame.getByLabel('Code that your bank sent you');
  }

  private get frame(): FrameLocator {
    return this.window.locator('iframe').contentFrame();
  }

  /** The page while money may have left already. */
  get dontPayAgain(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.say('Please don’t pay again.') });
  }

  /** The page of what a confirmed stay still costs. */
  get theRest(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.say('Pay the rest now.') });
  }

  /** Has the payment fail for one of the gateway's reasons. */
  async failFor(reason: string): Promise<void> {
    await this.frame.getByLabel('It fails because').selectOption(reason);
    await this.end('Fail the payment');
  }

  /** The button of our own dialog around a gateway's fields. */
  get payInWindow(): Locator {
    return this.window.getByRole('button', { name: this.say('Pay {amount} now') });
  }

  /** The same of a card that is to be kept. */
  get leaveInWindow(): Locator {
    return this.window.getByRole('button', { name: this.say('Leave this card') });
  }

  get closeWindow(): Locator {
    return this.window.getByRole('button', { name: this.say('Close', { context: 'the payment window' }) });
  }

  /** Types a card into the fields of the gateway, and pays. */
  payByCard = (number: string): Promise<void> => this.typeCard(number, this.payInWindow);

  /** Types a card, and leaves it to be kept. */
  leaveCard = (number: string): Promise<void> => this.typeCard(number, this.leaveInWindow);

  private async typeCard(number: string, press: Locator): Promise<void> {
    await expect(press).toBeEnabled();
    await this.frame.getByLabel('Card number').fill(number);
    await this.frame.getByLabel('Expiration date').fill('12 / 34');
    await this.frame.getByLabel('Security code').fill('123');
    await press.click();
  }

  /** Has the bank ask for a code in the window, and answers it. */
  async passTheBank(answer: 'Confirm the payment' | 'Refuse the payment'): Promise<void> {
    await this.frame.getByRole('button', { name: 'Pay, and the bank asks for a code' }).click();
    await this.codeOfTheBank.fill('123456');
    await this.frame.getByRole('button', { name: answer }).click();
  }

  /** Leaves the window in one of the ways it can end. The window speaks English: it is not ours. */
  async end(ending: PaymentEnding): Promise<void> {
    const button = this.frame.getByRole('button', { name: ending, exact: true });
    await button.waitFor();
    // What its buttons do comes with its script.
    await button.evaluate(
      () => document.readyState === 'complete' || new Promise((come) => addEventListener('load', come)),
    );
    // Over WebDriver BiDi a press lands where the frame's own place would be on the page, and beside the window.
    if (this.page.context().browser()?.browserType().name() === 'firefox')
      await button.evaluate((one) => (one as HTMLButtonElement).click());
    else await button.click();
  }
}
