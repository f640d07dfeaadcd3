/** The instant now as ISO-8601 UTC with milliseconds. Tests and the demo set their own. */
export type Clock = () => string

export const systemClock: Clock = () => new Date().toISOString()
