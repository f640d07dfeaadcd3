/** How long tests wait for what has to come about: a busy machine takes its time, and only what never comes fails. */
export const patience = { timeout: 90_000 }
