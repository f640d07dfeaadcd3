/** Stands for a name that has not come yet: an id or a code says nothing to a person. */
export const unnamed = '…'
