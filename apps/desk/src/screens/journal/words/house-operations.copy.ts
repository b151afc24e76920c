import { msg } from '@lingui/core/macro';

/** What somebody did with the people and the keys of the hotel. */
export const peopleWords = {
  invitePerson: msg({ message: 'Invited a team member', context: 'line of the journal' }),
  changePersonRole: msg({ message: 'Changed a team member’s role', context: 'line of the journal' }),
  removePerson: msg({ message: 'Removed a team member', context: 'line of the journal' }),
  makeSignInLink: msg({ message: 'Created a link for a locked-out team member', context: 'line of the journal' }),
  listPeople: msg({ message: 'Asked who works here', context: 'line of the journal' }),
  createPropertyKey: msg({ message: 'Made a key for a program', context: 'line of the journal' }),
  revokePropertyKey: msg({ message: 'Ended a program’s key', context: 'line of the journal' }),
  listPropertyKeys: msg({ message: 'Asked for the programs’ keys', context: 'line of the journal' }),
  setBookkeeping: msg({ message: 'Changed the accounts of the books', context: 'line of the journal' }),
  makeBookkeepingBatch: msg({ message: 'Made a batch for the books', context: 'line of the journal' }),
  signInvoice: msg({ message: 'Requested a signature for a document', context: 'line of the journal' }),
  setFiscalService: msg({ message: 'Connected the fiscal service', context: 'line of the journal' }),
  removeFiscalService: msg({ message: 'Disconnected the fiscal service', context: 'line of the journal' }),
  setInvoiceSettings: msg({ message: 'Changed the invoice details', context: 'line of the journal' }),
  setRegistrationSettings: msg({ message: 'Changed the details for the authority', context: 'line of the journal' }),
  listRegisteredDay: msg({ message: 'Read the registrations of a day', context: 'line of the journal' }),
  listRegistrations: msg({ message: 'Asked for the registrations', context: 'line of the journal' }),
  getRegistrationSettings: msg({ message: 'Asked for the details for the authority', context: 'line of the journal' }),
  setBounds: msg({ message: 'Set how far reception may go', context: 'line of the journal' }),
  listJournal: msg({ message: 'Asked for the journal', context: 'line of the journal' }),
} as const;

/** What somebody did with what is on sale. */
export const saleWords = {
  setInventory: msg({ message: 'Changed the rooms on sale', context: 'line of the journal' }),
  setRates: msg({ message: 'Changed prices', context: 'line of the journal' }),
  setRestrictions: msg({ message: 'Changed how long guests may stay', context: 'line of the journal' }),
  changeAri: msg({ message: 'Changed prices and rooms', context: 'line of the journal' }),
  clearOverrides: msg({ message: 'Went back to the rule', context: 'line of the journal' }),
  closeUnit: msg({ message: 'Closed a room', context: 'line of the journal' }),
  reopenUnit: msg({ message: 'Opened a room again', context: 'line of the journal' }),
  reportBroken: msg({ message: 'Said what is broken in a room', context: 'line of the journal' }),
  markMended: msg({ message: 'Marked a room as fixed', context: 'line of the journal' }),
  setUnitState: msg({ message: 'Set how clean a room is', context: 'line of the journal' }),
} as const;

/** What somebody did with what the hotel says of itself. */
export const setUpWords = {
  getSetUp: msg({ message: 'Asked for what the hotel says of itself', context: 'line of the journal' }),
  saveDraft: msg({ message: 'Changed the draft of what guests see', context: 'line of the journal' }),
  getLanguages: msg({ message: 'Asked for the hotel’s languages', context: 'line of the journal' }),
  proposeTexts: msg({ message: 'Had texts of other languages proposed', context: 'line of the journal' }),
  keepTexts: msg({ message: 'Read or wrote texts of another language', context: 'line of the journal' }),
  publishDraft: msg({ message: 'Published what guests see', context: 'line of the journal' }),
  takeBackPlanned: msg({ message: 'Cancelled planned changes', context: 'line of the journal' }),
  listPublications: msg({ message: 'Asked what guests saw when', context: 'line of the journal' }),
  getOwnDomain: msg({ message: 'Asked for the hotel’s own address', context: 'line of the journal' }),
  nameOwnDomain: msg({ message: 'Named an own address', context: 'line of the journal' }),
  checkOwnDomain: msg({ message: 'Checked the DNS records of the domain', context: 'line of the journal' }),
  removeOwnDomain: msg({ message: 'Gave an own address up', context: 'line of the journal' }),
  keepGatewayAccount: msg({ message: 'Gave the keys of an own account for payments', context: 'line of the journal' }),
  removeGatewayAccount: msg({ message: 'Had the keys of an own account forgotten', context: 'line of the journal' }),
  revertTo: msg({ message: 'Brought back what guests saw before', context: 'line of the journal' }),
} as const;
