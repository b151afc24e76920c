/** What came, as Declarative Web Push writes it (W3C Push API). */
export interface Pushed {
  readonly notification?: {
    readonly title?: string;
    readonly body?: string;
    readonly lang?: string;
    readonly dir?: NotificationDirection;
    readonly tag?: string;
    readonly navigate?: string;
  };
}
