const localNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Notes and requests are for those who try the product out: not on the servers of production
 * (docs/domain/interface.md#top-bar).
 */
export const showsNotes = (env: string | undefined, hostname: string): boolean =>
  env !== undefined && (env !== 'prod' || localNames.has(hostname))
