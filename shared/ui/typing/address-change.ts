/** What a remote's page sends the window when its address has changed, before anything is shown or taken away for it. */
export const ADDRESS_CHANGE = 'addresschange';
