/** Whoever keeps the session lends the way to renew it; until then there is nothing to renew. */
let renew: () => void = () => {}

export function setRenewal(given: () => void): void {
  renew = given
}

/** What this person may do is perhaps not what the page believes any more. */
export const rightsMayHaveChanged = (): void => renew()
