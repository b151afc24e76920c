/**
 * A few lines that make the first formats of numbers and times in a worker. Chromium reads what it knows of every language
 * before the first of each, once for all threads of a page: 70 to 130 ms of a slow phone, in the middle of coming alive.
 * Other browsers read it faster or for each thread anew, and are left alone; `userAgentData` tells Chromium from them.
 */
export const formatsAside = `if('userAgentData'in navigator)try{
new Worker(URL.createObjectURL(new Blob(["new Intl.DateTimeFormat('en');new Intl.NumberFormat('en');close()"])))}catch{}`;
