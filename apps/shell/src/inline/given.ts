/** What the document gives to an inline script: JSON in an attribute of its element, never text within its code. */
export const given = <Given>(script: HTMLElement): Given => JSON.parse(script.dataset['given'] ?? '') as Given;
