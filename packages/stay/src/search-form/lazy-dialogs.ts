import { lazyDialog } from '@latchkey/ui/lazy-part';

const load = () => import(/* webpackChunkName: "later" */ './search-dialogs.lazy.tsx');

/** The two questions of a search, fetched when the first of them is opened. */
export const SearchDialogs = lazyDialog(() => load().then(({ SearchDialogs: dialogs }) => dialogs));

/** Starts fetching the dialogs and what they hold, when the guest is about to open one. */
export const prepareDialogs = (): void =>
  void load()
    .then(({ prepareDateRange }) => prepareDateRange())
    .catch(() => undefined);

const loadHours = () => import(/* webpackChunkName: "later" */ './hours-dialogs.lazy.tsx');

/** The two questions of an hourly stay, fetched when the first of them is opened. */
export const HoursDialogs = lazyDialog(() => loadHours().then(({ HoursDialogs: dialogs }) => dialogs));

/** Starts fetching them, when the guest is about to open one. */
export const prepareHoursDialogs = (): void =>
  void loadHours()
    .then(({ prepareDay }) => prepareDay())
    .catch(() => undefined);

const loadAnywhere = () => import(/* webpackChunkName: "later" */ './anywhere-dialogs.lazy.tsx');

/** The two questions of a search for hotels, fetched when the first of them is opened. */
export const AnywhereDialogs = lazyDialog(() => loadAnywhere().then(({ AnywhereDialogs: dialogs }) => dialogs));

/** Starts fetching them, when the guest is about to open one. */
export const prepareAnywhereDialogs = (): void =>
  void loadAnywhere()
    .then(({ prepareDateRange }) => prepareDateRange())
    .catch(() => undefined);
